# language: en
Feature: Two players and the end of a round
  Two players need seven points each to stop, and the cards may run out.

  Background:
    Given a table of 2

  Scenario Outline: With <captured> and one more card, the player decides whether to stop: <asked>
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

  Scenario: A player whose cards gained no value may not stop again
    Given the field shows 3R 4R
    And seat 0 holds 3C1 5C1
    And seat 1 holds 7C1 7C2
    And seat 0 has captured 1B 3B 8B 12B 2A 4A 8A
    And the stock begins with 8C1 8C2 10C1 10C2
    When the turn comes to seat 0
    And seat 0 plays 5C1
    And seat 0 turns 8C1
    Then it is the turn of seat 1

  Scenario: If the cards run out, the round ends and nobody wins
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

  Scenario: A player may stop with the last card but may not call go
    Given the field shows 3R 4R
    And seat 0 holds 5C1
    And seat 1 holds 3C1
    And seat 1 has captured 1R 2R 2A 4A 8A
    And the stock begins with 8C1 9R
    When the turn comes to seat 0
    And seat 0 plays 5C1
    And seat 0 turns 8C1
    And seat 1 plays 3C1 and takes 3R
    And seat 1 says "go"
    Then that is refused: not enough points to stop
    When seat 1 turns 9R
    Then it is time for a decision
    When seat 1 says "go"
    Then that is refused: the cards have run out
    When seat 1 says "stop"
    Then seat 1 wins the round

  Scenario: No junk card is given with the last card of the round
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

  Scenario: A turn with empty hands is not the last one while a player still has turns without a card
    Given the field shows 3R 4R 6R
    And seat 0 holds 5C1 1C1 2C1
    And seat 1 holds 3C1 3C2 3B
    And seat 0 has captured 10C1 10C2 12C3
    And seat 1 has captured 12C2
    And the stock begins with 8C1 9R 6C1 12B 2C2 11R
    When the turn comes to seat 0
    And seat 0 plays 5C1
    And seat 0 turns 8C1
    And seat 1 says "bomb" with 3B and takes 3R
    And seat 1 turns 9R
    And seat 0 plays 1C1
    And seat 0 turns 6C1 and takes 6R
    And seat 1 says "play no card"
    And seat 1 turns 12B
    And seat 0 plays 2C1
    And seat 0 turns 2C2 and takes 2C1
    Then seat 0 has 10C2 12C3 6C1 6R 2C1 2C2 3C1 in its pile
    And it is the turn of seat 1
    When seat 1 says "play no card"
    And seat 1 turns 11R
    Then the round ends like this: the cards have run out

  Scenario: Four cards of a month are shown only once, and the other three can still be a bomb
    Given the option "four-of-a-month" is no
    And the field shows 3R 4R
    And seat 0 holds 5C1 5C2 5R 5A 1C1
    And seat 1 holds 7C1 7C2 9C1 6C1 10R
    And the stock begins with 8C1 9R 8C2
    When the turn comes to seat 0
    And seat 0 says "shake" with 5C1
    And seat 0 turns 8C1
    And seat 1 plays 7C1
    And seat 1 turns 9R
    And seat 0 says "shake" with 5C2 and takes 5C1
    Then that is refused: a month is shaken with its first card
    And seat 0 may say "bomb"

  Scenario: A player with three cards of a month may show them
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
    Then that is refused: fewer than three cards of the month in the hand

  Scenario: By agreement, no month is shown
    Given the option "shaking" is no
    And the field shows 3R 4R
    And seat 0 holds 5C1 5C2 5R
    And seat 1 holds 7C1 7C2 9C1
    And the stock begins with 8C1 9R 8C2
    When the turn comes to seat 0
    And seat 0 says "shake" with 5R
    Then that is refused: not a legal move now

  Scenario: Two players who drew cards of the same month draw again
    When the seats draw 2A 2R for the first deal
    Then seats 0 and 1 draw again

  Scenario: After stop, a loser pays for the captured cards and for nothing else
    Given seat 0 has captured 2A 4A 8A 1R 2R 3R
    When the round is over: stop by seat 0
    Then seat 1 pays 8 points in all for the win

  Scenario Outline: With <players> players, a loser pays for a hand that wins at once and for nothing else
    Given a table of <players>
    And seat 0 holds 1B 1R 1C1 1C2
    When the round begins
    Then the round ends like this: the hand wins
    And seat 1 pays 7 points in all for the win

    Examples:
      | players |
      | 2       |
      | 3       |
