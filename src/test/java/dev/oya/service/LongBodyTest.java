package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A client that sends an oversized body receives the response, although the service sends it before the body ends. */
class LongBodyTest {
    private static final int MUCH = 6 << 20;

    @Test
    void senderOfOversizedBodyReceivesResponse() throws Exception {
        try (RunningService running = new RunningService()) {
            URI service = URI.create(running.service.address());
            for (String length : List.of("Content-Length: " + MUCH, "Transfer-Encoding: chunked")) {
                try (Socket socket = new Socket(service.getHost(), service.getPort())) {
                    socket.setSoTimeout(60_000);
                    OutputStream out = socket.getOutputStream();
                    out.write(
                            ("POST /api/score HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n"
                                            + length + "\r\n\r\n")
                                    .getBytes(StandardCharsets.US_ASCII));
                    send(out, length.endsWith("chunked"));
                    InputStream in = socket.getInputStream();
                    String answer = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                    assertTrue(answer.startsWith("HTTP/1.1 413 "), answer);
                    assertTrue(answer.contains("\"code\":\"too-large\""), answer);
                }
            }
            assertEquals(200, running.get("/health").statusCode());
        }
    }

    private static void send(OutputStream out, boolean chunked) throws Exception {
        byte[] some = " ".repeat(64 << 10).getBytes(StandardCharsets.US_ASCII);
        for (int sent = 0; sent < MUCH; sent += some.length) {
            if (chunked) {
                out.write((Integer.toHexString(some.length) + "\r\n").getBytes(StandardCharsets.US_ASCII));
            }
            out.write(some);
            if (chunked) {
                out.write("\r\n".getBytes(StandardCharsets.US_ASCII));
            }
        }
        if (chunked) {
            out.write("0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        }
        out.flush();
    }
}
