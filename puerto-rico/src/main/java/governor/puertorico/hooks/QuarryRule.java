package governor.puertorico.hooks;

/** Settler phase: its owner may take a quarry without being settler. */
public interface QuarryRule {}
