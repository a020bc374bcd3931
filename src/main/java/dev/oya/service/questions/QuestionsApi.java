package dev.oya.service.questions;

import dev.oya.service.http.Api;
import dev.oya.service.http.CompiledPacks;
import dev.oya.service.http.Endpoint;
import dev.oya.service.http.LayerStore;
import dev.oya.service.http.Limit;
import dev.oya.service.http.Limits;
import dev.oya.service.http.WorkLimiter;
import java.util.List;

/** All questions. */
public final class QuestionsApi implements Api {
    private final List<Endpoint> endpoints;

    public QuestionsApi(CompiledPacks packs, LayerStore layers, Limits limits) {
        int most = limits.of(Limit.RUNS);
        WorkLimiter gate = new WorkLimiter(most, 2 * most, limits.of(Limit.RUN_SECONDS));
        Pictures pictures = new Pictures(packs);
        Games games = new Games(packs, pictures);
        CardsApi cards = new CardsApi(packs);
        Records records = new Records(packs, limits);
        LongQuestions runs = new LongQuestions(packs, limits, gate);
        endpoints = List.of(
                games.list(),
                games.game(),
                games.lessons(),
                games.layerSchema(),
                games.book(),
                pictures.endpoint(),
                new SentLayers(packs, layers, limits).endpoint(),
                cards.score(),
                cards.ask("hand"),
                cards.ask("captured"),
                records.moves(),
                records.verify(),
                runs.scenarios(),
                runs.diff(),
                new Replays(packs, records).endpoint(),
                new Analyses(packs, records, limits, gate).analyse(),
                games.explain());
    }

    @Override
    public List<Endpoint> endpoints() {
        return endpoints;
    }

    @Override
    public String shapes() {
        return "questions.yaml";
    }
}
