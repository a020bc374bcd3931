# language: en
Feature: Taking in
  A card with a number takes in cards of the same value and groups that sum to it, as many as the player likes.

  Background:
    Given a table of 2

  Rule: A card takes in cards of its value and groups that sum to it

    Scenario Outline: <card> takes in <taken>
      Given the field shows <table>
      And seat 0 holds <card> h2 c2
      When the turn comes to seat 0
      And seat 0 takes in <taken> with <card>
      Then seat 0 has <card> <taken> in its pile

      Examples:
        | table       | card | taken       |
        | c7 d4       | s7   | c7          |
        | c7 d7 h7    | s7   | c7 d7       |
        | c3 d4 h5    | s7   | c3 d4       |
        | cA d2 h4 s6 | s7   | cA d2 h4    |
        | cA d6 c7 h3 | s7   | cA d6 c7    |
        | c3 d4 h5 s2 | d7   | c3 d4 h5 s2 |
        | cA hA       | dA   | cA hA       |
        | c9 dA h10   | s10  | c9 dA h10   |

    Scenario Outline: <card> cannot take in <taken>
      Given the field shows <table>
      And seat 0 holds <card> h2 c2
      When the turn comes to seat 0
      And seat 0 takes in <taken> with <card>
      Then that is refused: the free cards do not form such groups

      Examples:
        | table       | card | taken    |
        | c6 d4       | s7   | c6       |
        | c3 d5       | s7   | c3 d5    |
        | c7 d2       | s7   | c7 d2    |
        | c3 d4 h3    | s7   | c3 d4 h3 |
        | cJ d2       | h9   | cJ       |
        | dQ d2       | h10  | dQ d2    |

    Scenario: The player chooses what to take
      Given the field shows c3 d4 c7
      And seat 0 holds s7 h2 c2
      When the turn comes to seat 0
      Then this is all that seat 0 can do with s7
        | does    | free cards | builds | value | claims |
        | take in | c3 d4 c7   |        |       |        |
        | take in | c3 d4      |        |       |        |
        | take in | c7         |        |       |        |
        | lay out |            |        |       |        |

  Rule: Builds are taken in by their value

    Scenario: A card takes in a build and free cards of the same value
      Given the field shows c7 d4
      And seat 1 has built c3 h4 to 7
      And seat 0 holds s7 h2 c2
      When the turn comes to seat 0
      And seat 0 takes in build 1 and the cards c7 with s7
      Then seat 0 has c7 c3 h4 s7 in its pile
      And no build lies on the table
      And the free cards on the table are d4

    Scenario: A card takes in two builds of its value in one turn
      Given the field shows dK
      And seat 1 has built c3 h4 to 7
      And seat 1 has built c5 h2 to 7
      And seat 0 holds s7 d2 c2
      When the turn comes to seat 0
      And seat 0 takes in builds 1 and 2 with s7
      Then seat 0 has c3 h4 c5 h2 s7 in its pile

    Scenario: A card of another value does not take in a build
      Given the field shows dK
      And seat 1 has built c3 h4 to 7
      And seat 0 holds s4 d2 c2
      When the turn comes to seat 0
      And seat 0 takes in build 1 with s4
      Then that is refused: the build has another value

    Scenario: A card of a build cannot be taken alone
      Given the field shows dK
      And seat 1 has built c3 h4 to 7
      And seat 0 holds s4 d2 c2
      When the turn comes to seat 0
      And seat 0 takes in h4 with s4
      Then that is refused: the cards are not free on the table

  Rule: A player may lay out any card

    Scenario: A player may lay out a card that could take in cards
      Given the field shows c7
      And seat 0 holds s7 h2 c2
      When the turn comes to seat 0
      And seat 0 lays out s7
      Then the free cards on the table are c7 s7

    Scenario: By agreement, a card that can take in cards may not be laid out
      Given the option "must-take-in" is yes
      And the field shows c7
      And seat 0 holds s7 h2 c2
      When the turn comes to seat 0
      And seat 0 lays out s7
      Then that is refused: must take in
      When seat 0 lays out h2
      Then that is accepted

    Scenario: After a card is played, it is the next player's turn
      Given a table of 3
      And the field shows c7
      And seat 0 holds s7 h2 c2
      When the turn comes to seat 0
      And seat 0 lays out s7
      Then it is the turn of seat 1

  Rule: The cards left on the table go to the last player who took in cards

    Scenario: Seat 1 gets the remaining cards because it was the last to take in cards
      Given the field shows c7 cK
      And seat 1 holds s7
      And seat 0 holds d2
      When the turn comes to seat 1
      And seat 1 takes in c7 with s7
      And seat 0 lays out d2
      Then seat 1 has c7 s7 cK d2 in its pile
      And the round ends like this: all is played out

    Scenario Outline: Seat <last> gets the remaining cards because it took in cards after seat <first>
      Given the field shows c7 cK h5
      And seat 1 holds <hand of 1>
      And seat 0 holds <hand of 0>
      When the turn comes to seat <first>
      And seat <first> takes in c7 with s7
      And seat <last> takes in cK with sK
      And seat <first> lays out d2
      And seat <last> lays out hJ
      Then seat <last> has cK sK h5 d2 hJ in its pile
      And seat <first> has c7 s7 in its pile

      Examples:
        | first | last | hand of 0 | hand of 1 |
        | 0     | 1    | s7 d2     | sK hJ     |
        | 1     | 0    | sK hJ     | s7 d2     |

    Scenario: If no player took in cards, no player gets the remaining cards
      Given the field shows c7
      And seat 1 holds s4
      And seat 0 holds d2
      When the turn comes to seat 1
      And seat 1 lays out s4
      And seat 0 lays out d2
      Then the round ends like this: all is played out
      And seat 0 has captured nothing
      And seat 1 has captured nothing
