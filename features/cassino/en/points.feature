# language: en
Feature: The points of a round
  Most cards are three points, and most spades one. Big cassino is two points. Little cassino, an ace and a sweep are one point each.

  Background:
    Given a table of 2

  Rule: The most cards are worth three points, and the most spades one

    Scenario: The player with the most cards gets three points
      Given seat 0 has captured c2 c3 c4
      And seat 1 has captured h2 h3
      When the round is over: all is played out
      Then seat 0 gets 3 points for "most cards"
      And seat 1 gets 0 points for "most cards"

    Scenario: If the numbers of cards are equal, no player scores for most cards
      Given seat 0 has captured c2 c3
      And seat 1 has captured h2 h3
      When the round is over: all is played out
      Then seat 0 gets 0 points for "most cards"
      And seat 1 gets 0 points for "most cards"

    Scenario: The player with the most spades gets a point
      Given seat 0 has captured s3 s4 c4
      And seat 1 has captured s5 h3 h4 h5
      When the round is over: all is played out
      Then seat 0 gets 1 point for "most spades"
      And seat 1 gets 0 points for "most spades"
      And seat 1 gets 3 points for "most cards"

    Scenario: If the numbers of spades are equal, no player scores for most spades
      Given seat 0 has captured s3 c4
      And seat 1 has captured s5 h3 h4 h5
      When the round is over: all is played out
      Then seat 0 gets 0 points for "most spades"
      And seat 1 gets 0 points for "most spades"

    Scenario: Partners count their captured cards together
      Given a table of 4
      And seat 0 has captured c2 c3
      And seat 2 has captured c4 c5
      And seat 1 has captured h2 h3 h4
      When the round is over: all is played out
      Then seat 0 gets 3 points for "most cards"

    Scenario: With three players, each counts only their own cards
      Given a table of 3
      And seat 0 has captured c2 c3
      And seat 2 has captured c4 c5
      And seat 1 has captured h2 h3 h4
      When the round is over: all is played out
      Then seat 1 gets 3 points for "most cards"

  Rule: The cassinos and each ace are worth points

    Scenario Outline: Capturing <card> is worth <points> for "<name>"
      Given seat 0 has captured <card>
      And seat 1 has captured h3 h4
      When the round is over: all is played out
      Then seat 0 gets <points> for "<name>"

      Examples:
        | card        | points   | name                           |
        | d10         | 2 points | big cassino (ten of diamonds)  |
        | h10         | 0 points | big cassino (ten of diamonds)  |
        | d9          | 0 points | big cassino (ten of diamonds)  |
        | s2          | 1 point  | little cassino (two of spades) |
        | c2          | 0 points | little cassino (two of spades) |
        | s3          | 0 points | little cassino (two of spades) |
        | sA          | 1 point  | aces                           |
        | hA          | 1 point  | aces                           |
        | dA          | 1 point  | aces                           |
        | cA          | 1 point  | aces                           |
        | cA dA       | 2 points | aces                           |
        | cA dA hA sA | 4 points | aces                           |
        | cK          | 0 points | aces                           |

    Scenario: All points except those for sweeps add up to eleven
      Given seat 0 has captured s2 sA d10 hA dA cA s4
      When the round is over: all is played out
      Then seat 0 gets 11 points in all

  Rule: A sweep is worth a point

    Scenario: Each sweep is worth a point
      Given seat 0 has captured c2
      And seat 0 has cleared the table 3 times
      When the round is over: all is played out
      Then seat 0 gets 3 points for "sweeps"

  Rule: In Spade Cassino every spade is a point

    Scenario Outline: Capturing <cards> is worth <points> for "<name>"
      Given the option "spades" is each
      And seat 0 has captured <cards>
      And seat 1 has captured h3 h4 s8
      When the round is over: all is played out
      Then seat 0 gets <points> for "<name>"

      Examples:
        | cards       | points   | name                           |
        | s3          | 1 point  | spades                         |
        | s3 s4 c4 s9 | 3 points | spades                         |
        | c4          | 0 points | spades                         |
        | s3 sJ       | 2 points | spades                         |
        | s3 sJ       | 1 point  | extra for the jack of spades   |
        | hJ          | 0 points | extra for the jack of spades   |
        | sQ          | 0 points | extra for the jack of spades   |
        | s2          | 1 point  | spades                         |
        | s2          | 1 point  | little cassino (two of spades) |
        | sA          | 1 point  | aces                           |

    Scenario: If every spade is a point, no player scores for most spades
      Given the option "spades" is each
      And seat 0 has captured s3 s4
      When the round is over: all is played out
      Then seat 0 gets 0 points for "most spades"

    Scenario Outline: If only the most spades count, <name> are worth nothing
      Given seat 0 has captured sJ s4
      When the round is over: all is played out
      Then seat 0 gets 0 points for "<name>"

      Examples:
        | name                         |
        | spades                       |
        | extra for the jack of spades |

    @profile:spade
    Scenario: All points except those for sweeps add up to twenty-four
      Given seat 0 has captured s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK sA d10 hA dA cA c2 c3 c4 c5 c6 c7 c8 c9 c10 cJ
      When the round is over: all is played out
      Then seat 0 gets 24 points in all

  Rule: The player with the most points wins the round

    Scenario Outline: Seat <one> wins the round with more points
      Given seat <one> has captured d10
      When the round is over: all is played out
      Then seat <one> wins the round

      Examples:
        | one |
        | 0   |
        | 1   |

    Scenario: If the points are equal, no player wins the round
      Given seat 0 has captured d10
      And seat 1 has captured c2
      And seat 1 has cleared the table 2 times
      When the round is over: all is played out
      Then seat 0 gets 2 points in all
      And seat 1 gets 2 points in all
      And nobody wins the round

    Scenario Outline: Partners win the round together with the points of seat <one>
      Given a table of 4
      And seat <one> has captured d10
      When the round is over: all is played out
      Then seats <both> win the round

      Examples:
        | one | both    |
        | 0   | 0 and 2 |
        | 1   | 1 and 3 |
        | 2   | 0 and 2 |
        | 3   | 1 and 3 |
