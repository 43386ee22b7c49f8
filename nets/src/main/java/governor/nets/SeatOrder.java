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
    // All seats are written, and the place moves on by those whose turn is still to come.
    int place = relative(Agenda.seat(frame), me);
    f[n] = group + place;
    n += first ? 1 : 0;
    int turns = Agenda.turns(frame);
    for (int turn = 1; turn < seats; turn++) {
      place = place + 1 == seats ? 0 : place + 1;
      f[n] = group + place;
      n += turn - 1 - turns >>> Integer.SIZE - 1;
    }
    return n;
  }
}
