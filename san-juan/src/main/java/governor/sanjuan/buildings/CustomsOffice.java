package governor.sanjuan.buildings;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;

/**
 * Start of the councillor phase: an empty customs office may be given a card from the draw pile,
 * face down. It is a good, sold for two cards whatever the tile says.
 */
public final class CustomsOffice extends Step<SanJuanState> {
  private static final int CUSTOMS_OFFICE = Card.CUSTOMS_OFFICE.ordinal();

  @Override
  public void run(SanJuanState s, int frame, Options out) {
    int seat = Agenda.seat(frame);
    boolean empty = s.goodsAt(seat, SanJuanState.goodsPlace(CUSTOMS_OFFICE)) == 0;
    if (s.works(seat, Card.CUSTOMS_OFFICE) && empty && s.canDraw()) {
      out.add(Action.of(Verb.USE, CUSTOMS_OFFICE));
      out.add(Action.of(Verb.PASS));
    } else {
      s.pop();
    }
  }

  @Override
  public void choose(SanJuanState s, int frame, int action) {
    s.pop();
    if (Action.verb(action) == Verb.USE) {
      s.putGood(Agenda.seat(frame), CUSTOMS_OFFICE);
    }
  }
}
