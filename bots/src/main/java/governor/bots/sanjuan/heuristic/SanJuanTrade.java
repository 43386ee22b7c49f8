package governor.bots.sanjuan.heuristic;

import static governor.bots.sanjuan.heuristic.SanJuanWeights.*;

import governor.sanjuan.SanJuanState;

/**
 * The cards from trade in a round in which goods are produced and sold: the dearest goods first, as
 * many as can be both produced and sold. Computed once for all sets of production buildings.
 */
final class SanJuanTrade {
  /** More buildings of a kind than so many are never used in a round. */
  private static final int MOST = 3;

  /** Each kind takes so many bits of a set's number. */
  private static final int BITS = 2;

  private static final double ONE = 1 + PRIVILEGE_SHARE;
  private static final double TWO = ONE + 1;

  private final int kinds;
  private final int sets;

  /** By the set, for those who trade one good and then for those who trade two. */
  private final double[] cards;

  /** For so many kinds of production building with these prices. */
  SanJuanTrade(int kinds, double[] usualPrices) {
    this.kinds = kinds;
    sets = 1 << BITS * kinds;
    cards = new double[2 * sets];
    for (int plants = 0; plants < sets; plants++) {
      cards[plants] = cards(plants, ONE, usualPrices);
      cards[sets + plants] = cards(plants, TWO, usualPrices);
    }
  }

  /** The number of the set of production buildings that a seat has. */
  int plants(SanJuanState s, int seat) {
    int plants = 0;
    for (int plant = 0; plant < kinds; plant++) {
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
  double cards(int plants, boolean two) {
    return cards[two ? sets + plants : plants];
  }

  private double cards(int plants, double traded, double[] usualPrices) {
    double capacity = traded;
    double sold = 0;
    for (int plant = kinds - 1; plant >= 0 && capacity > 0; plant--) {
      int standing = plants >>> BITS * plant & MOST;
      sold += Math.min(standing, capacity) * usualPrices[plant];
      capacity -= standing;
    }
    return sold;
  }
}
