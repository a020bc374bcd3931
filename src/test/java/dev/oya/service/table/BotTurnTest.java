package dev.oya.service.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.answers.ViewJson;
import dev.oya.bots.Bot;
import dev.oya.bots.Luck;
import dev.oya.notation.Json;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import dev.oya.service.PacksOfTests;
import dev.oya.service.http.Limits;
import dev.oya.store.EventRow;
import dev.oya.store.Store;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ObjectNode;

/** Tables that serve other requests while a bot is thinking. */
class BotTurnTest {
    private static final int PERSON = 0;
    private static final int BOT = 1;
    private static final long PATIENCE = 300;

    /** A bot that blocks until released. It chooses the last legal move on its first call, then always the first one. */
    private static final class Ponderer implements Bot {
        final CountDownLatch asked = new CountDownLatch(1);
        final CountDownLatch may = new CountDownLatch(1);

        @Override
        public Move choose(SeatView view, Luck luck) {
            boolean first = asked.getCount() > 0;
            asked.countDown();
            try {
                assertTrue(may.await(PATIENCE, TimeUnit.SECONDS));
            } catch (InterruptedException over) {
                Thread.currentThread().interrupt();
            }
            List<Move> moves = view.moves();
            return moves.get(first ? moves.size() - 1 : 0);
        }
    }

    @Test
    void servesOthersWhileBotThinks(@TempDir Path data) throws Exception {
        try (Store store = Store.file(data.resolve("tables.db"));
                Clock clock = new Clock(store)) {
            TablePacks packs = new TablePacks(PacksOfTests.in(store), store, data, 1);
            Tables tables = new Tables(store, packs, clock::plan);
            clock.drives(tables);
            Lobby lobby = new Lobby(store, packs, tables, new Limits(List.of()));
            ObjectNode rules = Json.object().put("game", "scopa");
            rules.putObject("options").put("players", 2);
            TableConfig config = AcceptedCodecTest.config(false, "a", Arrays.asList(null, "greedy"));
            ObjectNode made = lobby.create(rules, config, null);
            String id = made.get("table").stringValue();
            Ponderer bot = new Ponderer();
            BlockingQueue<Long> told = new LinkedBlockingQueue<>();
            tables.at(id, false, table -> {
                table.bots.put(BOT + "greedy", bot);
                table.listen(
                        ViewJson.PUBLIC, "en", table.state().version(), gone -> (version, answer) -> told.add(version));
                return null;
            });
            lobby.sit(id, PERSON, made.at("/seats/0/invite").stringValue(), "Ada", "");
            assertEquals(1, told.poll(PATIENCE, TimeUnit.SECONDS));
            tables.at(id, false, table -> moveIfNext(table));
            assertTrue(bot.asked.await(PATIENCE, TimeUnit.SECONDS), "the bot was not asked");
            told.clear();

            TableLock table = tables.known(id);
            assertTrue(table.lock.tryLock(), "the table is locked while the bot is thinking");
            List<Move> open;
            long left;
            try {
                open = table.state().match().view(BOT).moves();
                assertTrue(open.size() > 1);
                table.accept(new Accepted.Left(PERSON));
                left = table.state().version();
            } finally {
                table.unlock();
            }
            assertEquals(left, told.poll(), "listeners do not receive the version immediately");
            bot.may.countDown();
            assertEquals(left + 1, told.poll(PATIENCE, TimeUnit.SECONDS));
            // The bot's first choice is discarded because the table has changed, and the bot chooses again.
            EventRow moved = store.events(id, left).get(0);
            assertEquals(BOT, moved.seat());
            assertEquals(tables.at(id, false, now -> action(now, open.get(0))), Json.MAPPER.readTree(moved.body()));
        }
    }

    private static Void moveIfNext(TableLock table) {
        List<Move> moves = table.state().match().view(PERSON).moves();
        if (!moves.isEmpty()) {
            table.ask(new Accepted.Moved(false, moves.get(0)), "en");
        }
        return null;
    }

    private static ObjectNode action(TableLock table, Move move) {
        TableRules rules = table.state().rules();
        ObjectNode action = rules.moves().action(rules.book().fishing().divided(move));
        assertNotNull(action);
        return action;
    }
}
