package governor.table;

import governor.core.Event;
import governor.core.EventSink;
import governor.core.Game;
import governor.core.Options;
import governor.core.State;
import java.util.Locale;

/** What follows a choice at once, as far as the seat that makes it can know. */
enum Sequel {
  /** The same seat is asked again, and nothing hidden has come to light: it can be taken back. */
  MORE,
  /** It is the others' turn. */
  OTHERS,
  /** Something hidden comes to light, or the game ends. */
  REVEALS;

  /** Tries the choice on a copy; how it goes on once another seat acts is not looked at. */
  static <S extends State> Sequel of(Game<S> game, S s, int action) {
    S copy = game.copy(s);
    Listener listener = new Listener(s.seatToAct());
    copy.listen(listener);
    game.apply(copy, action);
    game.advance(copy, new Options());
    if (listener.revealed || !listener.othersActed && copy.isOver()) {
      return REVEALS;
    }
    return listener.othersActed || copy.seatToAct() != s.seatToAct() ? OTHERS : MORE;
  }

  /** The word that is sent for it. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  private static final class Listener implements EventSink {
    private final int seat;
    private boolean revealed;
    private boolean othersActed;

    Listener(int seat) {
      this.seat = seat;
    }

    @Override
    public void happened(Event event) {
      revealed |= !othersActed && event.reveals();
    }

    @Override
    public void forced(State state, int whose, int action) {
      othersActed |= whose != seat;
    }
  }
}
