package governor.players.train;

import governor.players.net.Net;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Gives a new net what another one knows: the weights of the features that both have by name, and
 * all that comes after the first layer. For seats that only one of them has, the new net starts
 * from nothing; cells that it has more say nothing in the beginning.
 */
final class Transfer {
  private final Net teacher;
  private final Net net;

  private Transfer(Net teacher, Net net) {
    this.teacher = teacher;
    this.net = net;
  }

  /**
   * @param teachers the names of the teacher's features
   * @param names the names of the new net's features
   * @param untaught a net with chance weights; it is given what the teacher knows
   */
  static Net of(Net teacher, List<String> teachers, List<String> names, Net untaught) {
    Transfer transfer =
        new Transfer(teacher.stacks == 1 ? teacher.stacked(untaught.stacks) : teacher, untaught);
    transfer.firstLayer(teachers, names);
    transfer.secondLayer();
    transfer.outputs();
    return untaught;
  }

  private void firstLayer(List<String> teachers, List<String> names) {
    Map<String, Integer> known = new HashMap<>();
    for (int i = 0; i < teachers.size(); i++) {
      known.put(teachers.get(i), i);
    }
    int size = teacher.hidden1;
    for (int i = 0; i < names.size(); i++) {
      int at = i * net.hidden1;
      Integer from = known.get(names.get(i));
      if (from == null) {
        Arrays.fill(net.weights1, at, at + size, 0f);
      } else {
        System.arraycopy(teacher.weights1, from * size, net.weights1, at, size);
      }
    }
    System.arraycopy(teacher.bias1, 0, net.bias1, 0, size);
  }

  private void secondLayer() {
    Arrays.fill(net.weights2, 0f);
    int size = net.hidden2;
    int taught = teacher.hidden1 * size;
    for (int stack = 0; stack < net.stacks; stack++) {
      int to = stack * net.hidden1 * size;
      System.arraycopy(teacher.weights2, stack * taught, net.weights2, to, taught);
    }
    System.arraycopy(teacher.bias2, 0, net.bias2, 0, net.bias2.length);
  }

  private void outputs() {
    for (int row = 0; row < net.stacks * net.hidden2; row++) {
      outputs(teacher.weights3, net.weights3, row);
    }
    for (int stack = 0; stack < net.stacks; stack++) {
      outputs(teacher.bias3, net.bias3, stack);
    }
  }

  /**
   * One row of the last layer: win shares, then points. A seat too many is as the last one known.
   */
  private void outputs(float[] from, float[] to, int row) {
    int at = row * teacher.outputs();
    int start = row * net.outputs();
    for (int seat = 0; seat < net.seats; seat++) {
      int same = Math.min(seat, teacher.seats - 1);
      to[start + seat] = from[at + same];
      to[start + net.seats + seat] = from[at + teacher.seats + same];
    }
  }
}
