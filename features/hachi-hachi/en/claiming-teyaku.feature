Feature: Declaring teyaku
  When the multiplier is known, each player may declare the teyaku in their hand.

  Rule: Teyaku are declared after the multiplier is known and before the first card is played

    @HH-EN-057 @HH-EN-058 @HH-10
    Scenario: Players declare teyaku in turn, and only then is the first card played
      Given the field shows 8B 4C1 5R 7A 9C2 10C1
      And seat 1 holds 1B 1R 1C1 2A 3C1 6C1 8C1
      When the round begins
      Then the round's multiplier is 2
      And it is time for declarations
      And seat 1 may declare "triplet"
      And seat 0 may not say "shoubu"
      When seat 1 says "shoubu"
      Then that is refused: not a legal move now
      When seat 1 says "sage"
      Then that is refused: not a legal move now
      When seat 1 says "cancel"
      Then that is refused: not a legal move now
      When seat 0 plays 1C2
      Then that is refused: it is another player's turn
      When seat 1 declares "triplet"
      Then it is time for a card from the hand

    @HH-EN-058 @HH-10
    Scenario: A player without a teyaku cannot declare one
      Given seat 0 holds 1B 1R 2A 2R 4C1 6C1 7C1
      When the round begins
      Then seat 0 may not declare anything
      When seat 0 declares "triplet"
      Then that is refused: not a legal move now

    @HH-EN-057 @HH-10
    Scenario: A declared teyaku is paid
      Given seat 0 holds 1B 1R 1C1 2A 3C1 6C1 8C1
      And the field shows 2C1 3R 4C1 5R 7A 9C2
      And seat 1 holds 10R 11A
      And seat 2 holds 6R 9R
      And the stock begins with 12B 6A 10C1 9A 10C2 5A
      When the round begins
      And seat 0 declares "triplet"
      And nobody declares anything
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 1R            | 12B            |
        | 1    | 10R           | 6A             |
        | 2    | 9R takes 9C2  | 10C1 takes 10R |
        | 0    | 8C1           | 9A             |
        | 1    | 11A           | 10C2           |
        | 2    | 6R takes 6A   | 5A takes 5R    |
      And seat 2 says "shoubu"
      Then seat 1 pays 20 points to seat 0 for teyaku "triplet"
      And seat 2 pays 20 points to seat 0 for teyaku "triplet"

    @HH-EN-057 @HH-10
    Scenario: A teyaku that is not declared is not paid
      Given seat 0 holds 1B 1R 1C1 2A 3C1 6C1 8C1
      And the field shows 2C1 3R 4C1 5R 7A 9C2
      And seat 1 holds 10R 11A
      And seat 2 holds 6R 9R
      And the stock begins with 12B 6A 10C1 9A 10C2 5A
      When the round begins
      And seat 0 says "nothing"
      And nobody declares anything
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 1R            | 12B            |
        | 1    | 10R           | 6A             |
        | 2    | 9R takes 9C2  | 10C1 takes 10R |
        | 0    | 8C1           | 9A             |
        | 1    | 11A           | 10C2           |
        | 2    | 6R takes 6A   | 5A takes 5R    |
      And seat 2 says "shoubu"
      Then seat 1 pays 0 points to seat 0 for teyaku "triplet"
      And seat 2 pays 0 points to seat 0 for teyaku "triplet"

  Rule: Only the best teyaku of each group counts

    @HH-EN-083 @HH-10
    Scenario: A player with a triplet and two pairs cannot declare a triplet or three pairs
      Given seat 0 holds 1B 1R 1C1 2A 2C1 3B 3C1
      When the round begins
      Then seat 0 may declare "triplet and two pairs"
      And seat 0 may not declare "triplet"
      And seat 0 may not declare "three pairs"
      When seat 0 declares "triplet"
      Then that is refused: the combination is not in the hand

    @HH-EN-061 @HH-EN-083 @HH-10
    Scenario: A teyaku of each group is paid, and the two add up
      Given seat 0 holds 5R 5C1 5C2 1C1 2C1 3C1 4C1
      And seat 0 has declared "standing triplet"
      And seat 0 has declared "one ribbon"
      And seat 0 has 88 card points
      And seat 1 has 89 card points
      And seat 2 has 87 card points
      When the round is over: the cards have run out
      Then seat 1 pays 30 points to seat 0 for teyaku "standing triplet"
      And seat 1 pays 30 points to seat 0 for teyaku "one ribbon"
      And the scores are now 120, -59 and -61

    @HH-EN-083 @HH-10
    Scenario: A player can declare a teyaku of each group in one turn
      Given seat 0 holds 5R 5C1 5C2 1C1 2C1 3C1 4C1
      When the round begins
      And seat 0 declares "standing triplet" and "one ribbon"
      Then that is accepted
      And it is time for a card from the hand

    @HH-EN-057 @HH-10
    Scenario: A player who declares only one of two teyaku has used the turn to declare
      Given seat 0 holds 5R 5C1 5C2 1C1 2C1 3C1 4C1
      When the round begins
      And seat 0 declares "standing triplet"
      Then it is time for a card from the hand

  Rule: A forgotten teyaku can be declared until the dealer turns over the first card

    Background:
      Given the field shows 1R 2A 4C1 5R 7A 9C2
      And seat 0 holds 1C1 4C2 6A 8C1 10R 11R 12C1
      And seat 1 holds 2R 2C1 5C1 5C2 7R 7C1 12B
      And seat 2 holds 1B 3R 4A 6C2 8A 10C1 11C1
      And the stock begins with 5A 3C1 10C2 9R 9C1 11A 6R
      When the round begins
      And seat 1 says "nothing"

    @HH-EN-091 @HH-10
    Scenario: A forgotten teyaku can be declared before the dealer has turned over a card
      When seat 0 plays 6A
      Then seat 1 may declare "three pairs"
      When seat 1 declares "three pairs"
      Then that is accepted
      And it is time for a card from the stock
      And it is the turn of seat 0
      When seat 0 turns 5A and takes 5R
      And the cards are played like this
        | seat | from the hand  | from the stock |
        | 1    | 12B            | 3C1            |
        | 2    | 8A             | 10C2           |
        | 0    | 10R takes 10C2 | 9R takes 9C2   |
        | 1    | 5C1            | 9C1            |
        | 2    | 10C1           | 11A            |
        | 0    | 4C2 takes 4C1  | 6R takes 6A    |
      And seat 0 says "shoubu"
      Then seat 0 pays 40 points to seat 1 for teyaku "three pairs"

    @HH-EN-091 @HH-EN-092 @HH-10
    Scenario: A forgotten teyaku cannot be declared after the dealer has turned over a card
      When seat 0 plays 6A
      And seat 0 turns 5A
      Then seat 1 may not declare anything
      When seat 1 declares "three pairs"
      Then that is refused: too late to declare
      When seat 1 plays 12B
      And seat 1 declares "three pairs"
      Then that is refused: too late to declare
      When seat 1 turns 3C1
      And the cards are played like this
        | seat | from the hand  | from the stock |
        | 2    | 8A             | 10C2           |
        | 0    | 10R takes 10C2 | 9R takes 9C2   |
        | 1    | 5C1            | 9C1            |
        | 2    | 10C1           | 11A            |
        | 0    | 4C2 takes 4C1  | 6R takes 6A    |
      And seat 0 says "shoubu"
      Then nothing is paid for teyaku
