package governor.sanjuan.hooks;

/** Any phase of a role that its owner takes: once a round the privilege can be doubled. */
public interface PrivilegeRule {}
