package dev.oya.service.http;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A host from a {@code Host} or {@code Origin} header, in canonical form.
 *
 * @param name the name or address in lower case, without brackets or a trailing dot
 * @param port the port, or -1 if none is given
 */
record HostName(String name, int port) {
    private static final Pattern WRITTEN =
            Pattern.compile("(?:\\[([0-9A-Fa-f:.]{2,45})]|([A-Za-z0-9_.-]{1,254}))(?::([0-9]{1,5}))?");
    private static final Pattern ORIGIN = Pattern.compile("(https?)://(.*)");
    private static final Pattern LOOPBACK = Pattern.compile("localhost|127(\\.[0-9]{1,3}){3}|(0:){7}1");
    private static final int MOST_PORT = 65_535;

    /** Reads {@code name}, {@code name:port} or {@code [address]:port}. Returns null if the text has another form. */
    static HostName of(String written) {
        Matcher matcher = WRITTEN.matcher(written);
        if (!matcher.matches()) {
            return null;
        }
        int port = matcher.group(3) == null ? -1 : Integer.parseInt(matcher.group(3));
        String name = matcher.group(1) == null
                ? matcher.group(2).toLowerCase(Locale.ROOT).replaceFirst("(?<=.)\\.$", "")
                : address(matcher.group(1));
        return name == null || name.isEmpty() || port > MOST_PORT ? null : new HostName(name, port);
    }

    /** Returns an address in the form used in URLs, with IPv6 addresses in brackets. */
    static String written(String address) {
        return address.indexOf(':') >= 0 && !address.startsWith("[") ? "[" + address + "]" : address;
    }

    /**
     * Returns an IPv6 address in canonical form, or null if it is invalid. No name lookup is made, because Java parses text
     * with colons as a literal.
     */
    private static String address(String literal) {
        try {
            return literal.indexOf(':') < 0
                    ? null
                    : InetAddress.getByName(literal).getHostAddress();
        } catch (UnknownHostException none) {
            return null;
        }
    }

    /** Returns whether this name always refers to the local machine. */
    boolean isLoopback() {
        return LOOPBACK.matcher(name).matches();
    }

    /** Returns whether an origin has the name and the port of a host. */
    static boolean isSame(String origin, HostName host) {
        Matcher matcher = ORIGIN.matcher(origin);
        HostName page = matcher.matches() ? of(matcher.group(2)) : null;
        if (page == null || host == null) {
            return false;
        }
        int usual = matcher.group(1).equals("https") ? 443 : 80;
        return page.name.equals(host.name) && page.portOr(usual) == host.portOr(usual);
    }

    private int portOr(int usual) {
        return port < 0 ? usual : port;
    }
}
