package governor.nets;

import governor.core.Parsed;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A net as it was trained, with the names of its features and of its stacks. It can play any game
 * of its family for as many seats that has some of these features, with what it knows:
 *
 * <ul>
 *   <li>A feature of the game that the net does not know counts nothing.
 *   <li>A feature that the game does not have is dropped.
 *   <li>A kind of choice that the net does not know is judged by its last stack, which is that of
 *       the most general kind: the questions that have no kind of their own.
 *   <li>A net with a single stack uses it for every kind.
 * </ul>
 *
 * @param words the name of each input and of each stack of the net
 */
public record NamedNet(Net net, Vocabulary words) {
  private static final int UNKNOWN = -1;

  /** A single stack goes by the name of the most general kind. */
  public NamedNet {
    if (net.stacks == 1) {
      List<String> kinds = words.kinds();
      words =
          new Vocabulary(
              words.game(), words.features(), kinds.subList(kinds.size() - 1, kinds.size()));
    }
  }

  /** The net for a game, or why it cannot play it. */
  public Parsed<FittedNet> fit(Vocabulary game, int seats) {
    if (!words.game().equals(game.game())) {
      return Parsed.refused(
          "The net was trained for %s, but this is %s; train one for it."
              .formatted(words.game(), game.game()));
    }
    if (net.seats != seats) {
      return Parsed.refused(
          "The net was trained for %d players, but this game has %d; train one for it."
              .formatted(net.seats, seats));
    }
    int[] places = places(words.features(), game.features(), UNKNOWN);
    int shared = 0;
    for (int place : places) {
      shared += place == UNKNOWN ? 0 : 1;
    }
    if (shared == 0) {
      return Parsed.refused("The net knows no feature of this game; train one for it.");
    }
    Fit fit = new Fit(shared, net.inputs - shared, places.length - shared);
    return Parsed.ok(new FittedNet(as(game), fit));
  }

  /** What the net knows of these features and kinds, in their order. */
  public Net as(Vocabulary game) {
    int stacks = net.stacks == 1 ? 1 : game.kinds().size();
    Net fitted = new Net(game.features().size(), net.hidden1, net.hidden2, net.seats, stacks);
    int[] rows = places(words.features(), game.features(), UNKNOWN);
    copy(net.weights1, fitted.weights1, net.hidden1, rows);
    System.arraycopy(net.bias1, 0, fitted.bias1, 0, net.hidden1);
    int[] general = {0};
    int[] from =
        stacks == 1 ? general : places(words.kinds(), game.kinds(), words.kinds().size() - 1);
    copy(net.weights2, fitted.weights2, net.hidden1 * net.hidden2, from);
    copy(net.bias2, fitted.bias2, net.hidden2, from);
    copy(net.weights3, fitted.weights3, net.hidden2 * net.outputs(), from);
    copy(net.bias3, fitted.bias3, net.outputs(), from);
    return fitted;
  }

  /** Where each of the wanted names is among those that are there. */
  private static int[] places(List<String> there, List<String> wanted, int otherwise) {
    Map<String, Integer> places = new HashMap<>();
    for (int i = 0; i < there.size(); i++) {
      places.put(there.get(i), i);
    }
    return wanted.stream().mapToInt(name -> places.getOrDefault(name, otherwise)).toArray();
  }

  /** Copies parts of this size, each from its place; what is unknown stays nothing. */
  private static void copy(float[] from, float[] to, int size, int[] places) {
    for (int i = 0; i < places.length; i++) {
      if (places[i] != UNKNOWN) {
        System.arraycopy(from, places[i] * size, to, i * size, size);
      }
    }
  }
}
