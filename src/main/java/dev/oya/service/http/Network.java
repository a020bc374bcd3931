package dev.oya.service.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * A client's address with the network that it belongs to. An IPv6 /64 counts as one address because one customer is given that much,
 * and a /48 as one network. An IPv4 network is a /24. Text that is not an address forms a network of its own. Immutable.
 *
 * @param address the address as it was received
 * @param host the key under which the address is counted
 * @param net the key under which its network is counted
 */
record Network(String address, String host, String net) {
    private static final Pattern IPV4 = Pattern.compile("[0-9]{1,3}(\\.[0-9]{1,3}){3}");

    /** Returns the network of an address. */
    static Network of(String address) {
        if (IPV4.matcher(address).matches()) {
            return new Network(address, address, address.substring(0, address.lastIndexOf('.')) + ".0/24");
        }
        try {
            // In brackets it is never taken for a name that would have to be resolved.
            String literal = "[" + address.replaceFirst("%.*", "") + "]";
            InetAddress found = address.indexOf(':') < 0 ? null : InetAddress.getByName(literal);
            if (found instanceof Inet6Address) {
                String digits = HexFormat.of().formatHex(found.getAddress());
                return new Network(address, digits.substring(0, 16) + "/64", digits.substring(0, 12) + "/48");
            }
            if (found != null) {
                Network mapped = of(found.getHostAddress());
                return new Network(address, mapped.host, mapped.net);
            }
            return alone(address);
        } catch (UnknownHostException malformed) {
            return alone(address);
        }
    }

    private static Network alone(String address) {
        return new Network(address, address, address + " and the like");
    }
}
