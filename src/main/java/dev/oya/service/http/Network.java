package dev.oya.service.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * A client's address and its network. An IPv6 /64 counts as one address, because providers assign one to each customer. An IPv6
 * network is a /48 and an IPv4 network a /24. Text that is not an address counts as a separate network. Immutable.
 *
 * @param address the address as it was received
 * @param host key for limits per address
 * @param net key for limits per network
 */
record Network(String address, String host, String net) {
    private static final Pattern IPV4 = Pattern.compile("[0-9]{1,3}(\\.[0-9]{1,3}){3}");

    /** Returns the network of an address. */
    static Network of(String address) {
        if (IPV4.matcher(address).matches()) {
            return new Network(address, address, address.substring(0, address.lastIndexOf('.')) + ".0/24");
        }
        try {
            // Brackets prevent a name lookup.
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
