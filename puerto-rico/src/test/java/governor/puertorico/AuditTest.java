package governor.puertorico;

import static governor.puertorico.ScenarioKit.isPlacing;
import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Options;
import governor.core.Rng;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The audit notices when anything changes that should not, and placing leaves no colonist idle. */
class AuditTest {
  private static final PuertoRicoGame GAME = PuertoRico.game("puertorico players=3");

  /** Cells of the table, and of the first seat, which come after those of all buildings. */
  static IntStream cells() {
    PuertoRicoState s = GAME.blank();
    IntStream table =
        IntStream.of(
            Layout.COLONIST_SUPPLY,
            Layout.COLONIST_SHIP,
            Layout.FACE_DOWN,
            Layout.FACE_DOWN + 5,
            Layout.FACE_DOWN_SIZE,
            Layout.ROW,
            Layout.DISCARDS,
            Layout.GOODS_SUPPLY,
            Layout.HOUSE,
            Layout.SHIP_GOOD,
            Layout.SHIP_LOAD,
            Layout.COPIES,
            Layout.WITH_GOODS,
            Layout.FULL_ISLANDS);
    IntStream seat =
        IntStream.of(
            Layout.CIRCLES,
            Layout.CIRCLES + Tile.KINDS,
            s.colonistsAt,
            s.colonistsAt + Tile.KINDS,
            Layout.SAN_JUAN,
            Layout.COLONISTS_TOTAL,
            Layout.ISLAND_SIZE,
            Layout.CITY_SPACES,
            Layout.CIRCLES_TOTAL,
            Layout.GOODS,
            Layout.GOODS_TOTAL);
    return IntStream.concat(table, seat.map(cell -> s.seatBytes(0) + cell));
  }

  @ParameterizedTest
  @MethodSource("cells")
  void aChangedCellIsNoticed(int cell) {
    PuertoRicoState s = GAME.newGame(new Rng(2));
    assertThat(GAME.audit(s)).isEmpty();
    s.setCell(cell, 77);
    assertThat(GAME.audit(s)).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {Layout.POOL, Layout.SEAT_INTS_AT + Layout.POINTS})
  void aChangedNumberIsNoticed(int cell) {
    PuertoRicoState s = GAME.newGame(new Rng(2));
    s.setNumber(cell, -3);
    assertThat(GAME.audit(s)).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void nobodyIsIdleRightAfterAMayorPhase(int players) {
    PuertoRicoGame game = PuertoRico.game("puertorico players=" + players + " rounds=60");
    Options options = new Options();
    Rng rng = new Rng(players);
    PuertoRicoState s = game.blank();
    for (int i = 0; i < 50; i++) {
      game.start(s, rng);
      game.advance(s, options);
      while (!s.isOver()) {
        boolean placing = isPlacing(s);
        int seat = s.seatToAct();
        game.apply(s, options.get(rng.below(options.size())));
        game.advance(s, options);
        boolean placed = placing && !(isPlacing(s) && s.seatToAct() == seat);
        if (placed) {
          int idle = Math.max(0, s.colonists(seat) - s.circles(seat));
          assertThat(s.sanJuan(seat)).isEqualTo(idle);
        }
      }
    }
  }
}
