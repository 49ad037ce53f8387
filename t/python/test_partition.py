"""The partition of every stored graph, three times: by `assay ir part`, by the rule as it reads,
and by torch's own partitioner, with the same verdicts.

Run with a Python that has torch; ASSAY is the program, ASSAY_CORPUS the corpus (./repros).
"""

from __future__ import annotations

import json
import operator
import os
import re
import subprocess
import unittest
from pathlib import Path

try:
    import torch
    from torch.fx.passes.infra.partitioner import CapabilityBasedPartitioner
    from torch.fx.passes.operator_support import OperatorSupportBase
except ModuleNotFoundError:
    torch = None  # type: ignore[assignment]

ASSAY = os.environ.get("ASSAY", "build/assay")
CORPUS = Path(os.environ.get("ASSAY_CORPUS", Path(__file__).resolve().parents[2] / "repros"))
# The rule as it reads takes the cube of a graph's size: larger ones are left to torch.
SLOW_NODES = int(os.environ.get("ASSAY_PARTITION_NODES", "400"))
# torch takes minutes for graphs of thousands of nodes; 0: all graphs, whatever it takes.
TORCH_NODES = int(os.environ.get("ASSAY_PARTITION_TORCH_NODES", "600"))

TRANSPARENT = {
    "getitem",
    *(
        "aten." + op
        for op in (
            "view.default reshape.default permute.default slice.Tensor unsqueeze.default "
            "squeeze.default squeeze.dim expand.default t.default transpose.int select.int "
            "as_strided.default"
        ).split()
    ),
}
VIEW_PACKETS = {
    *(
        "aten." + op
        for op in (
            "_unsafe_view alias detach lift_fresh diagonal unfold expand_as split "
            "split_with_sizes view_as_real view_as_complex _neg_view"
        ).split()
    ),
    "prims.broadcast_in_dim",
    "prims.view_of",
}
VIEWS = TRANSPARENT | {"aten.squeeze.dims", "aten.view.dtype", "aten.unbind.int"}

STATEMENT = re.compile(r'^        (\w+)(?:: "[^"]*")? = (.*)$')
STRING = re.compile(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"")
NAME = re.compile(r"(?<![\w.])([A-Za-z_]\w*)(?!\s*[(=\w.])")


class Graph:
    """Names in textual order, what each uses, what it calls."""

    def __init__(self, text: str) -> None:
        self.names: list[str] = []
        self.uses: dict[str, list[str]] = {}
        self.target: dict[str, str | None] = {}
        self.returned: list[str] = []
        for line in text.splitlines():
            self.read(line)
        self.users: dict[str, list[str]] = {n: [] for n in self.names}
        for n in self.names:
            for u in self.uses[n]:
                self.users[u].append(n)

    def read(self, line: str) -> None:
        if line.startswith("    def forward(self"):
            for name in re.findall(r"(\w+): \"", line):
                self.add(name, None, "")
        elif line.startswith("        return "):
            self.returned = self.mentioned(line.replace("return", "", 1))
        elif (m := STATEMENT.match(line)) and not line.lstrip().startswith("#"):
            self.add(m[1], self.callee(m[2]), m[2])

    @staticmethod
    def callee(rhs: str) -> str | None:
        if m := re.match(r"torch\.ops\.([\w.]+)\(", rhs):
            return m[1]
        if re.fullmatch(r"\w+\[\d+\]", rhs):
            return "getitem"
        return None if rhs.startswith("self.") else "foreign"

    def mentioned(self, text: str) -> list[str]:
        found = NAME.findall(STRING.sub("''", text))
        return list(dict.fromkeys(n for n in found if n in self.target))

    def add(self, name: str, target: str | None, rhs: str) -> None:
        if target == "getitem":  # NAME does not take what a bracket follows as a call
            rhs = rhs.split("[")[0]
        self.uses[name] = self.mentioned(rhs)
        self.names.append(name)
        self.target[name] = target


def verdicts(graph: Graph, side: dict) -> dict[str, bool]:
    """As recorded; transparent nodes are always taken."""
    out = {}
    for n in graph.names:
        target = graph.target[n]
        fact = side["nodes"].get(n, side["ops"].get(target, {}))
        out[n] = target is not None and (target in TRANSPARENT or fact.get("fuse") is True)
    return out


def is_view(target: str | None) -> bool:
    return target in VIEWS or (target or "").rpartition(".")[0] in VIEW_PACKETS


