"""Only here to put one .pth file beside the package, which pyproject.toml cannot say."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

PTH = "assay_torch_capture.pth"


class BuildWithPth(build_py):
    """The package, and the .pth that looks for ASSAY_CAPTURE_DIR at start-up."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            shutil.copy(Path(__file__).parent / PTH, Path(self.build_lib) / PTH)

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        return [*super().get_outputs(include_bytecode), str(Path(self.build_lib) / PTH)]


setup(cmdclass={"build_py": BuildWithPth})
