package governor.bots.shipped;

import java.util.Optional;

/** Where the files of nets come from: the program's own files, or what a page has fetched. */
@FunctionalInterface
public interface NetSource {
  /** The file of the net with this name, if there is one. */
  Optional<byte[]> file(String name);
}
