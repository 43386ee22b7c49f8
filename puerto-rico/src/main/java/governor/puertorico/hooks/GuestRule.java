package governor.puertorico.hooks;

/** Any phase but the mayor: those who stand on it may move to empty circles of the owner. */
public interface GuestRule {}
