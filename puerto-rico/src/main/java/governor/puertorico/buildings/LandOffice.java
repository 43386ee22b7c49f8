package governor.puertorico.buildings;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.StepId;
import governor.puertorico.Tile;
import governor.puertorico.Verb;
import governor.puertorico.edge.What;
import governor.puertorico.hooks.NobleRule;
import governor.puertorico.hooks.TraderTurn;
import governor.puertorico.phases.LayTile;
import java.util.List;
import java.util.Optional;

/**
 * Trader phase: once in the owner's turn, before or after a sale or without one, a colonist here
 * buys a face-down plantation for a doubloon, which goes onto the island whatever it is; a noble
 * sells a plantation for a doubloon, whose colonist goes to San Juan.
 */
public final class LandOffice extends Building implements TraderTurn, NobleRule {
  public LandOffice() {
    super("land office");
  }

  @Override
  public String when() {
    return "trader";
  }

  @Override
  public String effect(RuleSet rules) {
    return "Once in your turn. Colonist: you may pay 1 doubloon and draw a face-down plantation,"
        + " which you keep. Noble: you may discard a plantation and get 1 doubloon.";
  }

  @Override
  public List<Fact> usedFacts(PuertoRicoState s) {
    return List.of(Fact.of(FactKind.PRICE, 1), Fact.of(FactKind.DRAWS_TILE));
  }

  @Override
  public int rank() {
    return Rank.SELDOM;
  }

  @Override
  public void offer(PuertoRicoState s, int seat, Options out) {
    int number = s.rules().number(this);
    if (s.hasNoble(seat, number)) {
      for (int tile = 0; tile < Tile.PLANTATIONS; tile++) {
        if (s.tiles(seat, tile) > 0) {
          out.add(Action.of(Verb.DISCARD, tile));
        }
      }
    } else if (s.doubloons(seat) > 0 && !s.islandIsFull(seat) && s.canDraw()) {
      out.add(Action.of(Verb.USE, number));
    }
  }

  @Override
  public void use(PuertoRicoState s, int seat, int action) {
    if (Action.verb(action) == Verb.DISCARD) {
      s.discardTile(seat, Action.a(action));
      s.earn(seat, 1);
      return;
    }
    int number = s.rules().number(this);
    s.spend(seat, 1);
    if (s.isHeard()) {
      s.tell(What.USED, seat, number, 1);
    }
    s.push(StepId.OF_BUILDING + number, seat);
  }

  @Override
  public Optional<Step<PuertoRicoState>> step() {
    return Optional.of(new Draw());
  }

  /** The plantation that was paid for is drawn. */
  private static final class Draw extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      s.pop();
      LayTile.draw(s, Agenda.seat(frame));
    }
  }
}
