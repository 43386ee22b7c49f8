"""Finds the JVM and Governor's classes."""

import glob
import os
import re
import shutil
import sys

from .problems import NoJava

LEAST = 25
JAR = os.path.join(os.path.dirname(os.path.abspath(__file__)), "governor.jar")
FOLDERS = (
    "/usr/lib/jvm/*", "/usr/lib64/jvm/*", "/usr/java/*", "/opt/*", "/opt/java/*",
    "~/.sdkman/candidates/java/*", "~/.jdks/*", "~/.m2/jdks/*",
    "/Library/Java/JavaVirtualMachines/*/Contents/Home",
    "~/Library/Java/JavaVirtualMachines/*/Contents/Home",
    "C:/Program Files/Java/*", "C:/Program Files/Eclipse Adoptium/*",
)


def options():
    """What both ways of running the JVM give it."""
    chosen = os.environ.get("GOVERNOR_JAVA_OPTS", "-XX:+UseSerialGC").split()
    return [*chosen, "--enable-native-access=ALL-UNNAMED", "-Djava.class.path=" + class_path()]


def class_path():
    """The jar inside this package, or what GOVERNOR_CLASSPATH names."""
    found = os.environ.get("GOVERNOR_CLASSPATH") or JAR
    if found == JAR and not os.path.exists(JAR):
        raise NoJava(
            "Governor's jar is not beside this package. Install the wheel that tools/wheel builds, or "
            "run tools/wheel once to use the package from the checkout.")
    return found


def home():
    """The folder of a Java 25 or newer: JAVA25_HOME, JAVA_HOME, the path, the usual folders."""
    seen = []
    for folder in candidates():
        version = feature(folder)
        if version >= LEAST and os.path.exists(library(folder)):
            return folder
        if version and f"Java {version}" not in seen:
            seen.append(f"Java {version}")
    raise NoJava(
        f"Governor needs Java {LEAST} or newer, but found {', '.join(seen) or 'no Java at all'}. Install one "
        "(Temurin, or your system's package openjdk-25-jre-headless), or set JAVA_HOME to it.")


def candidates():
    for variable in ("JAVA25_HOME", "JAVA_HOME"):
        if os.environ.get(variable):
            yield os.environ[variable]
    program = shutil.which("java")
    if program:
        yield os.path.dirname(os.path.dirname(os.path.realpath(program)))
    for pattern in FOLDERS:
        yield from sorted(glob.glob(os.path.expanduser(pattern)))


def feature(folder):
    """The feature number of the Java in a folder; 0 if there is none."""
    try:
        with open(os.path.join(folder, "release"), encoding="utf-8") as release:
            found = re.search(r'^JAVA_VERSION="(?:1\.)?(\d+)', release.read(), re.MULTILINE)
    except OSError:
        return 0
    return int(found.group(1)) if found else 0


def library(folder):
    if sys.platform == "win32":
        return os.path.join(folder, "bin", "server", "jvm.dll")
    name = "libjvm.dylib" if sys.platform == "darwin" else "libjvm.so"
    return os.path.join(folder, "lib", "server", name)


def program(folder):
    return os.path.join(folder, "bin", "java.exe" if sys.platform == "win32" else "java")
