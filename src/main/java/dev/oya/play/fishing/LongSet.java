package dev.oya.play.fishing;

/** An insertion-ordered set of longs. Not thread-safe. */
final class LongSet {
    /** Maximum size for a linear search. */
    private static final int FEW = 12;
    /** Initial table size, a power of two like all later sizes. */
    private static final int FIRST_ROOM = 128;

    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final LongList numbers = new LongList();
    /** Positions in the list, from 1, in an open-addressing hash table. */
    private int[] places;

    /** Adds a number. Returns false if it is already present. */
    boolean add(long number) {
        if (numbers.size() < FEW) {
            boolean fresh = !contains(number);
            if (fresh) {
                numbers.add(number);
            }
            return fresh;
        }
        if (places == null || 2 * numbers.size() >= places.length) {
            spread(places == null ? FIRST_ROOM : 2 * places.length);
        }
        int place = search(number);
        if (places[place] != 0) {
            return false;
        }
        numbers.add(number);
        places[place] = numbers.size();
        return true;
    }

    boolean contains(long number) {
        if (places != null) {
            return places[search(number)] != 0;
        }
        for (int i = 0; i < numbers.size(); i++) {
            if (numbers.get(i) == number) {
                return true;
            }
        }
        return false;
    }

    long get(int place) {
        return numbers.get(place);
    }

    /** Returns the numbers in insertion order. */
    LongList list() {
        return numbers;
    }

    int size() {
        return numbers.size();
    }

    private void spread(int room) {
        places = new int[room];
        for (int i = 0; i < numbers.size(); i++) {
            places[search(numbers.get(i))] = i + 1;
        }
    }

    private int search(long number) {
        int place = (int) (number * SPREAD >>> 33) & places.length - 1;
        while (places[place] != 0 && numbers.get(places[place] - 1) != number) {
            place = place + 1 & places.length - 1;
        }
        return place;
    }
}
