package governor.puertorico;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Options;
import governor.core.Rng;
import governor.puertorico.edge.PlacementDraft;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The audit notices when anything changes that should not, and placing leaves no colonist idle. */
class AuditTest {
  private static final PuertoRicoGame GAME = PuertoRico.game("puertorico players=3");

  @ParameterizedTest
  @ValueSource(
      ints = {
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
        Layout.FULL_ISLANDS,
        Layout.SEATS + Layout.CIRCLES,
        Layout.SEATS + Layout.CIRCLES + Tile.KINDS,
        Layout.SEATS + Layout.COLONISTS,
        Layout.SEATS + Layout.COLONISTS + Tile.KINDS,
        Layout.SEATS + Layout.SAN_JUAN,
        Layout.SEATS + Layout.COLONISTS_TOTAL,
        Layout.SEATS + Layout.ISLAND_SIZE,
        Layout.SEATS + Layout.CITY_SPACES,
        Layout.SEATS + Layout.CIRCLES_TOTAL,
        Layout.SEATS + Layout.GOODS,
        Layout.SEATS + Layout.GOODS_TOTAL,
      })
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
        boolean placing = PlacementDraft.isAsked(s);
        int seat = s.seatToAct();
        game.apply(s, options.get(rng.below(options.size())));
        game.advance(s, options);
        boolean placed = placing && !(PlacementDraft.isAsked(s) && s.seatToAct() == seat);
        if (placed) {
          int idle = Math.max(0, s.colonists(seat) - s.circles(seat));
          assertThat(s.sanJuan(seat)).isEqualTo(idle);
        }
      }
    }
  }
}
