package governor.puertorico.hooks;

/** Trader phase: its owner may sell a kind that lies in the trading house already. */
public interface SaleRule {}
