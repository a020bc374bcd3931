# language: en
Feature: The points of a round
  The most cards, the most denari, the settebello, the best primiera and each scopa are one point each.

  Background:
    Given a table of 2

  Rule: The most cards and the most denari are worth a point each

    Scenario: The player with the most cards gets a point
      Given seat 0 has captured c2 c3 c4
      And seat 1 has captured b2 b3
      When the round is over: all is played out
      Then seat 0 gets 1 point for "most cards"
      And seat 1 gets 0 points for "most cards"

    Scenario: If the numbers of cards are equal, no player scores for most cards
      Given seat 0 has captured c2 c3
      And seat 1 has captured b2 b3
      When the round is over: all is played out
      Then seat 0 gets 0 points for "most cards"
      And seat 1 gets 0 points for "most cards"

    Scenario: The player with the most denari gets a point
      Given seat 0 has captured dA d3 c2
      And seat 1 has captured d2 b4 b5 bF
      When the round is over: all is played out
      Then seat 0 gets 1 point for "denari"
      And seat 1 gets 0 points for "denari"
      And seat 1 gets 1 point for "most cards"

    Scenario: If the players have five denari each, no player scores for denari
      Given seat 0 has captured dA d2 d3 d4 d5
      And seat 1 has captured d6 d7 dF dC dR
      When the round is over: all is played out
      Then seat 0 gets 0 points for "denari"
      And seat 1 gets 0 points for "denari"

    Scenario: With three players, no player scores for most cards if two are tied
      Given a table of 3
      And seat 0 has captured c2 c3
      And seat 1 has captured b2 b3
      And seat 2 has captured s2
      When the round is over: all is played out
      Then all together get 0 points for "most cards"

    Scenario: Partners count their captured cards together
      Given a table of 4
      And seat 0 has captured c2 c3
      And seat 2 has captured b2 b3
      And seat 1 has captured s2 s3 s4
      When the round is over: all is played out
      Then seat 0 gets 1 point for "most cards"
      And seat 2 gets 1 point for "most cards"
      And seat 1 gets 0 points for "most cards"

    Scenario: Without partners, four players each count only their own cards
      Given a table of 4
      And the option "partners" is no
      And seat 0 has captured c2 c3
      And seat 2 has captured b2 b3
      And seat 1 has captured s2 s3 s4
      When the round is over: all is played out
      Then seat 1 gets 1 point for "most cards"
      And seat 0 gets 0 points for "most cards"

  Rule: The settebello is worth a point

    Scenario: The seven of denari is worth a point as the settebello
      Given seat 0 has captured d7
      And seat 1 has captured c7 s7 b7
      When the round is over: all is played out
      Then seat 0 gets 1 point for "settebello"
      And seat 1 gets 0 points for "settebello"

  Rule: The primiera is the best card of each suit

    Scenario Outline: The primiera of <own> is better than that of <other>
      Given seat 0 has captured <own>
      And seat 1 has captured <other>
      When the round is over: all is played out
      Then seat 0 gets 1 point for "primiera"
      And seat 1 gets 0 points for "primiera"

      Examples:
        | own            | other             |
        | c7 d7 s2 b2    | c6 d6 s3 b3       |
        | c7 d2 s2 b2    | cF dF sF bF       |
        | cA d5 s5 b5    | c5 d4 s4 b4       |
        | c6 d6 s6 b6    | c7 d5 s7 bR       |
        | c7 dR sR bR    | c6 d6 s6 s7 cR    |
        | c2 dR sR bR    | c7 c6 cA d7 d6 dA |

    Scenario: If the primiere are equal, no player scores for the primiera
      Given seat 0 has captured c7 d6 s5 bR
      And seat 1 has captured c6 d7 sF b5
      When the round is over: all is played out
      Then all together get 0 points for "primiera"

    Scenario: A player without a card of each suit has no primiera
      Given seat 0 has captured c7 d7 s7
      And seat 1 has captured b7 b6 bA
      When the round is over: all is played out
      Then all together get 0 points for "primiera"

    Scenario Outline: The primiere of <own> and <other> are equal
      Given seat 0 has captured <own>
      And seat 1 has captured <other>
      When the round is over: all is played out
      Then all together get 0 points for "primiera"

      Examples:
        | own         | other       |
        | c7 d5 s2 b3 | c6 d6 s3 b2 |
        | d7 s5 b2 c3 | d6 s6 b3 c2 |
        | s7 b5 c2 d3 | s6 b6 c3 d2 |
        | b7 c5 d2 s3 | b6 c6 d3 s2 |
        | cA d4 s2 b3 | c5 d5 s3 b2 |
        | dA s4 b2 c3 | d5 s5 b3 c2 |
        | sA b4 c2 d3 | s5 b5 c3 d2 |
        | bA c4 d2 s3 | b5 c5 d3 s2 |
        | c4 d2 s7 b6 | c3 d3 s6 b7 |
        | d4 s2 b7 c6 | d3 s3 b6 c7 |
        | s4 b2 c7 d6 | s3 b3 c6 d7 |
        | b4 c2 d7 s6 | b3 c3 d6 s7 |
        | cF dA s7 b6 | c3 d3 s6 b7 |
        | dF sA b7 c6 | d3 s3 b6 c7 |
        | sF bA c7 d6 | s3 b3 c6 d7 |
        | bF cA d7 s6 | b3 c3 d6 s7 |
        | cC dA s7 b6 | c3 d3 s6 b7 |
        | dC sA b7 c6 | d3 s3 b6 c7 |
        | sC bA c7 d6 | s3 b3 c6 d7 |
        | bC cA d7 s6 | b3 c3 d6 s7 |
        | cR dA s7 b6 | c3 d3 s6 b7 |
        | dR sA b7 c6 | d3 s3 b6 c7 |
        | sR bA c7 d6 | s3 b3 c6 d7 |
        | bR cA d7 s6 | b3 c3 d6 s7 |

  Rule: Each scopa is worth a point, and the napola counts by agreement

    Scenario: Each scopa is worth a point
      Given seat 0 has captured c2
      And seat 0 has cleared the table 3 times
      When the round is over: all is played out
      Then seat 0 gets 3 points for "scope"

    Scenario Outline: The cards <cards> score <points> points for the napola
      Given the option "napola" is yes
      And seat 0 has captured <cards>
      When the round is over: all is played out
      Then seat 0 gets <points> points for "napola"

      Examples:
        | cards                   | points |
        | dA d2 d3                | 3      |
        | dA d2 d3 d5             | 3      |
        | dA d2 d3 d4 d5          | 5      |
        | dA d2 d3 d4 d5 d6 d7 dF | 8      |
        | dA d2 d3 d4 d5 d6 d7 dF dC dR | 10 |
        | dA d2 d4                | 0      |
        | d2 d3 d4                | 0      |
        | dA d2 c3                | 0      |

    Scenario: By default, the napola does not score
      Given seat 0 has captured dA d2 d3
      When the round is over: all is played out
      Then seat 0 gets 0 points for "napola"

  Rule: The player with the most points wins the round

    Scenario Outline: Seat <one> wins the round with more points
      Given seat <one> has captured d7
      When the round is over: all is played out
      Then seat <one> wins the round

      Examples:
        | one |
        | 0   |
        | 1   |

    Scenario: If the points are equal, no player wins the round
      Given seat 0 has captured d7
      And seat 1 has cleared the table 3 times
      When the round is over: all is played out
      Then seat 0 gets 3 points in all
      And seat 1 gets 3 points in all
      And nobody wins the round

    Scenario Outline: Partners win the round together with the points of seat <one>
      Given a table of 4
      And seat <one> has captured d7
      When the round is over: all is played out
      Then seats <both> win the round

      Examples:
        | one | both    |
        | 0   | 0 and 2 |
        | 1   | 1 and 3 |
        | 2   | 0 and 2 |
        | 3   | 1 and 3 |
