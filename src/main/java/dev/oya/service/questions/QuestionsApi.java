package dev.oya.service.questions;

import dev.oya.service.http.Api;
import dev.oya.service.http.CompiledPacks;
import dev.oya.service.http.Endpoint;
import dev.oya.service.http.LayerStore;
import dev.oya.service.http.Limit;
import dev.oya.service.http.Limits;
import dev.oya.service.http.WorkLimiter;
import java.util.List;
import java.util.Map;

/** The HTTP endpoints that need no table. */
public final class QuestionsApi implements Api {
    private static final String GAME = "/api/games/{game}";

    private final List<Endpoint> endpoints;
    private final List<String> games;

    public QuestionsApi(CompiledPacks packs, LayerStore layers, Limits limits) {
        int most = limits.of(Limit.RUNS);
        WorkLimiter gate = new WorkLimiter(most, 2 * most, limits.of(Limit.RUN_SECONDS));
        Pictures pictures = new Pictures(packs);
        Games about = new Games(packs, pictures);
        SentLayers sent = new SentLayers(packs, layers, limits);
        CardsApi cards = new CardsApi(packs);
        Records records = new Records(packs, limits);
        LongQuestions runs = new LongQuestions(packs, gate);
        games = packs.library().games();
        endpoints = List.of(
                Endpoint.get("/api/games", about::games),
                Endpoint.get(GAME, about::game),
                Endpoint.get(GAME + "/lessons", about::lessons),
                Endpoint.get(GAME + "/layer-schema", about::layerSchema),
                Endpoint.get(GAME + "/book", about::book),
                Endpoint.get("/decks/{file}", pictures::svg),
                Endpoint.post("/api/layers", List.of(SentLayers.TYPE), sent::take),
                Endpoint.get(SentLayers.PATH + "{digest}", sent::text),
                Endpoint.post("/api/score", List.of("application/json", "application/yaml"), cards::score),
                Endpoint.post("/api/ask/hand", request -> cards.ask(request, "hand")),
                Endpoint.post("/api/ask/captured", request -> cards.ask(request, "captured")),
                Endpoint.post("/api/ask/moves", records::moves),
                Endpoint.post("/api/records/verify", List.of("application/x-ndjson"), records::verify),
                Endpoint.post("/api/scenarios/verify", runs::scenarios),
                Endpoint.post("/api/rules/diff", runs::diff),
                Endpoint.post("/api/records/replay", new Replays(packs, records)::replay),
                Endpoint.post("/api/analyse", new Analyses(packs, records, gate)::analyse),
                Endpoint.get("/api/explain", about::explain));
    }

    @Override
    public List<Endpoint> endpoints() {
        return endpoints;
    }

    @Override
    public Map<String, String> examples() {
        return Map.of("{game}", games.isEmpty() ? "GAME" : games.get(0));
    }
}
