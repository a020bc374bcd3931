package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Acknowledged requests survive {@code kill -9} at any time. Each build kills a service a few times per store. {@code
 * -Doya.kills=100} kills it more often.
 */
class KilledTest {
    private static final int KILLS = Integer.getInteger("oya.kills", Exhaustive.times(3, 1));
    private static final int TABLES = 6;

    private static void killAgainAndAgain(Path data, String store) throws InterruptedException {
        Random luck = new Random(11);
        Node node = new Node(data, store);
        try {
            Crowd crowd = new Crowd(node.address(), TABLES);
            int before = 0;
            for (int kill = 0; kill < KILLS; kill++) {
                String address = node.address();
                crowd.play(request -> address);
                long until = System.nanoTime() + (200 + luck.nextInt(800)) * 1_000_000L;
                int least = before + 20;
                while (System.nanoTime() < until || crowd.moves() < least) {
                    Thread.sleep(10);
                }
                node.kill();
                crowd.stop();
                before = crowd.moves();
                node = new Node(data, store);
                if (kill % 10 == 9 || kill == KILLS - 1) {
                    crowd.holds(node.address());
                }
            }
            assertTrue(before >= 20 * KILLS);
        } finally {
            node.close();
        }
    }

    @Test
    void fileStoreKeepsAcknowledgedRequestsAfterKill(@TempDir Path data) throws Exception {
        killAgainAndAgain(data, null);
    }

    @Tag(Exhaustive.TAG)
    @Test
    void databaseKeepsAcknowledgedRequestsAfterKill(@TempDir Path data) throws Exception {
        try (Postgres postgres = Postgres.start("kill -9 of a node")) {
            killAgainAndAgain(data, postgres.url());
        }
    }
}
