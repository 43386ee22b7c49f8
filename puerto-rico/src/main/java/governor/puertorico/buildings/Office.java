package governor.puertorico.buildings;

import governor.puertorico.hooks.SaleRule;

/** Trader phase: the owner may sell a kind of which barrels lie in the trading house already. */
public final class Office implements SaleRule {}
