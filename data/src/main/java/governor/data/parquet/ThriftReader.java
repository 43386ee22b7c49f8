package governor.data.parquet;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads a structure of Thrift's compact protocol as numbers of fields with what they hold. */
final class ThriftReader {
  private static final int MOST_DEEP = 16;

  private final ByteBuffer in;
  private int depth;

  ThriftReader(byte[] bytes) {
    in = ByteBuffer.wrap(bytes);
  }

  /** Longs, doubles, texts, booleans, lists and maps by the numbers of the fields. */
  Map<Integer, Object> struct() {
    if (++depth > MOST_DEEP) {
      throw new BufferUnderflowException();
    }
    Map<Integer, Object> fields = new TreeMap<>();
    int field = 0;
    for (int head = in.get() & 0xFF; head != 0; head = in.get() & 0xFF) {
      field = head >>> 4 == 0 ? (int) zigzag() : field + (head >>> 4);
      fields.put(field, value(head & 0xF, false));
    }
    depth--;
    return fields;
  }

  private Object value(int kind, boolean inList) {
    return switch (kind) {
      case 1, 2 -> inList ? in.get() == 1 : kind == Thrift.TRUE;
      case 3 -> (long) in.get();
      case 4, Thrift.I32, Thrift.I64 -> zigzag();
      case 7 -> in.getDouble();
      case Thrift.BINARY -> text();
      case Thrift.LIST, 10 -> list();
      case Thrift.STRUCT -> struct();
      default -> throw new BufferUnderflowException();
    };
  }

  private List<Object> list() {
    int head = in.get() & 0xFF;
    long size = head >>> 4 == 0xF ? varint() : head >>> 4;
    List<Object> values = new ArrayList<>();
    for (long i = 0; i < size; i++) {
      values.add(value(head & 0xF, true));
    }
    return values;
  }

  private String text() {
    long length = varint();
    if (length < 0 || length > in.remaining()) {
      throw new BufferUnderflowException();
    }
    byte[] bytes = new byte[(int) length];
    in.get(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private long zigzag() {
    long value = varint();
    return value >>> 1 ^ -(value & 1);
  }

  private long varint() {
    long value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      byte next = in.get();
      value |= (next & 0x7FL) << shift;
      if (next >= 0) {
        return value;
      }
    }
    throw new BufferUnderflowException();
  }
}
