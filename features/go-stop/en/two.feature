# language: en
Feature: Two players and the end of a round
  Two need seven points, and the cards may run out.

  Background:
    Given a table of 2

  Scenario Outline: With <captured> and a card more one is asked: <asked>
    Given the field shows 3R 4R
    And seat 0 holds 3C1 5C1
    And seat 1 holds 7C1 7C2
    And seat 0 has captured <captured>
    And the stock begins with 8C1 8C2 10C1 10C2
    When the turn comes to seat 0
    And seat 0 plays 3C1 and takes 3R
    And seat 0 turns 8C1
    Then it is time for <phase>

    Examples:
      | captured        | asked | phase                |
      | 1R 2R 2A 4A 8A  | yes   | a decision           |
      | 1R 2R 6R 9R 10R | yes   | a decision           |
      | 1R 2R 6R 10R    | no    | a card from the hand |

  Scenario: What is worth no more does not ask again
    Given the field shows 3R 4R
    And seat 0 holds 3C1 5C1
    And seat 1 holds 7C1 7C2
    And seat 0 has captured 1B 3B 8B 12B 2A 4A 8A
    And the stock begins with 8C1 8C2 10C1 10C2
    When the turn comes to seat 0
    And seat 0 plays 5C1
    And seat 0 turns 8C1
    Then it is the turn of seat 1

  Scenario: The cards run out
    Given the field shows 3R 4R
    And seat 0 holds 5C1
    And seat 1 holds 7C1
    And the stock begins with 8C1 9R
    When the turn comes to seat 0
    And seat 0 plays 5C1
    And seat 0 turns 8C1
    And seat 1 plays 7C1
    And seat 1 turns 9R
    Then the round ends like this: the cards have run out
    And nobody wins the round

  Scenario: With the last card there is nothing to go for
    Given the field shows 3R 4R
    And seat 0 holds 5C1
    And seat 1 holds 3C1
    And seat 1 has captured 1R 2R 2A 4A 8A
    And the stock begins with 8C1 9R
    When the turn comes to seat 0
    And seat 0 plays 5C1
    And seat 0 turns 8C1
    And seat 1 plays 3C1 and takes 3R
    And seat 1 turns 9R
    Then it is time for a decision
    When seat 1 says "go"
    Then that is refused: the cards have run out
    When seat 1 says "stop"
    Then seat 1 wins the round

  Scenario: With the last card nothing is given
    Given the field shows 3R 4R
    And seat 0 holds 5C1
    And seat 1 holds 3C1
    And seat 0 has captured 10C1
    And the stock begins with 8C1 9R
    When the turn comes to seat 0
    And seat 0 plays 5C1
    And seat 0 turns 8C1
    And seat 1 plays 3C1 and takes 3R
    And seat 1 turns 9R
    Then seat 1 has 3C1 3R in its pile

  Scenario: Shown cards
    Given the field shows 3R 4R
    And seat 0 holds 5C1 5C2 5R
    And seat 1 holds 7C1 7C2 9C1
    And the stock begins with 8C1 9R 8C2
    When the turn comes to seat 0
    Then seat 0 may say "shake"
    When seat 0 says "shake" with 5R
    Then 5R lies on the field
    When seat 0 turns 8C1
    And seat 1 says "shake" with 7C1
    Then that is refused: the month is not three times in the hand

  Scenario: Where nothing is shown
    Given the option "shaking" is no
    And the field shows 3R 4R
    And seat 0 holds 5C1 5C2 5R
    And seat 1 holds 7C1 7C2 9C1
    And the stock begins with 8C1 9R 8C2
    When the turn comes to seat 0
    And seat 0 says "shake" with 5R
    Then that is refused: that cannot be done now

  Scenario: Two who drew the same month draw again
    When the seats draw 2A 2R for the first deal
    Then seats 0 and 1 draw again
