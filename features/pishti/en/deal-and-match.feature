# language: en
Feature: Deal and match
  Each player gets four cards. The first pile has four cards, three of them face down. A match is played to 151 points.

  Background:
    Given a table of 2

  Rule: Each player gets four cards at a time, and the first pile has four

    Scenario Outline: With <players> players, each gets four cards and the pile has one card face up
      Given a table of <players>
      When the round begins
      Then every seat holds 4 cards
      And 1 card lies on the field
      And 3 cards lie face down under the field
      And the stock has <stock> cards

      Examples:
        | players | stock |
        | 2       | 40    |
        | 3       | 36    |
        | 4       | 32    |

    Scenario: The player after the dealer plays first
      Given a table of 3
      And seat 1 is the dealer
      When the round begins
      Then it is the turn of seat 2

    Scenario: All players are active when the cards have been dealt
      Given a table of 3
      When the round begins
      Then seat 0 sees that seat 0 is active
      And seat 0 sees that seat 1 is active
      And seat 0 sees that seat 2 is active

    Scenario: If the first top card is a jack, it goes under the stock
      Given the field shows hJ
      And the stock begins with c7 s3
      When the round begins
      Then c7 is the top card of the field
      And 1 card lies on the field
      And the stock has 40 cards

    Scenario: If another jack follows the first, it goes under the stock too
      Given the field shows hJ
      And the stock begins with sJ s3
      When the round begins
      Then s3 is the top card of the field

    Scenario: If the first top card is a queen, it stays
      Given the field shows hQ
      And the stock begins with c7 s3
      When the round begins
      Then hQ is the top card of the field

    Scenario Outline: With <players> players, cards are dealt <deals> times until the deck is used up
      Given a table of <players>
      When the round begins
      And the rest of the round is played
      Then cards have been dealt <deals> times in this round
      And every seat holds 0 cards

      Examples:
        | players | deals |
        | 2       | 6     |
        | 3       | 4     |
        | 4       | 3     |

    Scenario: The last player who took the pile gets the remaining cards
      Given the field shows h3
      And seat 0 holds c3 c5
      And seat 1 holds d4 d6
      When the turn comes to seat 0
      And seat 0 plays c3 and takes h3
      And seat 1 plays d4
      And seat 0 plays c5
      And seat 1 plays d6
      Then seat 0 sees that seat 0 has captured c3 h3 d4 c5 d6

    Scenario: The player with the later capture gets the remaining cards
      Given the field shows h3
      And seat 0 holds c3 c5 c8
      And seat 1 holds d4 d5 d9
      When the turn comes to seat 0
      And seat 0 plays c3 and takes h3
      And seat 1 plays d4
      And seat 0 plays c5
      And seat 1 plays d5 and takes d4 c5
      And seat 0 plays c8
      And seat 1 plays d9
      Then seat 1 sees that seat 1 has captured d5 d4 c5 c8 d9

    Scenario Outline: With <players> players, seat <next> deals after seat <dealer>
      Given a table of <players>
      And seat <dealer> is the dealer
      When the round is over: all is played out
      Then seat <next> is the next dealer

      Examples:
        | players | dealer | next |
        | 2       | 0      | 1    |
        | 4       | 3      | 0    |

  Rule: Four players play as partners unless otherwise agreed

    Scenario: Four players play as two pairs
      Given a table of 4
      When the round begins
      Then seats 0 and 2 play together
      And seats 0 and 1 play against each other

    Scenario: By agreement, four players each play for themselves
      Given a table of 4
      And the option "partners" is no
      When the round begins
      Then every seat plays for itself

  Rule: A match ends when one side is ahead at the goal

    Scenario: The player who draws the highest card deals first
      When the seats draw cQ d7 for the first deal
      Then seat 0 is the first dealer

    Scenario: Two players who draw equally high cards draw again
      When the seats draw c7 d7 for the first deal
      Then seats 0 and 1 draw again

    Scenario: Two players who draw equally low cards do not draw again
      When the seats draw c7 d7 sK for the first deal
      Then seat 2 is the first dealer

    Scenario: Two to four players can play, and two by default
      Then 2 to 4 can play
      And the option "players" is 2 by default

    Scenario: One hundred and fifty-one points win the match
      Given it is round 9
      And the scores are 148 and 60
      And seat 0 has captured d10
      And seat 1 has captured s9
      When the round is over: all is played out
      Then the match is over
      And seat 0 wins the match

    Scenario: One hundred and fifty points do not win the match
      Given it is round 9
      And the scores are 147 and 60
      And seat 0 has captured d10
      And seat 1 has captured s9
      When the round is over: all is played out
      Then the match is not over

    Scenario: A match to one hundred and one points ends at one hundred and one
      Given the option "goal" is 101
      And it is round 9
      And the scores are 98 and 60
      And seat 0 has captured d10
      And seat 1 has captured s9
      When the round is over: all is played out
      Then the match is over

    Scenario: If the sides are tied at the goal, another round is played
      Given it is round 9
      And the scores are 148 and 151
      And seat 0 has captured d10
      And seat 1 has captured s9
      When the round is over: all is played out
      Then the match is not over

    Scenario: An agreed number of rounds ends the match
      Given the option "rounds" is 3
      And it is round 3
      And the scores are 20 and 10
      When the round is over: all is played out
      Then the match is over
