package governor.gym.puertorico;

import governor.gym.FeatureList;
import governor.gym.Observer;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import java.util.List;

/**
 * What the festival asks for and who was first, where it is in play.
 *
 * @param first the first of its bytes, or -1
 * @param building where its building begins, after plantations and goods
 * @param winners where the winners begin
 */
record PuertoRicoFestival(int first, int building, int winners, int players) {
  private static final int BYTE = 255;
  private static final List<String> TARGETS = List.of("plantations", "production", "building");

  static PuertoRicoFestival of(FeatureList list, RuleSet rules) {
    if (!rules.hasFestival()) {
      return new PuertoRicoFestival(-1, 0, 0, 0);
    }
    int first =
        list.each(
            "festival tile",
            "Whether the festival asks for %s plantations.",
            1,
            PuertoRicoSpaces.PLANTATIONS);
    list.each(
        "festival goods",
        "How many barrels of %s the festival asks for.",
        BYTE,
        PuertoRicoSpaces.GOODS);
    int building =
        list.each(
            "festival building",
            "Whether the festival asks for the %s.",
            1,
            PuertoRicoSpaces.buildings(rules));
    int winners =
        list.each(
            "festival won",
            "Whether the festival's %s were won by: %s.",
            1,
            TARGETS,
            Observer.seats(rules.players()));
    return new PuertoRicoFestival(first, building, winners, rules.players());
  }

  void write(PuertoRicoState s, int viewer, byte[] row) {
    if (first < 0) {
      return;
    }
    if (s.festivalTile() >= 0) {
      row[first + s.festivalTile()] = 1;
    }
    for (int good = 0; good < Good.KINDS; good++) {
      row[first + Good.KINDS + good] = (byte) s.festivalGoods(good);
    }
    if (s.festivalBuilding() >= 0) {
      row[building + s.festivalBuilding()] = 1;
    }
    for (int target = 0; target < TARGETS.size(); target++) {
      int winner = s.festivalWinner(target);
      if (winner >= 0) {
        row[winners + target * players + (winner - viewer + players) % players] = 1;
      }
    }
  }
}
