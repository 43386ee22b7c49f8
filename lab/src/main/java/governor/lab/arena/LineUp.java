package governor.lab.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Which players meet at which tables. */
public enum LineUp {
  /** The first player alone against a table of each other one. */
  ONE_AGAINST_REST {
    @Override
    Set<List<String>> seat(List<String> names, int seats) {
      Set<List<String>> tables = new LinkedHashSet<>();
      List<String> players = names.stream().distinct().toList();
      for (String other : players.subList(1, players.size())) {
        List<String> table = new ArrayList<>(Collections.nCopies(seats, other));
        table.set(0, players.getFirst());
        tables.add(table);
      }
      return tables;
    }
  },

  /** Every two players share a table; with an odd number of seats each has the odd one in turn. */
  HALF_HALF {
    @Override
    Set<List<String>> seat(List<String> names, int seats) {
      Set<List<String>> tables = new LinkedHashSet<>();
      List<String> players = names.stream().distinct().toList();
      for (List<String> pair : choices(players, 2)) {
        tables.addAll(filled(pair, seats));
      }
      return tables;
    }
  },

  /** Every choice of as many players as there are seats; fewer players share the seats evenly. */
  ROUND_ROBIN {
    @Override
    Set<List<String>> seat(List<String> names, int seats) {
      return names.size() < seats
          ? filled(names.stream().distinct().toList(), seats)
          : choices(names, seats);
    }
  };

  abstract Set<List<String>> seat(List<String> names, int seats);

  /** The tables for these players, the first of which is the one in question; two or more. */
  public List<Table> tables(List<String> names, int seats) {
    return seat(names, seats).stream().map(Table::new).toList();
  }

  /** All choices of so many from the list, which can hold a name several times. */
  private static Set<List<String>> choices(List<String> names, int number) {
    Set<List<String>> all = new LinkedHashSet<>();
    if (number == 0) {
      all.add(List.of());
      return all;
    }
    for (int first = 0; first + number <= names.size(); first++) {
      for (List<String> rest : choices(names.subList(first + 1, names.size()), number - 1)) {
        List<String> choice = new ArrayList<>(List.of(names.get(first)));
        choice.addAll(rest);
        all.add(choice);
      }
    }
    return all;
  }

  /** All have equally many seats; those left over go to every choice of players. */
  private static Set<List<String>> filled(List<String> players, int seats) {
    Set<List<String>> all = new LinkedHashSet<>();
    for (List<String> extra : choices(players, seats % players.size())) {
      List<String> table = new ArrayList<>();
      for (String player : players) {
        int its = seats / players.size() + (extra.contains(player) ? 1 : 0);
        table.addAll(Collections.nCopies(its, player));
      }
      all.add(table);
    }
    return all;
  }

  /** As it is written. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
