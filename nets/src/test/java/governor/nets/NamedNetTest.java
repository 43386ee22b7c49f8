package governor.nets;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Parsed;
import governor.core.Rng;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A net plays with what it knows by name, whatever else the game has and in whatever order. */
class NamedNetTest {
  private static final String GAME = "island";
  private static final int SEATS = 3;
  private static final List<String> FEATURES = List.of("a", "b", "c", "d", "e");
  private static final List<String> KINDS = List.of("build", "load", "other");
  private static final NamedNet NAMED =
      new NamedNet(
          different(Net.random(5, 16, 16, SEATS, 3, new Rng(1))),
          new Vocabulary(GAME, FEATURES, KINDS));

  /** No stack is like another. */
  private static Net different(Net net) {
    for (int i = 0; i < net.bias3.length; i++) {
      net.bias3[i] = i * 0.125f;
    }
    return net;
  }

  private static FittedNet fit(List<String> features, List<String> kinds) {
    return NAMED.fit(new Vocabulary(GAME, features, kinds), SEATS).orThrow();
  }

  /** What the net says after a choice of a kind in which these features hold. */
  private static float[] says(Net net, List<String> names, int kind, String... features) {
    int[] numbers = Stream.of(features).mapToInt(names::indexOf).filter(i -> i >= 0).toArray();
    Forward forward = new PlainForward(net);
    forward.evaluate(numbers, 0, numbers.length, kind);
    return forward.outputs;
  }

  @Test
  void theSameNamesAreTheSameNet() {
    FittedNet fitted = fit(FEATURES, KINDS);
    assertThat(fitted.fit()).isEqualTo(new Fit(5, 0, 0)).isEqualTo(Fit.whole(NAMED.net()));
    assertThat(fitted.net().arrays()).isDeepEqualTo(NAMED.net().arrays());
  }

  @Test
  void theOrderDoesNotMatter() {
    List<String> features = FEATURES.reversed();
    List<String> kinds = List.of("other", "build", "load");
    FittedNet fitted = fit(features, kinds);
    assertThat(fitted.fit()).isEqualTo(new Fit(5, 0, 0));
    for (String kind : KINDS) {
      assertThat(says(fitted.net(), features, kinds.indexOf(kind), "a", "c", "d"))
          .isEqualTo(says(NAMED.net(), FEATURES, KINDS.indexOf(kind), "a", "c", "d"));
    }
  }

  @Test
  void whatTheNetDoesNotKnowCountsNothing() {
    List<String> features = List.of("new", "a", "b", "newer", "c", "d", "e");
    FittedNet fitted = fit(features, KINDS);
    assertThat(fitted.fit()).isEqualTo(new Fit(5, 0, 2));
    assertThat(says(fitted.net(), features, 1, "new", "b", "newer", "e"))
        .isEqualTo(says(NAMED.net(), FEATURES, 1, "b", "e"));
  }

  @Test
  void whatTheGameDoesNotHaveIsDropped() {
    List<String> features = List.of("e", "new", "b");
    FittedNet fitted = fit(features, KINDS);
    assertThat(fitted.fit()).isEqualTo(new Fit(2, 3, 1));
    assertThat(fitted.net().inputs).isEqualTo(3);
    assertThat(says(fitted.net(), features, 0, "b", "e"))
        .isEqualTo(says(NAMED.net(), FEATURES, 0, "b", "e"));
  }

  @Test
  void aKindThatTheNetDoesNotKnowIsJudgedAsTheMostGeneralOne() {
    List<String> kinds = List.of("trade", "load");
    Net fitted = fit(FEATURES, kinds).net();
    assertThat(fitted.stacks).isEqualTo(2);
    assertThat(says(fitted, FEATURES, 0, "a")).isEqualTo(says(NAMED.net(), FEATURES, 2, "a"));
    assertThat(says(fitted, FEATURES, 1, "a")).isEqualTo(says(NAMED.net(), FEATURES, 1, "a"));
    assertThat(says(fitted, FEATURES, 0, "a")).isNotEqualTo(says(fitted, FEATURES, 1, "a"));
  }

  @Test
  void aSingleStackServesEveryKind() {
    Net net = Net.random(5, 16, 16, SEATS, 1, new Rng(1));
    NamedNet named = new NamedNet(net, new Vocabulary(GAME, FEATURES, KINDS));
    assertThat(named.words().kinds()).containsExactly("other");
    Net fitted =
        named.fit(new Vocabulary(GAME, FEATURES, List.of("x", "y")), SEATS).orThrow().net();
    assertThat(fitted.stacks).isEqualTo(1);
    assertThat(says(fitted, FEATURES, 1, "a")).isEqualTo(says(net, FEATURES, 0, "a"));
  }

  @Test
  void withoutAnyKnownFeatureItIsRefused() {
    assertThat(NAMED.fit(new Vocabulary(GAME, List.of("x", "y"), KINDS), SEATS))
        .isEqualTo(Parsed.refused("The net knows no feature of this game; train one for it."));
  }

  @Test
  void forAnotherGameItIsRefused() {
    assertThat(NAMED.fit(new Vocabulary("harbor", FEATURES, KINDS), SEATS))
        .isEqualTo(
            Parsed.refused(
                "The net was trained for island, but this is harbor; train one for it."));
  }

  @Test
  void forAnotherNumberOfSeatsItIsRefused() {
    assertThat(NAMED.fit(new Vocabulary(GAME, FEATURES, KINDS), 4))
        .isEqualTo(
            Parsed.refused(
                "The net was trained for 3 players, but this game has 4; train one for it."));
  }

  @Test
  void otherNamesAreOtherWords() {
    assertThat(Arrays.asList(List.of("ab", "c"), List.of("a", "bc"), List.of("c", "ab")))
        .extracting(features -> new Vocabulary(GAME, features, KINDS).fingerprint())
        .doesNotHaveDuplicates();
    assertThat(new Vocabulary(GAME, FEATURES, KINDS).fingerprint())
        .isNotEqualTo(new Vocabulary(GAME, FEATURES, List.of("build", "load")).fingerprint())
        .isNotEqualTo(new Vocabulary(GAME, FEATURES, KINDS.reversed()).fingerprint());
  }
}
