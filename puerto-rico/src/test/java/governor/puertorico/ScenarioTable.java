package governor.puertorico;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Event;
import governor.core.Rng;
import governor.puertorico.phases.NextRound;
import governor.testkit.ScriptedTable;
import java.util.ArrayList;
import java.util.List;

/**
 * The workings of a {@link Scenario}: sets the table when it is first looked at, answers questions,
 * remembers what was forced, and finds a future in which the tiles come off the stack as wanted.
 */
abstract class ScenarioTable extends ScriptedTable<PuertoRicoState, Scenario> {
  /** The most tiles that come off the stack between two answers. */
  private static final int MOST_DRAWN = 6;

  final PuertoRicoGame game;
  final PuertoRicoState trial;
  final List<Runnable> gifts = new ArrayList<>();
  final List<Runnable> sizes = new ArrayList<>();
  final List<Integer> next = new ArrayList<>();
  final List<String> inGame = new ArrayList<>();
  List<Integer> row = List.of();
  boolean rowIsNamed;
  boolean onlyNext;
  boolean begun;

  ScenarioTable(PuertoRicoGame game, boolean dealt) {
    super(game);
    this.game = game;
    this.trial = game.blank();
    if (dealt) {
      game.start(s, new Rng(1));
      game.advance(s, options);
      begun = true;
    } else {
      s.lay();
      s.reseed(new Rng(1));
    }
    listen();
  }

  /** A tile that comes off the stack is no longer one to come. */
  @Override
  protected void happened(Event event) {
    if (event.reveals() && !next.isEmpty()) {
      next.removeFirst();
    }
  }

  /** A seat that can do nothing but pass is not asked. */
  @Override
  protected boolean isRemembered(int action) {
    return Action.verb(action) != Verb.PASS;
  }

  static String config(String settings, int players) {
    String expansions = settings.startsWith("+") ? settings.split(" ")[0] : "";
    String others = settings.substring(expansions.length());
    return "puertorico" + expansions + " players=" + players + " " + others;
  }

  /** Deals what was asked for; then play goes on from the first role choice. */
  @Override
  protected final void begin() {
    if (begun) {
      return;
    }
    begun = true;
    s.listen(null);
    bringIn();
    gifts.forEach(Runnable::run);
    layRow();
    if (onlyNext) {
      discardAllButNext();
    }
    sizes.forEach(Runnable::run);
    NextRound.pushRoleChoices(s);
    listen();
    advance();
  }

  /** The drafted buildings come in: all there are, unless some are named. */
  final void bringIn() {
    long wanted = game.rules().drafted();
    if (!inGame.isEmpty()) {
      wanted = 0;
      for (String building : inGame) {
        wanted |= 1L << number(building);
      }
    }
    for (; wanted != 0; wanted &= wanted - 1) {
      s.bringIn(Long.numberOfTrailingZeros(wanted));
    }
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
  @Override
  protected final void advance() {
    for (long seed = 1; !next.isEmpty() && !bringsNext(); seed++) {
      s.reseed(new Rng(seed));
    }
    super.advance();
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

  @Override
  protected final boolean asksForRole() {
    return Agenda.step(s.top()) == StepId.CHOOSE_ROLE;
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

  final int number(String building) {
    return Names.building(game.rules(), building);
  }

  final int circle(String name) {
    return Names.isTile(name) ? Names.tile(name) : Circle.ofBuilding(number(name));
  }
}
