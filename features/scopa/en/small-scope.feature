# language: en
Feature: Small scope
  A house rule: with asso piglia tutto, an ace makes a scopa only if the cards that it takes add up to at most ten.

  Background:
    Given the house rules "small-scope" are played
    And a table of 2

  Scenario Outline: An ace that takes <cards> has cleared the table <times>
    Given the field shows <cards>
    And seat 0 holds sA d2 b2
    When the turn comes to seat 0
    And seat 0 takes in <cards> with sA
    Then seat 0 has cleared the table <times> so far

    Examples:
      | cards    | times   |
      | c7 d3    | 1 time  |
      | c5 d4 c2 | 0 times |
      | bR       | 1 time  |
      | c7 d4    | 0 times |
      | cA       | 1 time  |

  Scenario: An ace that leaves cards on the table does not make a scopa
    Given the field shows cA d4
    And seat 0 holds sA d2 b2
    When the turn comes to seat 0
    And seat 0 takes in cA with sA
    Then seat 0 has cleared the table 0 times so far

  Scenario: The last card of the round does not make a scopa
    Given the field shows c4
    And seat 0 holds sA
    And seat 1 holds d2
    When the turn comes to seat 1
    And seat 1 lays out d2
    And seat 0 takes in c4 d2 with sA
    Then seat 0 has cleared the table 0 times so far

  Scenario: The last card of a deal makes a scopa if cards are dealt again
    Given the field shows c4
    And seat 0 holds sA
    And seat 1 holds d2
    And the stock begins with d3 d4 d5 b2 b3 b5
    When the turn comes to seat 1
    And seat 1 lays out d2
    And seat 0 takes in c4 d2 with sA
    Then seat 0 has cleared the table 1 time so far

  Scenario: Another card that takes everything makes a scopa as usual
    Given the field shows c3 d4
    And seat 0 holds s7 d2 b2
    When the turn comes to seat 0
    And seat 0 takes in c3 d4 with s7
    Then seat 0 has cleared the table 1 time so far
