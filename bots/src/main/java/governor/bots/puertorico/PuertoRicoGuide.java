package governor.bots.puertorico;

import governor.bots.search.Concept;
import governor.bots.search.RoleGuide;
import governor.bots.search.Style;
import governor.core.Action;
import governor.core.Agenda;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.StepId;
import governor.puertorico.Verb;
import governor.puertorico.phases.BuilderPhase;
import java.util.List;

/** Puerto Rico for searches. */
public final class PuertoRicoGuide extends RoleGuide<PuertoRicoState> {
  private static final List<Concept> CONCEPTS =
      List.of(
          new Concept("doubloon", "doubloons", 1),
          new Concept("good", "goods", 1),
          new Concept("colonist", "colonists", 1),
          new Concept("plantation", "plantations", 1.5),
          new Concept("building", "buildings", 2),
          new Concept("point", "points", 1.5));

  private static final double BAND = 0.15;

  private final PuertoRicoGame game;

  public PuertoRicoGuide(PuertoRicoGame game) {
    super(CONCEPTS, Verb.PASS);
    this.game = game;
  }

  /** In the last round. */
  @Override
  public boolean endIsNear(PuertoRicoState s) {
    return s.endIsNear();
  }

  /** In the last round there is nothing to save doubloons for. */
  @Override
  protected boolean isLastBuild(PuertoRicoState s) {
    return s.endIsNear() && Agenda.step(s.top()) == StepId.BUILD;
  }

  /** Something else than doubloons is of use, even in the last round. */
  @Override
  protected boolean buildsPoints(PuertoRicoState s, int action) {
    int building = Action.a(action);
    return Action.verb(action) == Verb.BUILD
        && s.rules().points(building) > 0
        && BuilderPhase.price(s, s.seatToAct(), building) <= s.doubloons(s.seatToAct());
  }

  @Override
  public void count(PuertoRicoState s, int seat, int[] counts, int at) {
    counts[at] = s.doubloons(seat);
    counts[at + 1] = s.goods(seat);
    counts[at + 2] = s.colonists(seat);
    counts[at + 3] = s.islandSize(seat);
    counts[at + 4] = Long.bitCount(s.owned(seat));
    counts[at + 5] = game.points(s, seat);
  }

  @Override
  public int style(PuertoRicoState s, int action) {
    return switch (Action.verb(action)) {
      case Verb.TAKE ->
          switch (Role.of(Action.a(action))) {
            case BUILDER -> Style.BUILD;
            case SETTLER, CRAFTSMAN, CAPTAIN -> Style.PRODUCE;
            case TRADER, PROSPECTOR, SECOND_PROSPECTOR -> Style.TRADE;
            case MAYOR, BUCCANEER -> Style.NONE;
          };
      case Verb.BUILD -> Style.BUILD;
      case Verb.TAKE_TILE, Verb.TAKE_FOREST, Verb.TAKE_GOOD -> Style.PRODUCE;
      case Verb.SELL, Verb.SELL_AT_POST, Verb.PASS -> Style.TRADE;
      default -> Style.NONE;
    };
  }

  /** Nets and hand-written players ship and trade so differently that both must be foreseen. */
  @Override
  public double byNet() {
    return 0.5;
  }

  /** The net is surer of itself here than it should be. */
  @Override
  public double band() {
    return BAND;
  }
}
