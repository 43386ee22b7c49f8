package governor.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;

/** What went wrong with a file, as a sentence. */
final class FileProblem {
  private FileProblem() {}

  static String sentence(IOException problem) {
    return problem instanceof FileSystemException file && file.getFile() != null
        ? "The file " + file.getFile() + " could not be read or written: " + why(file) + "."
        : "Something could not be read or written: "
            + Objects.requireNonNullElse(problem.getMessage(), "the system does not say why")
            + ".";
  }

  private static String why(FileSystemException problem) {
    return switch (problem) {
      case NoSuchFileException _ -> "there is no such file or folder; name another";
      case AccessDeniedException _ -> "you may not do that there; name another, or ask its owner";
      case FileAlreadyExistsException _ -> "something else has that name; name another";
      default ->
          Objects.requireNonNullElse(problem.getReason(), "the system does not say why")
              + "; mend that or name another";
    };
  }
}
