package dev.oya.service;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** The response of a service to raw bytes that no client library would send. */
record RawAnswer(int status, Map<String, String> headers, String body) {
    private static final int PATIENCE_MILLIS = 60_000;

    /** Sends bytes and reads one response, delimited by Content-Length or by the end of the connection. */
    static RawAnswer to(RunningService running, String request) throws IOException {
        URI service = URI.create(running.service.address());
        try (Socket socket = new Socket(service.getHost(), service.getPort())) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            InputStream in = socket.getInputStream();
            String first = line(in);
            Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
            for (String line = line(in); !line.isEmpty(); line = line(in)) {
                headers.put(line.substring(0, line.indexOf(':')), line.substring(line.indexOf(':') + 2));
            }
            String length = headers.get("Content-Length");
            boolean none = request.startsWith("HEAD") || first.contains(" 204 ");
            byte[] body =
                    none ? new byte[0] : length == null ? in.readAllBytes() : in.readNBytes(Integer.parseInt(length));
            if ("close".equals(headers.get("Connection")) && in.read() >= 0) {
                throw new IOException("more than one response to " + request);
            }
            return new RawAnswer(
                    Integer.parseInt(first.split(" ")[1]), headers, new String(body, StandardCharsets.UTF_8));
        }
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int letter = in.read(); letter != '\n'; letter = in.read()) {
            if (letter < 0) {
                throw new IOException("the connection ended after: " + line);
            }
            line.append(letter == '\r' ? "" : String.valueOf((char) letter));
        }
        return line.toString();
    }
}
