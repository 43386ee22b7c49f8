package governor.data.parquet;

import governor.data.Column;
import governor.data.Header;
import governor.data.Part;
import governor.data.Row;
import governor.data.RowFormat;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Parquet: a row group for each block of games, and everything about the file at its end. */
public final class ParquetFormat implements RowFormat {
  private static final byte[] MAGIC = "PAR1".getBytes(StandardCharsets.US_ASCII);
  private static final String OURS = "governor.";
  private static final String SPACES = "governor-spaces";
  private static final String BLOCKS = "governor-blocks";
  private static final int KEY_VALUES = 5;
  private static final int LONGEST_FOOT = 1 << 28;

  @Override
  public byte[] head(Header header) {
    return MAGIC.clone();
  }

  @Override
  public Encoded encode(List<Row> rows) {
    ByteArrayOutputStream group = new ByteArrayOutputStream();
    List<String> notes = new ArrayList<>();
    for (Column column : Column.values()) {
      Chunk.Written written = Chunk.write(column, rows);
      notes.add(
          "%d,%d,%d,%d"
              .formatted(group.size(), written.bytes().length, written.whole(), written.values()));
      group.writeBytes(written.bytes());
    }
    return new Encoded(group.toByteArray(), String.join(";", notes));
  }

  @Override
  public byte[] foot(Header header, List<Part> parts) {
    Thrift foot = new Thrift().number(1, 1);
    Schema.write(foot);
    foot.number(3, parts.stream().mapToLong(Part::rows).sum());
    foot.list(4, Thrift.STRUCT, parts.size());
    parts.forEach(part -> Schema.group(foot, part));
    Map<String, String> pairs = new LinkedHashMap<>();
    header.facts().forEach((key, value) -> pairs.put(OURS + key, value));
    pairs.put(SPACES, header.spaces());
    pairs.put(BLOCKS, parts.stream().map(Part::text).collect(Collectors.joining("\n")));
    foot.list(KEY_VALUES, Thrift.STRUCT, pairs.size());
    pairs.forEach((key, value) -> foot.begin().text(1, key).text(2, value).end());
    byte[] bytes = foot.text(6, "Governor").end().bytes();
    return ByteBuffer.allocate(bytes.length + 8)
        .order(ByteOrder.LITTLE_ENDIAN)
        .put(bytes)
        .putInt(bytes.length)
        .put(MAGIC)
        .array();
  }

  @Override
  public Optional<Content> read(Path file) throws IOException {
    Map<String, String> pairs = pairs(file);
    String blocks = pairs.get(BLOCKS);
    if (blocks == null) {
      return Optional.empty();
    }
    Map<String, String> facts = new LinkedHashMap<>();
    pairs.forEach(
        (key, value) -> {
          if (key.startsWith(OURS)) {
            facts.put(key.substring(OURS.length()), value);
          }
        });
    Header header = new Header(facts, pairs.getOrDefault(SPACES, "{}"));
    return Optional.of(new Content(header, blocks.lines().map(Part::parse).toList()));
  }

  /** The texts that somebody put into a file beside its rows. */
  private static Map<String, String> pairs(Path file) throws IOException {
    byte[] foot;
    try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
      byte[] end = new byte[8];
      if (in.length() < 12) {
        return Map.of();
      }
      in.seek(in.length() - 8);
      in.readFully(end);
      ByteBuffer tail = ByteBuffer.wrap(end).order(ByteOrder.LITTLE_ENDIAN);
      int length = tail.getInt();
      boolean ours = tail.equals(ByteBuffer.wrap(MAGIC));
      if (!ours || length < 0 || length > LONGEST_FOOT || length > in.length() - 12) {
        return Map.of();
      }
      foot = new byte[length];
      in.seek(in.length() - 8 - length);
      in.readFully(foot);
    }
    Map<String, String> pairs = new LinkedHashMap<>();
    try {
      if (new ThriftReader(foot).struct().get(KEY_VALUES) instanceof List<?> list) {
        for (Object each : list) {
          if (each instanceof Map<?, ?> pair) {
            pairs.put(String.valueOf(pair.get(1)), String.valueOf(pair.get(2)));
          }
        }
      }
    } catch (BufferUnderflowException e) {
      return Map.of();
    }
    return pairs;
  }
}
