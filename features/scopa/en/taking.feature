# language: en
Feature: Taking in
  A card takes in one card of the same value, or one group of cards that sum to it.

  Background:
    Given a table of 2

  Rule: A card takes one card of its value or one group

    Scenario Outline: <card> takes in <taken>
      Given the field shows <table>
      And seat 0 holds <card> b2 c2
      When the turn comes to seat 0
      And seat 0 takes in <taken> with <card>
      Then seat 0 has <card> <taken> in its pile

      Examples:
        | table       | card | taken    |
        | c7 d4       | s7   | c7       |
        | c3 d4 b5    | s7   | c3 d4    |
        | cA d2 b4 s6 | s7   | cA d2 b4 |
        | cF d2       | sF   | cF       |
        | c3 d5 s6    | dF   | c3 d5    |
        | c7 d2       | sC   | c7 d2    |
        | c7 d3       | bR   | c7 d3    |
        | cA s6       | sA   | cA       |

    Scenario Outline: <card> cannot take in <taken>
      Given the field shows <table>
      And seat 0 holds <card> b2 c2
      When the turn comes to seat 0
      And seat 0 takes in <taken> with <card>
      Then that is refused: the free cards do not form such groups

      Examples:
        | table    | card | taken    |
        | c6 d4    | s7   | c6       |
        | c3 d5    | s7   | c3 d5    |
        | cF d2    | sC   | cF       |
        | cC sA    | bF   | cC       |
        | c3 d4 b5 | sA   | c3       |

    Scenario: A card cannot take two groups in one turn
      Given the field shows c3 d4 b5 s2
      And seat 0 holds s7 d2 b2
      When the turn comes to seat 0
      And seat 0 takes in c3 d4 b5 s2 with s7
      Then that is refused: the free cards do not form such groups
      When seat 0 takes in b5 s2 with s7
      Then the free cards on the table are c3 d4

    Scenario: A card cannot take two cards of its value in one turn
      Given the field shows c7 d7
      And seat 0 holds s7 d2 b2
      When the turn comes to seat 0
      Then this is all that seat 0 can do with s7
        | does    | free cards | builds | value | claims |
        | take in | c7         |        |       |        |
        | take in | d7         |        |       |        |

    Scenario: The player chooses between two groups of the same sum
      Given the field shows c3 d4 b5 s2
      And seat 0 holds s7 d2 b2
      When the turn comes to seat 0
      Then this is all that seat 0 can do with s7
        | does    | free cards | builds | value | claims |
        | take in | c3 d4      |        |       |        |
        | take in | b5 s2      |        |       |        |

  Rule: A single card must be taken before a sum

    Scenario: A seven must take the seven on the table, not a sum of seven
      Given the field shows c7 d4 b3
      And seat 0 holds s7 d2 b2
      When the turn comes to seat 0
      And seat 0 takes in d4 b3 with s7
      Then that is refused: a card of the same number must be taken first
      When seat 0 takes in c7 with s7
      Then the free cards on the table are d4 b3

    Scenario: A seven takes a sum of seven if no seven is on the table
      Given the field shows c6 d4 b3
      And seat 0 holds s7 d2 b2
      When the turn comes to seat 0
      And seat 0 takes in d4 b3 with s7
      Then the free cards on the table are c6

  Rule: A card that can take cards must do so, but the player may play another card

    Scenario: A seven that can take cards may not be laid out
      Given the field shows c7 d4
      And seat 0 holds s7 d2 b2
      When the turn comes to seat 0
      And seat 0 lays out s7
      Then that is refused: must take in

    Scenario: A player may play another card instead of the seven that can take cards
      Given the field shows c7 d4
      And seat 0 holds s7 d2 b2
      When the turn comes to seat 0
      And seat 0 lays out d2
      Then the free cards on the table are c7 d4 d2
      And it is the turn of seat 1

    Scenario: A seven that cannot take cards may be laid out
      Given the field shows c6 d4
      And seat 0 holds s7 d2 b2
      When the turn comes to seat 0
      And seat 0 lays out s7
      Then the free cards on the table are c6 d4 s7
