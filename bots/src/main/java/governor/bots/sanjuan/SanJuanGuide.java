package governor.bots.sanjuan;

import governor.bots.search.Concept;
import governor.bots.search.RoleGuide;
import governor.bots.search.Style;
import governor.core.Action;
import governor.core.Agenda;
import governor.sanjuan.Role;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import java.util.List;

/** San Juan for searches. */
public final class SanJuanGuide extends RoleGuide<SanJuanState> {
  /** Who has so many buildings may have all of them before the next choice of a role. */
  private static final int ALMOST_COMPLETE = 11;

  private static final List<Concept> CONCEPTS =
      List.of(
          new Concept("card", "cards", 1),
          new Concept("good", "goods", 1),
          new Concept("building", "buildings", 2),
          new Concept("point", "points", 1.5));

  private final SanJuanGame game;

  public SanJuanGuide(SanJuanGame game) {
    super(CONCEPTS, Verb.PASS);
    this.game = game;
  }

  @Override
  public boolean endIsNear(SanJuanState s) {
    for (int seat = 0; seat < s.players(); seat++) {
      if (s.buildings(seat) >= ALMOST_COMPLETE) {
        return true;
      }
    }
    return false;
  }

  /** Once somebody has twelve buildings, cards in hand are of no more use after the phase. */
  @Override
  protected boolean isLastBuild(SanJuanState s) {
    return s.someoneIsComplete() && Agenda.step(s.top()) == StepId.BUILD;
  }

  @Override
  protected boolean buildsPoints(SanJuanState s, int action) {
    return Action.verb(action) == Verb.BUILD && s.rules().points(Action.a(action)) > 0;
  }

  @Override
  public void count(SanJuanState s, int seat, int[] counts, int at) {
    counts[at] = s.handSize(seat);
    counts[at + 1] = s.goods(seat);
    counts[at + 2] = s.buildings(seat);
    counts[at + 3] = game.points(s, seat);
  }

  @Override
  public int style(SanJuanState s, int action) {
    int operand = Action.a(action);
    return switch (Action.verb(action)) {
      case Verb.TAKE ->
          switch (Role.of(operand)) {
            case BUILDER -> Style.BUILD;
            case PRODUCER -> Style.PRODUCE;
            case TRADER, COUNCILLOR, PROSPECTOR -> Style.TRADE;
          };
      case Verb.BUILD -> s.rules().isProduction(operand) ? Style.PRODUCE : Style.BUILD;
      case Verb.PASS -> Style.TRADE;
      default -> Style.NONE;
    };
  }
}
