Feature: The end of the round
  The last turn of a round can still form a dekiyaku.

  # Seat 2 holds the last card of the round. It can capture the last poetry ribbon.
  Background:
    Given the field shows 1R 3R 4A 6R 10C1 11R
    And seat 0 holds 1C2 4R 7A 8A 9C1 11B 12C2
    And seat 1 holds 2R 3C2 4C1 5A 6C1 7R 10R
    And seat 2 holds 1C1 2A 2C1 2C2 3C1 5C2 8B
    And the stock begins with 5R 4C2 6C2 3B 9R 8C1 11C1 7C1 7C2 10C2 12C3 12B 9C2 9A 1B 12C1 8C2 6A 11A 10A 5C1
    When the round begins
    And seat 2 declares "triplet"
    And the cards are played like this
      | seat | from the hand   | from the stock  |
      | 0    | 8A              | 5R              |
      | 1    | 6C1 takes 6R    | 4C2 takes 4A    |
      | 2    | 3C1 takes 3R    | 6C2             |
      | 0    | 4R              | 3B              |
      | 1    | 4C1 takes 4R    | 9R              |
      | 2    | 1C1 takes 1R    | 8C1 takes 8A    |
      | 0    | 1C2             | 11C1 takes 11R  |
      | 1    | 3C2 takes 3B    | 7C1             |
      | 2    | 8B              | 7C2 takes 7C1   |
      | 0    | 11B             | 10C2 takes 10C1 |
      | 1    | 10R             | 12C3            |
      | 2    | 2C2             | 12B takes 12C3  |
      | 0    | 7A              | 9C2 takes 9R    |
      | 1    | 7R takes 7A     | 9A              |
      | 2    | 2C1 takes 2C2   | 1B takes 1C2    |
      | 0    | 9C1 takes 9A    | 12C1            |
      | 1    | 5A takes 5R     | 8C2 takes 8B    |
      | 2    | 5C2             | 6A takes 6C2    |
      | 0    | 12C2 takes 12C1 | 11A takes 11B   |
      | 1    | 2R              | 10A takes 10R   |

  @HH-EN-120
  Scenario: The round is not over before the last turn is finished
    Then the round is not over
    And it is the turn of seat 2
    And seat 2 holds 1 card
    When seat 2 plays 2A and takes 2R
    Then the round is not over

  @HH-EN-108 @HH-EN-114 @HH-EN-119 @HH-12
  Scenario: A player who forms a dekiyaku with the very last card may still call shoubu
    When the cards are played like this
      | seat | from the hand | from the stock |
      | 2    | 2A takes 2R   | 5C1 takes 5C2  |
    Then every seat holds 0 cards
    But the round is not over
    And it is time for a decision
    When seat 2 says "shoubu"
    Then the round ends like this: shoubu
    And seat 0 pays 70 points to seat 2 for dekiyaku "poetry ribbons"
    And seat 1 pays 70 points to seat 2 for dekiyaku "poetry ribbons"

  @HH-EN-112 @HH-EN-120 @HH-EN-133 @HH-EN-134 @HH-12 @HH-15
  Scenario: A player who calls sage with no cards left is paid only half for the dekiyaku
    When the cards are played like this
      | seat | from the hand | from the stock |
      | 2    | 2A takes 2R   | 5C1 takes 5C2  |
    And seat 2 says "sage"
    Then the round ends like this: the cards have run out
    And seat 0 pays 35 points to seat 2 for dekiyaku "poetry ribbons"
    And seat 1 pays 35 points to seat 2 for dekiyaku "poetry ribbons"
    And seat 2 wins the round
    And seat 2 is the next dealer
