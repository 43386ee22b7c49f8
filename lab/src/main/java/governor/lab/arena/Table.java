package governor.lab.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Who plays together, in no order.
 *
 * @param players a name for each seat; several seats may have the same
 */
public record Table(List<String> players) {
  public Table {
    players = List.copyOf(players);
  }

  /** Each name once. */
  public List<String> names() {
    return players.stream().distinct().toList();
  }

  /** How many seats this player has. */
  public int seats(String name) {
    return Collections.frequency(players, name);
  }

  /** All ways to sit down that can be told apart, each as the names in the order of seats. */
  public List<List<String>> arrangements() {
    List<String> names = names();
    int[] left = names.stream().mapToInt(this::seats).toArray();
    List<List<String>> all = new ArrayList<>();
    sit(names, left, new ArrayList<>(), all);
    return all;
  }

  private void sit(List<String> names, int[] left, List<String> seated, List<List<String>> all) {
    if (seated.size() == players.size()) {
      all.add(List.copyOf(seated));
      return;
    }
    for (int i = 0; i < left.length; i++) {
      if (left[i] > 0) {
        left[i]--;
        seated.add(names.get(i));
        sit(names, left, seated, all);
        seated.removeLast();
        left[i]++;
      }
    }
  }

  /** Such as {@code net + 3 greedy}. */
  @Override
  public String toString() {
    return String.join(
        " + ",
        names().stream().map(name -> seats(name) == 1 ? name : seats(name) + " " + name).toList());
  }
}
