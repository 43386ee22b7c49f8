package governor.data;

/**
 * Where a block of games stands in a file.
 *
 * @param block its number, from 1
 * @param rows how many decisions it holds
 * @param from its first byte
 * @param length how many bytes
 * @param notes what the form of the file has to know of it
 */
public record Part(int block, long rows, long from, long length, String notes) {
  private static final int FIELDS = 5;

  long end() {
    return from + length;
  }

  /** As a line without its end. */
  public String text() {
    return "%d %d %d %d %s".formatted(block, rows, from, length, notes).strip();
  }

  /** Reads such a line. */
  public static Part parse(String line) {
    String[] words = line.split(" ", FIELDS);
    return new Part(
        Integer.parseInt(words[0]),
        Long.parseLong(words[1]),
        Long.parseLong(words[2]),
        Long.parseLong(words[3]),
        words.length < FIELDS ? "" : words[FIELDS - 1]);
  }
}
