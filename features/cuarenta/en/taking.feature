# language: en
Feature: Taking in
  A card takes a card of its rank, or number cards that add up to it, and then the next ranks without a gap.

  Background:
    Given a table of 2

  Rule: A card takes one card of its rank or one sum

    Scenario Outline: <card> takes in <taken>
      Given the field shows <table>
      And seat 0 holds <card> dQ
      And seat 1 holds hQ cQ
      When the turn comes to seat 0
      And seat 0 takes in <taken> with <card>
      Then seat 0 has <card> <taken> in its pile

      Examples:
        | table        | card | taken      |
        | c5 d2        | s5   | c5         |
        | c2 d3 sA     | s5   | c2 d3      |
        | cA d2 h4 s2  | s7   | cA d2 h4   |
        | cJ d2        | sJ   | cJ         |
        | cK d2        | sK   | cK         |

    Scenario Outline: <card> cannot take in <taken>
      Given the field shows <table>
      And seat 0 holds <card> dQ
      And seat 1 holds hQ cQ
      When the turn comes to seat 0
      And seat 0 takes in <taken> with <card>
      Then that is refused: the free cards do not form such groups

      Examples:
        | table    | card | taken |
        | c5 d2    | s6   | c5    |
        | c4 d7    | sJ   | c4 d7 |
        | c5 d5    | s5   | c5 d5 |
        | c5 d2 h3 | s5   | c5 d2 h3 |
        | c6       | s5   | c6    |

    Scenario: A player need not take in a card of the same rank
      Given the field shows c5 d2
      And seat 0 holds s5 dQ
      When the turn comes to seat 0
      And seat 0 lays out s5
      Then the free cards on the table are c5 d2 s5

  Rule: A capture continues with the ranks that follow without a gap

    Scenario: A capture must include the ranks that follow without a gap
      Given the field shows c5 d6 h7 cJ sK
      And seat 0 holds s5 dQ
      When the turn comes to seat 0
      Then this is all that seat 0 can do with s5
        | does    | free cards  | builds | value | claims |
        | take in | c5 d6 h7 cJ |        |       |        |
        | lay out |             |        |       |        |

    Scenario: In a run the jack follows the seven
      Given the field shows c7 dJ hQ cK d2
      And seat 0 holds s7 d3
      When the turn comes to seat 0
      And seat 0 takes in c7 dJ hQ cK with s7
      Then the free cards on the table are d2

    Scenario: A run also follows the capture of a sum
      Given the field shows c2 d3 h6
      And seat 0 holds s5 dQ
      When the turn comes to seat 0
      And seat 0 takes in c2 d3 h6 with s5
      Then no free card lies on the table

    Scenario: A player cannot leave out cards of the run
      Given the field shows c5 d6 h7
      And seat 0 holds s5 dQ
      When the turn comes to seat 0
      And seat 0 takes in c5 d6 with s5
      Then that is refused: the cards are not the whole run

    Scenario: Cards after a gap are not part of the run
      Given the field shows c5 d7
      And seat 0 holds s5 dQ
      When the turn comes to seat 0
      And seat 0 takes in c5 d7 with s5
      Then that is refused: the cards are not the whole run

    Scenario: A run includes one card of each rank, and the player chooses it
      Given the field shows c5 d6 h6 c7
      And seat 0 holds s5 dQ
      When the turn comes to seat 0
      Then this is all that seat 0 can do with s5
        | does    | free cards | builds | value | claims |
        | take in | c5 d6 c7   |        |       |        |
        | take in | c5 h6 c7   |        |       |        |
        | lay out |            |        |       |        |

    Scenario: By agreement, a player may end the run at any card
      Given the option "part-run" is yes
      And the field shows c5 d6 h7
      And seat 0 holds s5 dQ
      When the turn comes to seat 0
      Then this is all that seat 0 can do with s5
        | does    | free cards | builds | value | claims |
        | take in | c5         |        |       |        |
        | take in | c5 d6      |        |       |        |
        | take in | c5 d6 h7   |        |       |        |
        | lay out |            |        |       |        |

  Rule: A card counts the same on the table and from the hand

    Scenario Outline: <card> counts <number> on the table and from the hand
      Then <card> counts <number> on the table
      And <card> counts <number> from the hand

      Examples:
        | card | number |
        | sA   | 1      |
        | s7   | 7      |
        | sJ   | 11     |
        | sK   | 13     |
