package governor.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {
  @Test
  void countsLettersToChange() {
    assertThat(Nearest.distance("libary", "library")).isEqualTo(1);
    assertThat(Nearest.distance("", "abc")).isEqualTo(3);
    assertThat(Nearest.distance("kitten", "sitting")).isEqualTo(3);
  }

  @Test
  void bestComesFirst() {
    assertThat(Nearest.to("gredy", List.of("random", "greedy")))
        .containsExactly("greedy", "random");
  }

  @Test
  void hintsReadLikeASentence() {
    assertThat(Nearest.hint("3e", List.of("1e", "2e", "yaro"))).isEqualTo("try 1e, 2e or yaro");
    assertThat(Nearest.hint("x", List.of("y"))).isEqualTo("try y");
  }

  @Test
  void onlyWordsThatAreReallyNearAreNear() {
    List<String> words = List.of("wharf", "harbor", "City hall", "corn");
    assertThat(Nearest.near("warf", words)).containsExactly("wharf");
    assertThat(Nearest.near("city hal", words)).containsExactly("City hall");
    assertThat(Nearest.near("horn", words)).containsExactly("corn");
    assertThat(Nearest.near("zebra", words)).isEmpty();
    assertThat(Nearest.near("xy", words)).isEmpty();
  }
}
