package governor.table;

/** Names that people would take for one another. */
final class LookAlike {
  /** Letters of other scripts and digits, each before the Latin letter that it looks like. */
  private static final String PAIRS =
      "аaвbсcԁdеeһhіiјjкkмmнhоoрpԛqѕsтtѵvԝwхxуyүyαaβbγyεeηnιiκkνvοoρpτtυuχxωw0o1l5sıi"
          + "ɡgɑaſsßbøoðdłlđdàaáaâaãaäaåaçcèeéeêeëeìiíiîiïiñnòoóoôoõoöoùuúuûuüuýyÿyāaăaąaćc"
          + "ĉcċcčcďdēeĕeėeęeěeĝgğgġgģgĥhĩiīiĭiįiĵjķkĺlļlľlńnņnňnōoŏoőoŕrŗrřrśsŝsşsšsţtťtũu"
          + "ūuŭuůuűuųuŵwŷyźzżzžz";

  private static final int FULL_WIDTH = 0xFF01;
  private static final int FULL_WIDTH_END = 0xFF5E;
  private static final int MATHEMATICAL = 0x1D400;
  private static final int MATHEMATICAL_END = 0x1D6A3;
  private static final int MATHEMATICAL_DIGITS = 0x1D7CE;
  private static final int MATHEMATICAL_DIGITS_END = 0x1D7FF;

  private LookAlike() {}

  static boolean areAlike(String one, String other) {
    return bones(one).equals(bones(other));
  }

  /** What remains of a name to somebody who looks at it shortly: letters without their dress. */
  private static String bones(String name) {
    StringBuilder bones = new StringBuilder();
    name.codePoints()
        .map(LookAlike::plain)
        .map(Character::toLowerCase)
        .map(LookAlike::latin)
        .filter(each -> SeatPlan.PUNCTUATION.indexOf(each) < 0)
        .forEach(bones::appendCodePoint);
    // A capital i is a small l on many screens.
    return bones.toString().replace('i', 'l').replace("rn", "m").replace("vv", "w");
  }

  /** Letters of the typesetters are letters. */
  private static int plain(int character) {
    if (character >= FULL_WIDTH && character <= FULL_WIDTH_END) {
      return character - FULL_WIDTH + '!';
    }
    if (character >= MATHEMATICAL && character <= MATHEMATICAL_END) {
      int letter = (character - MATHEMATICAL) % 52;
      return letter < 26 ? 'A' + letter : 'a' + letter - 26;
    }
    if (character >= MATHEMATICAL_DIGITS && character <= MATHEMATICAL_DIGITS_END) {
      return '0' + (character - MATHEMATICAL_DIGITS) % 10;
    }
    return character;
  }

  private static int latin(int character) {
    for (int i = 0; i < PAIRS.length(); i += 2) {
      if (PAIRS.charAt(i) == character) {
        return PAIRS.charAt(i + 1);
      }
    }
    return character;
  }
}
