package dev.oya.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.load.LoadRun;
import java.net.URI;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/** The crowd of clients moves, listens and asks, and leaves other machines alone. */
class LoadTest {
    @Test
    void clientsMoveAtTablesAndHearOfIt() throws Exception {
        try (RunningService running = new RunningService("tables-per-hour=100000", "moves-per-second=100000")) {
            URI service = URI.create(running.service.address());
            ObjectNode moves = new LoadRun(service, 4, 1).tables("koi-koi", 6, 12);
            assertEquals(0, moves.get("failed").intValue(), moves.toString());
            assertTrue(moves.get("done").intValue() > 0, moves.toString());
            assertEquals(12, moves.get("streams").intValue(), moves.toString());
            assertTrue(moves.get("events").intValue() >= moves.get("done").intValue(), moves.toString());
            ObjectNode scores =
                    new LoadRun(service, 2, 1).scores("{\"game\":\"koi-koi\",\"captured\":[\"1B\",\"3B\",\"8B\"]}");
            assertEquals(0, scores.get("failed").intValue(), scores.toString());
            assertTrue(scores.get("done").intValue() > 0, scores.toString());
        }
    }

    @Test
    void onlyThisMachineIsPutUnderLoad() {
        assertTrue(LoadRun.isHere(URI.create("http://127.0.0.1:7070")));
        assertTrue(LoadRun.isHere(URI.create("http://localhost:7070")));
        assertFalse(LoadRun.isHere(URI.create("http://192.0.2.1:7070")));
    }
}
