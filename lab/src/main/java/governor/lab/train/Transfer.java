package governor.lab.train;

import governor.nets.Net;
import java.util.Arrays;

/**
 * Gives a new net what another one knows of the same features and kinds of choices. For seats that
 * only one of them has, the new net starts from nothing; cells that it has more say nothing in the
 * beginning.
 */
final class Transfer {
  private final Net teacher;
  private final Net net;

  private Transfer(Net teacher, Net net) {
    this.teacher = teacher;
    this.net = net;
  }

  /**
   * @param teacher with the features and kinds of the new net, in their order
   * @param untaught a net with chance weights; it is given what the teacher knows
   */
  static Net of(Net teacher, Net untaught) {
    Transfer transfer =
        new Transfer(teacher.stacks == 1 ? teacher.stacked(untaught.stacks) : teacher, untaught);
    transfer.firstLayer();
    transfer.secondLayer();
    transfer.outputs();
    return untaught;
  }

  private void firstLayer() {
    int size = teacher.hidden1;
    for (int i = 0; i < net.inputs; i++) {
      System.arraycopy(teacher.weights1, i * size, net.weights1, i * net.hidden1, size);
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
