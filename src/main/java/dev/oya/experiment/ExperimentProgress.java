package dev.oya.experiment;

/**
 * The progress of a study. Repeated looks at the answer inflate the chance of a false positive, so the error probability of 5 %
 * is divided among the looks. The first look uses half of this probability, the second a sixth, the third a twelfth and so on.
 * The interval of the answer widens accordingly. Not thread-safe.
 */
public final class ExperimentProgress {
    /** Probability that the interval of the answer misses the true value. */
    private static final double ERROR = 0.05;

    /**
     * Number of matches required before an interval of width zero is trusted. An event that did not occur in this many matches
     * has a frequency below 0.1 %, with 95 % confidence.
     */
    private static final long NEVER = 3_000;

    private static final long FIRST_LOOK = 48;
    /** Smallest factor by which the number of matches grows until the next look. {@link #LATEST} is the largest such factor. */
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
     * Saved progress.
     *
     * @param study digest of the study
     * @param parts number of parts played
     * @param looks number of times that the precision was checked
     * @param look number of matches at which the precision is checked next
     * @param totals totals of all parts
     */
    public record Kept(String study, int parts, int looks, long look, Totals.Kept totals) {}

    public ExperimentProgress(StoppingRule aim, int arms) {
        this.aim = aim;
        this.totals = new Totals(arms);
    }

    /** Resumes saved progress. */
    public ExperimentProgress(StoppingRule aim, Kept kept) {
        this(aim, kept.totals.arms().size());
        totals.add(kept.totals);
        parts = kept.parts;
        looks = kept.looks;
        look = kept.look;
    }

    /** Returns the approximate number of parts until the end or the next look, at least 1. */
    public int ahead() {
        double matches = aim.precision() > 0 ? look - totals.matches() : Double.POSITIVE_INFINITY;
        double rounds = aim.rounds() > 0 ? aim.rounds() - totals.rounds() : Double.POSITIVE_INFINITY;
        double perPart = (double) totals.rounds() / Math.max(1, parts);
        return (int) Math.max(1, Math.ceil(Math.min(matches / Experiment.PART, perPart > 0 ? rounds / perPart : 1)));
    }

    /**
     * Adds the next parts, and checks the precision if a look is due.
     *
     * @param stretch at most {@link #ahead} parts
     */
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
        // If the answer is read before the aim is reached, this counts as one more look.
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

    /** Returns the number of matches that each arm has played. */
    public long matches() {
        return totals.matches();
    }

    /** Returns the number of rounds that the first arm has played. */
    public long rounds() {
        return totals.rounds();
    }

    /** Returns the approximate number of rounds of the first arm at the end or at the next look, whichever comes first. */
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
