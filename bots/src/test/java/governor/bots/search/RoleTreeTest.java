package governor.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Options;
import org.junit.jupiter.api.Test;

/** The tree over roles: where it goes, and what it answers. */
class RoleTreeTest {
  private static final int SETTLE = 1;
  private static final int BUILD = 2;
  private static final int TRADE = 3;

  private final RoleTree tree = new RoleTree(0.02f);

  private static Options options(int... actions) {
    Options options = new Options();
    for (int action : actions) {
      options.add(action);
    }
    return options;
  }

  private void root() {
    tree.clear();
    tree.grow(RoleTree.ROOT, SETTLE, 0.30f);
    tree.grow(RoleTree.ROOT, BUILD, 0.25f);
    tree.grow(RoleTree.ROOT, TRADE, 0.20f);
  }

  private int visit(Options options, float settle, float others) {
    int node = tree.select(RoleTree.ROOT, options);
    tree.visit(node, tree.action(node) == SETTLE ? settle : others);
    tree.visit(RoleTree.ROOT, 0);
    return tree.action(node);
  }

  @Test
  void theFirstJudgementGoesFirst() {
    root();
    assertThat(tree.action(tree.select(RoleTree.ROOT, options(SETTLE, BUILD, TRADE))))
        .isEqualTo(SETTLE);
  }

  @Test
  void whatTurnsOutWorseIsLeftForAnother() {
    root();
    Options all = options(SETTLE, BUILD, TRADE);
    for (int i = 0; i < 200; i++) {
      visit(all, 0.05f, 0.3f);
    }
    assertThat(tree.mostVisited()).isNotEqualTo(SETTLE);
  }

  @Test
  void everyChoiceIsLookedAtNowAndThen() {
    root();
    Options all = options(SETTLE, BUILD, TRADE);
    boolean traded = false;
    for (int i = 0; i < 2000; i++) {
      traded |= visit(all, 0.3f, 0.25f) == TRADE;
    }
    assertThat(traded).isTrue();
    assertThat(tree.mostVisited()).isEqualTo(SETTLE);
  }

  @Test
  void whatCannotBeChosenInADealIsNotFollowed() {
    root();
    assertThat(tree.action(tree.select(RoleTree.ROOT, options(TRADE)))).isEqualTo(TRADE);
    assertThat(RoleTree.isNone(tree.select(RoleTree.ROOT, options(9)))).isTrue();
    assertThat(RoleTree.isNone(tree.child(RoleTree.ROOT, 9))).isTrue();
    assertThat(tree.action(tree.child(RoleTree.ROOT, BUILD))).isEqualTo(BUILD);
  }
}