class Rule:
    """Corpus.md's partition with sets, nothing kept up to date that can be worked out again."""

    def __init__(self, graph: Graph, fuse: dict[str, bool]) -> None:
        self.g = graph
        self.of: dict[str, int] = {}
        self.members: dict[int, set[str]] = {}
        self.outside: dict[int, set[str]] = {}
        self.reach: dict[int, set[int]] = {}
        self.down: dict[str, set[str]] = {}
        for n in reversed(graph.names):
            self.down[n] = set().union(*({u} | self.down[u] for u in graph.users[n]))
        for number, n in enumerate(reversed(graph.names)):
            if fuse[n]:
                self.take(n, number)

    def owners(self, nodes: set[str]) -> set[int]:
        return {self.of[n] for n in nodes if n in self.of}

    def hit(self, nodes: set[str]) -> set[int]:
        return set().union(*({c} | self.reach[c] for c in self.owners(nodes)))

    def closure(self, nodes: set[str]) -> set[str]:
        return nodes.union(*(self.down[n] for n in nodes))

    def take(self, n: str, p: int) -> None:
        users = self.g.users[n]
        neighbours = list(dict.fromkeys(self.of[u] for u in users if u in self.of))
        self.of[n] = p
        self.members[p] = {n}
        self.outside[p] = set(users)
        self.reach[p] = self.hit(self.closure(set(users))) - {p}
        for q in neighbours:
            p = self.merge(p, q)

    def merge(self, a: int, b: int) -> int:
        x = (self.outside[a] | self.outside[b]) - self.members[a] - self.members[b]
        below = self.closure(x)
        for c in self.owners(below):
            if c in (a, b) or a in self.reach[c] or b in self.reach[c]:
                return a
        m, r = (b, a) if len(self.members[b]) > len(self.members[a]) else (a, b)
        for n in self.members[r]:
            self.of[n] = m
        self.members[m] |= self.members.pop(r)
        self.outside[m] = x
        del self.outside[r]
        self.reach[m] = (self.reach[m] | self.reach.pop(r) | self.hit(below)) - {m, r}
        return m

    def parts(self) -> set[frozenset[str]]:
        of = dict(self.of)
        changed = True
        while changed:
            changed = False
            for n in self.g.names:
                users = self.g.users[n]
                if n in self.g.returned or any(self.g.target[u] != "getitem" for u in users):
                    continue
                for u in users:
                    changed |= of.get(u) != of.get(n)
                    of[u] = of.get(n)
        groups: dict[int, set[str]] = {}
        for n, p in of.items():
            if p is not None:
                groups.setdefault(p, set()).add(n)
        return {frozenset(g) for g in groups.values()}


def without_views(graph: Graph, parts: set[frozenset[str]]) -> set[frozenset[str]]:
    return {p for p in parts if not all(is_view(graph.target[n]) for n in p)}


def by_torch(graph: Graph, fuse: dict[str, bool]) -> set[frozenset[str]]:
    g = torch.fx.Graph()
    nodes: dict[str, torch.fx.Node] = {}
    for n in graph.names:
        args = tuple(nodes[u] for u in graph.uses[n])
        if graph.target[n] is None:
            nodes[n] = g.placeholder(n)
        elif graph.target[n] == "getitem":
            nodes[n] = g.call_function(operator.getitem, (*args, 0))
        else:
            nodes[n] = g.call_function(max, args)
    g.output(tuple(nodes[n] for n in graph.returned))
    names = {node: n for n, node in nodes.items()}

    class Support(OperatorSupportBase):
        def is_node_supported(self, _submodules: object, node: torch.fx.Node) -> bool:
            return node in names and fuse[names[node]]

    module = torch.fx.GraphModule(torch.nn.Module(), g)
    parts = CapabilityBasedPartitioner(
        module, Support(), allows_single_node_partition=True, skip_horizontal_fusion=True
    ).propose_partitions()
    return {frozenset(names[n] for n in p.nodes) for p in parts}


def shown(path: Path) -> str:
    show = [ASSAY, "corpus", "show", str(path)]
    return subprocess.run(show, check=True, capture_output=True, text=True).stdout


def by_assay(path: Path) -> tuple[set[frozenset[str]], bool]:
    out = subprocess.run(
        [ASSAY, "ir", "part", "--json", str(path)], check=True, capture_output=True, text=True
    )
    (graph,) = json.loads(out.stdout)
    return {frozenset(p) for p in graph["parts"]}, graph["repair"]


@unittest.skipIf(torch is None, "no torch")
class Partition(unittest.TestCase):
    def test_stored_graphs(self) -> None:
        paths = sorted(CORPUS.glob("models/*/*/*/full_graph_*.py.zst"))
        self.assertTrue(paths, f"{CORPUS}: no graphs")
        slow = repaired = large = 0
        for path in paths:
            with self.subTest(graph=str(path)):
                graph = Graph(shown(path))
                if TORCH_NODES and len(graph.names) > TORCH_NODES:
                    large += 1
                    continue
                side = json.loads(shown(Path(str(path)[:-7] + ".meta.json.zst")))
                fuse = verdicts(graph, side)
                ours, repair = by_assay(path)
                if repair:
                    repaired += 1
                    continue
                self.assertEqual(ours, without_views(graph, by_torch(graph, fuse)))
                if len(graph.names) <= SLOW_NODES:
                    slow += 1
                    self.assertEqual(ours, without_views(graph, Rule(graph, fuse).parts()))
        print(
            f"{len(paths) - large - repaired} graphs as torch has them, {slow} by the rule; "
            f"{repaired} repaired, {large} larger than {TORCH_NODES} nodes left out"
        )


if __name__ == "__main__":
    unittest.main()
