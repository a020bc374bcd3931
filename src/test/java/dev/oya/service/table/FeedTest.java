package dev.oya.service.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.answers.ViewJson;
import dev.oya.service.table.Feed.Listener;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** Each listener receives every version once and in order, regardless of other listeners. */
class FeedTest {
    private static final int VERSIONS = 400;

    private final Feed feed = new Feed(new Presence(), (seat, language) -> new byte[0]);
    private final ReentrantLock lock = new ReentrantLock();
    private long version;

    /** Adds a listener that runs an action on each version, and returns the versions it receives. */
    private List<Long> listen(Consumer<Listener> then) {
        List<Long> heard = new ArrayList<>();
        AtomicReference<Listener> itself = new AtomicReference<>();
        itself.set(new Listener(0, "token", "en", version, gone -> (now, data) -> {
            assertTrue(!lock.isHeldByCurrentThread(), "the listener is called under the table lock");
            heard.add(now);
            then.accept(itself.get());
        }));
        feed.add(itself.get());
        return heard;
    }

    private void next() {
        lock.lock();
        try {
            feed.publish(++version, seat -> "token");
        } finally {
            lock.unlock();
        }
        feed.flush();
    }

    @Test
    void listenerThatEndsDoesNotAffectOthers() {
        List<Long> first = listen(itself -> {});
        List<Long> ends = listen(Listener::end);
        List<Long> between = listen(itself -> {});
        List<Long> throwing = listen(itself -> {
            throw new IllegalStateException("gone");
        });
        List<Long> changes = listen(itself -> {
            if (version < 9) {
                next();
            }
        });
        List<Long> last = listen(itself -> {});
        next();
        next();
        List<Long> all = LongStream.rangeClosed(1, version).boxed().toList();
        for (List<Long> heard : List.of(first, between, changes, last)) {
            assertEquals(all, heard);
        }
        assertEquals(List.of(1L), ends);
        assertEquals(List.of(1L), throwing);
        assertEquals(4, feed.all().size(), "a closed listener has received a version");
    }

    @Test
    void reportsNumberOfSpectators() {
        List<String> heard = new ArrayList<>();
        Listener looking = looker("first", heard);
        Listener other = looker("second", heard);
        feed.add(looking);
        feed.add(other);
        other.end();
        feed.count();
        feed.flush();
        assertEquals(
                List.of(
                        "first watching {\"watching\":1}",
                        "first watching {\"watching\":2}",
                        "first watching {\"watching\":1}"),
                heard);
    }

    private static Listener looker(String name, List<String> heard) {
        return new Listener(ViewJson.PUBLIC, null, "en", 0, gone -> new Feed.Sink() {
            @Override
            public void send(long now, byte[] data) {
                heard.add(name + " " + now);
            }

            @Override
            public void say(String event, byte[] data) {
                heard.add(name + " " + event + " " + new String(data, StandardCharsets.UTF_8));
            }
        });
    }

    @RepeatedTest(20)
    void endsStreamsWithTheirTokens(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        String[] tokens = {"0", "1", "2"};
        Map<Integer, List<Long>> heard = new TreeMap<>();
        Map<Integer, List<Long>> expected = new TreeMap<>();
        Map<Integer, String> opened = new TreeMap<>();
        List<Integer> ended = new ArrayList<>();
        while (version < 60) {
            int stream = opened.size();
            int seat = random.nextInt(tokens.length);
            if (random.nextInt(3) == 0 && tokens[seat] != null) {
                opened.put(stream, tokens[seat]);
                heard.put(stream, new ArrayList<>());
                expected.put(stream, new ArrayList<>());
                feed.add(new Listener(seat, tokens[seat], "en", version, gone -> new Feed.Sink() {
                    @Override
                    public void send(long now, byte[] data) {
                        heard.get(stream).add(now);
                    }

                    @Override
                    public void end() {
                        ended.add(stream);
                        gone.run();
                    }
                }));
            }
            if (random.nextInt(4) == 0) {
                tokens[seat] = random.nextBoolean() ? null : "" + version + seat;
            }
            feed.publish(++version, one -> tokens[one]);
            // Sometimes queues several versions before sending them.
            if (random.nextBoolean()) {
                feed.flush();
            }
            Set<String> valid = Arrays.stream(tokens).filter(Objects::nonNull).collect(Collectors.toSet());
            opened.forEach((one, token) -> {
                if (valid.contains(token)) {
                    expected.get(one).add(version);
                }
            });
        }
        feed.endAll();
        feed.flush();
        assertEquals(expected, heard);
        assertEquals(opened.keySet(), Set.copyOf(ended));
        assertEquals(opened.size(), ended.size(), "a stream has not ended exactly once");
        assertEquals(List.of(), feed.all());
    }

    @Test
    void deliversEventsInOrder() throws InterruptedException {
        List<Long> heard = listen(itself -> Thread.yield());
        List<Thread> movers = new ArrayList<>();
        for (int mover = 0; mover < 4; mover++) {
            Thread thread = new Thread(() -> {
                for (int move = 0; move < VERSIONS / 4; move++) {
                    next();
                }
            });
            thread.start();
            movers.add(thread);
        }
        for (Thread thread : movers) {
            thread.join();
        }
        assertEquals(LongStream.rangeClosed(1, VERSIONS).boxed().toList(), heard);
    }
}
