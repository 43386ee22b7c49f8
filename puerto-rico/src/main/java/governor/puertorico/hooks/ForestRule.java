package governor.puertorico.hooks;

/** Settler phase: its owner may lay a plantation as a forest. */
public interface ForestRule {}
