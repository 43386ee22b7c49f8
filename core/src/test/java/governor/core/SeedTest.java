package governor.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SeedTest {
  @Test
  void aFullSeedIsSixtyFourHexadecimalDigits() {
    byte[] entropy = new byte[32];
    entropy[0] = (byte) 0xAB;
    entropy[31] = 1;
    assertThat(Seed.of(entropy).text()).hasSize(64).startsWith("ab00").endsWith("01");
    assertThatThrownBy(() -> Seed.of(new byte[16])).hasMessageContaining("32 bytes");
  }

  @Test
  void theCommitmentIsTheHashOfTheTextAndNotWhatTheGameStartsFrom() {
    Seed seed = Seed.of(42);
    assertThat(seed.commitment())
        .isEqualTo("73475cb40a568e8da8a045ced110137e159f890ac4da883b6b17dc651b3a8049");
    String start = Long.toHexString(seed.rng().next());
    assertThat(seed.commitment()).doesNotContain(start);
  }

  @Test
  void otherSeedsStartElsewhere() {
    assertThat(Seed.of(1).rng().next()).isNotEqualTo(Seed.of(2).rng().next());
    assertThat(Seed.of(1).rng().next()).isEqualTo(Seed.of(1).rng().next());
  }

  @Test
  void onlyShortPlainTextsAreSeeds() {
    assertThat(Seed.isSeed("puzzle-7")).isTrue();
    assertThat(Seed.isSeed("")).isFalse();
    assertThat(Seed.isSeed("two words")).isFalse();
    assertThat(Seed.isSeed("x".repeat(65))).isFalse();
  }

  @Test
  void aSeedBetweenPeopleHasAShuffleAndTextsThatBeginAlikeDoNot() {
    byte[] entropy = new byte[32];
    entropy[0] = (byte) 0xAB;
    Seed fair = Seed.fair(entropy);
    assertThat(fair.text()).startsWith("hmac-ab00").hasSize(63);
    assertThat(fair.isFair()).isTrue();
    assertThat(fair.rng().shuffle()).isNotNull();
    // Computer players think with seeds that are made of it: those must stay fast.
    Seed thinking = new Seed(fair.text().substring(0, 40) + "-player-7");
    assertThat(thinking.isFair()).isFalse();
    assertThat(thinking.rng().shuffle()).isNull();
    assertThat(Seed.of(entropy).rng().shuffle()).isNull();
  }

  @Test
  void saltsComeInTheOrderOfSeats() {
    Seed seed = Seed.of(42).salted(0, "rain").salted(2, "x7");
    assertThat(seed.salts()).isEqualTo("1:rain 3:x7");
    assertThat(seed.commitment()).isEqualTo(Seed.of(42).commitment());
    assertThatThrownBy(() -> seed.salted(1, "late")).hasMessageContaining("not a seed");
    assertThatThrownBy(() -> seed.salted(3, "two words")).hasMessageContaining("not a seed");
  }
}
