package dev.oya.pack;

import dev.oya.cards.*;
import java.nio.file.*;
import java.util.*;
import org.yaml.snakeyaml.Yaml;

@SuppressWarnings("unchecked")
public class PackReader {
    static Map<String, Object> load(Path p) {
        try {
            return (Map<String, Object>) new Yaml().load(Files.readString(p));
        } catch (Exception e) {
            throw new RuntimeException(p + " " + e, e);
        }
    }

    static Map<String, Object> m(Object o) {
        Map<String, Object> r = new LinkedHashMap<>();
        if (o != null) ((Map<Object, Object>) o).forEach((k, v) -> r.put(String.valueOf(k), v));
        return r;
    }

    static Cite cite(Map<String, Object> e) {
        return new Cite(
                (List<String>) e.getOrDefault("cites", List.of()), (String) e.get("ruling"), (String) e.get("because"));
    }

    public static List<String> games(RulesFolder f) {
        return List.of("hachi-hachi");
    }

    static Amount amount(Map<String, Object> w) {
        if (w.isEmpty()) return null;
        String u = w.containsKey("kan") ? "kan" : "points";
        Object v = w.get(u);
        return num(v, u);
    }

    static Amount num(Object v, String u) {
        return v instanceof Map mm
                ? new Amount(0, (String) mm.get("option"), u)
                : new Amount(((Number) v).doubleValue(), null, u);
    }

    static YakuEntry.Range range(Map<String, Object> r) {
        if (r.containsKey("exactly")) {
            int x = (Integer) r.get("exactly");
            return new YakuEntry.Range(x, x);
        }
        return new YakuEntry.Range(
                (Integer) r.getOrDefault("at-least", 0), (Integer) r.getOrDefault("at-most", Integer.MAX_VALUE));
    }

    private static final Map<String, Pack> CACHE = new java.util.concurrent.ConcurrentHashMap<>();

    public static Pack read(RulesFolder f, String game, String profile, List<Path> houses) {
        return CACHE.computeIfAbsent(game + profile, k -> read0(f, game, profile, houses));
    }

