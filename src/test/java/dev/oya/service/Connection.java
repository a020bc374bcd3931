package dev.oya.service;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/**
 * A persistent HTTP connection with minimal overhead, so that tests measure the service and not the client. Not thread-safe.
 */
final class Connection implements AutoCloseable {
    private static final int PATIENCE = 30_000;
    private static final String LENGTH = "content-length:";
    private static final String CHUNKED = "transfer-encoding: chunked";

    /** Status, body, and duration of a response in nanoseconds, from the first byte sent to the last byte received. */
    record Answer(int status, byte[] bytes, long nanos) {
        String body() {
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }

    private final URI service;
    private Socket socket;
    private InputStream in;

    Connection(URI service) {
        this.service = service;
    }

    Answer ask(String method, String path, String token, String body) throws IOException {
        if (socket == null) {
            open();
        }
        byte[] bytes = body == null ? new byte[0] : body.getBytes(StandardCharsets.UTF_8);
        String head = head(service, method, path, token) + "Content-Type: application/json\r\nContent-Length: "
                + bytes.length + "\r\n\r\n";
        ByteArrayOutputStream request = new ByteArrayOutputStream(head.length() + bytes.length);
        request.writeBytes(head.getBytes(StandardCharsets.US_ASCII));
        request.writeBytes(bytes);
        long began = System.nanoTime();
        try {
            socket.getOutputStream().write(request.toByteArray());
            return answer(began);
        } catch (IOException broken) {
            close();
            throw broken;
        }
    }

    /** Returns the request line and the headers that every request needs. */
    static String head(URI service, String method, String path, String token) {
        return method + " " + path + " HTTP/1.1\r\nHost: " + service.getAuthority() + "\r\n"
                + (token == null ? "" : "Authorization: Bearer " + token + "\r\n");
    }

    private void open() throws IOException {
        socket = new Socket(service.getHost(), service.getPort());
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(PATIENCE);
        in = new BufferedInputStream(socket.getInputStream(), 1 << 14);
    }

    private Answer answer(long began) throws IOException {
        int status = Integer.parseInt(line().split(" ")[1]);
        int length = 0;
        boolean chunked = false;
        for (String line = line(); !line.isEmpty(); line = line()) {
            if (line.regionMatches(true, 0, LENGTH, 0, LENGTH.length())) {
                length = Integer.parseInt(line.substring(LENGTH.length()).strip());
            }
            chunked |= line.regionMatches(true, 0, CHUNKED, 0, CHUNKED.length());
        }
        byte[] body = chunked ? chunks() : in.readNBytes(length);
        return new Answer(status, body, System.nanoTime() - began);
    }

    private byte[] chunks() throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        for (int size = size(); size > 0; size = size()) {
            body.write(in.readNBytes(size));
            line();
        }
        line();
        return body.toByteArray();
    }

    private int size() throws IOException {
        return Integer.parseInt(line().strip(), 16);
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new IOException("the connection was closed");
            }
            if (next != '\r') {
                line.append((char) next);
            }
        }
        return line.toString();
    }

    @Override
    public void close() {
        try {
            if (socket != null) {
                socket.close();
            }
        } catch (IOException closed) {
            // Ignored, because the connection is no longer needed.
        }
        socket = null;
    }
}
