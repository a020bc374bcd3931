package dev.oya.engine;

import dev.oya.pack.Citation;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Question;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.kie.api.KieBase;
import org.kie.api.definition.KiePackage;
import org.kie.api.definition.rule.Rule;
import org.kie.api.event.rule.DefaultRuleRuntimeEventListener;
import org.kie.api.event.rule.ObjectDeletedEvent;
import org.kie.api.event.rule.ObjectInsertedEvent;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.rule.FactHandle;

/** A pool of sessions of one rule base. A session is emptied after each question and reused. */
final class SessionPool {
    /** Thrown if a rule fires endlessly because of its own conclusions. */
    static final class Endless extends RuntimeException {
        private static final long serialVersionUID = 1L;

        /** @param rule name of the rule */
        Endless(String rule) {
            super(rule);
        }
    }

    /** Maximum number of firings for a question. More firings mean that a rule does not terminate. */
    private static final int MOST_FIRINGS = 2_000;

    /** Maximum number of conclusions of an answer. More conclusions mean that rules trigger themselves. */
    private static final int MOST_CONCLUSIONS = 300;

    private final KieBase base;
    private final ConcurrentLinkedQueue<Session> idle = new ConcurrentLinkedQueue<>();

    private final Map<String, Citation> cites = new HashMap<>();

    SessionPool(KieBase base) {
        this.base = base;
        for (KiePackage rules : base.getKiePackages()) {
            for (Rule rule : rules.getRules()) {
                cites.put(rule.getName(), cite(rule.getMetaData()));
            }
        }
    }

    /** Returns the citation of the given rule, or null if this rule base does not contain the rule. */
    Citation cite(String rule) {
        return cites.get(rule);
    }

    private static Citation cite(Map<String, Object> metadata) {
        String statements = text(metadata.get("cites"));
        return new Citation(
                statements == null ? List.of() : List.of(statements.trim().split("\\s+")),
                text(metadata.get("ruling")),
                text(metadata.get("because")));
    }

    private static String text(Object value) {
        if (value == null) {
            return null;
        }
        String text = value.toString();
        return text.length() > 1 && text.startsWith("\"") && text.endsWith("\"")
                ? text.substring(1, text.length() - 1)
                : text;
    }

    List<Answer.Line> ask(Question question) {
        Session session = idle.poll();
        if (session == null) {
            session = new Session(base);
        }
        List<Answer.Line> lines;
        try {
            lines = session.ask(question);
        } catch (RuntimeException failed) {
            throw new Failed(List.copyOf(session.lines), failed);
        }
        if (lines == null) {
            throw new Endless(session.busiest());
        }
        idle.add(session);
        return lines;
    }

    /** Thrown if a rule fails. It contains the earlier conclusions, which may be the cause. */
    static final class Failed extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient List<Answer.Line> before;

        Failed(List<Answer.Line> before, RuntimeException why) {
            super(why);
            this.before = before;
        }

        List<Answer.Line> before() {
            return before;
        }
    }

    private static final class Session extends DefaultRuleRuntimeEventListener {
        private final KieSession session;
        private final List<FactHandle> handles = new ArrayList<>();
        private final List<Answer.Line> lines = new ArrayList<>();

        Session(KieBase base) {
            session = base.newKieSession();
            session.addEventListener(this);
        }

        /** Returns the name of the rule with the most conclusions. */
        String busiest() {
            Map<String, Integer> times = new HashMap<>();
            lines.forEach(line -> times.merge(line.rule(), 1, Integer::sum));
            return times.isEmpty()
                    ? "?"
                    : Collections.max(times.entrySet(), Map.Entry.comparingByValue())
                            .getKey();
        }

        /**
         * Returns the answer, or null if the rules do not terminate. If this returns null, the session must not be used again.
         */
        List<Answer.Line> ask(Question question) {
            session.insert(question);
            for (Object fact : question.companions()) {
                session.insert(fact);
            }
            int fired = session.fireAllRules(MOST_FIRINGS);
            if (fired >= MOST_FIRINGS || lines.size() > MOST_CONCLUSIONS) {
                session.dispose();
                return null;
            }
            List<Answer.Line> answer = List.copyOf(lines);
            lines.clear();
            for (FactHandle handle : handles) {
                if (session.getObject(handle) != null) {
                    session.delete(handle);
                }
            }
            handles.clear();
            return answer;
        }

        @Override
        public void objectInserted(ObjectInsertedEvent event) {
            handles.add(event.getFactHandle());
            if (event.getObject() instanceof Conclusion conclusion) {
                lines.add(new Answer.Line(
                        conclusion,
                        event.getRule() == null ? "?" : event.getRule().getName()));
                if (lines.size() > MOST_CONCLUSIONS) {
                    session.halt();
                }
            }
        }

        /** Removes a conclusion that Drools retracts because the condition of its rule is no longer true. */
        @Override
        public void objectDeleted(ObjectDeletedEvent event) {
            lines.removeIf(line -> line.conclusion() == event.getOldObject());
        }
    }
}