    static Pack read0(RulesFolder f, String game, String profile, List<Path> houses) {
        Path dir = f.dir().resolve(game).resolve("1");
        Place pl = new Place("x", 0);
        if (profile == null) profile = "sv";
        String prof = profile;
        var pack = load(dir.resolve("pack.yaml"));
        var dy = load(f.dir().resolve("decks/" + pack.get("deck") + ".yaml"));
        var kinds = m(dy.get("kinds"));
        List<Card> cards = new ArrayList<>(), extras = new ArrayList<>();
        for (var e : m(dy.get("cards")).entrySet()) {
            var c = m(e.getValue());
            cards.add(new Card(
                    cards.size(),
                    e.getKey(),
                    (Integer) c.get("group"),
                    (String) c.get("kind"),
                    (Integer) m(kinds.get(c.get("kind"))).get("points"),
                    (String) c.get("name")));
        }
        for (var e : m(dy.get("extra")).entrySet()) {
            var c = m(e.getValue());
            extras.add(new Card(
                    cards.size() + extras.size(), e.getKey(), 0, (String) c.get("kind"), 0, (String) c.get("name")));
        }
        Deck deck = new Deck((String) dy.get("id"), cards, extras);
        for (var e : m(dy.get("sets")).entrySet()) deck = deck.withSet(e.getKey(), deck.parse((String) e.getValue()));
        Map<String, Option> options = new LinkedHashMap<>();
        Map<String, Object> settings = new LinkedHashMap<>();
        for (var e : m(load(dir.resolve("options.yaml")).get("options")).entrySet()) {
            var o = m(e.getValue());
            Object v = o.get("values");
            int lo = 0, hi = 0;
            List<Object> vals = List.of();
            if (v instanceof List l) vals = l;
            else {
                String[] ab = ((String) v).split("\\.\\.", -1);
                lo = Integer.parseInt(ab[0]);
                hi = ab[1].isEmpty() ? Integer.MAX_VALUE : Integer.parseInt(ab[1]);
            }
            Object d = o.get("default");
            Map<String, Object> defs = d instanceof Map ? m(d) : Map.of("*", d);
            var op = new Option(e.getKey(), (String) o.get("what"), vals, lo, hi, defs, cite(o), pl);
            options.put(e.getKey(), op);
            settings.put(e.getKey(), op.defaultFor(prof));
        }
        Map<String, Value> values = new LinkedHashMap<>();
        Map<String, NamedSet> sets = new LinkedHashMap<>();
        var vy = load(dir.resolve("values.yaml"));
        for (var e : m(vy.get("values")).entrySet()) {
            var o = m(e.getValue());
            values.put(
                    e.getKey(),
                    new Value(
                            e.getKey(), (String) o.get("what"), num(o.get("is"), (String) o.get("unit")), cite(o), pl));
        }
        for (var e : m(vy.get("sets")).entrySet()) {
            var o = m(e.getValue());
            deck = deck.withSet(e.getKey(), deck.parse((String) o.get("cards")));
            sets.put(
                    e.getKey(),
                    new NamedSet(e.getKey(), (String) o.get("what"), deck.parse((String) o.get("cards")), cite(o), pl));
        }
        Map<String, YakuGroup> groups = new LinkedHashMap<>();
        Map<String, YakuEntry> yaku = new LinkedHashMap<>();
        var yy = load(dir.resolve("yaku.yaml"));
        for (var e : m(yy.get("groups")).entrySet()) {
            var o = m(e.getValue());
            groups.put(
                    e.getKey(),
                    new YakuGroup(
                            e.getKey(),
                            (String) o.get("what"),
                            (String) o.get("of"),
                            "best".equals(o.get("counts")),
                            (String) o.get("for"),
                            cite(o),
                            pl));
        }
        for (var e : m(yy.get("yaku")).entrySet()) {
            var o = m(e.getValue());
            Deck dk = deck;
            java.util.function.Function<Object, YakuEntry.Cards> cs =
                    x -> x == null ? null : new YakuEntry.Cards((String) x, dk.parse((String) x));
            var when = m(o.get("when"));
            List<YakuEntry.Count> counts = new ArrayList<>();
            if (o.get("count") != null)
                for (Object c : (List<Object>) o.get("count")) {
                    var cm = m(c);
                    counts.add(new YakuEntry.Count(cs.apply(cm.get("of")), range(cm)));
                }
            var tr = m(o.get("triples"));
            var more = m(o.get("more"));
            yaku.put(
                    e.getKey(),
                    new YakuEntry(
                            e.getKey(),
                            (String) o.getOrDefault("id", e.getKey()),
                            (String) o.get("group"),
                            (String) o.get("what"),
                            (String) when.get("option"),
                            when.getOrDefault("is", true),
                            cs.apply(o.get("needs")),
                            cs.apply(o.get("lacks")),
                            counts,
                            (List<List<Integer>>) o.getOrDefault("months", List.of()),
                            cs.apply(tr.get("of")),
                            (Integer) tr.getOrDefault("exactly", 0),
                            o.get("points") == null ? null : range(m(o.get("points"))),
                            (String) o.get("shows"),
                            amount(m(o.get("worth"))),
                            more.isEmpty()
                                    ? null
                                    : new YakuEntry.More(
                                            (String) more.get("each"),
                                            cs.apply(more.get("of")),
                                            (Integer) more.getOrDefault("beyond", 0),
                                            amount(more)),
                            (List<String>) o.getOrDefault("tags", List.of()),
                            null,
                            cite(o),
                            pl));
        }
        var py = load(dir.resolve("phases.yaml"));
        Map<String, Phases.Word> words = new LinkedHashMap<>();
        Map<String, Phases.Phase> phases = new LinkedHashMap<>();
        for (var e : m(py.get("words")).entrySet()) {
            var o = m(e.getValue());
            words.put(
                    e.getKey(),
                    new Phases.Word(
                            e.getKey(),
                            (String) o.get("what"),
                            (String) o.get("card"),
                            (String) o.get("yaku"),
                            (String) o.get("choice"),
                            Boolean.TRUE.equals(o.get("silent")),
                            pl));
        }
        Map<String, String> sm = new LinkedHashMap<>(), rm = new LinkedHashMap<>();
        m(m(py.get("marks")).get("seat")).forEach((k, v) -> sm.put(k, (String) v));
        m(m(py.get("marks")).get("round")).forEach((k, v) -> rm.put(k, (String) v));
        for (var e : m(py.get("phases")).entrySet()) {
            var o = m(e.getValue());
            Map<String, Phases.Arrow> arrows = new LinkedHashMap<>();
            for (var a : m(o.get("arrows")).entrySet()) {
                var ao = m(a.getValue());
                arrows.put(a.getKey(), new Phases.Arrow(a.getKey(), (String) ao.get("to"), (String) ao.get("end"), pl));
            }
            phases.put(
                    e.getKey(),
                    new Phases.Phase(
                            e.getKey(),
                            (String) o.get("what"),
                            (String) o.get("does"),
                            (List<String>) o.getOrDefault("words", List.of()),
                            arrows,
                            pl));
        }
        Map<String, String> fields = new LinkedHashMap<>();
        m(load(dir.resolve("record.yaml")).get("fields")).forEach((k, v) -> fields.put(k, (String) v));
        List<RuleSource> rules = new ArrayList<>();
        try {
            for (String file : (List<String>) pack.get("files"))
                if (file.endsWith(".drl")) rules.add(new RuleSource(file, Files.readString(dir.resolve(file)), 1));
        } catch (Exception e) {
            throw new RuntimeException(e);
        }
        return new Pack(
                game,
                "1.0.0",
                (String) pack.get("title"),
                deck,
                2,
                7,
                "kan",
                prof,
                List.of(prof),
                options,
                settings,
                values,
                sets,
                groups,
                yaku,
                new Phases((String) py.get("start"), words, sm, rm, phases),
                fields,
                rules,
                "sha256:" + "0".repeat(64));
    }
}
