# language: en
Feature: Sweeps
  A player who takes in everything on the table makes a sweep.

  Background:
    Given a table of 2

  Scenario: Taking all cards on the table is a sweep
    Given the field shows c3 d4
    And seat 0 holds s7 d2 h2
    When the turn comes to seat 0
    And seat 0 takes in c3 d4 with s7
    Then seat 0 has cleared the table 1 time so far

  Scenario: A capture is not a sweep if a card is left
    Given the field shows c3 d4 cK
    And seat 0 holds s7 d2 h2
    When the turn comes to seat 0
    And seat 0 takes in c3 d4 with s7
    Then seat 0 has cleared the table 0 times so far

  Scenario: A capture is not a sweep if a build is left
    Given the field shows c3 d4
    And seat 1 has built h6 h3 to 9
    And seat 0 holds s7 d2 h2
    When the turn comes to seat 0
    And seat 0 takes in c3 d4 with s7
    Then seat 0 has cleared the table 0 times so far

  Scenario: Taking in the only build on a table without free cards is a sweep
    Given seat 1 has built h6 h3 to 9
    And seat 0 holds s9 d2 h2
    When the turn comes to seat 0
    And seat 0 takes in build 1 with s9
    Then seat 0 has cleared the table 1 time so far

  Scenario: By agreement, sweeps do not count
    Given the option "sweeps" is no
    And the field shows c3 d4
    And seat 0 holds s7 d2 h2
    When the turn comes to seat 0
    And seat 0 takes in c3 d4 with s7
    Then seat 0 has cleared the table 0 times so far

  Scenario Outline: If "last-sweep" is <said>, the last card of the round makes a sweep <times>
    Given the option "last-sweep" is <said>
    And the field shows c5
    And seat 1 holds d2
    And seat 0 holds s7
    When the turn comes to seat 1
    And seat 1 lays out d2
    And seat 0 takes in c5 d2 with s7
    Then seat 0 has cleared the table <times> so far

    Examples:
      | said | times   |
      | yes  | 1 time  |
      | no   | 0 times |

  Scenario: The last card but one can make a sweep even if the last card cannot
    Given the option "last-sweep" is no
    And the field shows c7
    And seat 1 holds s7
    And seat 0 holds d2
    When the turn comes to seat 1
    And seat 1 takes in c7 with s7
    Then seat 1 has cleared the table 1 time so far

  Scenario: The last card of a deal can make a sweep if another deal follows
    Given the option "last-sweep" is no
    And the field shows c5
    And seat 1 holds d2
    And seat 0 holds s7
    And the stock begins with cA dA cJ dJ cK dK c10 d10
    When the turn comes to seat 1
    And seat 1 lays out d2
    And seat 0 takes in c5 d2 with s7
    Then seat 0 has cleared the table 1 time so far

  Scenario: The player who gets the remaining cards does not make a sweep
    Given the field shows c7 cK
    And seat 1 holds s7
    And seat 0 holds d2
    When the turn comes to seat 1
    And seat 1 takes in c7 with s7
    And seat 0 lays out d2
    Then seat 1 has cleared the table 0 times so far
