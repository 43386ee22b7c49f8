package governor.cli.record;

import governor.cli.UsageProblem;
import governor.cli.text.Json;
import governor.core.GameRecord;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.TreeMap;

/**
 * Records of many games written to one file in the order of their numbers, whatever order they end
 * in: text one after the other in {@code .games}, a line of JSON each in {@code .ndjson}.
 */
public final class RecordsFile implements AutoCloseable {
  private final Path file;
  private final Path draft;
  private final BufferedWriter out;
  private final Map<Integer, GameRecord> waiting = new TreeMap<>();
  private int next;

  private RecordsFile(Path file, int first) throws IOException {
    this.file = file;
    this.draft = file.resolveSibling(file.getFileName() + ".new");
    this.next = first;
    this.out = Files.newBufferedWriter(draft);
  }

  /** Whether this names one file for many games, and no folder. */
  public static boolean isOne(Path file) {
    return file.toString().endsWith(".games") || isJson(file);
  }

  private static boolean isJson(Path file) {
    return file.toString().endsWith(".ndjson");
  }

  /** A file whose first game has this number. */
  public static RecordsFile begin(Path file, int first) {
    try {
      return new RecordsFile(file, first);
    } catch (IOException e) {
      throw new UsageProblem("There can be no file " + file + "; name another.");
    }
  }

  /** Takes a record, from any thread. */
  public synchronized void write(int number, GameRecord record) {
    waiting.put(number, record);
    try {
      for (GameRecord each = waiting.remove(next); each != null; each = waiting.remove(next)) {
        print(each);
        next++;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void print(GameRecord record) throws IOException {
    out.write(isJson(file) ? Json.line(record.toData()) : record.toText());
    out.write('\n');
  }

  /** Gives the file its name, with the games that are there. */
  @Override
  public synchronized void close() {
    try (out) {
      for (GameRecord each : waiting.values()) {
        print(each);
      }
      out.flush();
      Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
