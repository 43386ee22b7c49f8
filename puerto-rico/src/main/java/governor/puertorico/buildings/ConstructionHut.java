package governor.puertorico.buildings;

import governor.puertorico.hooks.QuarryRule;

/**
 * Settler phase: the owner may take a quarry instead of an open plantation, also when not settler.
 */
public final class ConstructionHut implements QuarryRule {}
