#!/usr/bin/env python3
"""Judges what the emitter writes: do PyYAML (YAML 1.1) and ruamel.yaml (1.1 and 1.2) read the same values back?

usage: emit_judge.py PATH-TO-smjournal-emit-check [values.json]

values.json: a list of {"id", "value"} with typed values ["null"], ["bool", b], ["int", "5"], ["float", "1.5"],
["str", s], ["seq", [...]], ["map", [[key, value], ...]]. Without it, values made here from a fixed seed are used.
Exit code: 0 all survive, 1 some do not, 2 neither parser is installed.
"""
import io, json, math, random, subprocess, sys


def tokens(value, out):
    kind, *rest = value
    if kind == "null":
        out.append("null")
    elif kind == "bool":
        out.append("bool " + ("true" if rest[0] else "false"))
    elif kind in ("int", "float"):
        out.append(f"{kind} {rest[0]}")
    elif kind == "str":
        out.append("str " + rest[0].encode().hex())
    elif kind == "seq":
        out.append(f"seq {len(rest[0])}")
        for item in rest[0]:
            tokens(item, out)
    else:
        out.append(f"map {len(rest[0])}")
        for key, item in rest[0]:
            tokens(key, out)
            tokens(item, out)


def plain(value):
    """The typed value of what a parser gives."""
    if value is None:
        return ["null"]
    if isinstance(value, bool):
        return ["bool", value]
    if isinstance(value, int):
        return ["int", str(int(value))]
    if isinstance(value, float):
        return ["float", "nan" if math.isnan(value) else repr(float(value))]
    if isinstance(value, str):
        return ["str", str(value)]
    if isinstance(value, list):
        return ["seq", [plain(item) for item in value]]
    if isinstance(value, dict):
        return ["map", [[plain(key), plain(item)] for key, item in value.items()]]
    return ["other", type(value).__name__, str(value)]


def expected(value):
    """The typed value with floats in Python's spelling."""
    kind, *rest = value
    if kind == "float":
        return plain(float(rest[0]))
    if kind == "seq":
        return ["seq", [expected(item) for item in rest[0]]]
    if kind == "map":
        return ["map", [[expected(key), expected(item)] for key, item in rest[0]]]
    return list(value)


def parsers():
    found = {}
    try:
        import yaml
        found["PyYAML " + yaml.__version__] = yaml.safe_load
        if hasattr(yaml, "CSafeLoader"):
            found["libyaml through PyYAML"] = lambda text: yaml.load(text, yaml.CSafeLoader)
    except ImportError:
        pass
    try:
        import ruamel.yaml

        def ruamel_reader(version, typ):
            def read(text):
                parser = ruamel.yaml.YAML(typ=typ, pure=True)
                parser.version = version
                return parser.load(text)
            return read

        found[f"ruamel.yaml {ruamel.yaml.__version__}, 1.2"] = ruamel_reader("1.2", "safe")
        found[f"ruamel.yaml {ruamel.yaml.__version__}, 1.1"] = ruamel_reader("1.1", "safe")
    except ImportError:
        pass
    return found


def made_values(count=400, seed=7):
    random.seed(seed)
    pieces = list("abyYnN019-+.,:;#&*!|>%@`'\"\\/?=<>[]{}()_~ \t\n\r") + [
        "null", "true", "off", ": ", " #", "- ", "0x", "0o7", "1e3", "12:30", "2024-01-02", "---", "...", "\n\n",
        "é", "👩‍⚕️", "\u00a0", "\u0085", "\u2028", "\ufeff", "\x00", "\x7f", "\ufffe", "日記"]

    def text():
        return "".join(random.choice(pieces) for _ in range(random.randint(0, 6)))

    def value(depth):
        kind = random.choice("ssssnbif" + ("lm" if depth < 4 else ""))
        if kind == "s":
            return ["str", text()]
        if kind == "n":
            return ["null"]
        if kind == "b":
            return ["bool", random.random() < 0.5]
        if kind == "i":
            return ["int", str(random.randint(-(2**63), 2**63 - 1) >> random.randint(0, 63))]
        if kind == "f":
            return ["float", repr(random.choice([1, -1]) * random.random() * 10 ** random.randint(-30, 30))]
        if kind == "l":
            return ["seq", [value(depth + 1) for _ in range(random.randint(0, 4))]]
        return mapping(depth + 1, random.randint(0, 4))

    def mapping(depth, count):
        keys = {text(): None for _ in range(count)}
        return ["map", [[["str", key], value(depth)] for key in keys]]

    return [{"id": f"made-{n}", "value": mapping(0, random.randint(1, 5))} for n in range(count)]


def main():
    readers = parsers()
    if not readers:
        print("neither PyYAML nor ruamel.yaml is installed")
        return 2
    values = json.load(open(sys.argv[2])) if len(sys.argv) > 2 else made_values()
    lines = []
    for each in values:
        tokens(each["value"], lines)
    run = subprocess.run([sys.argv[1]], input="\n".join(lines) + "\n", capture_output=True, text=True, check=True)
    texts = [bytes.fromhex(line).decode() for line in run.stdout.splitlines()]
    if len(texts) != len(values):
        print(f"{len(values)} values, {len(texts)} texts")
        return 1
    failures = 0
    for name, read in readers.items():
        lost = 0
        for each, text in zip(values, texts):
            try:
                found = plain(read(text))
            except Exception as error:
                found = ["error", str(error)]
            if found != expected(each["value"]):
                lost += 1
                if lost <= 5:
                    print(f"{each['id']}: {text!r}\n  {name} reads {str(found)[:300]}")
        failures += lost
        print(f"{name}: {len(values) - lost} of {len(values)} values survive")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
