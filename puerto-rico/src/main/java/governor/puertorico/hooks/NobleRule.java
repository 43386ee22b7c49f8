package governor.puertorico.hooks;

/** A noble on it does something else than a colonist, so it is known who stands on it. */
public interface NobleRule {}
