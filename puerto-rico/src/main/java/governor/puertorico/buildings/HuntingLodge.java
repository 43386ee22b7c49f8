package governor.puertorico.buildings;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.StepId;
import governor.puertorico.Tile;
import governor.puertorico.Verb;
import governor.puertorico.hooks.AfterTiles;
import governor.puertorico.hooks.NobleRule;
import java.util.Optional;

/**
 * End of the settler phase: with a colonist here the owner may discard a plantation or a forest,
 * whose colonist goes to San Juan. With a noble the owner gets two points for having more empty
 * island spaces than everybody else.
 */
public final class HuntingLodge extends Building implements AfterTiles, NobleRule {
  private static final int PRIZE = 2;

  public HuntingLodge() {
    super("hunting lodge");
  }

  @Override
  public String when() {
    return "settler";
  }

  @Override
  public String effect(RuleSet rules) {
    return "When all have settled. Colonist: you may discard a plantation"
        + (rules.forestRules().mask == 0 ? "" : " or a forest")
        + ". Noble: you get 2 points if you have more empty island spaces than anybody else.";
  }

  @Override
  public String question(PuertoRicoState s, int frame) {
    return "Which tile do you discard with the hunting lodge?";
  }

  @Override
  public int rank() {
    return Rank.SELDOM + 2;
  }

  @Override
  public void afterTiles(PuertoRicoState s, int seat) {
    int number = s.rules().number(this);
    if (!s.hasNoble(seat, number)) {
      s.push(StepId.OF_BUILDING + number, seat);
    } else if (hasSmallestIsland(s, seat)) {
      s.award(seat, PRIZE);
    }
  }

  private static boolean hasSmallestIsland(PuertoRicoState s, int seat) {
    for (int other = 0; other < s.players(); other++) {
      if (other != seat && s.islandSize(other) <= s.islandSize(seat)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Optional<Step<PuertoRicoState>> step() {
    return Optional.of(new Discard());
  }

  private static final class Discard extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      for (int tile = 0; tile < Tile.PLANTATIONS; tile++) {
        if (s.tiles(seat, tile) > 0) {
          out.add(Action.of(Verb.DISCARD, tile));
        }
      }
      if (s.forests(seat) > 0) {
        out.add(Action.of(Verb.DISCARD_FOREST));
      }
      out.add(Action.of(Verb.PASS));
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      s.pop();
      if (Action.verb(action) == Verb.DISCARD) {
        s.discardTile(seat, Action.a(action));
      } else if (Action.verb(action) == Verb.DISCARD_FOREST) {
        s.discardForest(seat);
      }
    }
  }
}
