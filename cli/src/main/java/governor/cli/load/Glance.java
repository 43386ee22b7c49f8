package governor.cli.load;

/**
 * What a bot that plays at random sees of a position: read off its text, without reading all of it.
 *
 * @param asked whether there is something to choose
 */
record Glance(int version, int ply, boolean isRunning, boolean asked, String text) {
  private static final String CHOICE = "{\"id\":";

  static Glance of(String text) {
    int version = text.indexOf("\"version\":");
    return new Glance(
        number(text, version + 10),
        number(text, text.indexOf("\"ply\":", version) + 6),
        text.contains("\"status\":\"running\""),
        text.indexOf("\"ask\":{", version) >= 0,
        text);
  }

  /** One of the choices; any number picks one. */
  int choice(int pick) {
    int ask = text.indexOf("\"ask\":{");
    int end = text.indexOf("\"refused\":", ask);
    int count = 0;
    for (int at = text.indexOf(CHOICE, ask); at >= 0 && at < end; ) {
      count++;
      at = text.indexOf(CHOICE, at + 1);
    }
    int at = text.indexOf(CHOICE, ask);
    for (int skip = Math.floorMod(pick, count); skip > 0; skip--) {
      at = text.indexOf(CHOICE, at + 1);
    }
    return number(text, at + CHOICE.length());
  }

  /** The table's id. */
  String id() {
    int at = text.indexOf("\"id\":\"") + 6;
    return text.substring(at, text.indexOf('"', at));
  }

  private static int number(String text, int from) {
    int number = 0;
    for (int at = from; text.charAt(at) >= '0' && text.charAt(at) <= '9'; at++) {
      number = 10 * number + text.charAt(at) - '0';
    }
    return number;
  }
}
