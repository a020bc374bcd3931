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

/**
 * A cache of rule books. Each pack is compiled once, and the least recently used packs are evicted. Safe for concurrent use.
 */
public final class RuleBookCache {
    /**
     * Maximum number of rule books of a pack. Requests may contain any number of option combinations, and each rule book caches
     * its own answers.
     */
    private static final int MOST_OF_A_PACK = 8;

    private final RuleCaches caches;
    private final Semaphore compilers;
    private final Map<String, CompletableFuture<RuleBook>> compiled;
    private final Map<String, Map<String, RuleBook>> books;
    /** All rule books in use, including evicted ones that a table still references. */
    private final Set<RuleBook> all = Collections.newSetFromMap(new WeakHashMap<>());

    /**
     * @param packs maximum number of compiled packs
     * @param compiling maximum number of concurrent compilations
     * @param caches caches of the folder with the packs
     */
    public RuleBookCache(int packs, int compiling, RuleCaches caches) {
        this.caches = caches;
        this.compilers = new Semaphore(compiling);
        this.compiled = new Lru<>(packs);
        this.books = new Lru<>(packs);
    }

    /** Returns whether the rules of the given pack are already compiled. */
    public synchronized boolean has(Pack pack) {
        CompletableFuture<RuleBook> book = compiled.get(pack.digest());
        return book != null && book.isDone();
    }

    /**
     * Returns the rules of the given pack with the given options. Equal arguments return the same rule book unless it was
     * evicted.
     *
     * @throws dev.oya.input.PackException if a rule does not compile
     * @throws IllegalArgumentException if an option is unknown or does not allow its value
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
     * Evicts answers if all rule books together cache more than {@code most}. It first evicts answers that were not used
     * recently, then all answers of the rule books with the most answers.
     */
    public void keepAnswers(int most) {
        List<RuleBook> some = all();
        if (cachedAnswers(some) > most) {
            some.forEach(RuleBook::dropUnused);
        }
        some.sort(Comparator.comparingInt(RuleBook::cachedAnswers).reversed());
        for (RuleBook largest : some) {
            if (cachedAnswers(some) > most) {
                largest.forget();
            }
        }
    }

    /** Returns the number of answers that all rule books cache. */
    public long cachedAnswers() {
        return cachedAnswers(all());
    }

    private synchronized List<RuleBook> all() {
        return new ArrayList<>(all);
    }

    private static long cachedAnswers(List<RuleBook> books) {
        return books.stream().mapToLong(RuleBook::cachedAnswers).sum();
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
