package governor.data;

import governor.data.parquet.ParquetFormat;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A form of files of decisions: a head, blocks one after the other, and a foot. */
public interface RowFormat {
  /**
   * A block that is ready to be written.
   *
   * @param notes what the foot has to know of it
   */
  @SuppressWarnings("ArrayRecordComponent") // is handed on, never compared
  record Encoded(byte[] bytes, String notes) {}

  /** What is in a file. */
  record Content(Header header, List<Part> parts) {}

  /** The form by the end of a file's name. */
  static Optional<RowFormat> of(Path file) {
    String name = file.toString();
    if (name.endsWith(".parquet")) {
      return Optional.of(new ParquetFormat());
    }
    return name.endsWith(".ndjson") ? Optional.of(new NdjsonFormat()) : Optional.empty();
  }

  byte[] head(Header header);

  /** From any thread. */
  Encoded encode(List<Row> rows);

  byte[] foot(Header header, List<Part> parts);

  /** What is in a whole file; empty if it is none of ours. */
  Optional<Content> read(Path file) throws IOException;
}
