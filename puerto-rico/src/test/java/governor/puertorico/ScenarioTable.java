package governor.puertorico;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Event;
import governor.core.EventSink;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import governor.puertorico.phases.NextRound;
import java.util.ArrayList;
import java.util.List;

/**
 * The workings of a {@link Scenario}: sets the table when it is first looked at, answers questions,
 * remembers what was forced, and finds a future in which the tiles come off the stack as wanted.
 */
abstract class ScenarioTable {
  /** The most tiles that come off the stack between two answers. */
  private static final int MOST_DRAWN = 6;

  final PuertoRicoGame game;
  final PuertoRicoState s;
  final PuertoRicoState trial;
  final Options options = new Options();
  final List<Forced> forced = new ArrayList<>();
  final List<Runnable> gifts = new ArrayList<>();
  final List<Runnable> sizes = new ArrayList<>();
  final List<Integer> next = new ArrayList<>();
  List<Integer> row = List.of();
  boolean rowIsNamed;
  boolean onlyNext;
  boolean begun;

  /** A choice that the engine made because there was no other. */
  record Forced(int seat, String words) {}

  ScenarioTable(PuertoRicoGame game, boolean dealt) {
    this.game = game;
    this.s = game.blank();
    this.trial = game.blank();
    if (dealt) {
      game.start(s, new Rng(1));
      game.advance(s, options);
      begun = true;
    } else {
      s.lay();
      s.reseed(new Rng(1));
    }
    s.listen(new Listener());
  }

  /** The seat that is asked now, or -1 when the game is over. */
  abstract int asked();

  /** All choices offered now, in words. */
  abstract List<String> offers();

  /** Remembers what the engine chose itself, and which of the tiles to come were drawn. */
  private final class Listener implements EventSink {
    @Override
    public void happened(Event event) {
      if (event.reveals() && !next.isEmpty()) {
        next.removeFirst();
      }
    }

    @Override
    public void forced(State state, int seat, int action) {
      if (Action.verb(action) != Verb.PASS) {
        forced.add(new Forced(seat, game.notation().words(s, action)));
      }
    }
  }

  static String config(String settings, int players) {
    return "puertorico players=" + players + " " + settings;
  }

  /** Deals what was asked for; then play goes on from the first role choice. */
  final void begin() {
    if (begun) {
      return;
    }
    begun = true;
    s.listen(null);
    gifts.forEach(Runnable::run);
    layRow();
    if (onlyNext) {
      discardAllButNext();
    }
    sizes.forEach(Runnable::run);
    NextRound.pushRoleChoices(s);
    s.listen(new Listener());
    advance();
  }

  final void layRow() {
    next.forEach(s::takeFromStock);
    for (int i = 0; i < (rowIsNamed ? row.size() : game.rules().rowSize()); i++) {
      int tile = rowIsNamed ? row.get(i) : plentifulTile();
      s.takeFromStock(tile);
      s.setCell(Layout.ROW + tile, s.inRow(tile) + 1);
    }
    next.forEach(tile -> putBack(tile));
    for (int tile = 0; tile < Tile.PLANTATIONS; tile++) {
      assertThat(s.faceDown(tile)).as("%s tiles left", Tile.of(tile)).isNotNegative();
    }
  }

  final int plentifulTile() {
    int best = 0;
    for (int tile = 0; tile < Tile.PLANTATIONS; tile++) {
      best = s.faceDown(tile) > s.faceDown(best) ? tile : best;
    }
    return best;
  }

  final void putBack(int tile) {
    s.setCell(Layout.FACE_DOWN + tile, s.faceDown(tile) + 1);
    s.setCell(Layout.FACE_DOWN_SIZE, s.faceDown() + 1);
  }

  final void discardAllButNext() {
    next.forEach(s::takeFromStock);
    for (int tile = 0; tile < Tile.PLANTATIONS; tile++) {
      while (s.faceDown(tile) > 0) {
        s.takeFromStock(tile);
        s.setCell(Layout.DISCARDS + tile, s.discarded(tile) + 1);
      }
    }
    next.forEach(tile -> putBack(tile));
  }

  /** Goes on to the next question, with a future in which the tiles come as they are wanted. */
  final void advance() {
    for (long seed = 1; !next.isEmpty() && !bringsNext(); seed++) {
      s.reseed(new Rng(seed));
    }
    game.advance(s, options);
  }

  final boolean bringsNext() {
    trial.copyFrom(s);
    for (int i = 0; i < Math.min(MOST_DRAWN, next.size()); i++) {
      if (trial.drawTile() != next.get(i)) {
        return false;
      }
    }
    return true;
  }

  final void answer(int seat, String words) {
    Forced wanted = new Forced(seat, words);
    boolean isNext = !forced.isEmpty() && forced.getFirst().equals(wanted);
    int action = asked() == seat ? game.notation().parse(s, options, words) : -1;
    if (action < 0 || isNext) {
      assertThat(forced)
          .as("seat %d chooses \"%s\", but seat %d is asked: %s", seat, words, asked(), offers())
          .contains(wanted);
      forced.subList(0, forced.indexOf(wanted) + 1).clear();
      return;
    }
    forced.clear();
    game.apply(s, action);
    advance();
  }

  final boolean asksForRole() {
    return Agenda.step(s.top()) == StepId.CHOOSE_ROLE;
  }

  /** Passes; where that is not possible takes the first choice. */
  final void decline() {
    List<String> words = offers();
    answer(asked(), words.contains("pass") ? "pass" : words.getFirst());
  }

  final void giveTile(int seat, String name) {
    int tile = Names.tile(name);
    s.takeFromStock(tile);
    s.layTile(seat, tile);
  }

  final void giveColonists(int seat, int circle, int colonists) {
    s.takeFromSupply(seat, colonists);
    s.man(seat, circle, colonists);
  }

  final void takeBarrels(int good, int barrels) {
    s.setCell(Layout.GOODS_SUPPLY + good, s.goodsSupply(good) - barrels);
  }

  final int shipOf(int capacity) {
    int ship = 0;
    while (game.rules().capacity(ship) != capacity) {
      ship++;
    }
    return ship;
  }

  static int circle(String name) {
    return Names.isTile(name) ? Names.tile(name) : Circle.ofBuilding(Names.building(name));
  }
}
