package governor.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class LineUpTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ONE_AGAINST_REST | 4 | A B         | A + 3 B
          ONE_AGAINST_REST | 4 | A B C       | A + 3 B, A + 3 C
          ONE_AGAINST_REST | 4 | A B B B     | A + 3 B
          ONE_AGAINST_REST | 2 | A B C       | A + B, A + C
          HALF_HALF        | 4 | A B         | 2 A + 2 B
          HALF_HALF        | 3 | A B         | 2 A + B, A + 2 B
          HALF_HALF        | 4 | A B C       | 2 A + 2 B, 2 A + 2 C, 2 B + 2 C
          ROUND_ROBIN      | 3 | A B C       | A + B + C
          ROUND_ROBIN      | 2 | A B C       | A + B, A + C, B + C
          ROUND_ROBIN      | 4 | A B C       | 2 A + B + C, A + 2 B + C, A + B + 2 C
          ROUND_ROBIN      | 4 | A B B B     | A + 3 B
          ROUND_ROBIN      | 4 | A B C D E   | A + B + C + D, A + B + C + E, A + B + D + E, A + C + D + E, B + C + D + E
          """)
  void seatsPlayersAtTables(LineUp lineUp, int seats, String names, String expected) {
    List<Table> tables = lineUp.tables(List.of(names.split(" ")), seats);

    assertThat(String.join(", ", tables.stream().map(Table::toString).toList()))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"A B", "A B B", "A B B B", "A A B B", "A B C D", "A B C C C"})
  void everybodySitsEverywhereEquallyOften(String text) {
    Table table = new Table(List.of(text.split(" ")));
    List<List<String>> arrangements = table.arrangements();

    assertThat(arrangements).doesNotHaveDuplicates();
    for (String name : table.names()) {
      for (int i = 0; i < table.players().size(); i++) {
        int seat = i;
        long there = arrangements.stream().filter(a -> a.get(seat).equals(name)).count();
        assertThat(there * table.players().size())
            .isEqualTo((long) arrangements.size() * table.seats(name));
      }
    }
  }

  @Test
  void countsTheDistinctArrangements() {
    assertThat(new Table(List.of("A", "B", "B", "B")).arrangements()).hasSize(4);
    assertThat(new Table(List.of("A", "A", "B", "B")).arrangements()).hasSize(6);
    assertThat(new Table(List.of("A", "B", "C", "D")).arrangements()).hasSize(24);
  }
}
