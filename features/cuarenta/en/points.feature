# language: en
Feature: Caída, limpia, ronda and cards
  Caída, limpia and ronda count at once. The captured cards are counted when the deck is used up.

  Background:
    Given a table of 2

  Rule: Taking the card just laid out is a caída

    Scenario: Taking the card just laid out with a card of its rank is a caída
      Given the field shows h2
      And seat 0 holds s5 dQ
      And seat 1 holds c5 cQ
      When the turn comes to seat 0
      And seat 0 lays out s5
      And seat 1 takes in s5 with c5
      Then the caídas of seat 1 is now 1
      And seat 0 sees that the score of seat 1 is 2 points

    Scenario: Taking another card of the same rank is not a caída
      Given the field shows h5
      And seat 0 holds s5 dQ
      And seat 1 holds c5 cQ
      When the turn comes to seat 0
      And seat 0 lays out s5
      And seat 1 takes in h5 with c5
      Then the caídas of seat 1 is now 0

    Scenario: Taking the card just laid out as part of a sum is not a caída
      Given the field shows h2
      And seat 0 holds s5 dQ
      And seat 1 holds c7 cQ
      When the turn comes to seat 0
      And seat 0 lays out s5
      And seat 1 takes in h2 s5 with c7
      Then the caídas of seat 1 is now 0

    Scenario: Taking a card laid out earlier is not a caída
      Given the field shows h2
      And seat 0 holds s5 d3 dQ
      And seat 1 holds c5 c2 cK
      When the turn comes to seat 0
      And seat 0 lays out s5
      And seat 1 lays out cK
      And seat 0 lays out d3
      And seat 1 takes in s5 with c5
      Then the caídas of seat 1 is now 0

    Scenario: Taking the last card of the previous deal is not a caída
      Given the field shows h2
      And seat 1 is the dealer
      And seat 0 holds d4
      And seat 1 holds s5
      And the stock begins with c5 c6 d6 d7 hJ cA c2 c3 d3 hK
      When the turn comes to seat 0
      And seat 0 lays out d4
      And seat 1 lays out s5
      And seat 0 takes in s5 with c5
      Then the caídas of seat 0 is now 0

  Rule: Clearing the table is a limpia

    Scenario: Taking all cards on the table is a limpia
      Given the field shows c5 d6
      And seat 0 holds s5 dQ
      And seat 1 holds cQ cK
      When the turn comes to seat 0
      And seat 0 takes in c5 d6 with s5
      Then seat 0 has cleared the table 1 time so far
      And seat 1 sees that the score of seat 0 is 2 points

    Scenario: A capture is not a limpia if a card stays on the table
      Given the field shows c5 dK
      And seat 0 holds s5 dQ
      And seat 1 holds cQ cK
      When the turn comes to seat 0
      And seat 0 takes in c5 with s5
      Then seat 0 has cleared the table 0 times so far

    Scenario Outline: At <score> points, a limpia brings the score to <after>
      Given the scores are <score> and 10
      And the field shows c5
      And seat 0 holds s5 dQ
      And seat 1 holds cQ cK
      When the turn comes to seat 0
      And seat 0 takes in c5 with s5
      Then seat 1 sees that the score of seat 0 is <after> points

      Examples:
        | score | after |
        | 36    | 38    |
        | 38    | 38    |

    Scenario Outline: If "caida-and-limpia" is <both>, a caída that clears the table scores <points>
      Given the option "caida-and-limpia" is <both>
      And seat 0 holds s5 dQ
      And seat 1 holds c5 cQ
      When the turn comes to seat 0
      And seat 0 lays out s5
      And seat 1 takes in s5 with c5
      Then seat 1 has cleared the table <times> so far
      And seat 0 sees that the score of seat 1 is <points>

      Examples:
        | both | times   | points   |
        | yes  | 1 time  | 4 points |
        | no   | 0 times | 2 points |

    Scenario: A limpia without a caída counts even if a caída cannot be a limpia too
      Given the option "caida-and-limpia" is no
      And the field shows c2
      And seat 0 holds s5 dQ
      And seat 1 holds c7 cQ
      When the turn comes to seat 0
      And seat 0 lays out s5
      And seat 1 takes in c2 s5 with c7
      Then seat 1 has cleared the table 1 time so far

    Scenario: A limpia with a card of the same rank counts if that card was laid out earlier
      Given the option "caida-and-limpia" is no
      And the field shows c5
      And seat 0 holds s5 dQ
      And seat 1 holds cQ cK
      When the turn comes to seat 0
      And seat 0 takes in c5 with s5
      Then seat 0 has cleared the table 1 time so far

  Rule: Three cards of the same rank in a dealt hand are a ronda

    Scenario Outline: A ronda brings the score from ten to <score> if it is worth <ronda> points
      Given the option "ronda" is <ronda>
      And the scores are 10 and 12
      And seat 0 holds s5 c5 d5 sQ h2
      And seat 1 holds s3 c3 d4 cQ hK
      When the round begins
      Then seat 1 sees that seat 0 has announced a ronda
      And seat 1 sees that the score of seat 0 is <score> points
      And seat 1 sees that the score of seat 1 is 12 points

      Examples:
        | ronda | score |
        | 4     | 14    |
        | 2     | 12    |

    Scenario Outline: At <score> points, a ronda brings the score to <after>
      Given the scores are <score> and 10
      And seat 0 holds s5 c5 d5 sQ hQ
      And seat 1 holds s3 c3 d4 cQ hK
      When the round begins
      Then seat 1 sees that the score of seat 0 is <after> points

      Examples:
        | score | after |
        | 28    | 32    |
        | 30    | 30    |

    Scenario: A ronda is no longer shown after the deal in which it was announced
      Given seat 1 is the dealer
      And seat 0 holds s5 c5 d5 sQ h2
      And seat 1 holds s3 c3 d4 cQ hK
      And the stock begins with s2 c6 d6 d7 hJ cA c2 c4 d3 sK
      When the round begins
      And seat 0 lays out s5
      And seat 1 lays out s3
      And seat 0 lays out c5
      And seat 1 lays out c3
      And seat 0 lays out d5
      And seat 1 lays out d4
      And seat 0 lays out sQ
      And seat 1 lays out cQ
      And seat 0 lays out h2
      And seat 1 lays out hK
      Then seat 1 does not see that seat 0 has announced a ronda
      And seat 1 sees that the score of seat 0 is 4 points

    Scenario: Four of a kind win the match at once
      Given seat 1 is the dealer
      And the scores are 6 and 38
      And seat 0 holds s5 c5 d5 h5 h2
      And seat 1 holds s3 c3 d3 h3 hK
      When the round begins
      Then the round ends like this: the goal is reached
      And seat 0 gets 40 points for "four of a kind"
      And seat 1 gets 0 points for "four of a kind"
      And seat 0 wins the round
      And the match is over

    Scenario: Another player's ronda does not count in a deal with four of a kind
      Given seat 0 holds s5 c5 d5 h5 h2
      And seat 1 holds s3 c3 d3 h4 hK
      When the round begins
      Then seat 0 gets 40 points for "four of a kind"
      And seat 1 gets 0 points in all

  Rule: Captured cards are worth points when the deck is used up

    Scenario Outline: A player with <number> cards gets <points> for them
      Given the option "players" is 2
      And seat 0 has captured <cards>
      And seat 1 has captured s6 c6
      When the round is over: all is played out
      Then seat 0 gets <points> for "cards"

      Examples:
        | number | cards                                                                           | points    |
        | 19     | sA cA dA hA s2 c2 d2 h2 s3 c3 d3 h3 s4 c4 d4 h4 s5 c5 d5                          | 0 points  |
        | 20     | sA cA dA hA s2 c2 d2 h2 s3 c3 d3 h3 s4 c4 d4 h4 s5 c5 d5 h5                       | 6 points  |
        | 21     | sA cA dA hA s2 c2 d2 h2 s3 c3 d3 h3 s4 c4 d4 h4 s5 c5 d5 h5 s7                    | 8 points  |
        | 22     | sA cA dA hA s2 c2 d2 h2 s3 c3 d3 h3 s4 c4 d4 h4 s5 c5 d5 h5 s7 c7                 | 8 points  |
        | 23     | sA cA dA hA s2 c2 d2 h2 s3 c3 d3 h3 s4 c4 d4 h4 s5 c5 d5 h5 s7 c7 d7              | 10 points |

    Scenario Outline: If both have twenty cards and seat <dealer> dealt, seat <winner> gets six points
      Given seat <dealer> is the dealer
      And seat 0 has captured sA cA dA hA s2 c2 d2 h2 s3 c3 d3 h3 s4 c4 d4 h4 s5 c5 d5 h5
      And seat 1 has captured s6 c6 d6 h6 s7 c7 d7 h7 sJ cJ dJ hJ sQ cQ dQ hQ sK cK dK hK
      When the round is over: all is played out
      Then seat <winner> gets 6 points in all
      And all together get 6 points for "cards"

      Examples:
        | dealer | winner |
        | 0      | 1      |
        | 1      | 0      |

    Scenario: Below twenty cards, the side with more cards gets two points
      Given seat 0 has captured sA cA dA
      And seat 1 has captured s6 c6
      When the round is over: all is played out
      Then seat 0 gets 2 points for "more cards"
      And seat 1 gets 0 points for "more cards"

    Scenario: If tied below twenty cards, the side that did not deal gets two points
      Given seat 0 is the dealer
      And seat 0 has captured sA cA
      And seat 1 has captured s6 c6
      When the round is over: all is played out
      Then seat 1 gets 2 points for "more cards"
      And seat 0 gets 0 points for "more cards"

    Scenario Outline: If "cards-from-thirty" is <counts>, twenty cards give <points> at a score of <score>
      Given the option "cards-from-thirty" is <counts>
      And the scores are <score> and 10
      And seat 0 has captured sA cA dA hA s2 c2 d2 h2 s3 c3 d3 h3 s4 c4 d4 h4 s5 c5 d5 h5
      And seat 1 has captured s6 c6
      When the round is over: all is played out
      Then seat 0 gets <points> for "cards"

      Examples:
        | counts | score | points   |
        | yes    | 30    | 6 points |
        | no     | 28    | 6 points |
        | no     | 30    | 0 points |

    Scenario Outline: If "cards-from-thirty" is <counts>, more cards give <points> at a score of <score>
      Given the option "cards-from-thirty" is <counts>
      And the scores are <score> and 10
      And seat 0 has captured sA cA dA
      And seat 1 has captured s6 c6
      When the round is over: all is played out
      Then seat 0 gets <points> for "more cards"

      Examples:
        | counts | score | points   |
        | yes    | 30    | 2 points |
        | no     | 28    | 2 points |
        | no     | 30    | 0 points |

    Scenario Outline: A side that reaches forty points gets nothing for <number> captured cards
      Given the scores are 38 and 10
      And the caídas of seat 0 is 1
      And seat 0 has captured <cards>
      When the round is over: the goal is reached
      Then seat 0 gets 2 points in all

      Examples:
        | number | cards                                                       |
        | 20     | sA cA dA hA s2 c2 d2 h2 s3 c3 d3 h3 s4 c4 d4 h4 s5 c5 d5 h5 |
        | 3      | sA cA dA                                                    |
