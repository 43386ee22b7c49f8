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
import governor.puertorico.Verb;
import governor.puertorico.hooks.BeforeTile;
import governor.puertorico.phases.LayTile;
import java.util.List;
import java.util.Optional;

/**
 * Settler phase: before taking a tile, the owner may draw a face-down plantation, which goes onto
 * the island whatever it is and gets no colonist. If none lies face down, the discards are shuffled
 * first.
 */
public final class Hacienda extends Building implements BeforeTile {
  public Hacienda() {
    super("hacienda");
  }

  @Override
  public String when() {
    return "settler";
  }

  @Override
  public String effect(RuleSet rules) {
    return "Before taking a tile you may draw a face-down plantation, which you keep.";
  }

  @Override
  public boolean isUsable(PuertoRicoState s) {
    return s.canDraw();
  }

  @Override
  public String question(PuertoRicoState s, int frame) {
    return "Do you draw a plantation with the hacienda?";
  }

  @Override
  public List<Fact> usedFacts(PuertoRicoState s) {
    return List.of(Fact.of(FactKind.DRAWS_TILE));
  }

  @Override
  public int rank() {
    return Rank.SELDOM + 1;
  }

  @Override
  public Optional<Step<PuertoRicoState>> step() {
    return Optional.of(new Draw());
  }

  /** Operand a says that the owner wants to draw. */
  private final class Draw extends Step<PuertoRicoState> {
    private static final int WANTED = 1;

    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      if (Agenda.a(frame) != WANTED) {
        out.add(Action.of(Verb.USE, s.rules().number(Hacienda.this)));
        out.add(Action.of(Verb.PASS));
      } else {
        s.pop();
        LayTile.draw(s, Agenda.seat(frame));
      }
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      if (Action.verb(action) == Verb.USE) {
        s.again(WANTED, 0);
      } else {
        s.pop();
      }
    }
  }
}
