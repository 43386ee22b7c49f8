package governor.sanjuan.hooks;

/** A building that is no production building and still can carry a good. */
public interface GoodsHolder {
  /** What the good sells for, whatever the tile says; asked once, when rules are compiled. */
  int price();
}
