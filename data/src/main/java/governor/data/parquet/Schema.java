package governor.data.parquet;

import governor.data.Column;
import governor.data.Part;

/** How Parquet names and types the columns. */
final class Schema {
  private static final int BOOLEAN = 0;
  private static final int INT32 = 1;
  private static final int FLOAT = 4;
  private static final int BYTE_ARRAY = 6;
  private static final int REQUIRED = 0;
  private static final int OPTIONAL = 1;
  private static final int REPEATED = 2;
  private static final int IS_TEXT = 0;
  private static final int IS_LIST = 3;
  private static final int PLAIN = 0;
  private static final int RUNS = 3;
  private static final int GZIP = 2;

  private Schema() {}

  /** The schema as field 2 of a file's foot. */
  static void write(Thrift foot) {
    int lists = 0;
    for (Column column : Column.values()) {
      lists += column.kind() == Column.Kind.INTS ? 1 : 0;
    }
    foot.list(2, Thrift.STRUCT, 1 + Column.values().length + 2 * lists);
    foot.begin().text(4, "decision").number(5, Column.values().length).end();
    for (Column column : Column.values()) {
      write(foot, column);
    }
  }

  private static void write(Thrift foot, Column column) {
    switch (column.kind()) {
      case INT -> leaf(foot, INT32, REQUIRED, column.title()).end();
      case FLAG -> leaf(foot, BOOLEAN, REQUIRED, column.title()).end();
      case FLOAT -> leaf(foot, FLOAT, REQUIRED, column.title()).end();
      case MAYBE_FLOAT -> leaf(foot, FLOAT, OPTIONAL, column.title()).end();
      case BYTES -> leaf(foot, BYTE_ARRAY, REQUIRED, column.title()).end();
      case TEXT -> leaf(foot, BYTE_ARRAY, REQUIRED, column.title()).number(6, IS_TEXT).end();
      case INTS -> {
        foot.begin().number(3, REQUIRED).text(4, column.title()).number(5, 1);
        foot.number(6, IS_LIST).end();
        foot.begin().number(3, REPEATED).text(4, "list").number(5, 1).end();
        leaf(foot, INT32, REQUIRED, "element").end();
      }
    }
  }

  private static Thrift leaf(Thrift foot, int type, int repetition, String name) {
    return foot.begin().number(1, type).number(3, repetition).text(4, name);
  }

  /** A row group as an entry of field 4. */
  static void group(Thrift foot, Part part) {
    String[] chunks = part.notes().split(";");
    foot.begin().list(1, Thrift.STRUCT, chunks.length);
    long whole = 0;
    for (int i = 0; i < chunks.length; i++) {
      String[] numbers = chunks[i].split(",");
      whole += Long.parseLong(numbers[2]);
      chunk(foot, Column.values()[i], part.from(), numbers);
    }
    foot.number(2, whole).number(3, part.rows()).end();
  }

  private static void chunk(Thrift foot, Column column, long group, String[] numbers) {
    long from = group + Long.parseLong(numbers[0]);
    foot.begin().number(2, from).struct(3).number(1, type(column));
    foot.list(2, Thrift.I32, 2).zigzag(PLAIN).zigzag(RUNS);
    if (column.kind() == Column.Kind.INTS) {
      foot.list(3, Thrift.BINARY, 3).text(column.title()).text("list").text("element");
    } else {
      foot.list(3, Thrift.BINARY, 1).text(column.title());
    }
    foot.number(4, GZIP).number(5, Long.parseLong(numbers[3]));
    foot.number(6, Long.parseLong(numbers[2])).number(7, Long.parseLong(numbers[1]));
    foot.number(9, from).end().end();
  }

  private static int type(Column column) {
    return switch (column.kind()) {
      case INT, INTS -> INT32;
      case FLAG -> BOOLEAN;
      case FLOAT, MAYBE_FLOAT -> FLOAT;
      case TEXT, BYTES -> BYTE_ARRAY;
    };
  }

  /** The head of a page of so many values. */
  static byte[] page(int values, int whole, int packed) {
    Thrift head = new Thrift().number(1, 0).number(2, whole).number(3, packed).struct(5);
    head.number(1, values).number(2, PLAIN).number(3, RUNS).number(4, RUNS).end();
    return head.end().bytes();
  }
}
