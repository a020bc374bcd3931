# language: en
Feature: Scopa
  A player who takes in everything on the table makes a scopa. The last card of the round does not make one,
  and neither does an ace if aces take everything.

  Background:
    Given a table of 2

  Scenario: Taking all cards on the table is a scopa
    Given the field shows c3 d4
    And seat 0 holds s7 d2 b2
    When the turn comes to seat 0
    And seat 0 takes in c3 d4 with s7
    Then seat 0 has cleared the table 1 time so far

  Scenario: A capture is not a scopa if a card is left
    Given the field shows c3 d4 cR
    And seat 0 holds s7 d2 b2
    When the turn comes to seat 0
    And seat 0 takes in c3 d4 with s7
    Then seat 0 has cleared the table 0 times so far

  Scenario: The last card of the round does not make a scopa
    Given the field shows c7
    And seat 0 holds s7
    And seat 1 holds d2
    When the turn comes to seat 1
    And seat 1 lays out d2
    And seat 0 takes in c7 with s7
    Then seat 0 has cleared the table 0 times so far

  Scenario: The last card but one of the round can make a scopa
    Given the field shows c7
    And seat 1 holds s7
    And seat 0 holds d2
    When the turn comes to seat 1
    And seat 1 takes in c7 with s7
    Then seat 1 has cleared the table 1 time so far

  Scenario: The remaining cards go to the last player who took in cards
    Given the field shows c7 cR
    And seat 1 holds s7
    And seat 0 holds d2
    When the turn comes to seat 1
    And seat 1 takes in c7 with s7
    And seat 0 lays out d2
    Then seat 1 has c7 s7 cR d2 in its pile
    And the round ends like this: all is played out

  Scenario: The last card of the round does not make a scopa even if it takes the whole table
    Given the field shows c5
    And seat 1 holds d2
    And seat 0 holds s7
    When the turn comes to seat 1
    And seat 1 lays out d2
    And seat 0 takes in c5 d2 with s7
    Then seat 0 has cleared the table 0 times so far
    And the round ends like this: all is played out

  Scenario: The last card of a deal can make a scopa if another deal follows
    Given the field shows c5
    And seat 1 holds d2
    And seat 0 holds s7
    And the stock begins with cA dA cF dF cR dR
    When the turn comes to seat 1
    And seat 1 lays out d2
    And seat 0 takes in c5 d2 with s7
    Then seat 0 has cleared the table 1 time so far

  Scenario Outline: Seat <last> gets the remaining cards because it took in cards after seat <first>
    Given the field shows c7 cR b5
    And seat 1 holds <hand of 1>
    And seat 0 holds <hand of 0>
    When the turn comes to seat <first>
    And seat <first> takes in c7 with s7
    And seat <last> takes in cR with sR
    And seat <first> lays out d2
    And seat <last> lays out bF
    Then seat <last> has cR sR b5 d2 bF in its pile
    And seat <first> has c7 s7 in its pile

    Examples:
      | first | last | hand of 0 | hand of 1 |
      | 0     | 1    | s7 d2     | sR bF     |
      | 1     | 0    | sR bF     | s7 d2     |

  Scenario: A player who takes in cards twice in a row gets the remaining cards
    Given the field shows c7 cR
    And seat 1 holds s7 sR
    And seat 0 holds d2 bF
    When the turn comes to seat 1
    And seat 1 takes in c7 with s7
    And seat 0 lays out d2
    And seat 1 takes in cR with sR
    And seat 0 lays out bF
    Then seat 1 has c7 s7 cR sR d2 bF in its pile
