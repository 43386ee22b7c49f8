package governor.table;

/**
 * The alphabets of names, as far as their letters can be taken for those of another. A name has
 * letters of one of them: in a mixture hardly anybody sees which letter is whose.
 */
enum Alphabet {
  LATIN,
  GREEK,
  CYRILLIC,
  /** Chinese, Japanese and Korean, beside which Latin letters are usual and none looks alike. */
  EAST_ASIAN,
  /** All others, which nobody writes beside Latin, Greek or Cyrillic letters. */
  OTHER,
  /** No letters to write with, though Unicode calls them so: signs of phonetics and formulas. */
  SIGN,
  /** Digits and punctuation, which go with all. */
  NONE;

  private static final int GREEK_BEGIN = 0x370;
  private static final int CYRILLIC_BEGIN = 0x400;
  private static final int CYRILLIC_END = 0x52F;
  private static final int EAST_ASIAN_BEGIN = 0x2E80;
  private static final int EAST_ASIAN_END = 0x9FFF;
  private static final int SUPPLEMENTARY_HAN_BEGIN = 0x20000;

  /** Whether the letters of a name are of one alphabet, and all of them to be seen. */
  static boolean isOneIn(String name) {
    Alphabet before = NONE;
    for (int character : name.codePoints().toArray()) {
      Alphabet now = of(character);
      if (now == SIGN || before != NONE && now != NONE && !before.goesWith(now)) {
        return false;
      }
      // Latin letters may follow East Asian ones, and others must still go with both.
      before = now == NONE || now == EAST_ASIAN && before == LATIN ? before : now;
    }
    return true;
  }

  private boolean goesWith(Alphabet other) {
    return this == other
        || this == LATIN && other == EAST_ASIAN
        || this == EAST_ASIAN && other == LATIN;
  }

  private static Alphabet of(int character) {
    if (!Character.isLetter(character)) {
      return NONE;
    }
    if (isSign(character)) {
      return SIGN;
    }
    if (isLatin(character)) {
      return LATIN;
    }
    if (isWithin(character, GREEK_BEGIN, CYRILLIC_BEGIN - 1)
        || isWithin(character, 0x1F00, 0x1FFF)) {
      return GREEK;
    }
    if (isWithin(character, CYRILLIC_BEGIN, CYRILLIC_END)) {
      return CYRILLIC;
    }
    return isEastAsian(character) ? EAST_ASIAN : OTHER;
  }

  private static boolean isLatin(int character) {
    return character < 0x250
        || isWithin(character, 0x1E00, 0x1EFF)
        || isWithin(character, 0xFF21, 0xFF5A);
  }

  private static boolean isEastAsian(int character) {
    return isWithin(character, EAST_ASIAN_BEGIN, EAST_ASIAN_END)
        || isWithin(character, 0xAC00, 0xD7A3)
        || isWithin(character, 0x1100, 0x11FF)
        || isWithin(character, 0xFF66, 0xFFDC)
        || character >= SUPPLEMENTARY_HAN_BEGIN;
  }

  /** Fillers of Hangul show nothing at all. */
  private static boolean isSign(int character) {
    return character == 0x115F
        || character == 0x1160
        || character == 0x3164
        || character == 0xFFA0
        || isWithin(character, 0x250, 0x2FF)
        || isWithin(character, 0x1D00, 0x1DBF)
        || isWithin(character, 0x2071, 0x214F)
        || isWithin(character, 0xA720, 0xA7FF)
        || isWithin(character, 0xAB30, 0xAB6F)
        || isWithin(character, 0xFB00, 0xFB06)
        || isWithin(character, 0x1D400, 0x1D7FF);
  }

  private static boolean isWithin(int character, int begin, int end) {
    return character >= begin && character <= end;
  }
}
