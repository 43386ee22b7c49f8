package governor.nets;

import governor.core.Parsed;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A net as bytes: a mark, the version of the form, and packed behind them the sizes of the layers,
 * the names of the game, of the features and of the kinds of choices, then each array of weights as
 * a scale and whole numbers of 16 bits, the higher bytes of all before the lower ones. Numbers are
 * no finer than they need be.
 *
 * <p>Whose features are others can play by the net all the same: see {@link NamedNet}.
 */
public final class NetFile {
  private static final int MARK = 0x474F564E; // GOVN
  private static final int VERSION = 3;
  private static final int SIZES = 3 * Integer.BYTES;
  private static final int MOST_WEIGHTS = 4_000_000;
  private static final int MOST_BYTES = 4 * MOST_WEIGHTS;
  private static final int MOST_SEATS = 8;

  private static final String CUT_OFF = "The net ends too early; its file was cut off.";

  /** Into how many parts the usual size of an array's weights is divided. */
  private static final float FINENESS = 32;

  private NetFile() {}

  /** The net, with its weights rounded. */
  public static byte[] write(NamedNet named) {
    Net net = named.net();
    byte[] game = text(List.of(named.words().game()));
    byte[] features = text(named.words().features());
    byte[] kinds = text(named.words().kinds());
    int size = SIZES + 3 * Integer.BYTES + game.length + features.length + kinds.length;
    for (float[] array : net.arrays()) {
      size += Float.BYTES + Short.BYTES * array.length;
    }
    ByteBuffer out = ByteBuffer.allocate(size);
    out.putInt(net.hidden1).putInt(net.hidden2).putInt(net.seats);
    out.putInt(game.length).put(game);
    out.putInt(features.length).put(features).putInt(kinds.length).put(kinds);
    for (float[] array : net.arrays()) {
      float scale = scale(array);
      out.putFloat(scale);
      for (float weight : array) {
        out.put((byte) (Math.round(weight / scale) >> 8));
      }
      for (float weight : array) {
        out.put((byte) Math.round(weight / scale));
      }
    }
    byte[] packed = Packing.pack(out.array());
    return ByteBuffer.allocate(8 + packed.length).putInt(MARK).putInt(VERSION).put(packed).array();
  }

  private static byte[] text(List<String> names) {
    return String.join("\n", names).getBytes(StandardCharsets.UTF_8);
  }

  /** A power of two, so that a net that was rounded once stays as it is. */
  private static float scale(float[] array) {
    float largest = 1e-6f;
    double squares = 0;
    int used = 1;
    for (float weight : array) {
      largest = Math.max(largest, Math.abs(weight));
      squares += weight * weight;
      used += weight != 0 ? 1 : 0;
    }
    float fine = (float) Math.sqrt(squares / used) / FINENESS;
    float least = 2 * largest / Short.MAX_VALUE;
    return Math.scalb(1f, Math.getExponent(Math.max(least, fine)));
  }

  /** The net in these bytes. */
  public static Parsed<NamedNet> read(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    if (bytes.length < 8 || in.getInt() != MARK) {
      return Parsed.refused("This is not a net; train one with \"governor train\".");
    }
    int version = in.getInt();
    if (version != VERSION) {
      return Parsed.refused(
          "The net is of version %d, but only %d can be read; train it again."
              .formatted(version, VERSION));
    }
    return Packing.unpack(bytes, 8, MOST_BYTES)
        .map(unpacked -> read(ByteBuffer.wrap(unpacked)))
        .orElseGet(() -> Parsed.refused(CUT_OFF));
  }

  private static Parsed<NamedNet> read(ByteBuffer in) {
    if (in.remaining() < SIZES) {
      return Parsed.refused(CUT_OFF);
    }
    int hidden1 = in.getInt();
    int hidden2 = in.getInt();
    int seats = in.getInt();
    List<String> game = names(in);
    List<String> features = names(in);
    List<String> kinds = names(in);
    if (game.isEmpty() || features.isEmpty() || kinds.isEmpty()) {
      return Parsed.refused(CUT_OFF);
    }
    boolean possible =
        isSize(hidden1, hidden2, kinds.size()) && isSize(hidden1, features.size(), 1);
    if (!possible || seats < 1 || seats > MOST_SEATS) {
      return Parsed.refused("The net says that it has layers of impossible sizes.");
    }
    Net net = new Net(features.size(), hidden1, hidden2, seats, kinds.size());
    for (float[] array : net.arrays()) {
      if (in.remaining() < Float.BYTES + Short.BYTES * array.length) {
        return Parsed.refused(CUT_OFF);
      }
      read(in, array);
    }
    return Parsed.ok(new NamedNet(net, new Vocabulary(game.getFirst(), features, kinds)));
  }

  /** Empty if they are not whole. */
  private static List<String> names(ByteBuffer in) {
    int size = in.remaining() < Integer.BYTES ? 0 : in.getInt();
    if (size <= 0 || size > in.remaining()) {
      return List.of();
    }
    byte[] text = new byte[size];
    in.get(text);
    return List.of(new String(text, StandardCharsets.UTF_8).split("\n", -1));
  }

  private static void read(ByteBuffer in, float[] array) {
    float scale = in.getFloat();
    int size = array.length;
    byte[] bytes = new byte[Short.BYTES * size];
    in.get(bytes);
    for (int i = 0; i < size; i++) {
      array[i] = scale * (bytes[i] << 8 | bytes[size + i] & 255);
    }
  }

  /** Whether so many weights are possible. */
  private static boolean isSize(int rows, int columns, int stacks) {
    return rows > 0
        && rows <= MOST_WEIGHTS
        && columns > 0
        && columns <= MOST_WEIGHTS / rows
        && stacks <= MOST_WEIGHTS / (rows * columns);
  }
}
