package governor.puertorico;

import governor.core.Fact;
import governor.core.Step;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A kind of building: what it is called, what it does and what there is to say about it. What is
 * printed on it stands in the manifest of its edition or expansion, its number in the {@link
 * RuleSet}, which numbers just the buildings that are in play.
 *
 * <p>A class for each building that does something extends this one and implements the hooks that
 * it needs; the class comment is its rule.
 */
public abstract class Building {
  private static int made;

  private final String title;

  /** Where rule sets look its number up. It means nothing else. */
  final int index;

  protected Building(String title) {
    this.title = title;
    this.index = nextIndex();
  }

  private static synchronized int nextIndex() {
    return made++;
  }

  /** What players and records call it. */
  public final String title() {
    return title;
  }

  /** Its name as a question of its own: {@code SMALL_WHARF}. */
  public final String questionKind() {
    return title.toUpperCase(Locale.ROOT).replace(' ', '_');
  }

  /** The phase in which it acts. */
  public abstract String when();

  /** What it does by these rules for an owner who has a colonist on it, in a sentence or two. */
  public abstract String effect(RuleSet rules);

  /** Its own question, if it asks one. */
  public Optional<Step<PuertoRicoState>> step() {
    return Optional.empty();
  }

  /** The words of its question, which is on top of the agenda. */
  public String question(PuertoRicoState s, int frame) {
    return "What do you do with the " + title + "?";
  }

  /**
   * Whether using it is practically always right in answer to its question, which is on top of the
   * agenda.
   */
  public boolean isRoutine(PuertoRicoState s) {
    return false;
  }

  /**
   * Whether what it gives is thought of as part of the choice before it, such as the colonist that
   * comes with a tile.
   */
  public boolean comesAlong() {
    return false;
  }

  /** What there is to say of using it now, beyond what it changes on the seat's board. */
  public List<Fact> usedFacts(PuertoRicoState s) {
    return List.of();
  }

  /**
   * How early a colonist should be put on it: lower ranks come first. Large buildings come last
   * unless the end is near.
   */
  public int rank() {
    return Rank.SELDOM;
  }

  /** Whether a noble is of more use on it than a colonist, where that matters. */
  public boolean wantsNoble() {
    return false;
  }

  @Override
  public final String toString() {
    return title;
  }

  /** Ranks for {@link #rank()}, as often as a building is of use. */
  public static final class Rank {
    public static final int EVERY_ROUND = 10;
    public static final int OFTEN = 20;
    public static final int SOMETIMES = 30;
    public static final int SELDOM = 40;

    private Rank() {}
  }
}
