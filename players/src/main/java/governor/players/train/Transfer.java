package governor.players.train;

import governor.players.net.Net;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Gives a new net what another one knows: the weights of the features that both have by name, and
 * all that comes after the first layer. For seats that only one of them has, the new net starts
 * from nothing.
 */
final class Transfer {
  private Transfer() {}

  static Net of(Net teacher, List<String> teachers, List<String> names, int seats) {
    Net net = new Net(names.size(), teacher.hidden1, teacher.hidden2, seats);
    Map<String, Integer> known = new HashMap<>();
    for (int i = 0; i < teachers.size(); i++) {
      known.put(teachers.get(i), i);
    }
    int size = net.hidden1;
    for (int i = 0; i < names.size(); i++) {
      Integer from = known.get(names.get(i));
      if (from != null) {
        System.arraycopy(teacher.weights1, from * size, net.weights1, i * size, size);
      }
    }
    System.arraycopy(teacher.bias1, 0, net.bias1, 0, size);
    System.arraycopy(teacher.weights2, 0, net.weights2, 0, net.weights2.length);
    System.arraycopy(teacher.bias2, 0, net.bias2, 0, net.bias2.length);
    for (int i = 0; i < net.hidden2; i++) {
      outputs(
          teacher.weights3, i * teacher.outputs(), teacher, net.weights3, i * net.outputs(), net);
    }
    outputs(teacher.bias3, 0, teacher, net.bias3, 0, net);
    return net;
  }

  /**
   * One row of the last layer: win shares, then points. A seat too many is as the last one known.
   */
  private static void outputs(float[] from, int at, Net teacher, float[] to, int start, Net net) {
    for (int seat = 0; seat < net.seats; seat++) {
      int same = Math.min(seat, teacher.seats - 1);
      to[start + seat] = from[at + same];
      to[start + net.seats + seat] = from[at + teacher.seats + same];
    }
  }
}
