# language: en
Feature: Deal and match
  Each player gets three cards, and four are dealt to the table. A match lasts until the agreed number of points.

  Background:
    Given a table of 2

  Rule: Each player gets three cards at a time

    Scenario Outline: With <players> players, each gets three cards and the table gets four
      Given a table of <players>
      When the round begins
      Then every seat holds 3 cards
      And 4 cards lie on the field
      And the stock has <stock> cards

      Examples:
        | players | stock |
        | 2       | 30    |
        | 3       | 27    |
        | 4       | 24    |

    Scenario: The player after the dealer plays first
      Given a table of 3
      And seat 1 is the dealer
      When the round begins
      Then it is the turn of seat 2

    Scenario: Each player gets three more cards when all hands are empty
      When the round begins
      And the hands are played out
      Then cards have been dealt 2 times in this round
      And every seat holds 3 cards

    Scenario: Cards are dealt again if three kings are on the table
      Given a field of cR dR sR b2 is dealt first
      When the round begins
      Then the cards were dealt again 1 time

    Scenario: Cards are not dealt again if two kings are on the table
      Given the field shows cR dR sC b2
      When the round begins
      Then the cards were dealt again 0 times

    Scenario: By agreement, cards are not dealt again if three kings are on the table
      Given the option "three-kings" is no
      And the field shows cR dR sR b2
      When the round begins
      Then the cards were dealt again 0 times

    Scenario: The player who draws the highest card deals first
      When the seats draw cF d7 for the first deal
      Then seat 0 is the first dealer

    Scenario: Two players who draw equally high cards draw again
      When the seats draw c7 d7 for the first deal
      Then seats 0 and 1 draw again

    Scenario: All players are active when the cards have been dealt
      Given a table of 3
      When the round begins
      Then seat 0 sees that seat 0 is active
      And seat 0 sees that seat 1 is active
      And seat 0 sees that seat 2 is active

    Scenario: Two players who draw equally low cards do not draw again
      When the seats draw c7 d7 sR for the first deal
      Then seat 2 is the first dealer

    Scenario: Two to four players can play, and two by default
      Then 2 to 4 can play
      And the option "players" is 2 by default

    Scenario Outline: Cards are dealt again if the kings <kings> are on the table
      Given a field of <kings> b2 is dealt first
      When the round begins
      Then the cards were dealt again 1 time

      Examples:
        | kings    |
        | cR dR bR |
        | cR sR bR |
        | dR sR bR |

    Scenario Outline: With <players> players, seat <next> deals after seat <dealer>
      Given a table of <players>
      And seat <dealer> is the dealer
      When the round is over: all is played out
      Then seat <next> is the next dealer

      Examples:
        | players | dealer | next |
        | 2       | 0      | 1    |
        | 3       | 1      | 2    |
        | 4       | 3      | 0    |

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

  Rule: A match ends when one side is ahead at the goal

    Scenario: Eleven points win the match
      Given it is round 4
      And the scores are 10 and 3
      And seat 0 has captured d7
      When the round is over: all is played out
      Then the match is over
      And seat 0 wins the match

    Scenario: Ten points do not win the match
      Given it is round 4
      And the scores are 7 and 3
      And seat 0 has captured d7
      When the round is over: all is played out
      Then the match is not over

    Scenario: If the sides are tied at eleven, another round is played
      Given it is round 4
      And the scores are 8 and 11
      And seat 0 has captured d7
      When the round is over: all is played out
      Then the scores are now 11 and 11
      And the match is not over

    Scenario: A match to sixteen points does not end at thirteen
      Given the option "goal" is 16
      And it is round 4
      And the scores are 10 and 3
      And seat 0 has captured d7
      When the round is over: all is played out
      Then the match is not over

    Scenario: Partners reach the goal together
      Given a table of 4
      And it is round 4
      And the scores are 10, 3, 10 and 3
      And seat 2 has captured d7
      When the round is over: all is played out
      Then the match is over
      And seats 0 and 2 win the match

    Scenario: An agreed number of rounds ends the match
      Given the option "rounds" is 4
      And it is round 4
      And the scores are 2 and 3
      And seat 0 has captured d7
      When the round is over: all is played out
      Then the match is over

    Scenario: The other player wins the match at eleven points too
      Given it is round 4
      And the scores are 3 and 10
      And seat 1 has captured d7
      When the round is over: all is played out
      Then the match is over
      And seat 1 wins the match
