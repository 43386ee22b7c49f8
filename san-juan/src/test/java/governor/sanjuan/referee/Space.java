package governor.sanjuan.referee;

import java.util.ArrayList;
import java.util.List;

/** A place in front of a player: a building and whatever it covers. */
final class Space {
  /** A building of the stack, with the number of cards put under it while it lay on top. */
  static final class Layer {
    final Kind kind;
    int pile;

    Layer(Kind kind, int pile) {
      this.kind = kind;
      this.pile = pile;
    }
  }

  /** The stack, oldest first. */
  final List<Layer> layers = new ArrayList<>();

  /** Built in the phase that runs, so that it does not work yet. */
  boolean fresh;

  Space(Kind kind) {
    layers.add(new Layer(kind, 0));
  }

  Layer top() {
    return layers.getLast();
  }

  Kind kind() {
    return top().kind;
  }

  /** The cards in all piles of the stack. */
  int pileCards() {
    return layers.stream().mapToInt(layer -> layer.pile).sum();
  }

  /** The covered buildings, oldest first. */
  List<Kind> covered() {
    return layers.subList(0, layers.size() - 1).stream().map(layer -> layer.kind).toList();
  }

  /** What tells it from other buildings of its kind. */
  String situation() {
    StringBuilder words = new StringBuilder();
    List<Kind> covered = covered().reversed();
    for (int i = 0; i < covered.size(); i++) {
      words.append(i == 0 ? " on " : " and ").append(covered.get(i));
    }
    return words.toString();
  }
}
