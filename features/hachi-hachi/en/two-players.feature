Feature: Two players
  The rules for three players apply, with a few exceptions.

  Background:
    Given a table of 2

  Rule: Two players may be alone at the table or remain after others drop out

    @HH-EN-192 @HH-19
    Scenario: With two players at the table, neither is asked to play
      When the round begins
      Then seats 0 and 1 are active
      And seat 0 may not say "I drop out"

    @HH-EN-192 @HH-19
    Scenario: If three of five players drop out, the two others play
      Given a table of 5
      When the round begins
      And seat 0 says "I drop out"
      And seat 1 says "I play"
      And seat 2 says "I drop out"
      And seat 3 says "I drop out"
      And seat 4 says "I play"
      And seat 1 says "let us play"
      And seat 4 says "let us play"
      Then seats 1 and 4 are active
      And the stock has 28 cards
      And it is the turn of seat 1

  Rule: Multiplier, teyaku, play and calls are the same as with three players

    @HH-EN-194 @HH-10 @HH-19
    Scenario: With two players, a teyaku is paid double if the multiplier is two
      Given the field shows 8B 2A 4C1 5R 7A 9C2
      And seat 1 holds 1B 1R 1C1 3R 6A 10C1 12C1
      And seat 0 holds 2R 6C2 6R 7R 9R 11A 12B
      And the stock begins with 5A 6C1 10R
      When the round begins
      Then the round's multiplier is 2
      And seat 1 may declare "triplet"
      When seat 1 declares "triplet"
      And nobody declares anything
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 9R takes 9C2  | 5A takes 5R    |
        | 1    | 10C1          | 6C1            |
        | 0    | 6R takes 6C1  | 10R takes 10C1 |
      And seat 0 says "shoubu"
      Then the round ends like this: shoubu
      And seat 0 pays 40 points to seat 1 for teyaku "triplet"

    @HH-EN-194 @HH-11 @HH-12 @HH-19
    Scenario: With two players, a player who forms a dekiyaku is asked for a call
      Given the field shows 1R 2R 3R 5C1 7C1 9C1
      And seat 0 holds 1C1 2C1 4A 6A 8A 11A 12B
      And seat 1 holds 4C1 6C1 8B 10A 11B 5A 12C1
      And the stock begins with 3C1 12C2 8C1
      When the round begins
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 1C1 takes 1R  | 3C1 takes 3R   |
        | 1    | 6C1           | 12C2           |
        | 0    | 2C1 takes 2R  | 8C1            |
      Then it is time for a decision
      When seat 0 says "sage"
      Then it is the turn of seat 1

    @HH-EN-194 @HH-13 @HH-14 @HH-15 @HH-19
    Scenario Outline: With two players, blue ribbons earn <points> points when the round ends: <end>
      Given seat 1 has captured 6R 9R 10R
      And that seat 1 has said sage
      And that seat 1 said sage first
      When the round is over: <end> by seat 1
      Then seat 0 pays <points> points to seat 1 for dekiyaku "blue ribbons"
      And seat 1 wins the round

      Examples:
        | end                | points |
        | shoubu             | 70     |
        | sage is taken back | 35     |

    @HH-EN-194 @HH-13 @HH-14 @HH-15 @HH-19
    Scenario: With two players, blue ribbons earn 35 points when the cards have run out
      Given seat 1 has captured 6R 9R 10R
      And that seat 1 has said sage
      And that seat 1 said sage first
      When the round is over: the cards have run out
      Then seat 0 pays 35 points to seat 1 for dekiyaku "blue ribbons"
      And seat 1 wins the round

    @HH-EN-194 @HH-13 @HH-19
    Scenario: With two players, an opponent who has called sage pays double
      Given that seat 0 has said sage
      And seat 1 has captured 6R 9R 10R
      When the round is over: shoubu by seat 1
      Then seat 0 pays 140 points to seat 1 for dekiyaku "blue ribbons"

  Rule: With two players, special achievements are not paid

    @HH-EN-195 @HH-19
    Scenario: With two players, neither escape nor diving is paid
      Given seat 0 holds 5R 5C1 5C2 1C1 2C1 3C1 4C1
      And seat 0 has declared "standing triplet"
      And seat 0 has declared "one ribbon"
      And seat 0 has captured 5A 5R 5C1 5C2
      And seat 0 has 120 card points
      And seat 1 has 60 card points
      When the round is over: the cards have run out
      Then nothing is paid for achievements
      But seat 0 gets 60 points in all for teyaku

  Rule: With two players, all eights, double eights and sixteen chaff are not paid

    @HH-EN-196 @HH-19
    Scenario Outline: With two players, only card points and teyaku are paid: <what>
      Given seat 0 has captured <pile>
      And seat 1 holds 1B 1R 2A 2R 3B 3R 5A
      And seat 1 has declared "three pairs"
      And seat 0 has <0> card points
      And seat 1 has <1> card points
      When the round is over: the cards have run out
      Then nothing is paid for tokushuyaku
      And <difference> points in all are paid in card points
      And seat 0 pays 40 points to seat 1 for teyaku "three pairs"

      Examples:
        | what          | pile                                                            | 0   | 1  | difference |
        | All eights    | 1B                                                              | 88  | 88 | 0          |
        | Double eights | 1B                                                              | 168 | 50 | 118        |
        | Sixteen chaff | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 8C2 | 16  | 90 | 74         |

  Rule: With two players, the loser pays the difference in card points

    @HH-EN-197 @HH-EN-198 @HH-EN-199 @HH-19
    Scenario Outline: With <0> against <1> card points and multiplier <times>, seat <winner> wins
      Given the multiplier is <times>
      And seat 0 has <0> card points
      And seat 1 has <1> card points
      When the round is over: the cards have run out
      Then seat 1 pays <to 0> points to seat 0 in card points
      And seat 0 pays <to 1> to seat 1 in card points
      And seat <winner> wins the round

      Examples:
        | 0   | 1   | times | to 0 | to 1      | winner |
        | 83  | 68  | 4     | 60   | 0 points  | 0      |
        | 83  | 68  | 1     | 15   | 0 points  | 0      |
        | 68  | 83  | 2     | 0    | 30 points | 1      |
        | 100 | 101 | 1     | 0    | 1 point   | 1      |

    @HH-EN-197 @HH-19
    Scenario: If two players have equal card points, nothing is paid and the dealer wins
      Given seat 1 is the dealer
      And seat 0 has 75 card points
      And seat 1 has 75 card points
      When the round is over: the cards have run out
      Then nothing is paid in card points
      And seat 1 wins the round
