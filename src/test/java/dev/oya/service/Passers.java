package dev.oya.service;

import dev.oya.service.TableClient.Seat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

/** Clients that open table streams at random nodes, read a few events, and abort the connection. */
final class Passers implements AutoCloseable {
    private static final int AT_ONCE = 6;

    private final List<Thread> threads = new ArrayList<>();
    private final AtomicInteger passed = new AtomicInteger();
    private volatile boolean over;

    Passers(List<List<Seat>> tables, List<String> nodes) {
        for (int one = 0; one < AT_ONCE; one++) {
            Random luck = new Random(one);
            Thread thread = new Thread(() -> {
                while (!over) {
                    List<Seat> seats = tables.get(luck.nextInt(tables.size()));
                    pass(seats.get(luck.nextInt(seats.size())), nodes.get(luck.nextInt(nodes.size())), luck);
                }
            });
            thread.start();
            threads.add(thread);
        }
    }

    private void pass(Seat seat, String node, Random luck) {
        URI address = URI.create(node);
        try (Socket socket = new Socket(address.getHost(), address.getPort())) {
            socket.setSoTimeout(2_000);
            // Closes the connection with a reset, which the node detects when it next writes.
            socket.setSoLinger(true, 0);
            String request = "GET /api/tables/" + seat.table() + "/events HTTP/1.1\r\nHost: " + address.getAuthority()
                    + "\r\n" + (seat.token() == null ? "" : "Authorization: Bearer " + seat.token() + "\r\n") + "\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            for (int line = luck.nextInt(30); line >= 0 && in.readLine() != null; line--) {
                continue;
            }
            passed.incrementAndGet();
        } catch (IOException late) {
            // No event arrived in time.
        }
    }

    /** Returns the number of streams that were opened and aborted. */
    int passed() {
        return passed.get();
    }

    @Override
    public void close() throws InterruptedException {
        over = true;
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
