package governor.gym.sanjuan;

import static governor.gym.Observer.number;

import governor.gym.FeatureList;
import governor.gym.Observer;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import java.util.List;
import java.util.stream.IntStream;

/** What everybody knows of each seat in San Juan. */
final class SanJuanSeats {
  private static final int BYTE = 255;
  private static final int MOST_BUILDINGS = 12;
  private static final int NEW = 1;
  private static final int FADING = 2;

  private final SanJuanGame game;
  private final int plants;
  private final int first;
  private final int size;

  // Places within the bytes of a seat.
  private final int hand;
  private final int buildings;
  private final int points;
  private final int goods;
  private final int libraryUsed;
  private final int bankUsed;
  private final int goodsAt;
  private final int owned;
  private final int fresh;
  private final int piles;
  private final int covered;
  private final SanJuanStacks stacks;

  SanJuanSeats(FeatureList list, SanJuanGame game) {
    this.game = game;
    RuleSet rules = game.rules();
    plants = rules.plants();
    List<String> kinds = SanJuanSpaces.names(rules, 0, rules.firstEvent());
    List<String> places =
        IntStream.range(0, rules.goodsPlaces())
            .mapToObj(place -> rules.name(rules.goodsCard(place)))
            .toList();
    FeatureList seat = new FeatureList();
    hand = seat.one("hand", "How many cards this seat holds.", BYTE);
    buildings = seat.one("buildings", "How many buildings it has.", MOST_BUILDINGS);
    points = seat.one("points", "Its points if the game ended now.", BYTE);
    goods = seat.one("all goods", "How many goods it has.", BYTE);
    libraryUsed = seat.flag("library used", "Whether it has used a library in this round.");
    bankUsed = seat.flag("bank used", "Whether it has used its bank.");
    goodsAt = seat.each("goods", "Its goods on buildings of the kind %s.", BYTE, places);
    owned = seat.each("owns", "How many uncovered %s it has.", MOST_BUILDINGS, kinds);
    fresh =
        seat.each(
            "new",
            "1 if its %s does not work yet, 2 if it is covered and still helps.",
            FADING,
            kinds);
    piles =
        seat.each(
            "pile",
            "Cards in the piles under its %s; everybody can count them as they are laid.",
            BYTE,
            kinds);
    covered = seat.each("covered", "How many covered %s it has.", MOST_BUILDINGS, kinds);
    stacks = SanJuanStacks.of(seat, rules);
    size = seat.size();
    first = list.repeat(Observer.seats(game.seats()), seat);
  }

  void writeCovered(int place, int card, byte[] row) {
    row[first + place * size + covered + card]++;
  }

  void write(SanJuanState s, int seat, int place, byte[] row) {
    int at = first + place * size;
    row[at + hand] = (byte) s.handSize(seat);
    row[at + buildings] = (byte) s.buildings(seat);
    row[at + points] = number(game.points(s, seat));
    row[at + goods] = (byte) s.goods(seat);
    row[at + libraryUsed] = (byte) (s.hasUsedLibrary(seat) ? 1 : 0);
    row[at + bankUsed] = (byte) (s.bankIsUsed(seat) ? 1 : 0);
    for (int left = s.stocked(seat); left != 0; left &= left - 1) {
      int where = Integer.numberOfTrailingZeros(left);
      row[at + goodsAt + where] = (byte) s.goodsAt(seat, where);
    }
    long kinds = s.owned(seat);
    for (int plant = 0; plant < plants; plant++) {
      row[at + owned + plant] = (byte) s.count(seat, plant);
    }
    for (long left = kinds >>> plants << plants; left != 0; left &= left - 1) {
      row[at + owned + Long.numberOfTrailingZeros(left)] = 1;
    }
    for (long left = kinds ^ s.working(seat); left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      row[at + fresh + card] = (byte) ((kinds >>> card & 1) != 0 ? NEW : FADING);
    }
    if (s.laidSize() > 0) {
      for (int space = 0; space < s.buildings(seat); space++) {
        row[at + piles + s.topOf(seat, space)] += (byte) s.pileOf(seat, space);
      }
    }
    stacks.write(s, seat, at, row);
  }
}
