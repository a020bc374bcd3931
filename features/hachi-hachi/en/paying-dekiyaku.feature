Feature: Payment when there is a dekiyaku
  One dekiyaku in one score pile is enough, and the single cards are not counted.

  Rule: Whether anyone has formed one decides how the round is paid

    @HH-EN-121 @HH-EN-124
    Scenario: With one, dekiyaku are paid and card points are not
      Given seat 0 has captured 1R 2R 3R
      And seat 1 has 120 card points
      When the round is over: shoubu by seat 0
      Then seat 1 pays seat 0 70 points for dekiyaku "poetry ribbons"
      And nothing is paid for card points

    @HH-EN-121 @HH-EN-135
    Scenario: Without one, it is the other way round
      Given seat 0 has captured 1R 2R 4R
      And seat 0 has 93 card points
      And seat 1 has 91 card points
      And seat 2 has 80 card points
      When the round is over: the cards have run out
      Then nothing is paid for dekiyaku
      And seat 2 pays seat 0 5 points in card points
      And seat 2 pays seat 1 3 points in card points

    @HH-EN-124
    Scenario: It is enough that any player has one
      Given that seat 2 said sage first
      And seat 2 has captured 6R 9R 10R
      And seat 0 has 168 card points
      And seat 1 has 50 card points
      When the round is over: the cards have run out
      Then nothing is paid for card points
      And nothing is paid for tokushuyaku
      And seat 0 pays seat 2 35 points for dekiyaku "blue ribbons"

  Rule: After shoubu

    @HH-EN-125 @HH-EN-127 @HH-13
    Scenario: Each opponent pays all of it, and whoever called has won
      Given 30 points lie in the pot
      And seat 1 has captured 6R 9R 10R 1B 3B 8B 12B
      When the round is over: shoubu by seat 1
      Then seat 0 pays seat 1 70 points for dekiyaku "blue ribbons"
      And seat 0 pays seat 1 100 points for dekiyaku "four brights"
      And seat 2 pays seat 1 70 points for dekiyaku "blue ribbons"
      And seat 2 pays seat 1 100 points for dekiyaku "four brights"
      And seat 1 wins the round
      And seat 1 takes 30 points from the pot
      And seat 1 is the next dealer

    @HH-EN-125 @HH-EN-130 @HH-13 @HH-14
    Scenario Outline: Who sits out pays nothing when the round ends by <end>
      Given a table of 5
      And that seats 0, 1 and 2 are active
      And that seat 3 has dropped out
      And that seat 4 was forced out
      And seat 1 has captured 6R 9R 10R
      When the round is over: <end> by seat 1
      Then <points> points in all are paid for dekiyaku

      Examples:
        | end                | points |
        | shoubu             | 140    |
        | sage is taken back | 70     |

    @HH-EN-133 @HH-15
    Scenario: Nor when the cards have run out
      Given a table of 5
      And that seats 0, 1 and 2 are active
      And that seat 3 has dropped out
      And that seat 4 was forced out
      And seat 1 has captured 6R 9R 10R
      And that seat 1 said sage first
      When the round is over: the cards have run out
      Then 70 points in all are paid for dekiyaku

    @HH-EN-128 @HH-13
    Scenario: What is paid double after sage is the dekiyaku, not the hand
      Given seat 1 holds 1B 1R 1C1 2A 3C1 6C1 8C1
      And seat 1 has declared "triplet"
      And seat 1 has captured 6R 9R 10R
      And that seat 0 has said sage
      When the round is over: shoubu by seat 1
      Then seat 0 pays seat 1 140 points for dekiyaku "blue ribbons"
      And seat 0 pays seat 1 20 points for teyaku "triplet"
      And seat 2 pays seat 1 20 points for teyaku "triplet"

    @HH-EN-126 @HH-EN-127 @HH-13
    Scenario: What the opponents have formed is worth nothing
      Given seat 1 has captured 6R 9R 10R
      And seat 0 has captured 1B 3B 8B 11B 12B
      When the round is over: shoubu by seat 1
      Then nothing is paid for dekiyaku "five brights"
      And seat 0 pays seat 1 70 points for dekiyaku "blue ribbons"
      And seat 1 wins the round

    @HH-EN-128 @HH-EN-129 @HH-13
    Scenario: One opponent has said sage and pays double, the other is spared
      Given that seat 2 has said sage
      And seat 1 has captured 6R 9R 10R
      When the round is over: shoubu by seat 1
      Then seat 2 pays seat 1 140 points for dekiyaku "blue ribbons"
      And seat 0 pays seat 1 nothing for dekiyaku "blue ribbons"

    @HH-EN-128 @HH-EN-129 @HH-13
    Scenario: Both have said it, and each pays once
      Given that seats 0 and 2 have said sage
      And seat 1 has captured 6R 9R 10R
      When the round is over: shoubu by seat 1
      Then seat 0 pays seat 1 70 points for dekiyaku "blue ribbons"
      And seat 2 pays seat 1 70 points for dekiyaku "blue ribbons"

    @HH-EN-125 @HH-EN-128 @HH-13
    Scenario: The caller's own sage changes nothing
      Given that seat 1 has said sage
      And seat 1 has captured 6R 9R 10R
      When the round is over: shoubu by seat 1
      Then seat 0 pays seat 1 70 points for dekiyaku "blue ribbons"
      And seat 2 pays seat 1 70 points for dekiyaku "blue ribbons"

  Rule: After cancelling

    @HH-EN-118 @HH-EN-130 @HH-EN-131 @HH-EN-132 @HH-14
    Scenario: Half from each opponent, nothing for them, and the round is won
      Given that seats 0 and 1 have said sage
      And seat 1 has captured 6R 9R 10R
      And seat 0 has captured 1R 2R 3R
      When the round is over: sage is taken back by seat 1
      Then seat 0 pays seat 1 35 points for dekiyaku "blue ribbons"
      And seat 2 pays seat 1 35 points for dekiyaku "blue ribbons"
      And nothing is paid for dekiyaku "poetry ribbons"
      And seat 1 wins the round
      And seat 1 is the next dealer

    @HH-EN-130 @HH-14
    Scenario: All of one's own are halved and paid
      Given that seat 1 has said sage
      And seat 1 has captured 6R 9R 10R 1B 3B 8B 12B
      When the round is over: sage is taken back by seat 1
      Then seat 0 pays 85 points in all for dekiyaku
      And seat 2 pays 85 points in all for dekiyaku

  Rule: When the hands are exhausted

    @HH-EN-133 @HH-15
    Scenario: Nor is any of one's own forgotten
      Given that seat 1 said sage first
      And seat 1 has captured 6R 9R 10R 1B 3B 8B 12B
      When the round is over: the cards have run out
      Then seat 0 pays 85 points in all for dekiyaku
      And seat 2 pays 85 points in all for dekiyaku

    @HH-EN-112 @HH-EN-133 @HH-EN-134 @HH-15
    Scenario: Everyone gets half, and the first to have said sage wins
      Given that seats 0 and 1 have said sage
      And that seat 0 said sage first
      And that seat 1 said sage last
      And seat 0 has captured 1R 2R 3R
      And seat 1 has captured 6R 9R 10R
      When the round is over: the cards have run out
      Then seat 1 pays seat 0 35 points for dekiyaku "poetry ribbons"
      And seat 2 pays seat 0 35 points for dekiyaku "poetry ribbons"
      And seat 0 pays seat 1 35 points for dekiyaku "blue ribbons"
      And seat 2 pays seat 1 35 points for dekiyaku "blue ribbons"
      And seat 0 wins the round
      And seat 0 is the next dealer

    @HH-EN-134 @HH-15
    Scenario: Not the one with the dearest
      Given that seats 0 and 1 have said sage
      And that seat 1 said sage first
      And seat 0 has captured 1B 3B 8B 11B 12B
      And seat 1 has captured 6R 9R 10R
      When the round is over: the cards have run out
      Then seat 1 wins the round
