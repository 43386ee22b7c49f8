package governor.puertorico;

import static governor.puertorico.ScenarioKit.isPlacing;
import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Draft;
import governor.core.Event;
import governor.core.EventSink;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.Rng;
import governor.core.State;
import governor.puertorico.editions.BaseGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ruling R4: a seat's colonists can be arranged in every way that the rules allow, each once. */
class PlacementTest {
  private static final PuertoRicoGame GAME = PuertoRico.game("puertorico players=3");
  private static final int SEAT = 1;

  /** A random board of a few tiles and buildings with so many colonists, about to be arranged. */
  private static PuertoRicoState board(Rng rng, int colonists) {
    PuertoRicoState s = GAME.blank();
    s.lay();
    s.reseed(rng);
    for (int i = rng.below(6); i >= 0; i--) {
      int tile = rng.below(Tile.KINDS);
      s.takeFromStock(tile);
      s.layTile(SEAT, tile);
    }
    for (int i = rng.below(4); i > 0; i--) {
      int building = rng.below(GAME.rules().kinds());
      if (!s.owns(SEAT, GAME.rules().building(building))) {
        s.layBuilding(SEAT, building);
      }
    }
    s.takeFromSupply(SEAT, colonists);
    s.push(StepId.NEXT_ROUND, 0);
    s.passAround(StepId.PLACE, SEAT, 1);
    return s;
  }

  private static List<Integer> arrangement(PuertoRicoState s) {
    List<Integer> manned = new ArrayList<>();
    for (int circle = 0; circle < GAME.rules().circleKinds(); circle++) {
      manned.add(s.manned(SEAT, circle));
    }
    return manned;
  }

  /** The slots of the draft that an arrangement fills. */
  private static Parsed<List<Integer>> choices(PuertoRicoState s, List<Integer> arrangement) {
    List<Integer> picks = new ArrayList<>();
    for (int circle = 0; circle < GAME.rules().circleKinds(); circle++) {
      if (s.circles(SEAT, circle) > 0) {
        picks.add(arrangement.get(circle));
      }
    }
    return GAME.draft(s).orElseThrow().choices(picks);
  }

  /** The proposal by the number of the circle. */
  private static List<Integer> proposal(PuertoRicoState s) {
    List<Integer> wanted = new ArrayList<>();
    Iterator<Integer> picks = GAME.draft(s).orElseThrow().proposal().iterator();
    for (int circle = 0; circle < GAME.rules().circleKinds(); circle++) {
      wanted.add(s.circles(SEAT, circle) > 0 ? picks.next() : 0);
    }
    return wanted;
  }

  /** Every way in which play can leave the seat's placing, with repetitions. */
  private static void explore(PuertoRicoState s, List<List<Integer>> found) {
    Options options = new Options();
    GAME.advance(s, options);
    if (!isPlacing(s)) {
      found.add(arrangement(s));
      assertThat(s.sanJuan(SEAT)).isEqualTo(Math.max(0, s.colonists(SEAT) - s.circles(SEAT)));
      return;
    }
    for (int action : options.toArray()) {
      PuertoRicoState copy = GAME.copy(s);
      GAME.apply(copy, action);
      explore(copy, found);
    }
  }

  /** Every way to put the colonists on circles until one or the other runs out. */
  private static void enumerate(
      PuertoRicoState s, int circle, int colonists, List<Integer> so, List<List<Integer>> found) {
    if (circle == GAME.rules().circleKinds()) {
      if (colonists == 0) {
        found.add(List.copyOf(so));
      }
      return;
    }
    for (int number = 0; number <= s.circles(SEAT, circle) && number <= colonists; number++) {
      so.add(number);
      enumerate(s, circle + 1, colonists - number, so, found);
      so.removeLast();
    }
  }

