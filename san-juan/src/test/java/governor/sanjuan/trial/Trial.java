package governor.sanjuan.trial;

import governor.sanjuan.Card;
import governor.sanjuan.RuleSetBuilder;
import governor.sanjuan.editions.Expansion;
import governor.sanjuan.editions.RuleModule;
import java.util.List;

/** Two buildings: one makes others cheaper, one asks a question. */
public final class Trial implements RuleModule {
  public static final Card BRICKYARD = new Brickyard();
  public static final Card PAWNSHOP = new Pawnshop();

  /** As players would name it. */
  public static final Expansion EXPANSION =
      new Expansion(
          "trial", List.of("1e", "2e", "yaro"), "With two buildings on trial.", new Trial());

  @Override
  public void install(RuleSetBuilder rules) {
    rules.city(BRICKYARD, 3, 1, 3).city(PAWNSHOP, 2, 1, 3);
  }
}
