package governor.cli.part;

import governor.cli.UsageProblem;
import governor.cli.text.Json;
import governor.cli.text.Text;
import governor.core.Parsed;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A partial result: a line that says what is being played, then a line for every block, each
 * written as soon as it is there. A run that was killed goes on behind its last whole line.
 */
public final class PartFile implements AutoCloseable {
  public static final String FORMAT = "governor-part-1";

  /** So much of a line that is wrong is shown. */
  private static final int SHOWN = 80;

  private final BufferedWriter out;
  private final List<Map<?, ?>> blocks;

  private PartFile(BufferedWriter out, List<Map<?, ?>> blocks) {
    this.out = out;
    this.blocks = blocks;
  }

  /** What is in a file: its header and its blocks by number. */
  public record Content(Path file, Map<String, Object> header, List<Map<?, ?>> blocks) {}

  /** Opens a file to go on with, or begins it. */
  public static PartFile open(Path file, Map<String, Object> header) {
    try {
      List<Map<?, ?>> blocks = List.of();
      StringBuilder whole = new StringBuilder(Json.line(header)).append('\n');
      if (Files.exists(file) && Files.size(file) > 0) {
        Content content = read(file);
        requireSame(header, content);
        blocks = content.blocks();
        blocks.forEach(block -> whole.append(Json.line(block)).append('\n'));
      }
      Path draft = file.resolveSibling(file.getFileName() + ".new");
      Files.writeString(draft, whole);
      Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
      return new PartFile(
          Files.newBufferedWriter(file, StandardCharsets.UTF_8, StandardOpenOption.APPEND), blocks);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The blocks that were there when it was opened. */
  public List<Map<?, ?>> known() {
    return blocks;
  }

  /** Adds a block; it is on its way to the disk when this returns. */
  public synchronized void add(Map<String, Object> block) {
    try {
      out.write(Json.line(block));
      out.newLine();
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try {
      out.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads a file; a last line that was not written to its end is left out. */
  public static Content read(Path file) {
    String text;
    try {
      text = Files.readString(file);
    } catch (IOException e) {
      throw new UsageProblem("There is no readable file " + file + ".");
    }
    List<String> lines =
        new ArrayList<>(text.substring(0, text.lastIndexOf('\n') + 1).lines().toList());
    Map<String, Object> header = new LinkedHashMap<>();
    if (!lines.isEmpty()
        && Json.read(lines.getFirst()) instanceof Parsed.Ok<Map<?, ?>>(Map<?, ?> first)) {
      first.forEach((key, value) -> header.put(String.valueOf(key), value));
    }
    if (!FORMAT.equals(header.get("format"))) {
      throw new UsageProblem("The file " + file + " is no partial result of Governor.");
    }
    int all = header.get("blocks") instanceof Integer number ? number : 0;
    List<Map<?, ?>> blocks = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      if (!(Json.read(line) instanceof Parsed.Ok<Map<?, ?>>(Map<?, ?> block))
          || !(block.get("block") instanceof Integer number)) {
        throw new UsageProblem(
            "The file %s has a line that is no block: %s".formatted(file, Text.cut(line, SHOWN)));
      }
      if (number < 1 || number > all) {
        throw new UsageProblem(
            "The file %s has a block %d, and %d were planned.".formatted(file, number, all));
      }
      blocks.add(block);
    }
    return new Content(file, header, blocks);
  }

  /** Refuses a file that belongs to something else, and names what differs. */
  public static void requireSame(Map<String, Object> header, Content other) {
    Map<String, Object> ours = texts(Json.data(header));
    Map<String, Object> theirs = texts(other.header());
    for (String key : ours.keySet()) {
      if (!String.valueOf(ours.get(key)).equals(String.valueOf(theirs.get(key)))) {
        throw new UsageProblem(
            "The file %s does not belong here: its %s is %s, not %s."
                .formatted(other.file(), key, theirs.get(key), ours.get(key)));
      }
    }
  }

  private static Map<String, Object> texts(Map<?, ?> map) {
    Map<String, Object> texts = new LinkedHashMap<>();
    map.forEach((key, value) -> texts.put(String.valueOf(key), value));
    return texts;
  }

  /** The blocks of several files by number; the same block twice has to be the same. */
  public static Map<Integer, Map<?, ?>> merged(List<Content> parts) {
    Map<Integer, Map<?, ?>> all = new TreeMap<>();
    for (Content part : parts) {
      for (Map<?, ?> block : part.blocks()) {
        Map<?, ?> other = all.putIfAbsent((Integer) block.get("block"), block);
        if (other != null && !other.equals(block)) {
          throw new UsageProblem(
              "Block %s of %s is another one than in the files before it."
                  .formatted(block.get("block"), part.file()));
        }
      }
    }
    return all;
  }
}
