package governor.server.store;

import governor.desk.Rows;
import governor.table.Line;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * Lines of a journal in few bytes, for ever readable: what is said again and again is written once,
 * columns stand one after the other, numbers take the bytes that they need, and all is deflated.
 */
final class Pack {
  private static final int FORM = 1;
  private static final int MOST_LINES = 1_000_000;

  /** What lines have in common. */
  private record Act(String kind, int value, String words, String who) {}

  private Pack() {}

  static byte[] of(List<Line> lines) {
    Map<Act, Integer> acts = new LinkedHashMap<>();
    List<Rows.Row> rows = new ArrayList<>();
    for (Line line : lines) {
      Rows.Row row = Rows.of(line.entry());
      rows.add(row);
      acts.putIfAbsent(act(row), acts.size());
    }
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(bytes, deflater))) {
      number(out, FORM);
      number(out, lines.size());
      number(out, acts.size());
      for (Act act : acts.keySet()) {
        out.writeUTF(act.kind);
        number(out, act.value);
        out.writeUTF(act.words);
        out.writeUTF(act.who);
      }
      for (Rows.Row row : rows) {
        number(out, acts.getOrDefault(act(row), 0));
      }
      for (Rows.Row row : rows) {
        number(out, row.seat());
      }
      for (Rows.Row row : rows) {
        number(out, row.round());
      }
      for (Rows.Row row : rows) {
        number(out, row.extra());
      }
      long before = 0;
      for (Line line : lines) {
        long at = line.at().toEpochMilli();
        number(out, at - before);
        before = at;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      deflater.end();
    }
    return bytes.toByteArray();
  }

  private static Act act(Rows.Row row) {
    return new Act(row.kind(), row.value(), row.words(), row.who());
  }

  static List<Line> lines(byte[] pack) {
    try (DataInputStream in =
        new DataInputStream(new InflaterInputStream(new ByteArrayInputStream(pack)))) {
      if (number(in) != FORM) {
        throw new IllegalStateException("an archive has a form that this program does not know");
      }
      int size = Math.clamp(number(in), 0, MOST_LINES);
      List<Act> acts = new ArrayList<>();
      for (long left = number(in); left > 0; left--) {
        acts.add(new Act(in.readUTF(), (int) number(in), in.readUTF(), in.readUTF()));
      }
      int[] which = column(in, size);
      int[] seats = column(in, size);
      int[] rounds = column(in, size);
      int[] extras = column(in, size);
      List<Line> lines = new ArrayList<>();
      long at = 0;
      for (int i = 0; i < size; i++) {
        at += number(in);
        Act act = acts.get(which[i]);
        Rows.Row row =
            new Rows.Row(act.kind, seats[i], rounds[i], act.value, extras[i], act.words, act.who);
        lines.add(new Line(Instant.ofEpochMilli(at), Rows.entry(row)));
      }
      return lines;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int[] column(DataInputStream in, int size) throws IOException {
    int[] column = new int[size];
    for (int i = 0; i < size; i++) {
      column[i] = (int) number(in);
    }
    return column;
  }

  /** Seven bits a byte, small numbers of either sign in few bytes. */
  private static void number(DataOutputStream out, long number) throws IOException {
    long left = (number << 1) ^ (number >> 63);
    while (left >>> 7 != 0) {
      out.writeByte((int) ((left & 0x7f) | 0x80));
      left >>>= 7;
    }
    out.writeByte((int) left);
  }

  private static long number(DataInputStream in) throws IOException {
    long number = 0;
    int shift = 0;
    byte next;
    do {
      next = in.readByte();
      number |= (long) (next & 0x7f) << shift;
      shift += 7;
    } while (next < 0);
    return (number >>> 1) ^ -(number & 1);
  }
}
