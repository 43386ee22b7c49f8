import os
import subprocess
import sys
import tempfile
import unittest
import zipfile

from governor import java

PROJECT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


class WheelTest(unittest.TestCase):
    def test_the_wheel_holds_all_that_is_needed(self):
        sys.path.insert(0, PROJECT)
        import build_wheel
        # The build has folders of classes while it tests, jars once it has packed them.
        classes = [each for each in java.class_path().split(os.pathsep)
                   if os.path.isdir(each) or os.path.basename(each).startswith("governor")]
        with tempfile.TemporaryDirectory() as folder:
            path = build_wheel.wheel(folder, build_wheel.jar(classes))
            with zipfile.ZipFile(path) as archive:
                archive.extractall(folder)
            environment = {name: value for name, value in os.environ.items() if name != "GOVERNOR_CLASSPATH"}
            done = subprocess.run(
                [sys.executable, "-c", "import governor; print(governor.__file__, governor.Batch().counts)"],
                capture_output=True, text=True, timeout=120, cwd=folder,
                env={**environment, "PYTHONPATH": folder})
            self.assertTrue(done.stdout.startswith(folder) and "[5]" in done.stdout, done.stderr)
