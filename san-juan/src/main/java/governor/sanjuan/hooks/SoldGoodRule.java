package governor.sanjuan.hooks;

/**
 * Trader phase: one of the goods that its owner sold is laid aside, and what becomes of it is its
 * question after the sale.
 */
public interface SoldGoodRule {}
