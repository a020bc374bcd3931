package dev.oya.told;

import dev.oya.pack.Sources;
import dev.oya.play.Table;
import dev.oya.record.Json;
import dev.oya.vocabulary.Settings;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What a settled round came to, as programs read it. */
public final class Settled {
    private final Settings settings;
    private final Table table;
    private final Sources sources;
    private final Reasons reasons;

    public Settled(Settings settings, Table table, Speech speech) {
        this.settings = settings;
        this.table = table;
        this.sources = new Sources(settings.pack(), speech.texts(settings.pack()));
        this.reasons = new Reasons(settings, speech);
    }

    public ObjectNode json() {
        ObjectNode answer = Json.object();
        answer.put("game", settings.pack().id());
        answer.put("profile", settings.pack().profile());
        answer.put("hash", settings.pack().digest());
        answer.put("end", table.end());
        answer.put("multiplier", table.factor());
        ArrayNode list = answer.putArray("payments");
        table.payments().forEach(payment -> reasons.json(list, payment, table.factorRules()));
        if (!table.awards().isEmpty()) {
            gains(answer);
        }
        ArrayNode totals = answer.putArray("totals");
        for (int seat = 0; seat < table.seats(); seat++) {
            totals.add(table.gain(seat));
        }
        ArrayNode scores = answer.putArray("scores");
        for (int score : table.scores()) {
            scores.add(score);
        }
        answer.put("pot", table.pot());
        answer.put("winner", table.winner() < 0 ? null : (Integer) table.winner());
        answer.put("nextDealer", table.nextDealer() < 0 ? null : (Integer) table.nextDealer());
        answer.put("void", table.isVoid());
        return answer;
    }

    /** Puts the gains of each side, and the rules that gave them. */
    private void gains(ObjectNode answer) {
        ArrayNode sides = answer.putArray("sides");
        for (int number = 0; number < table.sides().size(); number++) {
            ObjectNode side = sides.addObject();
            ArrayNode seats = side.putArray("seats");
            table.sides().get(number).forEach(seats::add);
            ArrayNode gains = side.putArray("gains");
            for (Table.Award award : table.awards()) {
                if (award.side() == number) {
                    Sources.Source source = sources.of(award.rule());
                    ObjectNode one = gains.addObject();
                    one.put("for", award.id());
                    one.put("points", award.points());
                    one.put("rule", source.name());
                    one.put("says", source.sentence());
                    one.put("file", source.place().file());
                    one.put("line", source.place().line());
                    Json.cite(one, source.cite());
                }
            }
        }
    }
}
