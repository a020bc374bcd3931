# language: en
Feature: Deal and match
  Each player gets five cards per deal until the deck is used up. The first side with forty points wins at once.

  Background:
    Given a table of 2

  Rule: Each player gets five cards at a time

    Scenario Outline: With <players> players, each gets five cards and the table gets none
      Given a table of <players>
      When the round begins
      Then every seat holds 5 cards
      And no card was dealt to the field
      And the stock has <stock> cards

      Examples:
        | players | stock |
        | 2       | 30    |
        | 4       | 20    |

    Scenario: The deck has no eights, nines and tens
      When the cards are dealt
      Then the deck has 40 different cards

    Scenario: The player after the dealer is dealt first and plays first
      Given a table of 4
      And seat 1 is the dealer
      And seat 2 holds s5 c6 dA sQ h2
      And seat 3 holds s3 c4 d7 cQ hK
      And seat 0 holds c5 h6 hA dQ c2
      And seat 1 holds c3 h4 h7 hQ cK
      When the round begins
      Then it is the turn of seat 2
      And seat 2 got cards 1 to 5 of the deck

    Scenario: All players are active when the cards have been dealt
      Given a table of 4
      When the round begins
      Then seat 0 sees that seat 3 is active

    Scenario: The round ends when the deck is played out, and no player gets the remaining cards
      Given seat 0 holds s5
      And seat 1 holds h2
      And the field shows c5 dK
      When the turn comes to seat 0
      And seat 0 takes in c5 with s5
      And seat 1 lays out h2
      Then the round ends like this: all is played out
      And seat 0 has s5 c5 in its pile
      And the free cards on the table are dK h2

    Scenario: The next player deals the next round
      Given a table of 4
      And seat 3 is the dealer
      When the round is over: all is played out
      Then seat 0 is the next dealer

    Scenario: Four players play as two pairs
      Given a table of 4
      When the round begins
      Then seats 0 and 2 play together
      And seats 0 and 1 play against each other

    Scenario: Two or four players can play, but not three
      Then 2 to 4 can play
      And the option "players" may not be 3

  Rule: The first side with forty points wins the match

    Scenario: Forty points win the match at once
      Given the scores are 38 and 36
      And seat 0 holds s5 dQ
      And seat 1 holds c5 cQ
      When the turn comes to seat 0
      And seat 0 lays out s5
      And seat 1 takes in s5 with c5
      Then the round ends like this: the goal is reached
      And seat 1 wins the round
      And the match is over
      And seat 1 wins the match

    Scenario: Partners win the match together
      Given a table of 4
      And the scores are 10, 38, 10 and 38
      And seat 2 holds s5 dQ
      And seat 3 holds c5 cQ
      When the turn comes to seat 2
      And seat 2 lays out s5
      And seat 3 takes in s5 with c5
      Then the round ends like this: the goal is reached
      And seats 1 and 3 win the match

    Scenario: Thirty-eight points do not win the match
      Given the scores are 36 and 10
      And the field shows c5
      And seat 0 holds s5 dQ
      And seat 1 holds cQ cK
      When the turn comes to seat 0
      And seat 0 takes in c5 with s5
      Then the round is not over
      And it is the turn of seat 1

    Scenario: Points for the cards can win the match
      Given it is round 5
      And the scores are 34 and 20
      And seat 0 has captured sA cA dA hA s2 c2 d2 h2 s3 c3 d3 h3 s4 c4 d4 h4 s5 c5 d5 h5
      When the round is over: all is played out
      Then the match is over
      And seat 0 wins the match

    Scenario: If the points for the cards do not reach forty, the match continues
      Given it is round 5
      And the scores are 32 and 20
      And seat 0 has captured sA cA dA hA s2 c2 d2 h2 s3 c3 d3 h3 s4 c4 d4 h4 s5 c5 d5 h5
      When the round is over: all is played out
      Then the match is not over

    Scenario: The player with the most points wins a round that is played out
      Given the caídas of seat 1 is 4
      And seat 0 has captured sA cA dA
      And seat 1 has captured s6 c6
      When the round is over: all is played out
      Then seat 1 wins the round
      And seat 1 gets 8 points for "caida"

    Scenario: If the points are equal, no player wins the round
      Given the caídas of seat 1 is 1
      And seat 0 has captured sA cA dA
      And seat 1 has captured s6 c6
      When the round is over: all is played out
      Then nobody wins the round

    Scenario: Partners together win a round that is played out
      Given a table of 4
      And the caídas of seat 1 is 1
      When the round is over: all is played out
      Then seats 1 and 3 win the round

    Scenario: The player who reaches forty wins the round, even with fewer points in it
      Given the scores are 38 and 10
      And the caídas of seat 0 is 1
      And the caídas of seat 1 is 4
      When the round is over: the goal is reached
      Then seat 0 wins the round
      And the match is over

    Scenario: If the cards are played out, the most points in the round win it, even if another side has forty
      Given it is round 5
      And the scores are 34 and 10
      And seat 0 has captured sA cA dA hA s2 c2 d2 h2 s3 c3 d3 h3 s4 c4 d4 h4 s5 c5 d5 h5
      And the caídas of seat 1 is 4
      When the round is over: all is played out
      Then seat 1 wins the round
      And the match is over

    Scenario: If both sides have equal scores of forty points or more, the match continues
      Given it is round 5
      And the scores are 34 and 38
      And seat 0 has captured sA cA dA hA s2 c2 d2 h2 s3 c3 d3 h3 s4 c4 d4 h4 s5 c5 d5 h5
      And the caídas of seat 1 is 1
      When the round is over: all is played out
      Then the scores are now 40 and 40
      And the match is not over

    Scenario: Forty points with the last card of a deal win before cards are dealt again
      Given the scores are 10 and 38
      And seat 0 holds s5
      And seat 1 holds c5
      And the stock begins with d5 c6 d6 d7 hJ cA c2 c3 d3 hK
      When the turn comes to seat 0
      And seat 0 lays out s5
      And seat 1 takes in s5 with c5
      Then the round ends like this: the goal is reached

    Scenario: Forty points with the last card of the deck win
      Given the scores are 10 and 38
      And seat 0 holds s5
      And seat 1 holds c5
      When the turn comes to seat 0
      And seat 0 lays out s5
      And seat 1 takes in s5 with c5
      Then the round ends like this: the goal is reached

    Scenario: Players who tie for the highest card draw again
      Given a table of 4
      When the seats draw cQ c2 dQ h3 for the first deal
      Then seats 0 and 2 draw again

    Scenario: Players who tie for a lower card do not draw again
      Given a table of 4
      When the seats draw cQ c2 dQ h2 for the first deal
      Then seats 0 and 2 draw again

    Scenario: Two players who draw cards of the same rank both draw again
      When the seats draw cQ dQ for the first deal
      Then seats 0 and 1 draw again

    Scenario: The player who draws the highest card deals first
      When the seats draw cQ d7 for the first deal
      Then seat 0 is the first dealer

  Rule: A table may agree on a number of rounds

    Scenario Outline: With an agreed number of 3 rounds, round <round> <ends> the match
      Given the option "rounds" is 3
      And it is round <round>
      And the scores are 20 and 10
      When the round is over: all is played out
      Then the match <is> over

      Examples:
        | round | ends         | is     |
        | 2     | does not end | is not |
        | 3     | ends         | is     |
