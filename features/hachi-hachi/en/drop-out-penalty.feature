Feature: The drop-out penalty
  Dropping out costs something, and the later one does it the more.

  Rule: Dropping out costs a penalty, and being forced out does not

    @HH-EN-214 @HH-EN-215 @HH-6
    Scenario: One of five drops out, one is forced out
      Given a table of 5
      And the field shows 1R 2A 4C1 5R 7A 9C2
      When the round begins
      And seat 0 says "I play"
      And seat 1 says "I drop out"
      And seat 2 says "I play"
      And seat 3 says "I play"
      Then seat 4 is forced out
      And seat 1 pays a fee of 10 points into the pot
      And seat 4 pays a fee of 0 points into the pot
      And seat 0 pays a fee of 0 points into the pot
      And 10 points are left in the pot

  Rule: A kan for the first, half a kan more for each one after

    @HH-EN-215 @HH-EN-216 @HH-6
    Scenario: Three of six drop out
      Given a table of 6
      And the field shows 1R 2A 4C1 5R 7A 9C2
      When the round begins
      And seat 0 says "I play"
      And seat 1 says "I drop out"
      And seat 2 says "I drop out"
      And seat 3 says "I play"
      And seat 4 says "I drop out"
      Then seat 1 pays a fee of 10 points into the pot
      And seat 2 pays a fee of 15 points into the pot
      And seat 4 pays a fee of 20 points into the pot
      And 45 points are left in the pot

    @HH-EN-215 @HH-6
    Scenario: And so on for as many as drop out
      Given a table of 6
      And the field shows 1R 2A 4C1 5R 7A 9C2
      When the round begins
      And seat 0 says "I drop out"
      And seat 1 says "I drop out"
      And seat 2 says "I drop out"
      And seat 3 says "I drop out"
      And seat 4 says "I drop out"
      Then seat 2 pays a fee of 20 points into the pot
      And seat 3 pays a fee of 25 points into the pot
      And seat 4 pays a fee of 30 points into the pot

    @HH-EN-214 @HH-EN-215 @HH-6
    Scenario: The seat does not matter, only who has dropped out before
      Given a table of 6
      And the field shows 1R 2A 4C1 5R 7A 9C2
      When the round begins
      And seat 0 says "I play"
      And seat 1 says "I play"
      And seat 2 says "I drop out"
      Then seat 2 pays a fee of 10 points into the pot

  Rule: The penalties wait in a pot for the winner of the round

    @HH-EN-216 @HH-EN-237 @HH-8
    Scenario: The winner of the play
      Given a table of 4
      And the field shows 1R 2A 4C1 5R 7A 9C2
      And seat 1 holds 1C1 6C1
      And seat 2 holds 8C2 11R
      And seat 3 holds 1B 3R
      And the stock begins with 3C2 12C3 2R 2C2 10R 5C2
      When the round begins
      And seat 0 says "I drop out"
      And all who are asked say "I play"
      Then 10 points are left in the pot
      When nobody declares anything
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 1    | 6C1           | 3C2            |
        | 2    | 11R           | 12C3           |
        | 3    | 1B takes 1R   | 2R takes 2A    |
        | 1    | 1C1           | 2C2            |
        | 2    | 8C2           | 10R            |
        | 3    | 3R takes 3C2  | 5C2 takes 5R   |
      And seat 3 says "shoubu"
      Then the winner takes 10 points from the pot
      And 0 points are left in the pot

    @HH-EN-216 @HH-EN-237 @HH-8
    Scenario Outline: When the round ends by <end>
      Given 25 points lie in the pot
      And seat 0 has captured 1R 2R 3R 4C1
      And seat 1 has captured 3B 6A 9A 5A
      And seat 2 has captured 4R 12C1 12C2 8C1
      And that seat 0 has said sage
      When the round is over: <end> by seat 0
      Then seat 0 wins the round
      And seat 0 takes 25 points from the pot
      And 0 points are left in the pot

      Examples:
        | end                |
        | shoubu             |
        | sage is taken back |

    @HH-EN-216 @HH-EN-237 @HH-8
    Scenario: When the round ends by the cards have run out
      Given 25 points lie in the pot
      And seat 0 has captured 1R 2R 4C1 5C1
      And seat 1 has captured 3B 6A 9A 5A
      And seat 2 has captured 4R 12C1 12C2 8C1
      When the round is over: the cards have run out
      Then seat 1 wins the round
      And seat 1 takes 25 points from the pot
      And 0 points are left in the pot

  Rule: The field multiplier applies to the penalty too

    @HH-EN-229 @HH-4 @HH-6
    Scenario Outline: With <card> on the field the first two pay <first> and <second>
      Given a table of 5
      And the field shows <card> 2A 4C1 5R 7A 9C2
      When the round begins
      And seat 0 says "I drop out"
      And seat 1 says "I drop out"
      Then seat 0 pays a fee of <first> points into the pot
      And seat 1 pays a fee of <second> points into the pot

      Examples:
        | card | first | second |
        | 1R   | 10    | 15     |
        | 8B   | 20    | 30     |
        | 12B  | 40    | 60     |
