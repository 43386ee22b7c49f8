package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The static checks name each folder of sources themselves; none may be forgotten. */
final class CheckedSourcesTest {
  private static final Path ROOT =
      Files.exists(Path.of("checks")) ? Path.of("") : Path.of("..").normalize();

  @Test
  void theSourcesOfEveryModuleAreChecked() throws IOException {
    String checks = Files.readString(ROOT.resolve("checks").resolve("pom.xml"));
    List<String> modules = modules();
    assertThat(modules).contains("core", "cli");
    for (String module : modules) {
      for (String kind : List.of("main", "test")) {
        if (Files.isDirectory(ROOT.resolve(module).resolve("src").resolve(kind).resolve("java"))) {
          assertThat(checks).contains(">${root}/" + module + "/src/" + kind + "/java<");
        }
      }
    }
  }

  private static List<String> modules() throws IOException {
    try (Stream<Path> folders = Files.list(ROOT)) {
      return folders
          .filter(folder -> Files.exists(folder.resolve("pom.xml")))
          .map(folder -> folder.getFileName().toString())
          .toList();
    }
  }
}
