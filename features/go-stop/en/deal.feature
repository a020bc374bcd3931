# language: en
Feature: The deal
  Two players get ten cards each, and three players seven.

  Scenario: Two players get ten cards each, and eight are dealt to the field
    Given a table of 2
    When the round begins
    Then seat 1 got cards 1 to 5 of the deck
    And seat 0 got cards 6 to 10 of the deck
    And the field got cards 11 to 14 of the deck
    And seat 1 got cards 15 to 19 of the deck
    And the field got cards 25 to 28 of the deck
    And every seat holds 10 cards
    And 8 cards lie on the field
    And the stock has 20 cards
    And it is the turn of seat 0

  Scenario: Three players get seven cards each, and six are dealt to the field
    Given seat 1 is the dealer
    When the round begins
    Then seat 2 got cards 1 to 4 of the deck
    And seat 0 got cards 5 to 8 of the deck
    And seat 1 got cards 9 to 12 of the deck
    And the field got cards 13 to 15 of the deck
    And seat 2 got cards 16 to 18 of the deck
    And the field got cards 25 to 27 of the deck
    And every seat holds 7 cards
    And the stock has 21 cards
    And it is the turn of seat 1

  Scenario: Cards are dealt again if four of a month are on the field
    Given a field of 5A 5R 5C1 5C2 1R 2R is dealt first
    When the round begins
    Then the cards were dealt again 1 time

  Scenario: Cards are not dealt again if three of a month are on the field
    Given the field shows 5A 5R 5C1 1R 2R 3R
    When the round begins
    Then the cards were dealt again 0 times

  Scenario: A hand with four of a month wins at once
    Given the field shows 1R 2R 3R 6R 9R 10R
    And seat 1 holds 5A 5R 5C1 5C2 8A 7A 2A
    When the round begins
    Then the round ends like this: the hand wins
    And seat 1 wins the round
    And seat 1 shows 5A 5R 5C1 5C2
    And seat 0 pays 7 points to seat 1 for the win
    And seat 2 pays 7 points to seat 1 for the win
    And seat 1 is the next dealer
    And no multiplier is carried over

  Scenario Outline: By agreement, four of a month are worth <points>
    Given the option "four-of-a-month-points" is <agreed>
    And the field shows 1R 2R 3R 6R 9R 10R
    And seat 1 holds 5A 5R 5C1 5C2 8A 7A 2A
    When the round begins
    Then seat 0 pays <points> to seat 1 for the win
    And seat 2 pays <points> to seat 1 for the win

    Examples:
      | agreed | points    |
      | 3      | 3 points  |
      | 10     | 10 points |

  Scenario: By default, four of a month are worth seven points
    Then the option "four-of-a-month-points" is 7 by default

  Scenario: If two hands have four of a month, the one nearer to the dealer wins
    Given seat 2 is the dealer
    And the field shows 1R 2R 3R 6R 9R 10R
    And seat 1 holds 5A 5R 5C1 5C2 8A 7A 2A
    And seat 0 holds 4A 4R 4C1 4C2 8B 7R 2C1
    When the round begins
    Then seat 0 wins the round

  Scenario: By agreement, a round is played despite four of a month in a hand
    Given the option "four-of-a-month" is no
    And the field shows 1R 2R 3R 6R 9R 10R
    And seat 1 holds 5A 5R 5C1 5C2 8A 7A 2A
    When the round begins
    Then the round is not over
    And it is the turn of seat 0

  Scenario Outline: Seat <dealer> deals first after <drawn> are drawn
    When the seats draw <drawn> for the first deal
    Then seat <dealer> is the first dealer

    Examples:
      | drawn     | dealer |
      | 3R 2A 7A  | 1      |
      | 3R 12B 7A | 0      |
