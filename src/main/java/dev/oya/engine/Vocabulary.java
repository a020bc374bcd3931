package dev.oya.engine;

import dev.oya.vocabulary.Account;
import dev.oya.vocabulary.Achievements;
import dev.oya.vocabulary.Acted;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Behind;
import dev.oya.vocabulary.Books;
import dev.oya.vocabulary.BuildBinding;
import dev.oya.vocabulary.Building;
import dev.oya.vocabulary.Capture;
import dev.oya.vocabulary.Captured;
import dev.oya.vocabulary.CardUse;
import dev.oya.vocabulary.Cards;
import dev.oya.vocabulary.Carried;
import dev.oya.vocabulary.Completed;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Dealt;
import dev.oya.vocabulary.DealtTriplet;
import dev.oya.vocabulary.Drawn;
import dev.oya.vocabulary.Ended;
import dev.oya.vocabulary.Feats;
import dev.oya.vocabulary.Field;
import dev.oya.vocabulary.FieldCard;
import dev.oya.vocabulary.FinalCaptured;
import dev.oya.vocabulary.FirstDraw;
import dev.oya.vocabulary.Hand;
import dev.oya.vocabulary.Item;
import dev.oya.vocabulary.LastTakingCard;
import dev.oya.vocabulary.Laying;
import dev.oya.vocabulary.Length;
import dev.oya.vocabulary.Matches;
import dev.oya.vocabulary.Moment;
import dev.oya.vocabulary.Now;
import dev.oya.vocabulary.OneCard;
import dev.oya.vocabulary.Pips;
import dev.oya.vocabulary.Player;
import dev.oya.vocabulary.Playing;
import dev.oya.vocabulary.Points;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.Score;
import dev.oya.vocabulary.SeenFeatures;
import dev.oya.vocabulary.Settings;
import dev.oya.vocabulary.Settling;
import dev.oya.vocabulary.Showing;
import dev.oya.vocabulary.SittingOut;
import dev.oya.vocabulary.Standing;
import dev.oya.vocabulary.Taking;
import dev.oya.vocabulary.Tender;
import dev.oya.vocabulary.ToDeal;
import dev.oya.vocabulary.ToMove;
import dev.oya.vocabulary.Twins;
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
public final class Vocabulary {
    private static final List<Class<?>> VOCABULARY = List.of(
            Account.class,
            Answer.class,
            Books.class,
            Length.class,
            Behind.class,
            BuildBinding.class,
            Building.class,
            Feats.class,
            CardUse.class,
            Laying.class,
            LastTakingCard.class,
            OneCard.class,
            Pips.class,
            Playing.class,
            Twins.class,
            Capture.class,
            Cards.class,
            Carried.class,
            Completed.class,
            Dealt.class,
            Achievements.class,
            Drawn.class,
            Ended.class,
            Field.class,
            FieldCard.class,
            FirstDraw.class,
            Hand.class,
            Item.class,
            SittingOut.class,
            SeenFeatures.class,
            Matches.class,
            Moment.class,
            Now.class,
            Player.class,
            Points.class,
            Question.class,
            FinalCaptured.class,
            Acted.class,
            Score.class,
            Settings.class,
            Settling.class,
            Showing.class,
            Standing.class,
            Captured.class,
            Taking.class,
            Tender.class,
            DealtTriplet.class,
            ToDeal.class,
            ToMove.class);

    /** Facts that come along with a question, and conclusions that other rules draw on, to the question. */
    private static final Map<String, String> BELONGS = Map.ofEntries(
            Map.entry("FieldCard", "Field"),
            Map.entry("Carried", "Field"),
            Map.entry("Waits", "Field"),
            Map.entry("Factor", "Field"),
            Map.entry("DealtTriplet", "Achievements"),
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
            Set.of(Settings.class, SeenFeatures.class, Answer.class, Capture.class, Question.class, Moment.class);

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
    public static Set<String> facts() {
        return FACTS;
    }

    /** What a rule may conclude. */
    public static Set<String> conclusions() {
        return CONCLUSIONS;
    }

    /** The names by which facts and conclusions may be asked for something. */
    public static Set<String> members() {
        return MEMBERS;
    }

    /** Those of the members that are numbers wherever they occur. */
    public static Set<String> numbers() {
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
