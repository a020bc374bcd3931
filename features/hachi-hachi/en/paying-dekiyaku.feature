Feature: Payment when there is a dekiyaku
  If any player has formed a dekiyaku, card points are not paid.

  Rule: The round is paid by dekiyaku if any player has one, and by card points if not

    @HH-EN-121 @HH-EN-124
    Scenario: If a player has a dekiyaku, it is paid and card points are not
      Given seat 0 has captured 1R 2R 3R
      And seat 1 has 120 card points
      When the round is over: shoubu by seat 0
      Then seat 1 pays 70 points to seat 0 for dekiyaku "poetry ribbons"
      And nothing is paid in card points

    @HH-EN-121 @HH-EN-135
    Scenario: If no player has a dekiyaku, card points are paid
      Given seat 0 has captured 1R 2R 4R
      And seat 0 has 93 card points
      And seat 1 has 91 card points
      And seat 2 has 80 card points
      When the round is over: the cards have run out
      Then nothing is paid for dekiyaku
      And seat 2 pays 5 points to seat 0 in card points
      And seat 2 pays 3 points to seat 1 in card points

    @HH-EN-124
    Scenario: One player's dekiyaku is enough to replace card points and tokushuyaku
      Given that seat 2 has said sage
      And that seat 2 said sage first
      And seat 2 has captured 6R 9R 10R
      And seat 0 has 168 card points
      And seat 1 has 50 card points
      When the round is over: the cards have run out
      Then nothing is paid in card points
      And nothing is paid for tokushuyaku
      And seat 0 pays 35 points to seat 2 for dekiyaku "blue ribbons"

  Rule: After shoubu, only the caller's dekiyaku are paid

    @HH-EN-125 @HH-EN-127 @HH-13
    Scenario: After shoubu, each opponent pays for all the caller's dekiyaku and the caller wins
      Given 30 points lie in the pot
      And seat 1 has captured 6R 9R 10R 1B 3B 8B 12B
      When the round is over: shoubu by seat 1
      Then seat 0 pays 70 points to seat 1 for dekiyaku "blue ribbons"
      And seat 0 pays 100 points to seat 1 for dekiyaku "four brights"
      And seat 2 pays 70 points to seat 1 for dekiyaku "blue ribbons"
      And seat 2 pays 100 points to seat 1 for dekiyaku "four brights"
      And seat 1 wins the round
      And seat 1 takes 30 points from the pot
      And seat 1 is the next dealer

    @HH-EN-125 @HH-EN-130 @HH-13 @HH-14
    Scenario Outline: A player who sits out does not pay for dekiyaku when the round ends: <end>
      Given a table of 5
      And that seats 0, 1 and 2 are active
      And that seat 3 has dropped out
      And that seat 4 was forced out
      And seat 1 has captured 6R 9R 10R
      And that seat 1 has said sage
      When the round is over: <end> by seat 1
      Then <points> points in all are paid for dekiyaku

      Examples:
        | end                | points |
        | shoubu             | 140    |
        | sage is taken back | 70     |

    @HH-EN-133 @HH-15
    Scenario: A player who sits out does not pay for dekiyaku when the cards have run out
      Given a table of 5
      And that seats 0, 1 and 2 are active
      And that seat 3 has dropped out
      And that seat 4 was forced out
      And seat 1 has captured 6R 9R 10R
      And that seat 1 has said sage
      And that seat 1 said sage first
      When the round is over: the cards have run out
      Then 70 points in all are paid for dekiyaku

    @HH-EN-128 @HH-13
    Scenario: An opponent who has called sage pays double for dekiyaku but not for teyaku
      Given seat 1 holds 1B 1R 1C1 2A 3C1 6C1 8C1
      And seat 1 has declared "triplet"
      And seat 1 has captured 6R 9R 10R
      And that seat 0 has said sage
      When the round is over: shoubu by seat 1
      Then seat 0 pays 140 points to seat 1 for dekiyaku "blue ribbons"
      And seat 0 pays 20 points to seat 1 for teyaku "triplet"
      And seat 2 pays 20 points to seat 1 for teyaku "triplet"

    @HH-EN-127 @HH-13
    Scenario: The player who calls shoubu wins even if another player has called sage
      Given that seat 0 has said sage
      And seat 0 has captured 1R 2R 3R
      And seat 1 has captured 6R 9R 10R
      When the round is over: shoubu by seat 1
      Then seat 1 wins the round
      And seat 1 is the next dealer

    @HH-EN-126 @HH-EN-127 @HH-13
    Scenario: After shoubu, the opponents' dekiyaku are not paid
      Given seat 1 has captured 6R 9R 10R
      And seat 0 has captured 1B 3B 8B 11B 12B
      When the round is over: shoubu by seat 1
      Then nothing is paid for dekiyaku "five brights"
      And seat 0 pays 70 points to seat 1 for dekiyaku "blue ribbons"
      And seat 1 wins the round

    @HH-EN-128 @HH-EN-129 @HH-13
    Scenario: If one opponent has called sage, that opponent pays double and the other pays nothing
      Given that seat 2 has said sage
      And seat 1 has captured 6R 9R 10R
      When the round is over: shoubu by seat 1
      Then seat 2 pays 140 points to seat 1 for dekiyaku "blue ribbons"
      And seat 0 pays nothing to seat 1 for dekiyaku "blue ribbons"

    @HH-EN-128 @HH-EN-129 @HH-13
    Scenario: If both opponents have called sage, each pays once
      Given that seats 0 and 2 have said sage
      And seat 1 has captured 6R 9R 10R
      When the round is over: shoubu by seat 1
      Then seat 0 pays 70 points to seat 1 for dekiyaku "blue ribbons"
      And seat 2 pays 70 points to seat 1 for dekiyaku "blue ribbons"

    @HH-EN-125 @HH-EN-128 @HH-13
    Scenario: If the caller of shoubu has called sage before, both opponents still pay once
      Given that seat 1 has said sage
      And seat 1 has captured 6R 9R 10R
      When the round is over: shoubu by seat 1
      Then seat 0 pays 70 points to seat 1 for dekiyaku "blue ribbons"
      And seat 2 pays 70 points to seat 1 for dekiyaku "blue ribbons"

  Rule: After a player cancels sage, each opponent pays half for that player's dekiyaku

    @HH-EN-118 @HH-EN-130 @HH-EN-131 @HH-EN-132 @HH-14
    Scenario: A player who cancels sage gets half from each opponent, pays nothing and wins
      Given that seats 0 and 1 have said sage
      And seat 1 has captured 6R 9R 10R
      And seat 0 has captured 1R 2R 3R
      When the round is over: sage is taken back by seat 1
      Then seat 0 pays 35 points to seat 1 for dekiyaku "blue ribbons"
      And seat 2 pays 35 points to seat 1 for dekiyaku "blue ribbons"
      And nothing is paid for dekiyaku "poetry ribbons"
      And seat 1 wins the round
      And seat 1 is the next dealer

    @HH-EN-130 @HH-14
    Scenario: All dekiyaku of a player who cancels sage are paid at half their value
      Given that seat 1 has said sage
      And seat 1 has captured 6R 9R 10R 1B 3B 8B 12B
      When the round is over: sage is taken back by seat 1
      Then seat 0 pays 85 points in all for dekiyaku
      And seat 2 pays 85 points in all for dekiyaku

  Rule: When the cards have run out, every player who called sage gets half

    @HH-EN-133 @HH-15
    Scenario: When the cards have run out, all dekiyaku of a player who called sage are paid
      Given that seat 1 has said sage
      And that seat 1 said sage first
      And seat 1 has captured 6R 9R 10R 1B 3B 8B 12B
      When the round is over: the cards have run out
      Then seat 0 pays 85 points in all for dekiyaku
      And seat 2 pays 85 points in all for dekiyaku

    @HH-EN-112 @HH-EN-133 @HH-EN-134 @HH-15
    Scenario: When the cards have run out, both players who called sage get half and the first wins
      Given that seats 0 and 1 have said sage
      And that seat 0 said sage first
      And that seat 1 said sage last
      And seat 0 has captured 1R 2R 3R
      And seat 1 has captured 6R 9R 10R
      When the round is over: the cards have run out
      Then seat 1 pays 35 points to seat 0 for dekiyaku "poetry ribbons"
      And seat 2 pays 35 points to seat 0 for dekiyaku "poetry ribbons"
      And seat 0 pays 35 points to seat 1 for dekiyaku "blue ribbons"
      And seat 2 pays 35 points to seat 1 for dekiyaku "blue ribbons"
      And seat 0 wins the round
      And seat 0 is the next dealer

    @HH-EN-134 @HH-15
    Scenario: The first player to call sage wins, not the player with the highest dekiyaku
      Given that seats 0 and 1 have said sage
      And that seat 1 said sage first
      And seat 0 has captured 1B 3B 8B 11B 12B
      And seat 1 has captured 6R 9R 10R
      When the round is over: the cards have run out
      Then seat 1 wins the round

    @HH-EN-133 @HH-EN-134 @HH-15
    Scenario: If two players call sage during play and the cards run out, the first of them wins
      Given the field shows 1R 2A 3R 5R 9C1 10C1
      And seat 0 holds 1C1 2R 3C1 5C1 8C1 11R 12C2
      And seat 1 holds 1B 4R 5A 6A 7R 11A 12C3
      And seat 2 holds 1C2 3B 4C1 6R 7C1 9R 11C1
      And the stock begins with 6C1 8A 4A 7A 12C1 10R 8C2 9C2 2C1 9A 7C2 8B 4C2 10C2 5C2 3C2 10A 12B 2C2 6C2 11B
      When the round begins
      And nobody declares anything
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 1C1 takes 1R  | 6C1            |
        | 1    | 11A           | 8A             |
        | 2    | 9R takes 9C1  | 4A             |
        | 0    | 3C1 takes 3R  | 7A             |
        | 1    | 4R takes 4A   | 12C1           |
        | 2    | 6R takes 6C1  | 10R takes 10C1 |
      And seat 2 says "sage"
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 2R takes 2A   | 8C2 takes 8A   |
      And seat 0 says "sage"
      And the cards are played like this
        | seat | from the hand   | from the stock |
        | 1    | 5A takes 5R     | 9C2            |
        | 2    | 7C1 takes 7A    | 2C1            |
        | 0    | 8C1             | 9A takes 9C2   |
        | 1    | 12C3 takes 12C1 | 7C2            |
        | 2    | 4C1             | 8B takes 8C1   |
        | 0    | 5C1             | 4C2 takes 4C1  |
        | 1    | 1B              | 10C2           |
        | 2    | 3B              | 5C2 takes 5C1  |
        | 0    | 12C2            | 3C2 takes 3B   |
        | 1    | 6A              | 10A takes 10C2 |
        | 2    | 11C1 takes 11A  | 12B takes 12C2 |
        | 0    | 11R             | 2C2 takes 2C1  |
        | 1    | 7R takes 7C2    | 6C2 takes 6A   |
        | 2    | 1C2 takes 1B    | 11B takes 11R  |
      Then the round ends like this: the cards have run out
      And seat 2 wins the round
      And seat 2 is the next dealer
      And seat 1 pays 35 points to seat 2 for dekiyaku "blue ribbons"
      And seat 1 pays 35 points to seat 0 for dekiyaku "poetry ribbons"

    @HH-EN-112 @HH-EN-133 @HH-15
    Scenario: A dekiyaku completed with the last card earns half, even from an opponent who has called sage
      Given that seat 0 has said sage
      And seat 0 has captured 6R 9R 10R
      And seat 2 has captured 1R 2R
      And the field shows 3R 4C1
      And seat 0 holds 7C1
      And seat 1 holds 8C1
      And seat 2 holds 3C1
      And the stock begins with 12C1 11C1 5C1
      When the turn comes to seat 0
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 7C1           | 12C1           |
        | 1    | 8C1           | 11C1           |
        | 2    | 3C1 takes 3R  | 5C1            |
      And seat 2 says "sage"
      Then the round ends like this: the cards have run out
      And seat 0 pays 35 points to seat 2 for dekiyaku "poetry ribbons"
      And seat 1 pays 35 points to seat 2 for dekiyaku "poetry ribbons"
      And seat 2 pays 35 points to seat 0 for dekiyaku "blue ribbons"
