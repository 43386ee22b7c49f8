"""Builds a wheel from this folder and Governor's classes with Python's own library alone.

    python3 build_wheel.py TO CLASSES...   CLASSES: folders or jars of classes, the same that a class path has

tools/wheel compiles the classes and calls this. The jar is also left inside the package, so that it can be
used from the checkout.
"""

import base64
import hashlib
import io
import os
import re
import sys
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
EPOCH = (2026, 1, 1, 0, 0, 0)  # The same sources make the same bytes.
MANIFEST_NAME = "META-INF/MANIFEST.MF"
MANIFEST = "Manifest-Version: 1.0\r\nEnable-Native-Access: ALL-UNNAMED\r\n\r\n"
SERVICES = "META-INF/services/"
WHEEL = "Wheel-Version: 1.0\nGenerator: governor\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
METADATA = """Metadata-Version: 2.1
Name: governor
Version: {version}
Summary: San Juan and Puerto Rico for research: fast batches of games, named spaces, forward model
License: Apache-2.0
Requires-Python: >=3.9
Requires-Dist: numpy
Provides-Extra: pettingzoo
Requires-Dist: pettingzoo; extra == 'pettingzoo'
Requires-Dist: gymnasium; extra == 'pettingzoo'
Provides-Extra: gymnasium
Requires-Dist: gymnasium; extra == 'gymnasium'
Description-Content-Type: text/markdown

{description}"""


def files(folder):
    for place, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            path = os.path.join(place, name)
            yield os.path.relpath(path, folder).replace(os.sep, "/"), path


def contents(place):
    """Names and contents of a folder or a jar."""
    if os.path.isdir(place):
        for name, path in files(place):
            with open(path, "rb") as file:
                yield name, file.read()
    else:
        with zipfile.ZipFile(place) as archive:
            for name in archive.namelist():
                if not name.endswith("/") and name != MANIFEST_NAME:
                    yield name, archive.read(name)


def pack(entries):
    """A zip archive of these names and contents."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries:
            archive.writestr(zipfile.ZipInfo(name, EPOCH), content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def jar(classes):
    """One jar of several folders and jars of classes; lists of services are joined."""
    entries = {MANIFEST_NAME: MANIFEST.encode()}
    for place in classes:
        for name, content in contents(place):
            joined = name.startswith(SERVICES) and name in entries
            entries[name] = entries[name] + b"\n" + content if joined else content
    if "governor/gym/wire/Inside.class" not in entries:
        raise SystemExit("These do not hold Governor's classes; run tools/wheel, which compiles them.")
    return pack(entries.items())


def read(name):
    with open(os.path.join(HERE, name), encoding="utf-8") as file:
        return file.read()


def wheel(folder, program):
    """Writes the wheel to this folder and returns its path."""
    version = re.search(r'^__version__ = "(.*)"', read("governor/__init__.py"), re.MULTILINE).group(1)
    about = f"governor-{version}.dist-info"
    entries = [(f"governor/{name}", read(f"governor/{name}").encode())
               for name, _ in files(os.path.join(HERE, "governor")) if name.endswith(".py")]
    entries += [
        ("governor/governor.jar", program),
        (f"{about}/METADATA", METADATA.format(version=version, description=read("README.md")).encode()),
        (f"{about}/WHEEL", WHEEL.encode())]
    rows = []
    for name, content in entries:
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        rows.append(f"{name},sha256={digest},{len(content)}\n")
    rows.append(f"{about}/RECORD,,\n")
    entries.append((f"{about}/RECORD", "".join(rows).encode()))
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, f"governor-{version}-py3-none-any.whl")
    with open(path, "wb") as file:
        file.write(pack(entries))
    return path


def main(to, *classes):
    program = jar(classes)
    with open(os.path.join(HERE, "governor", "governor.jar"), "wb") as file:
        file.write(program)
    print(wheel(to, program))


if __name__ == "__main__":
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
