package governor.server.http;

import governor.core.Parsed;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Addresses and networks of the Internet, such as 127.0.0.1, 10.0.0.0/8 or ::1. */
public final class Networks {
  public static final Networks NONE = new Networks(List.of());

  /** This very machine. */
  public static final Networks LOCAL = parse("127.0.0.0/8,::1").orThrow();

  /** How many bytes an address of the shorter kind has, and how many of the longer tell whose. */
  private static final int SHORT = 4;

  private static final int HOLDER = 8;

  /** Those whose first so many bits are the same. */
  private static final class Network {
    private final byte[] address;
    private final int bits;

    private Network(byte[] address, int bits) {
      this.address = address;
      this.bits = bits;
    }

    boolean has(byte[] other) {
      if (other.length != address.length) {
        return false;
      }
      for (int bit = 0; bit < bits; bit++) {
        int differing = address[bit / 8] ^ other[bit / 8];
        if ((differing & (0x80 >> (bit % 8))) != 0) {
          return false;
        }
      }
      return true;
    }
  }

  private final List<Network> networks;

  private Networks(List<Network> networks) {
    this.networks = networks;
  }

  /** Reads several, with commas between them; an empty text has none. */
  public static Parsed<Networks> parse(String text) {
    List<Network> networks = new ArrayList<>();
    for (String each : text.isBlank() ? new String[0] : text.split(",")) {
      String[] parts = each.strip().split("/", 2);
      byte[] address = bytes(parts[0]);
      int most = address.length * 8;
      String length = parts.length == 1 ? Integer.toString(most) : parts[1];
      if (most == 0 || !length.matches("[0-9]{1,3}") || Integer.parseInt(length) > most) {
        return Parsed.refused(
            "\"" + each.strip() + "\" is no address; write 192.0.2.7, 10.0.0.0/8 or ::1.");
      }
      networks.add(new Network(address, Integer.parseInt(length)));
    }
    return Parsed.ok(new Networks(networks));
  }

  boolean has(String address) {
    byte[] bytes = bytes(address);
    return networks.stream().anyMatch(each -> each.has(bytes));
  }

  /**
   * An address, or of the longer kind the network to which it belongs: whoever has one of these has
   * as a rule all that begin alike.
   */
  static String ofHolder(String address) {
    if (address.indexOf(':') < 0) {
      return address;
    }
    byte[] bytes = bytes(address);
    if (bytes.length <= SHORT) {
      return address;
    }
    try {
      byte[] network = Arrays.copyOf(Arrays.copyOf(bytes, HOLDER), bytes.length);
      return InetAddress.getByAddress(network).getHostAddress() + "/" + 8 * HOLDER;
    } catch (UnknownHostException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The address in bytes; none if it is not one. Nobody is ever asked about a name. */
  private static byte[] bytes(String address) {
    if (!address.matches("[0-9.]{7,15}|[0-9a-fA-F:.]*:[0-9a-fA-F:.%a-z]*")) {
      return new byte[0];
    }
    try {
      return InetAddress.getByName(address).getAddress();
    } catch (UnknownHostException e) {
      return new byte[0];
    }
  }
}
