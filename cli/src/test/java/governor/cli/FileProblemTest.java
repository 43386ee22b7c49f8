package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class FileProblemTest {
  static Stream<Arguments> problems() {
    return Stream.of(
        Arguments.of(new NoSuchFileException("/proc/x"), "no such file or folder; name another."),
        Arguments.of(new AccessDeniedException("/proc/x"), "you may not do that there;"),
        Arguments.of(new FileAlreadyExistsException("/proc/x"), "something else has that name;"),
        Arguments.of(
            new FileSystemException("/proc/x", null, "No space left on device"),
            "No space left on device; mend that or name another."));
  }

  @ParameterizedTest
  @MethodSource("problems")
  void saysWhichFileAndWhy(IOException problem, String expected) {
    assertThat(FileProblem.sentence(problem))
        .startsWith("The file /proc/x could not be read or written: ")
        .contains(expected)
        .doesNotContain("Exception");
  }

  @ParameterizedTest
  @MethodSource("withoutFiles")
  void saysWhatItCanWhereNoFileIsKnown(IOException problem, String expected) {
    assertThat(FileProblem.sentence(problem)).isEqualTo(expected);
  }

  static Stream<Arguments> withoutFiles() {
    return Stream.of(
        Arguments.of(
            new IOException("Broken pipe"), "Something could not be read or written: Broken pipe."),
        Arguments.of(
            new EOFException(),
            "Something could not be read or written: the system does not say why."));
  }
}
