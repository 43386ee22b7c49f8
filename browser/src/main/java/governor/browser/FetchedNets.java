package governor.browser;

import governor.bots.shipped.NetSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The nets that the page has fetched, and those that it found not to be there. */
final class FetchedNets implements NetSource {
  private final Map<String, Optional<byte[]>> files = new HashMap<>();

  /** A file without bytes stands for a net that there is not. */
  void put(String name, byte[] bytes) {
    files.put(name, bytes.length == 0 ? Optional.empty() : Optional.of(bytes));
  }

  boolean has(String name) {
    return files.containsKey(name);
  }

  /** Without its net a level would play otherwise, and nobody would notice: so it is not played. */
  @Override
  public Optional<byte[]> file(String name) {
    Optional<byte[]> file = files.get(name);
    if (file == null) {
      throw new IllegalStateException("The net " + name + " has to be fetched first.");
    }
    return file;
  }
}
