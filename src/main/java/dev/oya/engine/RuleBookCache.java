package dev.oya.engine;

import dev.oya.files.Lru;
import dev.oya.input.RuleCaches;
import dev.oya.pack.Pack;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Semaphore;

/** The rule books that are in use, each compiled once; of too many the least used are forgotten. Safe to share between threads. */
public final class RuleBookCache {
    /** Requests from elsewhere may name options without end; each rule book remembers its answers. */
    private static final int MOST_OF_A_PACK = 8;

    private final RuleCaches caches;
    private final Semaphore compilers;
    private final Map<String, CompletableFuture<RuleBook>> compiled;
    private final Map<String, Map<String, RuleBook>> books;
    /** Every rule book that is in use, also those that only a table still holds. */
    private final Set<RuleBook> all = Collections.newSetFromMap(new WeakHashMap<>());

    /**
     * @param packs how many packs are kept compiled
     * @param compiling how many are compiled at a time
     * @param caches of the folder that the packs are read from
     */
    public RuleBookCache(int packs, int compiling, RuleCaches caches) {
        this.caches = caches;
        this.compilers = new Semaphore(compiling);
        this.compiled = new Lru<>(packs);
        this.books = new Lru<>(packs);
    }

    /** Whether the rules of a pack need not be compiled first. */
    public synchronized boolean has(Pack pack) {
        CompletableFuture<RuleBook> book = compiled.get(pack.digest());
        return book != null && book.isDone();
    }

    /**
     * The rules of a pack under certain options; the same pack and options mostly give the same rule book.
     *
     * @throws dev.oya.input.PackException where a rule does not compile
     * @throws IllegalArgumentException where an option is unknown or may not have its value
     */
    public RuleBook of(Pack pack, Map<String, Object> options) {
        RuleBook whole = compiled(pack);
        String key = new TreeMap<>(options).toString();
        synchronized (this) {
            Map<String, RuleBook> ofPack = books.computeIfAbsent(pack.digest(), any -> new Lru<>(MOST_OF_A_PACK));
            RuleBook book = ofPack.get(key);
            if (book == null) {
                book = whole.under(options);
                ofPack.put(key, book);
                all.add(book);
            }
            return book;
        }
    }

    /**
     * Lets go of answers where all rule books together remember more than {@code most}: first those that were not asked for
     * lately, then those of whichever remembers most.
     */
    public void keepAnswers(int most) {
        List<RuleBook> some = all();
        if (remembered(some) > most) {
            some.forEach(RuleBook::dropUnused);
        }
        some.sort(Comparator.comparingInt(RuleBook::remembered).reversed());
        for (RuleBook largest : some) {
            if (remembered(some) > most) {
                largest.forget();
            }
        }
    }

    /** How many answers all rule books remember. */
    public long remembered() {
        return remembered(all());
    }

    private synchronized List<RuleBook> all() {
        return new ArrayList<>(all);
    }

    private static long remembered(List<RuleBook> books) {
        return books.stream().mapToLong(RuleBook::remembered).sum();
    }

    private RuleBook compiled(Pack pack) {
        CompletableFuture<RuleBook> own = new CompletableFuture<>();
        CompletableFuture<RuleBook> there;
        synchronized (this) {
            there = compiled.get(pack.digest());
            if (there == null) {
                compiled.put(pack.digest(), own);
            }
        }
        if (there != null) {
            try {
                return there.join();
            } catch (CompletionException wrong) {
                throw wrong.getCause() instanceof RuntimeException known ? known : wrong;
            }
        }
        compilers.acquireUninterruptibly();
        try {
            own.complete(new RuleBook(pack, Map.of(), caches));
        } catch (RuntimeException | Error wrong) {
            own.completeExceptionally(wrong);
            synchronized (this) {
                compiled.remove(pack.digest(), own);
            }
            throw wrong;
        } finally {
            compilers.release();
        }
        return own.join();
    }
}
