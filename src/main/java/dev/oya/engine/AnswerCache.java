package dev.oya.engine;

import dev.oya.cards.CardSet;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.SeenFeatures;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Answers about sets of cards, remembered by what their lens shows. */
final class AnswerCache {
    /** How many answers are remembered before the memory is emptied. */
    private static final int MOST_ANSWERS = 200_000;

    /** Finds an answer that is not remembered, and the lens through which it was found. */
    interface Asker {
        Found ask(SeenFeatures lens);
    }

    record Found(Answer answer, SeenFeatures lens) {}

    private record Memory(SeenFeatures lens, Map<Object, Answer> answers) {}

    private volatile Memory memory;

    AnswerCache(SeenFeatures lens) {
        memory = new Memory(lens, new ConcurrentHashMap<>());
    }

    Answer answer(CardSet cards, int points, int round, Object besides, Asker asker) {
        Memory now = memory;
        Object view = now.lens.view(cards, points, round);
        Object key = besides == null ? view : new Key(view, besides);
        Answer answer = now.answers.get(key);
        if (answer != null) {
            return answer;
        }
        Found found = asker.ask(now.lens);
        if (found.lens == now.lens) {
            if (now.answers.size() >= MOST_ANSWERS) {
                now.answers.clear();
            }
            now.answers.put(key, found.answer);
        } else {
            memory = new Memory(found.lens, new ConcurrentHashMap<>());
        }
        return found.answer;
    }

    private record Key(Object view, Object besides) {}

    /** Forgets the answers, but not what the rules look at. */
    void forget() {
        memory = new Memory(memory.lens, new ConcurrentHashMap<>());
    }

    SeenFeatures lens() {
        return memory.lens;
    }
}
