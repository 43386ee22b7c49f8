package governor.data.parquet;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Writes structures as Thrift's compact protocol does, in which Parquet says what is in its files.
 * Fields are written in the order of their numbers.
 */
final class Thrift {
  static final int TRUE = 1;
  static final int I32 = 5;
  static final int I64 = 6;
  static final int BINARY = 8;
  static final int LIST = 9;
  static final int STRUCT = 12;

  private static final int SHORT_LIST = 15;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final int[] last = new int[8];
  private int depth;

  byte[] bytes() {
    return out.toByteArray();
  }

  Thrift number(int field, int value) {
    head(field, I32);
    return zigzag(value);
  }

  Thrift number(int field, long value) {
    head(field, I64);
    return zigzag(value);
  }

  Thrift text(int field, String value) {
    head(field, BINARY);
    return text(value);
  }

  /** Begins a structure inside this one. */
  Thrift struct(int field) {
    head(field, STRUCT);
    return begin();
  }

  /** Begins a list, whose entries follow. */
  Thrift list(int field, int kind, int size) {
    head(field, LIST);
    if (size < SHORT_LIST) {
      out.write(size << 4 | kind);
    } else {
      out.write(SHORT_LIST << 4 | kind);
      varint(size);
    }
    return this;
  }

  /** Begins a structure that is an entry of a list. */
  Thrift begin() {
    last[++depth] = 0;
    return this;
  }

  /** Ends the structure that was begun last, or the whole. */
  Thrift end() {
    out.write(0);
    depth = Math.max(0, depth - 1);
    return this;
  }

  /** A number that is an entry of a list. */
  Thrift zigzag(long value) {
    return varint(value << 1 ^ value >> 63);
  }

  /** A text that is an entry of a list. */
  Thrift text(String value) {
    byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
    varint(bytes.length);
    out.writeBytes(bytes);
    return this;
  }

  private void head(int field, int kind) {
    int step = field - last[depth];
    last[depth] = field;
    out.write(step << 4 | kind);
  }

  private Thrift varint(long value) {
    long left = value;
    while ((left & ~0x7FL) != 0) {
      out.write((int) (left & 0x7F | 0x80));
      left >>>= 7;
    }
    out.write((int) left);
    return this;
  }
}
