package governor.bots.levels;

import governor.bots.search.Style;

/**
 * Whom one plays against. Each merchant leans to something where choices are almost equally good,
 * and is as strong as the others.
 */
public enum Personality {
  NOBODY("", "no leanings", Style.NONE),
  OLMEDO("Beatriz Olmedo", "would rather build", Style.BUILD),
  ARANA("Tomás Arana", "would rather plant and produce", Style.PRODUCE),
  VAN_DAEL("Joost van Dael", "would rather have it in hand", Style.TRADE);

  private final String title;
  private final String about;
  private final int style;

  Personality(String title, String about, int style) {
    this.title = title;
    this.about = about;
    this.style = style;
  }

  /** The merchant's name; empty for nobody. */
  public String title() {
    return title;
  }

  /** What the merchant leans to, in a few words. */
  public String about() {
    return about;
  }

  int style() {
    return style;
  }
}
