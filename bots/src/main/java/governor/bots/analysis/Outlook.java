package governor.bots.analysis;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How things stand for one seat, on average, where the rollouts of a choice were cut: at the asked
 * seat's next choice of a role or at the end of the game.
 *
 * @param seat which seat, from 0
 * @param share its win share, from 0 to 1
 * @param points its expected final points
 * @param has what it has there, by what people count: cards, goods, points so far
 */
public record Outlook(int seat, double share, double points, Map<String, Double> has) {
  public Outlook {
    has = Collections.unmodifiableMap(new LinkedHashMap<>(has));
  }
}
