package governor.server;

/**
 * What the host of a server wants.
 *
 * @param adminCode what opens the host's own page and commands; empty closes them
 * @param inviteCode what newcomers have to know; empty lets everybody in
 * @param logsAccess whether every request is written down
 */
public record House(String adminCode, String inviteCode, boolean logsAccess) {
  public static final House USUAL = new House("", "", false);
}
