package governor.cli.sanjuan;

import governor.cli.text.Style;
import governor.cli.text.Text;

/** The five goods: each has a colour and two letters. */
final class Goods {
  private static final Style.Tone[] TONES = {
    Style.Tone.INDIGO, Style.Tone.SUGAR, Style.Tone.TOBACCO, Style.Tone.COFFEE, Style.Tone.SILVER
  };

  private Goods() {}

  /** The colour of what this production building makes. */
  static Style.Tone tone(int plant) {
    return TONES[plant % TONES.length];
  }

  /** The first two letters of the good's name. */
  static String code(String good) {
    return Text.capital(good.substring(0, 2));
  }
}
