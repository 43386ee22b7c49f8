package governor.core;

/**
 * A game in which the seats take roles: what is the same for every one of them.
 *
 * @param <S> the positions of the game
 */
public abstract class RoleGame<S extends RoleState> extends Game<S> {
  private final Notation<S> notation;
  private final Catalog catalog;
  private final String version;

  /**
   * A game of this config.
   *
   * @param version what is raised with every change of the rules or of their use of chance
   */
  protected RoleGame(
      Config config, Step<S>[] steps, Notation<S> notation, Catalog catalog, String version) {
    super(config, steps);
    this.notation = notation;
    this.catalog = catalog;
    this.version = version;
  }

  @Override
  public final int round(S s) {
    return s.round();
  }

  @Override
  public final Notation<S> notation() {
    return notation;
  }

  @Override
  public final Catalog catalog() {
    return catalog;
  }

  @Override
  protected final String rulesVersion() {
    return version;
  }
}
