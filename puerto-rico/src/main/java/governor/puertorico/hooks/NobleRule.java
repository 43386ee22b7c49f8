package governor.puertorico.hooks;

/** It matters whether a colonist or a noble stands on it, so that is known. */
public interface NobleRule {}
