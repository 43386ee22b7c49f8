package governor.puertorico.hooks;

/** Trader phase: its owner may sell any barrel past the trading house, for its bare price. */
public interface PostRule {}
