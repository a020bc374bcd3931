package dev.oya.engine.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.Exhaustive;
import dev.oya.bots.Luck;
import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.engine.RuleLibrary;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.spec.CallRecorder;
import dev.oya.vocabulary.Captured;
import dev.oya.vocabulary.DependencyFilter;
import dev.oya.vocabulary.Field;
import dev.oya.vocabulary.FinalCaptured;
import dev.oya.vocabulary.Hand;
import dev.oya.vocabulary.Holder;
import dev.oya.vocabulary.Matches;
import dev.oya.vocabulary.Meeting;
import dev.oya.vocabulary.Moment;
import dev.oya.vocabulary.NameOf;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.QuestionCatalogue;
import dev.oya.vocabulary.RuleSettings;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every member of a question has a value other than 0, false and null in at least one round of a game. */
class KnownMembersTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();
    private static final int ROUNDS = 15;

    private static final Set<Object> NOTHING = new HashSet<>(Arrays.asList(0, Moment.NOBODY, false, null));

    /** Exempt members, which need situations that a few random rounds do not reach. */
    private static final Set<String> SELDOM = Set.of(
            "Achievements: DealtGroup.number",
            "Achievements: Pile.best(…)",
            "Achievements: Pile.mostBy(…)",
            "Achievements: Pile.tiedBy(…)",
            "Completed: Completed.lastCard",
            "Field: Field.isFullGroup",
            "Field: Field.triples(…)",
            "FinalCaptured: FinalCaptured.triples(…)",
            "NextStep: NextStep.isStuck",
            "PaidThing: PaidThing.getLiable",
            "Showing: Showing.group",
            "Showing: Showing.id",
            "Showing: Showing.shows",
            "SittingOut: SittingOut.getComplete",
            "Tender: Tender.getTo",
            "Tender: Tender.getWorth",
            "Tender: Tender.toIs(…)",
            "ToMove: ToMove.isStuck");

    /** Members without a value so far, by question and fact. */
    private final Map<String, List<VocabularyMembers.Member>> unanswered = new HashMap<>();

    @Test
    @Tag(Exhaustive.TAG)
    void everyMemberHasValueInSomeRound() {
        play("hachi-hachi", "sv", 7, Map.of());
        play("hachi-hachi", "en", 4, Map.of("match", "credit", "liability.catch-triplet", true));
        play("koi-koi", null, 2, Map.of());
        play("mulle", null, 4, Map.of());
        play("scopa", null, 3, Map.of());
        play("cassino", null, 4, Map.of());
        play("go-stop", null, 2, Map.of());
        play("pishti", null, 2, Map.of());
        play("cuarenta", null, 4, Map.of());
        Set<String> never = new TreeSet<>();
        for (QuestionCatalogue.Asked asked : QuestionCatalogue.all()) {
            Stream.concat(Stream.of(asked.question()), asked.facts().stream())
                    .forEach(fact -> unanswered(asked.question(), fact).stream()
                            .filter(member -> member.isKnownIn(asked))
                            .map(member -> name(asked.question(), fact) + "." + member.written())
                            .forEach(never::add));
        }
        assertEquals(Set.of(), never);
    }

    /**
     * Returns whether a member is exempt. The place of a seat within its side is exempt too, because it is always 0 in games
     * without partners.
     */
    private static boolean isSeldom(String name) {
        return SELDOM.contains(name) || name.toLowerCase(Locale.ROOT).contains("chair");
    }

    private static String name(Class<?> question, Class<?> fact) {
        return question.getSimpleName() + ": " + fact.getSimpleName();
    }

    private List<VocabularyMembers.Member> unanswered(Class<?> question, Class<?> fact) {
        return unanswered.computeIfAbsent(
                name(question, fact),
                any -> members(fact)
                        .filter(member -> !isSeldom(name(question, fact) + "." + member.written()))
                        .collect(Collectors.toList()));
    }

    /**
     * Returns the members of the given fact with numbers, booleans or texts, except the settings that every question inherits.
     */
    private static Stream<VocabularyMembers.Member> members(Class<?> fact) {
        return VocabularyMembers.of(fact).all().stream()
                .filter(member -> member.wants() != null)
                .filter(member -> member.method().getDeclaringClass() != Question.class)
                .filter(member -> member.meaning().type() == String.class
                        || member.meaning().type().isPrimitive());
    }

    private void play(String game, String profile, int players, Map<String, Object> options) {
        Map<String, Object> all = new HashMap<>(options);
        all.put("players", players);
        Rules rules = new Listener(OYA.rules(OYA.pack(game, profile, List.of()), all));
        Luck luck = new Luck(game);
        Match match = null;
        for (int round = 0; round < ROUNDS; round++) {
            if (match == null || match.isOver()) {
                match = Match.start(rules, game + round);
            } else {
                match.nextRound(CardSource.of(game, round));
            }
            while (!match.round().isOver()) {
                match.round().moves();
                match.act(match.round().any(luck::below));
            }
        }
    }

    private final class Listener extends CallRecorder {
        private final Rules rules;

        Listener(Rules rules) {
            super(rules);
            this.rules = rules;
        }

        @Override
        protected Object answer(Call call) {
            Object answer = call.ask().apply(rules);
            // Reads members only after the rules have run, because each read is recorded as a dependency of the answer.
            note(question(call));
            return answer;
        }

        @SuppressWarnings("unchecked")
        private Question question(Call call) {
            if (call.asked() instanceof Question question) {
                return question;
            }
            List<Object> of = (List<Object>) call.asked();
            RuleSettings settings = settings();
            DependencyFilter filter = new DependencyFilter(settings);
            return switch (call.question()) {
                case "Hand" -> new Hand(settings, (CardSet) of.get(0), (int) of.get(1), filter);
                case "Captured" -> new Captured(settings, (CardSet) of.get(0), (Holder) of.get(1), filter);
                case "FinalCaptured" ->
                    new FinalCaptured(settings, (CardSet) of.get(0), (int) of.get(1), (Holder) of.get(2), filter);
                case "Field" ->
                    new Field(settings, (CardSet) of.get(0), (List<Integer>) of.get(1), (int) of.get(2), filter);
                default ->
                    new Matches(
                            settings, (String) of.get(0), settings.pack().deck().card((int) of.get(1)), (Meeting)
                                    of.get(2));
            };
        }

        private void note(Question question) {
            Stream.concat(Stream.of(question), question.companions().stream())
                    .forEach(fact -> unanswered(question.getClass(), fact.getClass())
                            .removeIf(member -> isAnswered(question, fact, member)));
        }

        /** Reads a member with all possible arguments and returns whether one result is a value. */
        private boolean isAnswered(Question question, Object fact, VocabularyMembers.Member member) {
            for (List<Object> given : given(member.wants(), question.atTable())) {
                try {
                    if (!NOTHING.contains(member.method().invoke(fact, given.toArray()))) {
                        return true;
                    }
                } catch (ReflectiveOperationException failed) {
                    throw new AssertionError(member.written() + " of " + fact, failed);
                }
            }
            return false;
        }

        /** Returns all combinations of arguments for the given parameters. */
        private List<List<Object>> given(List<Parameter> wants, int seats) {
            List<List<Object>> all = List.of(List.of());
            for (Parameter want : wants) {
                all = all.stream()
                        .flatMap(before -> values(want, seats).map(value -> {
                            List<Object> more = new ArrayList<>(before);
                            more.add(value);
                            return more;
                        }))
                        .collect(Collectors.toList());
            }
            return all;
        }

        private Stream<?> values(Parameter want, int seats) {
            Pack pack = settings().pack();
            Phases phases = pack.phases();
            NameOf names = want.getAnnotation(NameOf.class);
            if (names == null) {
                return Stream.iterate(0, seat -> seat + 1).limit(seats);
            }
            Collection<?> some = switch (names.value()) {
                case MARKS -> phases.marks().seats().keySet();
                case ROUND_MARK -> phases.marks().round().keySet();
                case ACTION -> phases.actions().keySet();
                case TALLY -> phases.tallies().keySet();
                case OPTION -> pack.options().keySet();
                case VALUE -> pack.values().keySet();
                case SCALE -> pack.scales().keySet();
                case SIGN -> pack.yaku().keySet();
                case TAG ->
                    pack.yaku().values().stream()
                            .flatMap(entry -> entry.tags().stream())
                            .collect(Collectors.toSet());
                case CARDS ->
                    Stream.concat(pack.deck().cards().stream().map(Card::code), pack.deck().kinds().stream())
                            .toList();
                case COUNTS -> List.of("1 +", "2 +");
                default -> List.of();
            };
            return some.stream();
        }
    }
}
