package governor.table;

import java.util.Arrays;

/** How long a table's log was at each of its versions; taking back makes it shorter. */
final class LogSizes {
  private int[] sizes = new int[16];
  private int version;

  /** At version 0 it is this long. */
  LogSizes(int first) {
    sizes[0] = first;
  }

  LogSizes(LogSizes other) {
    sizes = other.sizes.clone();
    version = other.version;
  }

  /** How long it is at the next version. */
  void add(int size) {
    version++;
    if (version == sizes.length) {
      sizes = Arrays.copyOf(sizes, version + version / 2);
    }
    sizes[version] = size;
  }

  /** The newest version. */
  int version() {
    return version;
  }

  /** How much of the log somebody still has who knew it at that version. */
  int knownAt(int knownVersion) {
    if (knownVersion < 0 || knownVersion > version) {
      return 0;
    }
    int known = sizes[knownVersion];
    for (int i = knownVersion + 1; i <= version; i++) {
      known = Math.min(known, sizes[i]);
    }
    return known;
  }
}
