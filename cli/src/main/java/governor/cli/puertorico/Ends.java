package governor.cli.puertorico;

import governor.cli.play.TableView.Look;
import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.puertorico.Cities;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.edge.PuertoRicoView;
import java.util.ArrayList;
import java.util.List;

/** How near each of the three ends of the game is. */
final class Ends {
  private Ends() {}

  /** The position is the one in which all colonists are placed, if only as drafted. */
  static List<String> of(PuertoRicoState placed, PuertoRicoView view, Look look) {
    Style style = look.style();
    int needed = Math.max(placed.players(), placed.emptyBuildingCircles());
    int supply = view.colonistSupply();
    List<String> ends = new ArrayList<>();
    ends.add(warn(Math.max(0, view.pointsLeft()) + " points left", view.pointsLeft() <= 0, style));
    if (!placed.rules().hasNobles()) {
      String colonists = Text.count(supply, "colonist") + ", " + needed + " due";
      ends.add(warn(colonists, supply < needed, style));
    }
    int fullest = fullest(view);
    int used = Cities.MOST_SPACES - view.seats().get(fullest).freeSpaces();
    String whose = used == 0 ? "" : " " + look.names().get(fullest);
    String city =
        (look.compact() ? "city " : "fullest city ") + used + "/" + Cities.MOST_SPACES + whose;
    ends.add(warn(city, used == Cities.MOST_SPACES, style));
    return ends;
  }

  private static String warn(String text, boolean reached, Style style) {
    return reached ? style.strong(text + "!") : text;
  }

  private static int fullest(PuertoRicoView view) {
    int fullest = 0;
    for (int seat = 1; seat < view.seats().size(); seat++) {
      if (view.seats().get(seat).freeSpaces() < view.seats().get(fullest).freeSpaces()) {
        fullest = seat;
      }
    }
    return fullest;
  }
}
