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

/** Sessions of one rule base, kept and used again; a session is emptied after each question. */
final class SessionPool {
    /** A rule that makes itself conclude again and again. */
    static final class Endless extends RuntimeException {
        private static final long serialVersionUID = 1L;

        /** @param rule its name */
        Endless(String rule) {
            super(rule);
        }
    }

    /** A question that takes more steps than this is a rule that never ends. */
    private static final int MOST_FIRINGS = 2_000;

    /** An answer of more conclusions than this comes of rules that feed themselves. */
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

    /** Where a rule comes from, or null where it is none of these. */
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

    /** A rule failed, with what was concluded before: perhaps because of it. */
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

        /** The rule that concluded most of what is there. */
        String busiest() {
            Map<String, Integer> times = new HashMap<>();
            lines.forEach(line -> times.merge(line.rule(), 1, Integer::sum));
            return times.isEmpty()
                    ? "?"
                    : Collections.max(times.entrySet(), Map.Entry.comparingByValue())
                            .getKey();
        }

        /** The answer, or null where the rules find no end; the session must not be asked again then. */
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

        /** What was concluded only as long as something else held is taken back when it no longer does. */
        @Override
        public void objectDeleted(ObjectDeletedEvent event) {
            lines.removeIf(line -> line.conclusion() == event.getOldObject());
        }
    }
}
