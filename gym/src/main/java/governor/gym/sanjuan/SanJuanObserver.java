package governor.gym.sanjuan;

import governor.gym.Feature;
import governor.gym.FeatureList;
import governor.gym.Observer;
import governor.sanjuan.Laid;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import java.util.List;

/** What a seat knows in San Juan: its own cards, then the table, then every seat's buildings. */
final class SanJuanObserver implements Observer<SanJuanState> {
  private static final int MOST_COPIES = 12;

  private final SanJuanTable table;
  private final SanJuanSeats seats;
  private final int players;
  private final int hand;
  private final int known;
  private final int under;
  private final int offer;
  private final List<Feature> features;

  SanJuanObserver(SanJuanGame game) {
    RuleSet rules = game.rules();
    FeatureList list = new FeatureList();
    List<String> cards = SanJuanSpaces.names(rules, 0, rules.firstEvent());
    hand = list.each("hand", "How many cards of %s the viewer holds.", MOST_COPIES, cards);
    offer =
        list.each(
            "offer",
            "How many cards of %s are on offer, as far as the viewer may see them.",
            MOST_COPIES,
            cards);
    under =
        list.each(
            "under",
            "How many cards of %s the viewer has put under its own buildings.",
            MOST_COPIES,
            cards);
    known =
        list.each(
            "discards",
            "How many cards of %s the viewer knows to lie in the discard pile.",
            MOST_COPIES,
            SanJuanSpaces.names(rules, 0, rules.kinds()));
    table = new SanJuanTable(list, rules);
    seats = new SanJuanSeats(list, game);
    players = game.seats();
    features = list.features();
  }

  @Override
  public List<Feature> features() {
    return features;
  }

  @Override
  public void write(SanJuanState s, int viewer, byte[] row) {
    for (long left = s.handMask(viewer); left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      row[hand + card] = (byte) s.inHand(viewer, card);
    }
    boolean asked = !s.isOver() && s.seatToAct() == viewer;
    if (asked || s.offerIsOpen()) {
      for (long left = s.offerMask(); left != 0; left &= left - 1) {
        int card = Long.numberOfTrailingZeros(left);
        row[offer + card] = (byte) s.offered(card);
      }
    }
    int kinds = s.rules().kinds();
    if (s.discardPile() > 0) {
      for (int card = 0; card < kinds; card++) {
        row[known + card] = (byte) s.knownDiscards(viewer, card);
      }
    }
    for (int i = 0; i < s.laidSize(); i++) {
      int place = s.laidPlace(i);
      int owner = Laid.seat(place) - viewer;
      int kind = Laid.kind(place);
      if (kind == Laid.COVERED) {
        seats.writeCovered(owner < 0 ? owner + players : owner, s.laidCard(i), row);
      } else if (kind == Laid.SEEN_BY_OWNER && owner == 0) {
        row[under + s.laidCard(i)]++;
      }
    }
    table.write(s, viewer, asked, row);
    for (int seat = 0; seat < players; seat++) {
      int place = seat - viewer;
      seats.write(s, seat, place < 0 ? place + players : place, row);
    }
  }
}
