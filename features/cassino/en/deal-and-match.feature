# language: en
Feature: Deal and match
  Each player gets four cards, and four are dealt to the table. A match lasts until the agreed number of points.

  Background:
    Given a table of 2

  Rule: Each player gets four cards at a time

    Scenario Outline: With <players> players, each gets four cards and the table gets four
      Given a table of <players>
      When the round begins
      Then every seat holds 4 cards
      And 4 cards lie on the field
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

    Scenario: The player after the dealer is dealt first
      Given a table of 3
      And seat 1 is the dealer
      When the round begins
      Then seat 2 got cards 1 to 4 of the deck

    Scenario: Each player gets four more cards when all hands are empty
      When the round begins
      And the hands are played out
      Then cards have been dealt 2 times in this round
      And every seat holds 4 cards

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

    Scenario: The player who draws the highest card deals first
      When the seats draw cJ d7 for the first deal
      Then seat 0 is the first dealer

    Scenario: Two players who draw equally high cards draw again
      When the seats draw c7 d7 for the first deal
      Then seats 0 and 1 draw again

    Scenario: Two players who draw equally low cards do not draw again
      When the seats draw c7 d7 sK for the first deal
      Then seat 2 is the first dealer

    Scenario: All players are active when the cards have been dealt
      Given a table of 3
      When the round begins
      Then seat 0 sees that seat 0 is active
      And seat 0 sees that seat 1 is active
      And seat 0 sees that seat 2 is active

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

  Rule: In Draw Cassino, a player draws a card after playing one

    Scenario: A player who takes in cards draws the top card of the stock
      Given the option "drawing" is yes
      And the field shows c7 cK
      And seat 1 has built c6 h2 to 8
      And seat 0 holds s7 d2 h9
      And seat 1 holds h3 c8 h4
      And the stock begins with dQ cQ
      When the turn comes to seat 0
      And seat 0 takes in c7 with s7
      Then seat 0 has d2 h9 dQ in hand
      And the stock has 1 card
      And it is the turn of seat 1

    Scenario: A player who lays out a card draws the top card of the stock
      Given the option "drawing" is yes
      And the field shows c7 cK
      And seat 1 has built c6 h2 to 8
      And seat 0 holds s7 d2 h9
      And seat 1 holds h3 c8 h4
      And the stock begins with dQ cQ
      When the turn comes to seat 0
      And seat 0 lays out s7
      Then seat 0 has d2 h9 dQ in hand
      And the stock has 1 card
      And it is the turn of seat 1

    Scenario: A player who builds draws the top card of the stock
      Given the option "drawing" is yes
      And the field shows c7 cK
      And seat 1 has built c6 h2 to 8
      And seat 0 holds s7 d2 h9
      And seat 1 holds h3 c8 h4
      And the stock begins with dQ cQ
      When the turn comes to seat 0
      And seat 0 builds d2 on c7 to 9
      Then seat 0 has s7 h9 dQ in hand
      And the stock has 1 card
      And it is the turn of seat 1

    Scenario: A player who adds to a build draws the top card of the stock
      Given the option "drawing" is yes
      And the field shows c7 cK
      And seat 1 has built c6 d3 to 9
      And seat 0 holds s7 d2 h9
      And seat 1 holds h3 c8 h4
      And the stock begins with dQ cQ
      When the turn comes to seat 0
      And seat 0 builds on build 1 with d2 on c7
      Then seat 0 has s7 h9 dQ in hand
      And the stock has 1 card
      And it is the turn of seat 1

    Scenario: A player who raises a build draws the top card of the stock
      Given the option "drawing" is yes
      And the field shows c7 cK
      And seat 1 has built c4 d3 to 7
      And seat 0 holds s7 d2 h9
      And seat 1 holds h3 c8 h4
      And the stock begins with dQ cQ
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with d2
      Then seat 0 has s7 h9 dQ in hand
      And the stock has 1 card
      And it is the turn of seat 1

    Scenario: When the stock is empty, the hands are played out
      Given the option "drawing" is yes
      And the field shows c7 cK
      And seat 0 holds s7 d2
      And seat 1 holds h3 c4
      And the stock begins with dQ cQ
      When the turn comes to seat 0
      And seat 0 takes in c7 with s7
      And seat 1 lays out h3
      And seat 0 lays out d2
      Then seat 0 has dQ in hand
      And seat 1 has c4 cQ in hand

    Scenario: Cards are dealt only once
      Given the option "drawing" is yes
      When the round begins
      And the rest of the round is played
      Then cards have been dealt 1 time in this round
      And every seat holds 0 cards
      And the stock has 0 cards

    Scenario: Without drawing, the hand is not filled up
      Given the field shows c7 cK
      And seat 0 holds s7 d2 h9
      And seat 1 holds h3 c4 h4
      And the stock begins with dQ cQ
      When the turn comes to seat 0
      And seat 0 takes in c7 with s7
      Then seat 0 has d2 h9 in hand

    Scenario: If the last sweep does not count, the last card but one can still make a sweep
      Given the option "drawing" is yes
      And the option "last-sweep" is no
      And the field shows c7
      And seat 0 holds s7
      And seat 1 holds h3
      And the stock begins with dQ cQ
      When the turn comes to seat 0
      And seat 0 takes in c7 with s7
      Then seat 0 has cleared the table 1 time so far

  Rule: Two to four can play, and each option has a default

    Scenario: Two to four players can play
      Then 2 to 4 can play

    Scenario Outline: The option "<option>" is <value> by default
      Then the option "<option>" is <value> by default

      Examples:
        | option             | value        |
        | players            | 2            |
        | partners           | yes          |
        | royal              | plain        |
        | high-cassinos      | no           |
        | drawing            | no           |
        | spades             | most         |
        | counting-out       | no           |
        | pictures           | one-or-three |
        | builds             | yes          |
        | raising            | anybody      |
        | raising-with       | card         |
        | partner-keeps      | yes          |
        | lay-beside-a-build | no           |
        | must-take-in       | no           |
        | sweeps             | yes          |
        | last-sweep         | yes          |
        | goal               | 21           |

    @profile:royal
    Scenario: By default, picture cards have numbers and aces two values in Royal Cassino
      Then the option "royal" is either-ace by default

    @profile:spade
    Scenario Outline: By default, the option "<option>" of Spade Cassino is <value>
      Then the option "<option>" is <value> by default

      Examples:
        | option       | value |
        | spades       | each  |
        | counting-out | yes   |
        | goal         | 61    |

    @profile:draw
    Scenario: By default, players of Draw Cassino draw cards
      Then the option "drawing" is yes by default

    Scenario: Four players play as partners
      Given a table of 4
      When the round begins
      Then seats 0 and 2 play together
      And seats 0 and 1 play against each other

    Scenario: Without partners, four players each play for themselves
      Given a table of 4
      And the option "partners" is no
      When the round begins
      Then every seat plays for itself

    Scenario: Three players each play for themselves
      Given a table of 3
      When the round begins
      Then every seat plays for itself

  Rule: A match ends when one side is ahead at the goal

    Scenario: Twenty-one points win the match
      Given it is round 4
      And the scores are 19 and 3
      And seat 0 has captured d10
      And seat 1 has captured c2
      When the round is over: all is played out
      Then the match is over
      And seat 0 wins the match

    Scenario: Twenty points do not win the match
      Given it is round 4
      And the scores are 18 and 3
      And seat 0 has captured d10
      And seat 1 has captured c2
      When the round is over: all is played out
      Then the match is not over

    Scenario: If the sides are tied at twenty-one, another round is played
      Given it is round 4
      And the scores are 19 and 21
      And seat 0 has captured d10
      And seat 1 has captured c2
      When the round is over: all is played out
      Then the scores are now 21 and 21
      And the match is not over

    Scenario: A match to eleven points ends at eleven
      Given the option "goal" is 11
      And it is round 4
      And the scores are 9 and 3
      And seat 0 has captured d10
      And seat 1 has captured c2
      When the round is over: all is played out
      Then the match is over

    Scenario: Partners reach the goal together
      Given a table of 4
      And it is round 4
      And the scores are 18, 3, 18 and 3
      And seat 2 has captured d10
      When the round is over: all is played out
      Then the match is over
      And seats 0 and 2 win the match

    Scenario: An agreed number of rounds ends the match
      Given the option "rounds" is 4
      And it is round 4
      And the scores are 2 and 3
      And seat 0 has captured d10
      When the round is over: all is played out
      Then the match is over

    Scenario: The leader wins the match, even if the other player wins its last round
      Given it is round 4
      And the scores are 20 and 10
      And seat 0 has captured sA
      And seat 1 has captured d10 s2
      When the round is over: all is played out
      Then seat 1 wins the round
      And the match is over
      And seat 0 wins the match

    Scenario: The other player wins the match at twenty-one points too
      Given it is round 4
      And the scores are 3 and 19
      And seat 0 has captured c2
      And seat 1 has captured d10
      When the round is over: all is played out
      Then the match is over
      And seat 1 wins the match
