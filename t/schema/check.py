#!/usr/bin/env python3
"""check.py SCHEMA FILE...: whether JSON files are as a schema of schema/ says.

A checker of the part of JSON Schema (2020-12) that our schemas use; a keyword beyond it is an
error of the schema, so that none is passed over.  Standard library alone.
"""
import json
import sys

TYPES = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "null": type(None),
}
KNOWN = {"$schema", "$defs", "$ref", "title", "description", "type", "properties", "required",
         "additionalProperties", "items", "const", "enum"}


def is_of(value, name):
    """Whether a value is of a type of JSON Schema; booleans are no numbers."""
    if name == "number":
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    if name == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, TYPES[name])


def check(root, schema, value, where):
    """Yields what is wrong with a value."""
    unknown = set(schema) - KNOWN
    if unknown:
        raise SystemExit(f"{where}: keywords that are not checked: {', '.join(sorted(unknown))}")
    if "$ref" in schema:
        yield from check(root, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], value, where)
        return
    types = schema.get("type", [])
    types = [types] if isinstance(types, str) else types
    if types and not any(is_of(value, t) for t in types):
        yield f"{where}: {json.dumps(value)[:60]} is no {' or '.join(types)}"
        return
    if "const" in schema and value != schema["const"]:
        yield f"{where}: {json.dumps(value)[:60]} is not {json.dumps(schema['const'])}"
    if "enum" in schema and value not in schema["enum"]:
        yield f"{where}: {json.dumps(value)[:60]} is none of {json.dumps(schema['enum'])}"
    if isinstance(value, dict):
        yield from check_members(root, schema, value, where)
    if isinstance(value, list) and "items" in schema:
        for i, item in enumerate(value):
            yield from check(root, schema["items"], item, f"{where}[{i}]")


def check_members(root, schema, value, where):
    """Members of an object: those that must be there, and those that may."""
    members = schema.get("properties", {})
    others = schema.get("additionalProperties", True)
    for name in schema.get("required", []):
        if name not in value:
            yield f"{where}: {name} is missing"
    for name, member in value.items():
        if name in members:
            yield from check(root, members[name], member, f"{where}.{name}")
        elif others is False:
            yield f"{where}: {name} is not in the schema"
        elif others is not True:
            yield from check(root, others, member, f"{where}.{name}")


def refuse(word):
    raise ValueError(f"{word} is no JSON")


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        schema = json.load(file)
    wrong = 0
    for path in sys.argv[2:]:
        with open(path, encoding="utf-8") as file:
            value = json.load(file, parse_constant=refuse)
        for line in list(check(schema, schema, value, path))[:20]:
            print(line)
            wrong += 1
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
