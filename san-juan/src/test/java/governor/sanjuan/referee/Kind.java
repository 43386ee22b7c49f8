package governor.sanjuan.referee;

/**
 * A kind of card.
 *
 * @param name its name in the 2nd edition, by which the rules here speak of it
 * @param shown its name in the edition that is played
 * @param place its place in the order of the cards
 */
record Kind(String name, String shown, Type type, int cost, int points, int copies, int place) {

  /** Production building, city building or event. */
  enum Type {
    PRODUCTION,
    CITY,
    EVENT
  }

  boolean is(String other) {
    return name.equals(other);
  }

  boolean isProduction() {
    return type == Type.PRODUCTION;
  }

  boolean isCity() {
    return type == Type.CITY;
  }

  boolean isEvent() {
    return type == Type.EVENT;
  }

  /** Statue, victory column, hero. */
  boolean isMonument() {
    return is("statue") || is("victory column") || is("hero");
  }

  /** Whether cards may lie under it: chapel, bank, harbor. */
  boolean hasPile() {
    return is("chapel") || is("bank") || is("harbor");
  }

  @Override
  public String toString() {
    return shown;
  }
}
