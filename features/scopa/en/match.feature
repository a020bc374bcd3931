# language: en
Feature: Deal and match
  Three cards each and four on the table; a match goes to the points that were agreed.

  Background:
    Given a table of 2

  Rule: The deal

    Scenario Outline: <players> players
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

    Scenario: The seat after the dealer plays first
      Given a table of 3
      And seat 1 is the dealer
      When the round begins
      Then it is the turn of seat 2

    Scenario: Three more cards each when all hands are empty
      When the round begins
      And the hands are played out
      Then cards have been dealt 2 times in this round
      And every seat holds 3 cards

    Scenario: Three kings on the table are dealt again
      Given a field of cR dR sR b2 is dealt first
      When the round begins
      Then the cards were dealt again 1 time

    Scenario: Two are not
      Given the field shows cR dR sC b2
      When the round begins
      Then the cards were dealt again 0 times

    Scenario: Without the option, three are not dealt again either
      Given the option "three-kings" is no
      And the field shows cR dR sR b2
      When the round begins
      Then the cards were dealt again 0 times

    Scenario: The highest card deals first
      When the seats draw cF d7 for the first deal
      Then seat 0 is the first dealer

    Scenario: Equal ones are drawn again
      When the seats draw c7 d7 for the first deal
      Then seats 0 and 1 draw again

    Scenario: All play from the deal on
      Given a table of 3
      When the round begins
      Then seat 0 sees that seat 0 is active
      And seat 0 sees that seat 1 is active
      And seat 0 sees that seat 2 is active

    Scenario: Two who drew equally low do not draw again
      When the seats draw c7 d7 sR for the first deal
      Then seat 2 is the first dealer

    Scenario: Two to four can play, and two is the default
      Then 2 to 4 can play
      And the option "players" is 2 by default

    Scenario Outline: With any three kings, the cards are dealt again
      Given a field of <kings> b2 is dealt first
      When the round begins
      Then the cards were dealt again 1 time

      Examples:
        | kings    |
        | cR dR bR |
        | cR sR bR |
        | dR sR bR |

    Scenario Outline: Of <players>, seat <next> deals after seat <dealer>
      Given a table of <players>
      And seat <dealer> is the dealer
      When the round is over: all is played out
      Then seat <next> is the next dealer

      Examples:
        | players | dealer | next |
        | 2       | 0      | 1    |
        | 3       | 1      | 2    |
        | 4       | 3      | 0    |

    Scenario Outline: <players> players get cards <deals> times until the deck is used up
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

  Rule: A match ends at its goal, for the side that is ahead

    Scenario: Eleven points win
      Given it is round 4
      And the scores are 10 and 3
      And seat 0 has captured d7
      When the round is over: all is played out
      Then the match is over
      And seat 0 wins the match

    Scenario: Ten do not
      Given it is round 4
      And the scores are 7 and 3
      And seat 0 has captured d7
      When the round is over: all is played out
      Then the match is not over

    Scenario: Level at eleven another round is played
      Given it is round 4
      And the scores are 8 and 11
      And seat 0 has captured d7
      When the round is over: all is played out
      Then the scores are now 11 and 11
      And the match is not over

    Scenario: To sixteen
      Given the option "goal" is 16
      And it is round 4
      And the scores are 10 and 3
      And seat 0 has captured d7
      When the round is over: all is played out
      Then the match is not over

    Scenario: Partners reach it together
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

    Scenario: The other seat wins it as well
      Given it is round 4
      And the scores are 3 and 10
      And seat 1 has captured d7
      When the round is over: all is played out
      Then the match is over
      And seat 1 wins the match
