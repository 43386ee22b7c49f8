package governor.puertorico.hooks;

/** Any phase: the privilege of a role that its owner takes counts twice. */
public interface PrivilegeRule {}
