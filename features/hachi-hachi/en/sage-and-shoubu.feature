Feature: Sage and shoubu
  A player who forms a dekiyaku decides whether the round continues.

  Background:
    Given the field shows 1R 2R 3R 6R 9R 10R
    And seat 0 holds 1C1 2C1 4A 5A 7A 8A 12B
    And seat 1 holds 4R 5R 6C1 7R 8B 9C1 11B
    And seat 2 holds 1B 3B 4C1 5C1 7C1 11A 12C1
    And the stock begins with 3C1 10C1 12C2 11C1 6A 8C1 2A 9A
    When the round begins
    And the cards are played like this
      | seat | from the hand | from the stock |
      | 0    | 1C1 takes 1R  | 3C1 takes 3R   |
      | 1    | 6C1 takes 6R  | 10C1 takes 10R |
      | 2    | 4C1           | 12C2           |

  Rule: A player with a new dekiyaku calls after both cards of the turn

    @HH-EN-108 @HH-EN-110 @HH-EN-114 @HH-12
    Scenario: A dekiyaku taken with the card from the hand is called after the card from the stock
      When seat 0 plays 2C1 and takes 2R
      Then seat 0 may not say "shoubu"
      When seat 0 turns 11C1
      Then it is time for a decision
      And seat 0 may say "shoubu"
      And seat 0 may say "sage"

    @HH-EN-108 @HH-12
    Scenario: A player without a dekiyaku may not call shoubu or sage
      When seat 0 plays 5A
      And seat 0 turns 11C1
      Then it is the turn of seat 1
      When seat 0 says "shoubu"
      Then that is refused: no new dekiyaku
      When seat 0 says "sage"
      Then that is refused: no new dekiyaku

  Rule: Shoubu ends the round

    @HH-EN-114 @HH-EN-119 @HH-EN-125 @HH-13
    Scenario: After shoubu, no more cards are played and the dekiyaku is paid
      When seat 0 plays 2C1 and takes 2R
      And seat 0 turns 11C1
      And seat 0 says "shoubu"
      Then the round ends like this: shoubu
      And seat 1 pays 70 points to seat 0 for dekiyaku "poetry ribbons"
      And seat 2 pays 70 points to seat 0 for dekiyaku "poetry ribbons"
      When seat 1 plays 9C1
      Then that is refused: the round is over

  Rule: The round continues after sage

    @HH-EN-110 @HH-12
    Scenario: After sage, the turn passes to the next player as usual
      When seat 0 plays 2C1 and takes 2R
      And seat 0 turns 11C1
      And seat 0 says "sage"
      Then the round is not over
      And it is the turn of seat 1
      And seat 1 may play 9C1 4R

    @HH-EN-111 @HH-EN-114 @HH-12
    Scenario: A player who has called sage must form a new dekiyaku before calling shoubu
      When seat 0 plays 2C1 and takes 2R
      And seat 0 turns 11C1
      And seat 0 says "sage"
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 1    | 8B            | 6A             |
        | 2    | 5C1           | 8C1 takes 8B   |
        | 0    | 7A            | 2A             |
      Then it is the turn of seat 1
      When seat 0 says "shoubu"
      Then that is refused: no new dekiyaku

    @HH-EN-112 @HH-EN-126 @HH-EN-128 @HH-EN-129 @HH-13
    Scenario: If another player calls shoubu first, the player who called sage pays for both opponents
      When seat 0 plays 2C1 and takes 2R
      And seat 0 turns 11C1
      And seat 0 says "sage"
      And seat 1 plays 9C1 and takes 9R
      And seat 1 turns 6A
      Then seat 1 may say "shoubu"
      And seat 1 may say "sage"
      When seat 1 says "shoubu"
      Then nothing is paid for dekiyaku "poetry ribbons"
      And seat 0 pays 140 points to seat 1 for dekiyaku "blue ribbons"
      And seat 2 pays nothing to seat 1 for dekiyaku "blue ribbons"

    @HH-EN-112 @HH-EN-128 @HH-13
    Scenario: If no opponent has called sage, both opponents pay once
      When the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 5A            | 11C1           |
        | 1    | 9C1 takes 9R  | 6A             |
      And seat 1 says "shoubu"
      Then seat 0 pays 70 points to seat 1 for dekiyaku "blue ribbons"
      And seat 2 pays 70 points to seat 1 for dekiyaku "blue ribbons"

  Rule: No player is asked for a call after the last card has been played

    @HH-EN-120 @HH-EN-124
    Scenario: The round ends without a call after the last card
      Given the field shows 5C1 8C1 1R 6C1 3C2 7C1
      And seat 0 holds 2A 5A 7C2 8B 9C2 11C1 12C3
      And seat 1 holds 1B 6R 7R 8A 9C1 11B 12B
      And seat 2 holds 3C1 4R 6A 8C2 10A 11A 11R
      And the stock begins with 4A 2R 4C2 6C2 5R 9R 10R 2C2 1C2 7A 12C1 1C1 4C1 3R 2C1 9A 3B 5C2 10C2 10C1 12C2
      When the round begins
      And nobody declares anything
      And the cards are played like this
        | seat | from the hand  | from the stock  |
        | 0    | 9C2            | 4A              |
        | 1    | 7R takes 7C1   | 2R              |
        | 2    | 6A takes 6C1   | 4C2 takes 4A    |
        | 0    | 2A takes 2R    | 6C2             |
        | 1    | 12B            | 5R takes 5C1    |
        | 2    | 8C2 takes 8C1  | 9R takes 9C2    |
        | 0    | 7C2            | 10R             |
        | 1    | 1B takes 1R    | 2C2             |
        | 2    | 11A            | 1C2             |
        | 0    | 12C3 takes 12B | 7A takes 7C2    |
        | 1    | 8A             | 12C1            |
        | 2    | 11R takes 11A  | 1C1 takes 1C2   |
        | 0    | 8B takes 8A    | 4C1             |
        | 1    | 9C1            | 3R takes 3C2    |
        | 2    | 3C1            | 2C1 takes 2C2   |
        | 0    | 5A             | 9A takes 9C1    |
        | 1    | 6R takes 6C2   | 3B takes 3C1    |
        | 2    | 10A takes 10R  | 5C2 takes 5A    |
        | 0    | 11C1           | 10C2            |
        | 1    | 11B takes 11C1 | 10C1 takes 10C2 |
      Then the round is not over
      When seat 2 plays 4R and takes 4C1
      And seat 2 turns 12C2 and takes 12C1
      Then the round ends like this: the cards have run out
      And every seat holds 0 cards
