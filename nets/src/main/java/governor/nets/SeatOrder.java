package governor.nets;

import governor.core.Agenda;
import java.util.List;
import java.util.stream.IntStream;

/** Seats as a viewer counts them: itself first, then clockwise. */
public final class SeatOrder {
  private final int seats;

  public SeatOrder(int seats) {
    this.seats = seats;
  }

  /** What features call these seats, in this order. */
  public static List<String> words(int seats) {
    return IntStream.range(0, seats).mapToObj(i -> i == 0 ? "me" : "other " + i).toList();
  }

  /** How many places a seat is after the viewer. */
  public int relative(int seat, int me) {
    int distance = seat - me;
    return distance < 0 ? distance + seats : distance;
  }

  /** The seat that is so many places after the viewer. */
  public int after(int me, int places) {
    int seat = me + places;
    return seat < seats ? seat : seat - seats;
  }

  /**
   * Writes the features of the seats that still have their turn by a frame of the agenda; returns
   * the place after the last. One that has begun is seen as done: whether it goes on is asked
   * again, and so to go on and to stop are seen at the same point.
   *
   * @param first whether the seat of the frame itself has not begun
   * @param group the first feature of the group, one for each seat
   */
  public int turns(int frame, boolean first, int group, int me, int[] f, int n) {
    int seat = Agenda.seat(frame);
    int last = Math.min(seats - 1, Agenda.turns(frame));
    for (int turn = 0; turn <= last; turn++) {
      if (turn > 0 || first) {
        f[n++] = group + relative(seat, me);
      }
      seat = seat + 1 == seats ? 0 : seat + 1;
    }
    return n;
  }
}
