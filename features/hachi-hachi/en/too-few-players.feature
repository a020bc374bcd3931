Feature: Too few players
  No player has to play. With fewer than three, the round may end before a card is played.

  Rule: Every player may drop out unless the table agrees otherwise

    @HH-EN-217 @HH-5
    Scenario: After the first of four players drops out, the next may also drop out
      Given a table of 4
      When the round begins
      And seat 0 says "I drop out"
      Then it is the turn of seat 1
      And seat 1 may say "I drop out"

    @HH-EN-217 @HH-EN-222 @HH-5
    Scenario: A table may choose one of three rules for too few players
      Then the option "participation.minimum" is free by default
      And the option "participation.minimum" may be three
      And the option "participation.minimum" may be dissolve

  Rule: Two remaining players may split the pot

    @HH-EN-218 @HH-8 @HH-21
    Scenario: If two players split the pot, the round ends and the dealer deals the next
      Given a table of 4
      And the field shows 1R 2A 4C1 5R 7A 9C2
      When the round begins
      And seat 0 says "I play"
      And seat 1 says "I play"
      And seat 2 says "I drop out"
      And seat 3 says "I drop out"
      Then the round is not over
      And seat 0 may say "let us split"
      When seat 0 says "let us split"
      Then the round is not over
      When seat 1 says "let us split"
      Then the round ends like this: the pot is split
      And seat 0 takes 13 points from the pot
      And seat 1 takes 12 points from the pot
      And 0 points are left in the pot
      And seat 0 wins the round
      And seat 0 is the next dealer
      When the next round begins
      Then this is round 2
      And it is seat 0 that deals

    @HH-EN-218 @HH-EN-231 @HH-1 @HH-8
    Scenario: If the dealer drops out, the first of two players is acting dealer when they split the pot
      Given a table of 4
      And seat 3 is the dealer
      And the field shows 1R 2A 4C1 5R 7A 9C2
      When the round begins
      And seat 3 says "I drop out"
      And seat 0 says "I play"
      And seat 1 says "I drop out"
      And seat 2 says "I play"
      And seat 0 says "let us split"
      And seat 2 says "let us split"
      Then seat 0 takes 13 points from the pot
      And seat 2 takes 12 points from the pot
      And seat 0 is the next dealer

    @HH-EN-218 @HH-5
    Scenario: Three players may not split the pot
      Given a table of 4
      When the round begins
      And seat 0 says "I drop out"
      And seat 1 says "I play"
      And seat 2 says "I play"
      And seat 3 says "I play"
      Then seat 1 may not say "let us split"
      And it is time for a card from the hand

  Rule: Two remaining players may play for the pot

    @HH-EN-192 @HH-EN-219 @HH-8 @HH-19
    Scenario Outline: If one says "<one>" and the other "<other>", the two players play
      Given a table of 4
      And the field shows 1R 2A 4C1 5R 7A 9C2
      And seat 0 holds 6R 9R
      And seat 1 holds 6C2
      And the stock begins with 2C2 10R 10C2
      When the round begins
      And seat 0 says "I play"
      And seat 1 says "I play"
      And seat 2 says "I drop out"
      And seat 3 says "I drop out"
      And seat 0 says "<one>"
      And seat 1 says "<other>"
      Then the round is not over
      And seats 0 and 1 are active
      And the stock has 28 cards
      When nobody declares anything
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 9R takes 9C2  | 2C2 takes 2A   |
        | 1    | 6C2           | 10R            |
        | 0    | 6R takes 6C2  | 10C2 takes 10R |
      And seat 0 says "shoubu"
      Then the round ends like this: shoubu
      And the winner takes 25 points from the pot

      Examples:
        | one          | other        |
        | let us split | let us play  |
        | let us play  | let us split |
        | let us play  | let us play  |

    @HH-EN-219 @HH-19
    Scenario: Two remaining players are scored under the rules for two players
      Given a table of 4
      And that seats 0 and 1 are active
      And that seats 2 and 3 have dropped out
      And seat 0 has 170 card points
      And seat 1 has 60 card points
      When the round is over: the cards have run out
      Then seat 1 pays 110 points to seat 0 in card points
      And nothing is paid for tokushuyaku

  Rule: A single remaining player takes the pot without playing

    @HH-EN-217 @HH-EN-220 @HH-8
    Scenario Outline: If only seat <alone> wants to play, that player takes the pot
      Given a table of 4
      And the field shows 1R 2A 4C1 5R 7A 9C2
      When the round begins
      And seat 0 says "<0>"
      And seat 1 says "<1>"
      And seat 2 says "<2>"
      Then the round is not over
      When seat 3 says "<3>"
      Then the round ends like this: only one plays
      And seat <alone> wins the round
      And seat <alone> takes 45 points from the pot
      And 0 points are left in the pot
      And the scores are now <standing>
      And seat <alone> is the next dealer

      Examples:
        | 0          | 1          | 2          | 3          | alone | standing             |
        | I drop out | I drop out | I drop out | I play     | 3     | -10, -15, -20 and 45 |
        | I drop out | I play     | I drop out | I drop out | 1     | -10, 45, -15 and -20 |

  Rule: If no player wants to play, it is a misdeal

    @HH-EN-217 @HH-EN-221 @HH-8 @HH-21
    Scenario: If all players drop out, the cards are dealt again and the pot stays
      Given a table of 4
      And seat 2 is the dealer
      And it is round 5
      And the field shows 1R 2A 4C1 5R 7A 9C2
      When the round begins
      And seat 2 says "I drop out"
      And seat 3 says "I drop out"
      And seat 0 says "I drop out"
      And seat 1 says "I drop out"
      Then the round ends like this: nobody plays
      And the round does not count
      And nobody wins the round
      And 70 points are left in the pot
      When the next round begins with 1R 2A 4C1 5R 7A 9C2 on the field
      Then this is round 5
      And it is seat 2 that deals
      And every seat holds 7 cards
      And 70 points are left in the pot
