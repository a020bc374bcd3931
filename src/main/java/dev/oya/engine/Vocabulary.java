package dev.oya.engine;

import dev.oya.words.Account;
import dev.oya.words.Answer;
import dev.oya.words.Behind;
import dev.oya.words.Bond;
import dev.oya.words.Books;
import dev.oya.words.Building;
import dev.oya.words.Capture;
import dev.oya.words.Cards;
import dev.oya.words.Carried;
import dev.oya.words.Completed;
import dev.oya.words.Conclusion;
import dev.oya.words.Dealt;
import dev.oya.words.Deeds;
import dev.oya.words.Drawn;
import dev.oya.words.Ended;
import dev.oya.words.Feats;
import dev.oya.words.Field;
import dev.oya.words.FieldCard;
import dev.oya.words.FirstDraw;
import dev.oya.words.Hand;
import dev.oya.words.How;
import dev.oya.words.Item;
import dev.oya.words.LastKey;
import dev.oya.words.Laying;
import dev.oya.words.Leaver;
import dev.oya.words.Length;
import dev.oya.words.Lens;
import dev.oya.words.Matches;
import dev.oya.words.Moment;
import dev.oya.words.Now;
import dev.oya.words.OneCard;
import dev.oya.words.Pips;
import dev.oya.words.Player;
import dev.oya.words.Playing;
import dev.oya.words.Points;
import dev.oya.words.Question;
import dev.oya.words.Reckoned;
import dev.oya.words.Said;
import dev.oya.words.Score;
import dev.oya.words.Settings;
import dev.oya.words.Settling;
import dev.oya.words.Showing;
import dev.oya.words.Standing;
import dev.oya.words.Taken;
import dev.oya.words.Tender;
import dev.oya.words.Threesome;
import dev.oya.words.ToDeal;
import dev.oya.words.ToMove;
import dev.oya.words.Twins;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The shape of the vocabulary: rules compiled against one shape must not run against another. */
final class Vocabulary {
    private static final List<Class<?>> VOCABULARY = List.of(
            Account.class,
            Answer.class,
            Books.class,
            Length.class,
            Behind.class,
            Bond.class,
            Building.class,
            Feats.class,
            How.class,
            Laying.class,
            LastKey.class,
            OneCard.class,
            Pips.class,
            Playing.class,
            Twins.class,
            Capture.class,
            Cards.class,
            Carried.class,
            Completed.class,
            Dealt.class,
            Deeds.class,
            Drawn.class,
            Ended.class,
            Field.class,
            FieldCard.class,
            FirstDraw.class,
            Hand.class,
            Item.class,
            Leaver.class,
            Lens.class,
            Matches.class,
            Moment.class,
            Now.class,
            Player.class,
            Points.class,
            Question.class,
            Reckoned.class,
            Said.class,
            Score.class,
            Settings.class,
            Settling.class,
            Showing.class,
            Standing.class,
            Taken.class,
            Tender.class,
            Threesome.class,
            ToDeal.class,
            ToMove.class);

    /** Facts that come along with a question, and conclusions that other rules draw on, to the question. */
    private static final Map<String, String> BELONGS = Map.ofEntries(
            Map.entry("FieldCard", "Field"),
            Map.entry("Carried", "Field"),
            Map.entry("Waits", "Field"),
            Map.entry("Factor", "Field"),
            Map.entry("Threesome", "Deeds"),
            Map.entry("Score", "Standing"),
            Map.entry("Account", "Books"),
            Map.entry("Margin", "Behind"),
            Map.entry("Drawn", "FirstDraw"),
            Map.entry("Scheme", "Ended"),
            Map.entry("Winner", "Ended"));

    private static final Set<String> QUESTIONS = VOCABULARY.stream()
            .filter(one -> Question.class.isAssignableFrom(one) && !Modifier.isAbstract(one.getModifiers()))
            .map(Class::getSimpleName)
            .collect(Collectors.toUnmodifiableSet());

    /** What rules neither match nor ask. */
    private static final Set<Class<?>> INSIDE =
            Set.of(Settings.class, Lens.class, Answer.class, Capture.class, Question.class, Moment.class);

    /** Members of whatever a list is. */
    private static final List<String> OF_LISTS = List.of("size", "isEmpty", "empty", "contains");

    private static final Set<String> UNSAID = Set.of("equals", "hashCode", "toString", "companions", "recurs");

    private static final Set<String> FACTS = VOCABULARY.stream()
            .filter(one -> !INSIDE.contains(one) && !Modifier.isAbstract(one.getModifiers()))
            .map(Class::getSimpleName)
            .collect(Collectors.toUnmodifiableSet());

    private static final Set<String> CONCLUSIONS = Arrays.stream(Conclusion.class.getPermittedSubclasses())
            .map(Class::getSimpleName)
            .collect(Collectors.toUnmodifiableSet());

    private static final Set<String> MEMBERS = members(false);
    private static final Set<String> NUMBERS = members(true);

    private static final String FINGERPRINT = shape();

    private Vocabulary() {}

    /** The question that a fact belongs to, or null where it belongs to several or is no fact. */
    static String question(String fact) {
        return QUESTIONS.contains(fact) ? fact : BELONGS.get(fact);
    }

    /** The facts that a rule may match, conclusions aside. */
    static Set<String> facts() {
        return FACTS;
    }

    /** What a rule may conclude. */
    static Set<String> conclusions() {
        return CONCLUSIONS;
    }

    /** The names by which facts and conclusions may be asked for something. */
    static Set<String> members() {
        return MEMBERS;
    }

    /** Those of the members that are numbers wherever they occur. */
    static Set<String> numbers() {
        return NUMBERS;
    }

    private static Set<String> members(boolean numbers) {
        Set<String> members = new TreeSet<>();
        Set<String> others = new TreeSet<>(OF_LISTS);
        for (Class<?> one : VOCABULARY) {
            members(one, members, others);
        }
        for (Class<?> one : Conclusion.class.getPermittedSubclasses()) {
            members(one, members, others);
        }
        if (numbers) {
            members.removeAll(others);
        } else {
            members.addAll(others);
        }
        return Set.copyOf(members);
    }

    private static void members(Class<?> one, Set<String> numbers, Set<String> others) {
        for (Method method : one.getMethods()) {
            String name = method.getName();
            boolean ours = method.getDeclaringClass().getPackage() == Question.class.getPackage();
            if (ours
                    && !UNSAID.contains(name)
                    && (one == Question.class || one == Moment.class || !INSIDE.contains(one))) {
                Set<String> into = method.getReturnType() == int.class ? numbers : others;
                into.add(name);
                String bare = name.replaceFirst("^(get|is)(?=[A-Z])", "");
                into.add(bare.substring(0, 1).toLowerCase(java.util.Locale.ROOT) + bare.substring(1));
            }
        }
    }

    /** Changes whenever a class of the vocabulary gains, loses or changes a public method or constructor. */
    static String fingerprint() {
        return FINGERPRINT;
    }

    private static String shape() {
        TreeSet<String> shape = new TreeSet<>();
        for (Class<?> one : VOCABULARY) {
            note(one, shape);
        }
        for (Class<?> one : Conclusion.class.getPermittedSubclasses()) {
            note(one, shape);
        }
        return shape.toString();
    }

    private static void note(Class<?> one, TreeSet<String> shape) {
        Arrays.stream(one.getConstructors()).map(Executable::toString).forEach(shape::add);
        Arrays.stream(one.getMethods()).map(Method::toString).forEach(shape::add);
    }
}