  private static List<List<Integer>> expected(PuertoRicoState s) {
    List<List<Integer>> all = new ArrayList<>();
    int placed = Math.min(s.colonists(SEAT), s.circles(SEAT));
    enumerate(s, 0, placed, new ArrayList<>(), all);
    return all;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 7, 9, 15})
  void r4_everyArrangementIsOfferedExactlyOnce(int colonists) {
    Rng rng = new Rng(colonists);
    for (int i = 0; i < 40; i++) {
      PuertoRicoState s = board(rng, colonists);
      List<List<Integer>> found = new ArrayList<>();
      explore(GAME.copy(s), found);
      assertThat(found).containsExactlyInAnyOrderElementsOf(expected(s));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 8})
  void aWholeArrangementIsARowOfChoices(int colonists) {
    Rng rng = new Rng(colonists);
    Options options = new Options();
    for (int i = 0; i < 20; i++) {
      PuertoRicoState s = board(rng, colonists);
      GAME.advance(s, options);
      if (!isPlacing(s)) {
        continue;
      }
      for (List<Integer> each : expected(s)) {
        PuertoRicoState copy = GAME.copy(s);
        if (!(choices(copy, each) instanceof Parsed.Ok<List<Integer>>(List<Integer> row))) {
          continue; // What the engine decides by itself can differ.
        }
        for (int action : row) {
          GAME.advance(copy, options);
          assertThat(options.contains(action)).isTrue();
          GAME.apply(copy, action);
        }
        GAME.advance(copy, options);
        assertThat(isPlacing(copy)).isFalse();
        assertThat(arrangement(copy)).isEqualTo(each);
      }
    }
  }

  @Test
  void theDraftIsLegalAndLeavesNobodyIdle() {
    Rng rng = new Rng(5);
    Options options = new Options();
    for (int i = 0; i < 500; i++) {
      PuertoRicoState s = board(rng, 1 + rng.below(8));
      GAME.advance(s, options);
      if (isPlacing(s)) {
        int placed = proposal(s).stream().mapToInt(Integer::intValue).sum();
        assertThat(placed).isEqualTo(Math.min(s.colonists(SEAT), s.circles(SEAT)));
        assertThat(GAME.draft(s).orElseThrow().proposed()).isNotEmpty();
      }
    }
  }

  private static int number(Building building) {
    return GAME.rules().number(building);
  }

  @Test
  void theDraftMansPairsThatProduce() {
    PuertoRicoState s = GAME.blank();
    s.lay();
    for (Tile tile : List.of(Tile.INDIGO, Tile.SUGAR, Tile.COFFEE, Tile.QUARRY)) {
      s.layTile(SEAT, tile.ordinal());
    }
    s.layBuilding(SEAT, number(BaseGame.COFFEE_ROASTER));
    s.layBuilding(SEAT, number(BaseGame.SMALL_INDIGO_PLANT));
    s.layBuilding(SEAT, number(BaseGame.FACTORY));
    s.takeFromSupply(SEAT, 5);
    s.passAround(StepId.PLACE, SEAT, 1);
    GAME.advance(s, new Options());
    List<Integer> draft = proposal(s);
    assertThat(draft.get(Circle.of(Tile.COFFEE))).isEqualTo(1);
    assertThat(draft.get(Circle.ofBuilding(number(BaseGame.COFFEE_ROASTER)))).isEqualTo(1);
    assertThat(draft.get(Circle.of(Tile.INDIGO))).isEqualTo(1);
    assertThat(draft.get(Circle.ofBuilding(number(BaseGame.SMALL_INDIGO_PLANT)))).isEqualTo(1);
    assertThat(draft.get(Circle.of(Tile.QUARRY))).isEqualTo(1);
    assertThat(draft.get(Circle.of(Tile.SUGAR))).isZero();
  }

  @Test
  void anArrangementThatIsNotLegalIsRefusedWithASentence() {
    PuertoRicoState s = board(new Rng(3), 1);
    GAME.advance(s, new Options());
    Draft draft = GAME.draft(s).orElseThrow();
    List<Integer> picks = new ArrayList<>(Collections.nCopies(draft.slots().size(), 0));
    assertThat(draft.choices(picks))
        .isEqualTo(Parsed.refused("The arrangement has 0 colonists on circles, but 1 must be."));
    picks.set(0, 9);
    assertThat(draft.choices(picks))
        .isEqualTo(
            Parsed.refused(
                "For "
                    + draft.slots().get(0).name()
                    + " it can be from 0 to "
                    + draft.slots().get(0).most()
                    + ", not 9."));
    assertThat(draft.choices(List.of()))
        .isEqualTo(Parsed.refused("There are " + picks.size() + " numbers to give, not 0."));
  }

  @Test
  void theShortcutOfPlayoutsReachesEveryArrangementAndNoOther() {
    Rng rng = new Rng(9);
    Options options = new Options();
    PuertoRicoState s = board(rng, 3);
    GAME.advance(s, options);
    assertThat(isPlacing(s)).isTrue();
    List<List<Integer>> all = new ArrayList<>();
    explore(GAME.copy(s), all);
    Set<String> reached = new TreeSet<>();
    for (int i = 0; i < 4000; i++) {
      PuertoRicoState copy = GAME.copy(s);
      assertThat(GAME.shortcut(copy, rng)).isTrue();
      GAME.advance(copy, options);
      assertThat(all).contains(arrangement(copy));
      reached.add(arrangement(copy).toString());
    }
    assertThat(reached).hasSameSizeAs(all);
  }

  @Test
  void whatLeavesNoChoiceIsDoneUnaskedAndTold() {
    PuertoRicoState s = board(new Rng(4), 15);
    List<String> told = new ArrayList<>();
    s.listen(
        new EventSink() {
          @Override
          public void happened(Event event) {}

          @Override
          public void forced(State state, int seat, int action) {
            if (seat == SEAT) {
              told.add(GAME.notation().words(s, action));
            }
          }
        });
    GAME.advance(s, new Options());
    List<String> manned = new ArrayList<>();
    for (int circle = 0; circle < GAME.rules().circleKinds(); circle++) {
      if (s.circles(SEAT, circle) > 0) {
        manned.add("man " + s.circles(SEAT, circle) + " " + GAME.rules().place(circle));
      }
    }
    assertThat(told).isNotEmpty().isEqualTo(manned);
  }

  @Test
  void theShortcutIsForPlacingOnly() {
    PuertoRicoState s = GAME.newGame(new Rng(1));
    GAME.advance(s, new Options());
    long before = s.fingerprint();
    assertThat(GAME.shortcut(s, new Rng(1))).isFalse();
    assertThat(s.fingerprint()).isEqualTo(before);
  }
}
