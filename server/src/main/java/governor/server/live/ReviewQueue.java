package governor.server.live;

import governor.core.GameRecord;
import governor.desk.Problem;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Games that wait to be looked at again, one of each person at a time. */
final class ReviewQueue {
  private static final int MOST = 100;

  /** Enough for a club behind one address, and too few to fill the queue from there. */
  private static final int MOST_OF_AN_ADDRESS = 5;

  /** One that waits, who wants it, and from where. */
  record Waiting(String game, GameRecord record, String person, String address) {}

  /** The first is the one that is being done. */
  private final List<Waiting> all = new ArrayList<>();

  /**
   * Comes last; false if the game is among them already.
   *
   * @throws Problem if that person has another one there, or if there are too many
   */
  synchronized boolean add(Waiting one) {
    if (place(one.game) >= 0) {
      return false;
    }
    if (all.stream().anyMatch(each -> each.person.equals(one.person))) {
      throw Problem.tooMany("Another game of yours is being analysed; wait for that one.", 20);
    }
    long near = all.stream().filter(each -> each.address.equals(one.address)).count();
    if (near >= MOST_OF_AN_ADDRESS) {
      throw Problem.tooMany(
          "%d games of people at your address are being analysed; wait for one of them."
              .formatted(near),
          20);
    }
    if (all.size() >= MOST) {
      throw Problem.busy("Too many games wait to be analysed; try again later.");
    }
    all.add(one);
    return true;
  }

  /** How many are before this one; -1 if it is not there. */
  synchronized int place(String game) {
    for (int place = 0; place < all.size(); place++) {
      if (all.get(place).game.equals(game)) {
        return place;
      }
    }
    return -1;
  }

  synchronized @Nullable Waiting first() {
    return all.isEmpty() ? null : all.getFirst();
  }

  synchronized void remove(String game) {
    all.removeIf(each -> each.game.equals(game));
  }

  /** Those that wait, without the first. */
  synchronized List<Waiting> behind() {
    return all.isEmpty() ? List.of() : List.copyOf(all.subList(1, all.size()));
  }
}
