# language: en
Feature: The points of a round
  Most cards are three points, the ten of diamonds three, the two of clubs two, and each ace and jack one.

  Background:
    Given a table of 2

  Scenario Outline: The captured cards <cards> are worth <points>
    Given seat 0 has captured <cards>
    And seat 1 has captured h3 h4 h5 h6 h7
    When the round is over: all is played out
    Then seat 0 gets <points> in all

    Examples:
      | cards       | points   |
      | d10         | 3 points |
      | s10         | 0 points |
      | c2          | 2 points |
      | d2          | 0 points |
      | sA          | 1 point  |
      | sA hA       | 2 points |
      | sJ          | 1 point  |
      | sJ hJ dJ cJ | 4 points |
      | sQ sK       | 0 points |

  Scenario: The player with the most cards gets three points
    Given seat 0 has captured c3 c4 c5
    And seat 1 has captured h3 h4
    When the round is over: all is played out
    Then seat 0 gets 3 points for "most cards"
    And seat 1 gets 0 points for "most cards"

  Scenario: If the numbers of cards are equal, no player scores for most cards
    Given seat 0 has captured c3 c4
    And seat 1 has captured h3 h4
    When the round is over: all is played out
    Then all together get 0 points for "most cards"

  Scenario: Partners count their captured cards together
    Given a table of 4
    And seat 0 has captured c3 c4
    And seat 2 has captured c5 c6
    And seat 1 has captured h3 h4 h5
    When the round is over: all is played out
    Then seat 0 gets 3 points for "most cards"
    And seat 2 gets 3 points for "most cards"
    And seat 1 gets 0 points for "most cards"

  Scenario: The player with the most points wins the round
    Given seat 0 has captured d10
    And seat 1 has captured sA h9
    When the round is over: all is played out
    Then seat 1 wins the round

  Scenario: If the points are equal, no player wins the round
    Given seat 0 has captured d10 h9
    And seat 1 has captured c2 sA
    When the round is over: all is played out
    Then nobody wins the round
