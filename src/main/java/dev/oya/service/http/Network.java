package dev.oya.service.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * Where an address belongs. Of IPv6 what one customer is given counts as one address (/64), and what an organization is given
 * as one network (/48); of IPv4 a network is a /24. What is no address stands for itself.
 *
 * @param host the address
 * @param net its network
 */
record Network(String host, String net) {
    private static final Pattern IPV4 = Pattern.compile("[0-9]{1,3}(\\.[0-9]{1,3}){3}");

    static Network of(String address) {
        if (IPV4.matcher(address).matches()) {
            return new Network(address, address.substring(0, address.lastIndexOf('.')) + ".0/24");
        }
        if (address.indexOf(':') >= 0) {
            try {
                // In brackets it is never taken for a name that would have to be looked up.
                InetAddress found = InetAddress.getByName("[" + address.replaceFirst("%.*", "") + "]");
                if (found instanceof Inet6Address) {
                    String digits = HexFormat.of().formatHex(found.getAddress());
                    return new Network(digits.substring(0, 16) + "/64", digits.substring(0, 12) + "/48");
                }
                return of(found.getHostAddress());
            } catch (UnknownHostException malformed) {
                return new Network(address, address + " and the like");
            }
        }
        return new Network(address, address + " and the like");
    }
}
