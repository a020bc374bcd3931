# language: en
Feature: Stop or go
  A player with enough points stops, or calls go to play for more.

  Background:
    Given the field shows 1R 2R 3R 6R 9R 10R
    And seat 0 holds 1C1 2C1 4A 5A 7A 8A 12B
    And seat 1 holds 4R 5R 6C1 7R 8B 9C1 11B
    And seat 2 holds 1B 3B 4C1 5C1 7C1 11A 12C1
    And the stock begins with 3C1 10C1 12C2 11C1 6A 8C1 2A 9A
    When the round begins
    And the cards are played like this
      | seat | from the hand   | from the stock   |
      | 0    | 1C1 takes 1R    | 3C1 takes 3R     |
      | 1    | 6C1 takes 6R    | 10C1 takes 10R   |
      | 2    | 4C1             | 12C2             |

  Scenario: A player with enough points decides between stop and go
    When seat 0 says "stop"
    Then that is refused: not enough points to stop
    When seat 0 says "go"
    Then that is refused: not enough points to stop
    When seat 0 plays 2C1 and takes 2R
    And seat 0 says "stop"
    Then that is refused: not enough points to stop
    When seat 0 says "go"
    Then that is refused: not enough points to stop
    When seat 0 turns 11C1
    Then it is time for a decision
    And seat 0 may say "stop"
    And seat 0 may say "go"

  Scenario: The turn passes if the player does not have enough points
    When seat 0 plays 5A
    And seat 0 turns 11C1
    Then it is the turn of seat 1

  Scenario: Stop ends the round, and the other players pay
    When seat 0 plays 2C1 and takes 2R
    And seat 0 turns 11C1
    And seat 0 says "stop"
    Then the round ends like this: stop
    And seat 0 wins the round
    And seat 1 pays 3 points to seat 0 for the win
    And seat 2 pays 3 points to seat 0 for the win
    And seat 0 is the next dealer

  Scenario: After go, the same points are not enough for another decision
    When seat 0 plays 2C1 and takes 2R
    And seat 0 turns 11C1
    And seat 0 says "go"
    Then it is the turn of seat 1
    When seat 1 plays 4R and takes 4C1
    And seat 1 turns 6A
    And seat 2 plays 5C1
    And seat 2 turns 8C1
    And seat 0 plays 4A
    And seat 0 turns 2A
    Then it is the turn of seat 1
