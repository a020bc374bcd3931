Feature: Card points
  If no player has formed a dekiyaku, the card points are paid.

  Rule: All cards together are worth 264 card points, three times eighty-eight

    @HH-EN-140
    Scenario: The whole deck is worth 264 points, and the blank card nothing
      Then all cards together are worth 264 points
      And X is worth 0 points

    @HH-EN-140
    Scenario: At the end of a played round, the captured cards are worth 264 points in all
      Given the field shows 5C1 8C1 1R 6C1 3C2 7C1
      And seat 0 holds 2A 5A 7C2 8B 9C2 11C1 12C3
      And seat 1 holds 1B 6R 7R 8A 9C1 11B 12B
      And seat 2 holds 3C1 4R 6A 8C2 10A 11A 11R
      And the stock begins with 4A 2R 4C2 6C2 5R 9R 10R 2C2 1C2 7A 12C1 1C1 4C1 3R 2C1 9A 3B 5C2 10C2 10C1 12C2
      When the round begins
      And nobody declares anything
      And the cards are played like this
        | seat | from the hand  | from the stock  |
        | 0    | 9C2            | 4A              |
        | 1    | 7R takes 7C1   | 2R              |
        | 2    | 6A takes 6C1   | 4C2 takes 4A    |
        | 0    | 2A takes 2R    | 6C2             |
        | 1    | 12B            | 5R takes 5C1    |
        | 2    | 8C2 takes 8C1  | 9R takes 9C2    |
        | 0    | 7C2            | 10R             |
        | 1    | 1B takes 1R    | 2C2             |
        | 2    | 11A            | 1C2             |
        | 0    | 12C3 takes 12B | 7A takes 7C2    |
        | 1    | 8A             | 12C1            |
        | 2    | 11R takes 11A  | 1C1 takes 1C2   |
        | 0    | 8B takes 8A    | 4C1             |
        | 1    | 9C1            | 3R takes 3C2    |
        | 2    | 3C1            | 2C1 takes 2C2   |
        | 0    | 5A             | 9A takes 9C1    |
        | 1    | 6R takes 6C2   | 3B takes 3C1    |
        | 2    | 10A takes 10R  | 5C2 takes 5A    |
        | 0    | 11C1           | 10C2            |
        | 1    | 11B takes 11C1 | 10C1 takes 10C2 |
        | 2    | 4R takes 4C1   | 12C2 takes 12C1 |
      Then the round ends like this: the cards have run out
      And the stock has 0 cards
      And seat 0 has captured cards for 88 points
      And seat 1 has captured cards for 93 points
      And seat 2 has captured cards for 83 points
      And the seats have 264 card points in all

  Rule: Players are paid for card points above eighty-eight and pay for those they lack

    @HH-EN-135 @HH-EN-141 @HH-EN-157 @HH-16
    Scenario: Players with fewer than eighty-eight card points pay the player with more
      Given seat 0 has captured 4R 5A 6A 6R 6C2 7R 8A 10C2 11A 12B
      And seat 1 has captured 2A 2C2 3R 3C1 3C2 4C1 4C2 5R 5C1 5C2 7C2 8B 8C1 9C1 10A 10C1 11R 11C1 12C1 12C3
      And seat 2 has captured 1B 1R 1C1 1C2 2R 2C1 3B 4A 6C1 7A 7C1 8C2 9A 9R 9C2 10R 11B 12C2
      When the round is over: the cards have run out
      Then seat 0 has captured cards for 77 points
      And seat 0 pays 11 points in all in card points
      And seat 1 has captured cards for 69 points
      And seat 1 pays 19 points in all in card points
      And seat 2 has captured cards for 118 points
      And seat 2 gets 30 points in all in card points
      And seat 2 wins the round

    # Compared with the scenario above, two ribbons have changed places. Seat 2 now has all three poetry ribbons.
    @HH-EN-135
    Scenario: Card points are not paid if a player has a dekiyaku
      Given seat 0 has captured 4R 5A 6A 6R 6C2 7R 8A 10C2 11A 12B
      And seat 1 has captured 2A 2C2 10R 3C1 3C2 4C1 4C2 5R 5C1 5C2 7C2 8B 8C1 9C1 10A 10C1 11R 11C1 12C1 12C3
      And seat 2 has captured 1B 1R 1C1 1C2 2R 2C1 3B 4A 6C1 7A 7C1 8C2 9A 9R 9C2 3R 11B 12C2
      And that seat 2 has said sage
      And that seat 2 said sage first
      When the round is over: the cards have run out
      Then seat 2 has captured cards for 118 points
      But nothing is paid in card points
      And seat 0 pays 35 points to seat 2 for dekiyaku "poetry ribbons"

    @HH-EN-141 @HH-EN-158 @HH-16
    Scenario: A player with exactly eighty-eight card points neither pays nor gets anything
      Given seat 0 has 89 card points
      And seat 1 has 88 card points
      And seat 2 has 87 card points
      When the round is over: the cards have run out
      Then seat 1 neither pays nor gets anything in card points
      And seat 0 gets 1 point in all in card points
      And seat 2 pays 1 point in all in card points

    @HH-EN-157 @HH-EN-158 @HH-16
    Scenario Outline: With a multiplier of <times>, <0>, <1> and <2> card points score <standing>
      Given the multiplier is <times>
      And seat 0 has <0> card points
      And seat 1 has <1> card points
      And seat 2 has <2> card points
      When the round is over: the cards have run out
      Then the scores are now <standing>
      And all payments cancel out

      Examples:
        | 0  | 1  | 2  | times | standing       |
        | 93 | 91 | 80 | 1     | 5, 3 and -8    |
        | 93 | 91 | 80 | 2     | 10, 6 and -16  |
        | 86 | 98 | 80 | 4     | -8, 40 and -32 |

    @HH-EN-158 @HH-16
    Scenario: Two players with fewer than eighty-eight card points each pay what they lack
      Given seat 0 has 86 card points
      And seat 1 has 98 card points
      And seat 2 has 80 card points
      When the round is over: the cards have run out
      Then seat 0 pays 2 points to seat 1 in card points
      And seat 2 pays 8 points to seat 1 in card points
      And seat 0 pays 0 points to seat 2 in card points

  Rule: The player with the most card points wins the round

    @HH-EN-135 @HH-EN-159 @HH-16
    Scenario Outline: With <0>, <1> and <2> card points, seat <winner> wins and deals the next round
      Given seat 0 has <0> card points
      And seat 1 has <1> card points
      And seat 2 has <2> card points
      When the round is over: the cards have run out
      Then seat <winner> wins the round
      And seat <winner> is the next dealer

      Examples:
        | 0  | 1  | 2  | winner |
        | 93 | 91 | 80 | 0      |
        | 91 | 93 | 80 | 1      |
        | 87 | 88 | 89 | 2      |

    @HH-EN-160 @HH-1 @HH-16
    Scenario Outline: Turn order decides a tie: seat <dealer> deals; card points <0>, <1> and <2>
      Given seat <dealer> is the dealer
      And seat 0 has <0> card points
      And seat 1 has <1> card points
      And seat 2 has <2> card points
      When the round is over: the cards have run out
      Then seat <winner> wins the round

      Examples: The dealer is one of the tied players
        | dealer | 0  | 1  | 2  | winner |
        | 0      | 92 | 92 | 80 | 0      |
        | 1      | 92 | 92 | 80 | 1      |
        | 2      | 92 | 80 | 92 | 2      |

      Examples: The dealer is not one of the tied players
        | dealer | 0  | 1  | 2  | winner |
        | 2      | 92 | 92 | 80 | 0      |
        | 1      | 92 | 80 | 92 | 2      |
        | 0      | 80 | 92 | 92 | 1      |

      Examples: There is no tie, and turn order does not matter
        | dealer | 0  | 1  | 2  | winner |
        | 0      | 91 | 92 | 81 | 1      |
