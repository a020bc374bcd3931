package dev.oya.experiment.spark;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * A simulated cluster within this process that exchanges only texts. Its members process pieces in random order. At random
 * times, a member fails and a new one repeats its piece.
 */
final class Processes implements Workers {
    private final Random luck;
    private final int places;
    private final List<Work> members = new ArrayList<>();
    int pieces;

    Processes(int places, long seed) {
        this.places = places;
        this.luck = new Random(seed);
    }

    @Override
    public int places() {
        return places;
    }

    @Override
    public List<String> run(Work.Maker maker, String job, List<String> pieces) {
        this.pieces += pieces.size();
        while (members.size() < places) {
            members.add(maker.apply(job));
        }
        List<Integer> order = new ArrayList<>();
        for (int piece = 0; piece < pieces.size(); piece++) {
            order.add(piece);
        }
        Collections.shuffle(order, luck);
        String[] answers = new String[pieces.size()];
        for (int piece : order) {
            int member = luck.nextInt(places);
            answers[piece] = members.get(member).done(pieces.get(piece));
            if (this.pieces > 8 && luck.nextInt(20) == 0) {
                members.set(member, maker.apply(job));
                answers[piece] = members.get(member).done(pieces.get(piece));
            }
        }
        return List.of(answers);
    }

    @Override
    public void close() {}
}
