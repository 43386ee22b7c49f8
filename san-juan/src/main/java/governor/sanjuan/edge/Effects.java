package governor.sanjuan.edge;

import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;

/** What each card does, in our words, and when. */
public final class Effects {
  private final RuleSet rules;

  public Effects(RuleSet rules) {
    this.rules = rules;
  }

  /** The phase in which the card acts. */
  public String when(Card card) {
    return switch (card) {
      case INDIGO_PLANT, SUGAR_MILL, TOBACCO_STORAGE, COFFEE_ROASTER, SILVER_SMELTER ->
          "producer, trader";
      case SMITHY, POOR_HOUSE, BLACK_MARKET, CRANE, CARPENTER, QUARRY, TAVERN, PARK -> "builder";
      case GOLD_MINE, GOLDSMITH -> "prospector";
      case ARCHIVE, PREFECTURE -> "councillor";
      case CUSTOMS_OFFICE -> "councillor, trader";
      case TRADING_POST, MARKET_STAND, MARKET_HALL, HUT, HARBOR -> "trader";
      case WELL, AQUEDUCT -> "producer";
      case CHAPEL, TOWER, GUARD_ROOM, OFFICE_BUILDING, BANK -> "round start";
      case LIBRARY -> "any role you take";
      case STATUE, VICTORY_COLUMN, HERO -> "monument";
      case GUILD_HALL, CITY_HALL, TRIUMPHAL_ARCH, PALACE, RESIDENCE, CATHEDRAL -> "game end";
      case EARTHQUAKE, DEBT_RELIEF, TAXES, GENERAL_AMNESTY, GOVERNOR_VISIT, FREE_BUILD ->
          "instead of a role";
    };
  }

  /** The effect in a sentence or two. */
  public String of(Card card) {
    return switch (card) {
      case INDIGO_PLANT, SUGAR_MILL, TOBACCO_STORAGE, COFFEE_ROASTER, SILVER_SMELTER ->
          "Holds one good.";
      case SMITHY -> "Production buildings cost you 1 less.";
      case GOLD_MINE ->
          rules.config().modules().getFirst().equals("1e")
              ? "You may turn 4 cards; if all costs differ, take one of them."
              : "You may turn 4 cards; if all costs differ, take the cheapest.";
      case ARCHIVE -> "Cards you draw join your hand; then discard from the whole hand.";
      case POOR_HOUSE -> "After building with at most 1 card left in hand, draw a card.";
      case BLACK_MARKET -> "You may pay with up to 2 goods, each standing for a card.";
      case TRADING_POST -> "You may sell 1 more good.";
      case WELL -> "After producing 2 or more goods, draw a card.";
      case MARKET_STAND -> "Draw 1 more card after selling 2 or more goods.";
      case CRANE ->
          "You may build over one of your other buildings and pay only the difference of the"
              + " costs.";
      case CHAPEL -> "You may put a hand card under it; each is worth 1 point at the end.";
      case TOWER -> "Your hand limit is 12.";
      case AQUEDUCT -> "You may produce 1 more good.";
      case CARPENTER -> "After building a city building, draw a card.";
      case PREFECTURE -> "You may keep 2 of the cards you draw.";
      case MARKET_HALL -> "Draw 1 more card after selling a good.";
      case QUARRY -> "City buildings cost you 1 less.";
      case LIBRARY ->
          rules.players() == 2
              ? "Doubles the privilege of a role you take, once a round."
              : "Doubles the privilege of the role you take.";
      case STATUE, VICTORY_COLUMN, HERO -> "A monument: points only.";
      case GUILD_HALL ->
          rules.config().modules().getFirst().equals("1e")
              ? "2 points for each of your production buildings."
              : "1 point for each of your production buildings and 1 for each kind of them.";
      case CITY_HALL -> "1 point for each of your city buildings, this one included.";
      case TRIUMPHAL_ARCH -> "4, 6 or 8 points for 1, 2 or 3 different monuments.";
      case PALACE -> "1 point for every 4 points you have otherwise.";
      case GUARD_ROOM -> "Seats without a guard room have a hand limit of 6.";
      case OFFICE_BUILDING -> "You may discard 1 or 2 cards and draw as many.";
      case HUT -> "If nobody sells anything, draw a card.";
      case TAVERN -> "If nobody has fewer buildings than you and somebody has more, draw a card.";
      case PARK -> "Built over with a crane, it takes 6 off the price instead of 3.";
      case CUSTOMS_OFFICE ->
          "Gets a good when a councillor phase begins; the good sells for 2 cards.";
      case BANK -> "Once in the game put any number of hand cards under it; 1 point each.";
      case HARBOR -> "Put one of the goods you sold under it; each is worth 1 point.";
      case GOLDSMITH -> "You may turn a card and keep it if nobody has such a building standing.";
      case RESIDENCE ->
          "4, 7, 9 or 10 points for 1 to 4 sets of 3 different buildings of the same cost.";
      case CATHEDRAL ->
          "Built from the centre. 4, 3, 2 and 1 points for the first four buildings of cost 6 that"
              + " other seats have.";
      case EARTHQUAKE -> "Everybody demolishes one building with all that lies on and under it.";
      case DEBT_RELIEF -> "Everybody draws 3 cards.";
      case TAXES -> "Everybody else discards a card.";
      case GENERAL_AMNESTY -> "Everybody may discard any number of cards and draws as many.";
      case GOVERNOR_VISIT ->
          "Begin the phase of a role already used this round again, with its privilege.";
      case FREE_BUILD -> "Everybody may build a card of cost 4 or less for nothing.";
    };
  }
}
