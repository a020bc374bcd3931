package dev.oya.experiment;

/**
 * The progress of a study. Repeated looks at the answer inflate the chance of a false positive, so the chance of error of one in
 * twenty is spent in parts: half of it on the first look, a sixth on the second, a twelfth on the third and so on. The
 * interval of the answer widens accordingly. Not thread-safe.
 */
public final class ExperimentProgress {
    /** One answer in twenty may be wrong. */
    private static final double ERROR = 0.05;

    /** What came in none of this many matches comes, with the usual certainty, in fewer than one of a thousand. */
    private static final long NEVER = 3_000;

    private static final long FIRST_LOOK = 48;
    /** The next look comes when the answer should be narrow enough, but not before there is so much more to see, nor later. */
    private static final double SOONEST = 1.25;

    private static final double LATEST = 4;
    private static final double A_LITTLE_MORE = 1.1;

    private final StoppingRule aim;
    private final Totals totals;
    private int parts;
    private int looks;
    private long look = FIRST_LOOK;
    private boolean narrow;

    /**
     * Progress in a file.
     *
     * @param study digest of the study
     * @param looks number of times that the precision was checked
     * @param look number of matches at which it is checked next
     */
    public record Kept(String study, int parts, int looks, long look, Totals.Kept totals) {}

    public ExperimentProgress(StoppingRule aim, int arms) {
        this.aim = aim;
        this.totals = new Totals(arms);
    }

    /** Goes on with one that was kept. */
    public ExperimentProgress(StoppingRule aim, Kept kept) {
        this(aim, kept.totals.arms().size());
        totals.add(kept.totals);
        parts = kept.parts;
        looks = kept.looks;
        look = kept.look;
    }

    /**
     * About how many more parts there are till the end or the next look, at least one: it is not looked before, and not
     * after.
     */
    public int ahead() {
        double matches = aim.precision() > 0 ? look - totals.matches() : Double.POSITIVE_INFINITY;
        double rounds = aim.rounds() > 0 ? aim.rounds() - totals.rounds() : Double.POSITIVE_INFINITY;
        double perPart = (double) totals.rounds() / Math.max(1, parts);
        return (int) Math.max(1, Math.ceil(Math.min(matches / Experiment.PART, perPart > 0 ? rounds / perPart : 1)));
    }

    /** Goes on by parts that all belong to it, and are no more than were {@link #ahead}. */
    public void add(Experiment.Stretch stretch) {
        totals.add(stretch.totals());
        parts += stretch.rounds().size();
        if (aim.precision() > 0 && totals.matches() >= look) {
            double found = findings().margin();
            looks++;
            narrow = found <= aim.precision() && (found > 0 || totals.matches() >= NEVER);
            double ahead = A_LITTLE_MORE * Math.pow(found / aim.precision(), 2);
            look = (long) Math.ceil(totals.matches() * Math.max(SOONEST, Math.min(LATEST, ahead)));
        }
    }

    private double error() {
        // Who breaks off between two looks looks once more.
        int looked = narrow ? looks : looks + 1;
        return aim.precision() > 0 ? ERROR / (looked * (looked + 1.0)) : ERROR;
    }

    public boolean isOver() {
        return narrow || aim.rounds() > 0 && totals.rounds() >= aim.rounds();
    }

    public boolean isNarrow() {
        return narrow;
    }

    public StoppingRule aim() {
        return aim;
    }

    public int parts() {
        return parts;
    }

    public int looks() {
        return looks;
    }

    /** How many matches each arm has played. */
    public long matches() {
        return totals.matches();
    }

    /** How many rounds the first arm has played. */
    public long rounds() {
        return totals.rounds();
    }

    /** About how many rounds of the first arm there will be at the end, or by the next look. */
    public long expected() {
        long byLook = aim.precision() > 0 ? look * Math.max(1, totals.rounds()) / Math.max(1, totals.matches()) : 0;
        return aim.rounds() == 0 ? byLook : byLook == 0 ? aim.rounds() : Math.min(aim.rounds(), byLook);
    }

    public Findings findings() {
        return new Findings(totals.kept(), aim.question(), error());
    }

    public Kept kept(Experiment study) {
        return new Kept(study.digest(), parts, looks, look, totals.kept());
    }
}
