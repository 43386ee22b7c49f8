package governor.bots.shipped;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The nets in the program's own files. */
final class ProgramFiles implements NetSource {
  private static final String FOLDER = "/governor/bots/nets/";

  @Override
  public Optional<byte[]> file(String name) {
    try (@Nullable InputStream in =
        ProgramFiles.class.getResourceAsStream(FOLDER + name + ".net")) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
