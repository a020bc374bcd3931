Feature: The drop-out phase
  With four or more players, it is decided in each round which three play.

  Rule: Players join or drop out when the multiplier is known and they have seen their hands

    @HH-EN-209 @HH-EN-210 @HH-EN-211 @HH-4
    Scenario: The first player knows the multiplier and the hand before joining or dropping out
      Given a table of 4
      And the field shows 8B 2A 4C1 5R 7A 9C2
      And seat 0 holds 1R 2C1 3C1 6C1 8C1 10C1 12C1
      When the round begins
      Then it is time for the question of who plays
      And the round's multiplier is 2
      And seat 0 has 1R 2C1 3C1 6C1 8C1 10C1 12C1 in hand
      And seat 0 may say "I play"
      And seat 0 may say "I drop out"

    @HH-EN-209 @HH-4
    Scenario: Dropping out does not change the multiplier
      Given a table of 5
      And the field shows 8B 2A 4C1 5R 7A 9C2
      When the round begins
      And seat 0 says "I drop out"
      And seat 1 says "I drop out"
      And all who are asked say "I play"
      Then the round's multiplier is 2

    @HH-EN-210 @HH-10
    Scenario: No player may declare a teyaku before the drop-out phase is over
      Given a table of 4
      And the field shows 3B 4C1 5R 7A 9C2 10C1
      And seat 1 holds 1B 1R 1C1 2A 3C1 6C1 8C1
      When the round begins
      Then seat 1 may not declare "triplet"
      When all who are asked say "I play"
      Then it is time for declarations
      And seat 1 may declare "triplet"

  Rule: The dealer is asked first, and then the others counter-clockwise

    @HH-EN-200 @HH-EN-212 @HH-5
    Scenario Outline: With <players> players and seat 2 as dealer, seats <active> are the first to join
      Given a table of <players>
      And seat 2 is the dealer
      When the round begins
      Then it is the turn of seat 2
      And seat 3 may not say "I play"
      When all who are asked say "I play"
      Then seats <active> are active

      Examples:
        | players | active     |
        | 4       | 0, 2 and 3 |
        | 5       | 2, 3 and 4 |
        | 6       | 2, 3 and 4 |

    @HH-EN-212 @HH-5
    Scenario: After the player in the last seat, the player in seat 0 is asked
      Given a table of 6
      And seat 4 is the dealer
      When the round begins
      And seat 4 says "I play"
      Then it is the turn of seat 5
      When seat 5 says "I drop out"
      Then it is the turn of seat 0
      When seat 3 says "I play"
      Then that is refused: it is another player's turn

  Rule: Players are asked until three have joined or all have answered

    @HH-EN-213 @HH-EN-224 @HH-5
    Scenario: After three players have joined, the others are forced out without being asked
      Given a table of 5
      When the round begins
      And seat 0 says "I play"
      And seat 1 says "I play"
      Then it is the turn of seat 2
      When seat 2 says "I play"
      Then seats 0, 1 and 2 are active
      And seats 3 and 4 are forced out
      And seat 3 may not say "I play"

    @HH-EN-213 @HH-5
    Scenario: With five players, the others may still drop out after two have dropped out
      Given a table of 5
      When the round begins
      And seat 0 says "I play"
      And seat 1 says "I drop out"
      And seat 2 says "I drop out"
      Then it is the turn of seat 3
      And seat 3 may say "I drop out"
      When seat 3 says "I play"
      Then seat 4 may say "I drop out"
      When seat 4 says "I play"
      Then seats 0, 3 and 4 are active
      And it is time for a card from the hand

  Rule: After the drop-out phase, three players play the round

    @HH-EN-200 @HH-EN-236
    Scenario: With four players, the one who sits out does not pay for teyaku or dekiyaku
      Given a table of 4
      And the field shows 1R 2A 4C1 5R 7A 9C2
      And seat 1 holds 4A 4R 4C2 1C1 2R 6A 8A
      And seat 0 holds 1C2 3R 6C1 7C2 8B 10C1 12B
      And seat 2 holds 3B 6R 8C1 9A 9R 11A 12C2
      And the stock begins with 12C1 11C1 10R 10A 1B 5A
      When the round begins
      And all who are asked say "I play"
      And seat 1 declares "standing triplet"
      Then it is the turn of seat 0
      When nobody declares anything
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 10C1          | 12C1           |
        | 1    | 8A            | 11C1           |
        | 2    | 9R takes 9C2  | 10R takes 10C1 |
        | 0    | 6C1           | 10A            |
        | 1    | 1C1 takes 1R  | 1B             |
        | 2    | 6R takes 6C1  | 5A takes 5R    |
      And seat 2 says "shoubu"
      Then the round ends like this: shoubu
      And seat 0 pays 70 points to seat 2 for dekiyaku "blue ribbons"
      And seat 3 pays nothing to seat 2 for dekiyaku "blue ribbons"
      And seat 0 pays 30 points to seat 1 for teyaku "standing triplet"
      And seat 2 pays 30 points to seat 1 for teyaku "standing triplet"
      And seat 3 pays nothing to seat 1 for teyaku "standing triplet"

    @HH-EN-238 @HH-5
    Scenario: In the next round, players who sat out are asked again
      Given a table of 4
      And the field shows 1R 2A 4C1 5R 7A 9C2
      And seat 0 holds 2R 3R
      And seat 1 holds 11B
      And seat 2 holds 3C1
      And the stock begins with 1C2 12C3 6C2 9C1
      When the round begins
      And all who are asked say "I play"
      Then seat 3 is forced out
      When nobody declares anything
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 2R takes 2A   | 1C2 takes 1R   |
        | 1    | 11B           | 12C3           |
        | 2    | 3C1           | 6C2            |
        | 0    | 3R takes 3C1  | 9C1 takes 9C2  |
      And seat 0 says "shoubu"
      And the next round begins with 1R 2A 4C1 5R 7A 9C2 on the field
      Then it is time for the question of who plays
      And every seat holds 7 cards
