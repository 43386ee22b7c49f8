package governor.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What can be the name of a seat. */
class SeatPlanTest {
  private static final Pattern FIRST = Pattern.compile("[\\p{L}\\p{N}]");
  private static final Pattern LATER = Pattern.compile("[\\p{L}\\p{N} ._'()-]");

  @Test
  void lettersAndNumbersOfAllScriptsAndALittlePunctuation() {
    List<Integer> wrong = new ArrayList<>();
    for (int character = 0; character <= Character.MAX_CODE_POINT; character++) {
      String text = Character.toString(character);
      if (SeatPlan.isName(text) != FIRST.matcher(text).matches()
          || SeatPlan.isName("A" + text) != LATER.matcher(text).matches()) {
        wrong.add(character);
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void neitherEmptyNorTooLong() {
    String zero = Character.toString(0x1D7D8); // a character of two chars
    assertThat(SeatPlan.isName("")).isFalse();
    assertThat(SeatPlan.isName(zero.repeat(SeatPlan.LONGEST_NAME))).isTrue();
    assertThat(SeatPlan.isName(zero.repeat(SeatPlan.LONGEST_NAME + 1))).isFalse();
  }
}
