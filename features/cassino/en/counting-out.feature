# language: en
Feature: Counting out
  By agreement, points count as soon as they are made, and a side that alone reaches the goal wins at once.

  Background:
    Given a table of 2
    And the option "counting-out" is yes

  Rule: Points count as soon as they are made

    Scenario Outline: Taking in <taken> with <card> scores <points> at once
      Given the field shows <taken> cK
      And seat 0 holds <card> h2 h3
      And seat 1 holds h4 h5 h6
      When the turn comes to seat 0
      And seat 0 takes in <taken> with <card>
      Then seat 1 sees that the score of seat 0 is <points>
      And seat 1 sees that the score of seat 1 is 0 points

      Examples:
        | taken | card | points   |
        | c10   | d10  | 2 points |
        | d2    | s2   | 1 point  |
        | cA    | dA   | 2 points |
        | c7    | s7   | 0 points |

    Scenario: A sweep counts at once
      Given the field shows c7
      And seat 0 holds s7 h2 h3
      And seat 1 holds h4 h5 h6
      When the turn comes to seat 0
      And seat 0 takes in c7 with s7
      Then seat 1 sees that the score of seat 0 is 1 point

    Scenario: Points of earlier rounds count too
      Given it is round 2
      And the scores are 7 and 5
      And the field shows c10 cK
      And seat 0 holds d10 h2 h3
      And seat 1 holds h4 h5 h6
      When the turn comes to seat 0
      And seat 0 takes in c10 with d10
      Then seat 1 sees that the score of seat 0 is 9 points
      And seat 1 sees that the score of seat 1 is 5 points

    Scenario Outline: A side with <number> cards has <points> during the round
      Given the field shows c7 cK
      And seat 0 has captured <captured>
      And seat 0 holds s7 h2 h3
      And seat 1 holds h4 h5 h6
      When the turn comes to seat 0
      And seat 0 takes in c7 with s7
      Then seat 1 sees that the score of seat 0 is <points>

      Examples:
        | number | points   | captured                                                                                          |
        | 27     | 3 points | c2 c3 c4 c5 c6 c8 c9 c10 cJ cQ d2 d3 d4 d5 d6 d7 d8 d9 dJ dQ dK hJ hQ hK h10                      |
        | 26     | 0 points | c2 c3 c4 c5 c6 c8 c9 c10 cJ cQ d2 d3 d4 d5 d6 d7 d8 d9 dJ dQ dK hJ hQ hK                          |

    Scenario Outline: A side with <number> spades has <points> during the round
      Given the field shows c7 cK
      And seat 0 has captured <captured>
      And seat 0 holds s7 h2 h3
      And seat 1 holds h4 h5 h6
      When the turn comes to seat 0
      And seat 0 takes in c7 with s7
      Then seat 1 sees that the score of seat 0 is <points>

      Examples:
        | number | points   | captured          |
        | 7      | 1 point  | s3 s4 s5 s6 s8 s9 |
        | 6      | 0 points | s3 s4 s5 s6 s8    |

    Scenario: Each spade counts at once
      Given the option "spades" is each
      And the field shows sJ cK
      And seat 0 has captured s3 s4 s5 s6 s8 s9
      And seat 0 holds hJ h2 h3
      And seat 1 holds h4 h5 h6
      When the turn comes to seat 0
      And seat 0 takes in sJ with hJ
      Then seat 1 sees that the score of seat 0 is 8 points

    Scenario: After the round, the most cards and the most spades count once
      Given seat 0 has captured c2 c3 c4 c5 c6 c7 c8 c9 c10 cJ cQ cK d2 d3 d4 d5 d6 d7 d8 d9 s3 s4 s5 s6 s7 s8 s9
      When the round is over: all is played out
      Then seat 0 gets 3 points for "most cards"
      And seat 0 gets 1 point for "most spades"

    Scenario: After the round, the most cards and the most spades count even if they were not certain before
      Given seat 0 has captured c2 c3 s3
      And seat 1 has captured d2
      When the round is over: all is played out
      Then seat 0 gets 3 points for "most cards"
      And seat 0 gets 1 point for "most spades"

    Scenario: By default, points count after the round
      Given the option "counting-out" is no
      And the scores are 19 and 3
      And it is round 3
      And the field shows c10 cK
      And seat 0 holds d10 h2 h3
      And seat 1 holds h4 h5 h6
      When the turn comes to seat 0
      And seat 0 takes in c10 with d10
      Then seat 1 sees that the score of seat 0 is 19 points
      And the round is not over

  Rule: A side that alone reaches the goal wins at once

    Scenario: The player who reaches the goal wins the match
      Given it is round 3
      And the scores are 19 and 20
      And the field shows c10 cK
      And seat 0 holds d10 h2 h3
      And seat 1 holds h4 h5 h6
      When the turn comes to seat 0
      And seat 0 takes in c10 with d10
      Then the round ends like this: the goal is reached
      And seat 0 wins the round
      And the match is over
      And seat 0 wins the match
      And the scores are now 21 and 20

    Scenario: The other player wins by reaching the goal
      Given it is round 3
      And the scores are 20 and 19
      And the field shows c10 cK
      And seat 1 holds d10 h2 h3
      And seat 0 holds h4 h5 h6
      When the turn comes to seat 1
      And seat 1 takes in c10 with d10
      Then the round ends like this: the goal is reached
      And seat 1 wins the round
      And seat 1 wins the match

    Scenario: Partners win together
      Given a table of 4
      And it is round 3
      And the scores are 3, 19, 3 and 19
      And the field shows c10 cK
      And seat 3 holds d10 h2 h3
      When the turn comes to seat 3
      And seat 3 takes in c10 with d10
      Then the round ends like this: the goal is reached
      And seats 1 and 3 win the round
      And seats 1 and 3 win the match

    Scenario: A player who does not reach the goal plays on
      Given it is round 3
      And the scores are 18 and 20
      And the field shows c10 cK
      And seat 0 holds d10 h2 h3
      And seat 1 holds h4 h5 h6
      When the turn comes to seat 0
      And seat 0 takes in c10 with d10
      Then the round is not over
      And it is the turn of seat 1

    Scenario: The last card of a hand can reach the goal before the next deal
      Given it is round 3
      And the scores are 19 and 3
      And the field shows c10 cK
      And seat 0 holds d10
      And seat 1 holds h4
      And the stock begins with cA dA cJ dJ cQ dK c2 d2
      When the turn comes to seat 1
      And seat 1 lays out h4
      And seat 0 takes in c10 with d10
      Then the round ends like this: the goal is reached
      And every seat holds 0 cards

    Scenario: The last card of the round can reach the goal before the remaining cards are given out
      Given it is round 3
      And the scores are 19 and 3
      And the field shows c10 cK
      And seat 0 holds d10
      And seat 1 holds h4
      When the turn comes to seat 1
      And seat 1 lays out h4
      And seat 0 takes in c10 with d10
      Then the round ends like this: the goal is reached
      And seat 0 has d10 c10 in its pile

    Scenario: The cards left on the table can reach the goal before the most cards are counted
      Given it is round 3
      And the scores are 20 and 19
      And seat 0 has captured c2 c3 c4 c5 c6 c8 c9
      And the field shows c7 cA dA
      And seat 1 holds s7
      And seat 0 holds h4
      When the turn comes to seat 1
      And seat 1 takes in c7 with s7
      And seat 0 lays out h4
      Then the round ends like this: the goal is reached
      And seat 1 wins the match
      And the scores are now 20 and 21

    Scenario: If no side reaches the goal with the cards left on the table and the most cards, the most spades are counted
      Given it is round 3
      And the scores are 17 and 19
      And seat 0 has captured s3 s4 c2 c3 c4 c5 c6 c8 c9
      And the field shows c7 cA
      And seat 1 holds s7
      And seat 0 holds h4
      When the turn comes to seat 1
      And seat 1 takes in c7 with s7
      And seat 0 lays out h4
      Then the round ends like this: all is played out
      And seat 0 wins the match
      And the scores are now 21 and 20

    Scenario Outline: With three players, the most cards are counted before the most spades
      Given a table of 3
      And it is round 3
      And the scores are <scores>
      And seat 0 has captured c2 c3 c4 c5 c6 c8 c9
      And seat 1 has captured s3 s4
      And seat 2 has captured cQ dQ
      And the field shows cJ
      And seat 1 holds h4
      And seat 2 holds h5
      And seat 0 holds h6
      When the turn comes to seat 1
      And seat 1 lays out h4
      And seat 2 lays out h5
      And seat 0 lays out h6
      Then the round ends like this: <end>
      And the match is over
      And the scores are now <after>

      Examples:
        | scores        | end                 | after         |
        | 18, 20 and 3  | the goal is reached | 21, 20 and 3  |
        | 17, 20 and 3  | all is played out   | 20, 21 and 3  |
        | 18, 20 and 20 | the goal is reached | 21, 20 and 20 |
        | 20, 20 and 3  | the goal is reached | 23, 20 and 3  |

    Scenario: If two players tie for the most cards, no player scores for cards before the most spades are counted
      Given a table of 3
      And it is round 3
      And the scores are 18, 18 and 20
      And seat 0 has captured c2 c3 c4
      And seat 1 has captured c5 c6 c8
      And seat 2 has captured s4
      And the field shows cJ
      And seat 1 holds h4
      And seat 2 holds h5
      And seat 0 holds h6
      When the turn comes to seat 1
      And seat 1 lays out h4
      And seat 2 lays out h5
      And seat 0 lays out h6
      Then the round ends like this: all is played out
      And seat 2 wins the match
      And the scores are now 18, 18 and 21

    Scenario: If two sides are level at the goal, the round continues until one of them is ahead
      Given it is round 4
      And the scores are 21 and 21
      And the field shows c10 cK
      And seat 0 holds d10 h2 h3
      And seat 1 holds h4 h5 h6
      When the turn comes to seat 0
      And seat 0 takes in c10 with d10
      Then the round is not over
      And it is the turn of seat 1
