package dev.oya.engine;

import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Look;
import dev.oya.vocabulary.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Answers remembered by their question, and by what its rules looked at besides: equal questions branch at each look by what
 * there was to see. Rules that look at other things where they see something else get branches of other looks there. Safe to
 * share between threads.
 */
final class AnswerTree {
    /** What has been seen in so many ways hardly ever comes back. */
    private static final int MOST_BRANCHES = 128;

    private static final Map<Integer, Node> NEVER_BACK = Map.of();

    private final int most;
    private final Map<Question, Node> roots = new ConcurrentHashMap<>();
    private final AtomicInteger size = new AtomicInteger();

    private static final class Node {
        private volatile Answer answer;
        private volatile Look look;
        private volatile boolean used = true;
        private volatile Map<Integer, Node> branches;
    }

    /** @param most how many places for answers there may be; beyond it those are dropped that were not asked for lately */
    AnswerTree(int most) {
        this.most = most;
    }

    /** The answer, or null where it is not remembered. */
    Answer find(Question question) {
        Node node = roots.get(question);
        if (node == null) {
            return null;
        }
        if (!node.used) {
            node.used = true;
        }
        while (node != null && node.answer == null) {
            Look look = node.look;
            node = look == null ? null : node.branches.get(question.see(look));
        }
        return node == null ? null : node.answer;
    }

    /** Remembers the answer of a question that has been asked. */
    synchronized void put(Question question, Answer answer) {
        if (size.get() >= most) {
            dropUnused();
        }
        Node node = roots.computeIfAbsent(question, any -> added());
        List<Look> passed = new ArrayList<>();
        while (node != null && node.look != null) {
            passed.add(node.look);
            node = branch(node, question);
        }
        for (Look look : question.looks()) {
            if (node != null && node.answer == null && !passed.contains(look)) {
                node.branches = new ConcurrentHashMap<>(2);
                node.look = look;
                node = branch(node, question);
            }
        }
        if (node != null) {
            node.answer = answer;
        }
    }

    /** Where what is to be seen leads; null where it is too manifold to be remembered. */
    private Node branch(Node node, Question question) {
        if (node.branches.size() >= MOST_BRANCHES) {
            size.addAndGet(1 - nodes(node));
            node.branches = NEVER_BACK;
        }
        return node.branches == NEVER_BACK
                ? null
                : node.branches.computeIfAbsent(question.see(node.look), any -> added());
    }

    private Node added() {
        size.incrementAndGet();
        return new Node();
    }

    private void dropUnused() {
        int before = roots.size();
        roots.values().removeIf(node -> !node.used);
        if (roots.size() > before / 2) {
            roots.clear();
        }
        roots.values().forEach(node -> node.used = false);
        size.set(roots.values().stream().mapToInt(AnswerTree::nodes).sum());
    }

    private static int nodes(Node node) {
        Map<Integer, Node> branches = node.branches;
        return 1
                + (branches == null
                        ? 0
                        : branches.values().stream().mapToInt(AnswerTree::nodes).sum());
    }

    int size() {
        return size.get();
    }

    synchronized void forget() {
        roots.clear();
        size.set(0);
    }
}
