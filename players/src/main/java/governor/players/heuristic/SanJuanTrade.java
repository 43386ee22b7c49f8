package governor.players.heuristic;

import static governor.players.heuristic.SanJuanWeights.*;

import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;

/**
 * The cards from trade in a round in which goods are produced and sold: the dearest goods first, as
 * many as can be both produced and sold. Computed once for all sets of production buildings.
 */
final class SanJuanTrade {
  private static final int KINDS = Card.PRODUCTION_KINDS;

  /** More buildings of a kind than so many are never used in a round. */
  private static final int MOST = 3;

  /** Each kind takes so many bits of a set's number. */
  private static final int BITS = 2;

  private static final int SETS = 1 << BITS * KINDS;
  private static final double ONE = 1 + PRIVILEGE_SHARE;
  private static final double TWO = ONE + 1;

  /** By the set, for those who trade one good and then for those who trade two. */
  private static final double[] CARDS = cards();

  private SanJuanTrade() {}

  /** The number of the set of production buildings that a seat has. */
  static int plants(SanJuanState s, int seat) {
    int plants = 0;
    for (int plant = 0; plant < KINDS; plant++) {
      plants |= Math.min(MOST, s.count(seat, plant)) << BITS * plant;
    }
    return plants;
  }

  /** The number of the set with one building more. */
  static int with(int plants, int plant) {
    int standing = plants >>> BITS * plant & MOST;
    return standing == MOST ? plants : plants + (1 << BITS * plant);
  }

  /** The cards that a set brings, to a seat that trades one good or two. */
  static double cards(int plants, boolean two) {
    return CARDS[two ? SETS + plants : plants];
  }

  private static double[] cards() {
    double[] cards = new double[2 * SETS];
    for (int plants = 0; plants < SETS; plants++) {
      cards[plants] = cards(plants, ONE);
      cards[SETS + plants] = cards(plants, TWO);
    }
    return cards;
  }

  private static double cards(int plants, double traded) {
    double capacity = traded;
    double cards = 0;
    for (int plant = KINDS - 1; plant >= 0 && capacity > 0; plant--) {
      int standing = plants >>> BITS * plant & MOST;
      cards += Math.min(standing, capacity) * SanJuanOutlook.usualPrice(plant);
      capacity -= standing;
    }
    return cards;
  }
}
