package governor.server;

/**
 * What the host of a server wants.
 *
 * @param adminCode what opens the host's own page and commands; empty closes them
 * @param inviteCode what newcomers have to know; empty lets everybody in
 * @param unlimitedToken what the host's own programs send to be free of limits; empty for none
 * @param folder the folder of a site in which all addresses lie, such as /governor; empty for none
 * @param logsAccess whether every request is written down
 */
public record House(
    String adminCode, String inviteCode, String unlimitedToken, String folder, boolean logsAccess) {
  public static final House USUAL = new House("", "", "", "", false);
}
