Feature: Sage and shoubu
  Whoever forms a dekiyaku says whether the round goes on.

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

  Rule: After both cards, if there is a dekiyaku

    @HH-EN-108 @HH-EN-110 @HH-EN-114 @HH-12
    Scenario: The third poetry ribbon is taken with the card from the hand
      When seat 0 plays 2C1 and takes 2R
      Then seat 0 may not say "shoubu"
      When seat 0 turns 11C1
      Then the phase is "decide"
      And seat 0 may say "shoubu"
      And seat 0 may say "sage"

    @HH-EN-108 @HH-12
    Scenario: Without one there is nothing to call
      When seat 0 plays 5A
      And seat 0 turns 11C1
      Then it is the turn of seat 1
      When seat 0 says "shoubu"
      Then that is refused: no new dekiyaku
      When seat 0 says "sage"
      Then that is refused: no new dekiyaku

  Rule: Shoubu ends the round

    @HH-EN-114 @HH-EN-119 @HH-EN-125 @HH-13
    Scenario: No more cards are played, and it is paid
      When seat 0 plays 2C1 and takes 2R
      And seat 0 turns 11C1
      And seat 0 says "shoubu"
      Then the round ends by "shoubu"
      And seat 1 pays seat 0 70 points for dekiyaku "poetry ribbons"
      And seat 2 pays seat 0 70 points for dekiyaku "poetry ribbons"
      When seat 1 plays 9C1
      Then that is refused: the round is over

  Rule: After sage it goes on

    @HH-EN-110 @HH-12
    Scenario: The turn passes as ever
      When seat 0 plays 2C1 and takes 2R
      And seat 0 turns 11C1
      And seat 0 says "sage"
      Then the round is not over
      And it is the turn of seat 1
      And seat 1 may play 9C1 4R

    @HH-EN-111 @HH-EN-114 @HH-12
    Scenario: Who has said sage must form something new before it may say shoubu
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
    Scenario: Another is faster, and the one who gambled pays for both
      When seat 0 plays 2C1 and takes 2R
      And seat 0 turns 11C1
      And seat 0 says "sage"
      And seat 1 plays 9C1 and takes 9R
      And seat 1 turns 6A
      Then seat 1 may say "shoubu"
      And seat 1 may say "sage"
      When seat 1 says "shoubu"
      Then nothing is paid for dekiyaku "poetry ribbons"
      And seat 0 pays seat 1 140 points for dekiyaku "blue ribbons"
      And seat 2 pays seat 1 nothing for dekiyaku "blue ribbons"

    @HH-EN-112 @HH-EN-128 @HH-13
    Scenario: Nobody has gambled, and both pay once
      When the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 5A            | 11C1           |
        | 1    | 9C1 takes 9R  | 6A             |
      And seat 1 says "shoubu"
      Then seat 0 pays seat 1 70 points for dekiyaku "blue ribbons"
      And seat 2 pays seat 1 70 points for dekiyaku "blue ribbons"

  Rule: Nobody is asked when the last card has been played

    @HH-EN-120 @HH-EN-124
    Scenario: The round ends by itself
      When the rest of the round is played
      Then the round ends by "exhausted"
      And every seat holds 0 cards
