package governor.server.live;

import java.util.LinkedHashMap;
import java.util.Map;

/** From where people last came, so that what is shared is shared among addresses too. */
public final class Whereabouts {
  private static final int MOST_KNOWN = 50_000;

  private final Map<String, String> addresses =
      new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
          return size() > MOST_KNOWN;
        }
      };

  /** A person has just come from this address. */
  public synchronized void came(String person, String address) {
    addresses.put(person, address);
  }

  /** The address of a person; of somebody who has not come since the start, themselves. */
  public synchronized String of(String person) {
    return addresses.getOrDefault(person, "person " + person);
  }
}
