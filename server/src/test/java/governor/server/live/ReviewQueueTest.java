package governor.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import governor.core.GameRecord;
import governor.core.Seed;
import governor.desk.Problem;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The queue of games that are looked at again has room for all who do not crowd. */
final class ReviewQueueTest {
  private final ReviewQueue queue = new ReviewQueue();

  private boolean add(int number, String address) {
    GameRecord record =
        new GameRecord("sanjuan:2e", "", new Seed("1"), List.of("Anna"), List.of(), "");
    return queue.add(
        new ReviewQueue.Waiting("game " + number, record, "person " + number, address));
  }

  /** One stranger under many names does not fill it. */
  @Test
  void anAddressHasAFewPlaces() {
    for (int i = 0; i < 5; i++) {
      assertThat(add(i, "here")).isTrue();
    }
    assertThatThrownBy(() -> add(5, "here"))
        .isInstanceOf(Problem.class)
        .hasMessageContaining("5 games of people at your address");
    assertThat(add(6, "there")).isTrue();
    queue.remove("game 0");
    assertThat(add(7, "here")).isTrue();
    assertThat(queue.place("game 7")).isEqualTo(5);
  }
}
