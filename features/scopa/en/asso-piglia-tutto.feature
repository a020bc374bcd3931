# language: en
Feature: Asso piglia tutto
  By agreement (asso piglia tutto), an ace takes everything on the table.

  Background:
    Given a table of 2
    And the option "asso-piglia-tutto" is yes

  Scenario: An ace takes everything on the table
    Given the field shows c7 d4 bR
    And seat 0 holds sA d2 b2
    When the turn comes to seat 0
    Then this is all that seat 0 can do with sA
      | does    | free cards | builds | value | claims |
      | take in | c7 d4 bR   |        |       |        |

  Scenario: An ace cannot take only part of the table
    Given the field shows c7 d4 bR
    And seat 0 holds sA d2 b2
    When the turn comes to seat 0
    And seat 0 takes in c7 d4 with sA
    Then that is refused: the free cards do not form such groups

  Scenario: A card other than an ace takes as usual
    Given the field shows c7 d4 bR
    And seat 0 holds s7 d2 b2
    When the turn comes to seat 0
    And seat 0 takes in c7 d4 bR with s7
    Then that is refused: the free cards do not form such groups

  Scenario: An ace takes only the ace if one is on the table
    Given the field shows cA d4 bR
    And seat 0 holds sA d2 b2
    When the turn comes to seat 0
    And seat 0 takes in cA d4 bR with sA
    Then that is refused: a card of the same number must be taken first
    When seat 0 takes in cA with sA
    Then the free cards on the table are d4 bR

  Scenario: An ace is laid out on an empty table
    Given seat 0 holds sA d2 b2
    When the turn comes to seat 0
    And seat 0 lays out sA
    Then the free cards on the table are sA

  Scenario: An ace that takes everything does not make a scopa
    Given the field shows c7 d4
    And seat 0 holds sA d2 b2
    When the turn comes to seat 0
    And seat 0 takes in c7 d4 with sA
    Then seat 0 has cleared the table 0 times so far

  Scenario: Without asso piglia tutto, an ace takes only an ace
    Given the option "asso-piglia-tutto" is no
    And the field shows c7 d4
    And seat 0 holds sA d2 b2
    When the turn comes to seat 0
    And seat 0 takes in c7 d4 with sA
    Then that is refused: the free cards do not form such groups

  Scenario: Another card that takes everything makes a scopa
    Given the field shows c3 d4
    And seat 0 holds s7 d2 b2
    When the turn comes to seat 0
    And seat 0 takes in c3 d4 with s7
    Then seat 0 has cleared the table 1 time so far

  Scenario: An ace that takes the only ace on the table does not make a scopa
    Given the field shows cA
    And seat 0 holds sA d2 b2
    When the turn comes to seat 0
    And seat 0 takes in cA with sA
    Then seat 0 has cleared the table 0 times so far

  Scenario: Without asso piglia tutto, an ace that takes the only ace makes a scopa
    Given the option "asso-piglia-tutto" is no
    And the field shows cA
    And seat 0 holds sA d2 b2
    When the turn comes to seat 0
    And seat 0 takes in cA with sA
    Then seat 0 has cleared the table 1 time so far

  Scenario Outline: The ace <ace> takes everything on the table
    Given the field shows c7 d4 cR
    And seat 0 holds <ace> d2 b2
    When the turn comes to seat 0
    And seat 0 takes in c7 d4 cR with <ace>
    Then seat 0 has c7 d4 cR <ace> in its pile

    Examples:
      | ace |
      | cA  |
      | dA  |
      | bA  |

  Scenario: By default, asso piglia tutto is not played
    Then the option "asso-piglia-tutto" is no by default
