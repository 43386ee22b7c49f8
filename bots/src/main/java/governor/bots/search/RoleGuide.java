package governor.bots.search;

import governor.core.Action;
import governor.core.Options;
import governor.core.RoleState;
import java.util.List;

/**
 * What searches must know of any game in which roles are taken and buildings count points.
 *
 * @param <S> the positions of the game
 */
public abstract class RoleGuide<S extends RoleState> implements Guide<S> {
  private final List<Concept> concepts;
  private final int pass;

  /**
   * A guide.
   *
   * @param pass the verb of who does nothing
   */
  protected RoleGuide(List<Concept> concepts, int pass) {
    this.concepts = List.copyOf(concepts);
    this.pass = pass;
  }

  @Override
  public final boolean asksForRole(S s) {
    return s.asksForRole();
  }

  @Override
  public final List<Concept> concepts() {
    return concepts;
  }

  /** Whether the question is what to build, for the last time in the game. */
  protected abstract boolean isLastBuild(S s);

  /** Whether this choice builds something that counts points and costs nothing of use. */
  protected abstract boolean buildsPoints(S s, int action);

  /** To pass in the last builder phase is worse than any building that counts points. */
  @Override
  public final boolean givesPointsAway(S s, Options options, int action) {
    if (!isLastBuild(s) || Action.verb(action) != pass) {
      return false;
    }
    for (int i = 0; i < options.size(); i++) {
      if (buildsPoints(s, options.get(i))) {
        return true;
      }
    }
    return false;
  }
}
