package governor.data.parquet;

import governor.data.Column;
import governor.data.Row;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/** The values of one column in one row group: a single page. */
final class Chunk {
  private Chunk() {}

  /**
   * A chunk as it stands in the file.
   *
   * @param whole how many bytes it would have unpacked
   * @param values how many values, those that are not there included
   */
  @SuppressWarnings("ArrayRecordComponent") // is handed on, never compared
  record Written(byte[] bytes, long whole, long values) {}

  static Written write(Column column, List<Row> rows) {
    ByteArrayOutputStream plain = new ByteArrayOutputStream();
    int values = rows.size();
    switch (column.kind()) {
      case INT -> rows.forEach(row -> number(plain, column.number(row)));
      case FLOAT -> rows.forEach(row -> number(plain, Float.floatToIntBits(row.share())));
      case MAYBE_FLOAT -> maybe(rows, plain);
      case FLAG -> flags(rows, plain);
      case TEXT, BYTES -> rows.forEach(row -> bytes(plain, column.bytes(row)));
      case INTS -> values = lists(rows, plain);
    }
    byte[] packed = packed(plain);
    byte[] head = Schema.page(values, plain.size(), packed.length);
    ByteArrayOutputStream chunk = new ByteArrayOutputStream(head.length + packed.length);
    chunk.writeBytes(head);
    chunk.writeBytes(packed);
    return new Written(chunk.toByteArray(), (long) head.length + plain.size(), values);
  }

  private static byte[] packed(ByteArrayOutputStream plain) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      plain.writeTo(gzip);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return packed.toByteArray();
  }

  private static void number(ByteArrayOutputStream to, int value) {
    for (int shift = 0; shift < Integer.SIZE; shift += 8) {
      to.write(value >>> shift);
    }
  }

  private static void bytes(ByteArrayOutputStream to, byte[] bytes) {
    number(to, bytes.length);
    to.writeBytes(bytes);
  }

  private static void maybe(List<Row> rows, ByteArrayOutputStream plain) {
    Runs there = new Runs();
    rows.forEach(row -> there.add(row.value() == null ? 0 : 1));
    there.writeTo(plain);
    for (Row row : rows) {
      Float value = row.value();
      if (value != null) {
        number(plain, Float.floatToIntBits(value));
      }
    }
  }

  private static void flags(List<Row> rows, ByteArrayOutputStream plain) {
    int bits = 0;
    for (int i = 0; i < rows.size(); i++) {
      bits |= rows.get(i).capped() ? 1 << i % 8 : 0;
      if (i % 8 == 7 || i == rows.size() - 1) {
        plain.write(bits);
        bits = 0;
      }
    }
  }

  /** For every value whether it goes on with the list before it; lists are never empty. */
  private static int lists(List<Row> rows, ByteArrayOutputStream plain) {
    Runs goesOn = new Runs();
    Runs there = new Runs();
    int values = 0;
    for (Row row : rows) {
      for (int i = 0; i < row.legal().length; i++) {
        goesOn.add(i == 0 ? 0 : 1);
        there.add(1);
        values++;
      }
    }
    goesOn.writeTo(plain);
    there.writeTo(plain);
    rows.forEach(
        row -> {
          for (short each : row.legal()) {
            number(plain, each);
          }
        });
    return values;
  }

  /** Noughts and ones as lengths of runs, behind the number of bytes that they take. */
  private static final class Runs {
    private final ByteArrayOutputStream runs = new ByteArrayOutputStream();
    private int last;
    private int length;

    void add(int bit) {
      if (bit != last) {
        end();
        last = bit;
      }
      length++;
    }

    private void end() {
      if (length > 0) {
        long left = (long) length << 1;
        while ((left & ~0x7FL) != 0) {
          runs.write((int) (left & 0x7F | 0x80));
          left >>>= 7;
        }
        runs.write((int) left);
        runs.write(last);
        length = 0;
      }
    }

    void writeTo(ByteArrayOutputStream plain) {
      end();
      bytes(plain, runs.toByteArray());
    }
  }
}
