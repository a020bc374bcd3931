# language: en
Feature: Scopa
  Whoever clears the table has made a scopa, but not with the last card of the round.

  Background:
    Given a table of 2

  Scenario: The table is cleared
    Given the field shows c3 d4
    And seat 0 holds s7 d2 b2
    When the turn comes to seat 0
    And seat 0 takes in c3 d4 with s7
    Then seat 0 has cleared the table 1 time so far

  Scenario: A card is left
    Given the field shows c3 d4 cR
    And seat 0 holds s7 d2 b2
    When the turn comes to seat 0
    And seat 0 takes in c3 d4 with s7
    Then seat 0 has cleared the table 0 times so far

  Scenario: The last card of the round makes none
    Given the field shows c7
    And seat 0 holds s7
    And seat 1 holds d2
    When the turn comes to seat 1
    And seat 1 lays out d2
    And seat 0 takes in c7 with s7
    Then seat 0 has cleared the table 0 times so far

  Scenario: The last card but one does
    Given the field shows c7
    And seat 1 holds s7
    And seat 0 holds d2
    When the turn comes to seat 1
    And seat 1 takes in c7 with s7
    Then seat 1 has cleared the table 1 time so far

  Scenario: What is left goes to whoever took last
    Given the field shows c7 cR
    And seat 1 holds s7
    And seat 0 holds d2
    When the turn comes to seat 1
    And seat 1 takes in c7 with s7
    And seat 0 lays out d2
    Then seat 1 has c7 s7 cR d2 in its pile
    And the round ends by "played-out"
