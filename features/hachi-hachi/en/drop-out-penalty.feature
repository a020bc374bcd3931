Feature: The drop-out fee
  A player who drops out pays a fee, and later ones pay more.

  Rule: Players who drop out pay a fee, and players who are forced out do not

    @HH-EN-214 @HH-EN-215 @HH-6
    Scenario: With five players, the one who drops out pays a fee and the one forced out does not
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

  Rule: The first player to drop out pays one kan, and each later one half a kan more

    @HH-EN-215 @HH-EN-216 @HH-6
    Scenario: With six players, three who drop out pay fees of 10, 15 and 20 points
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
    Scenario: The third, fourth and fifth players to drop out pay 20, 25 and 30 points
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
    Scenario: The fee depends on how many have dropped out before, not on the seat
      Given a table of 6
      And the field shows 1R 2A 4C1 5R 7A 9C2
      When the round begins
      And seat 0 says "I play"
      And seat 1 says "I play"
      And seat 2 says "I drop out"
      Then seat 2 pays a fee of 10 points into the pot

  Rule: The winner of the round takes the fees from the pot

    @HH-EN-216 @HH-EN-237 @HH-8
    Scenario: In a played round, the winner takes the fee from the pot
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
    Scenario Outline: The winner takes the pot when the round is over: <end>
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
    Scenario: The player with the most card points takes the pot if the cards have run out
      Given 25 points lie in the pot
      And seat 0 has captured 1R 2R 4C1 5C1
      And seat 1 has captured 3B 6A 9A 5A
      And seat 2 has captured 4R 12C1 12C2 8C1
      When the round is over: the cards have run out
      Then seat 1 wins the round
      And seat 1 takes 25 points from the pot
      And 0 points are left in the pot

  Rule: The multiplier applies to the drop-out fee

    @HH-EN-229 @HH-4 @HH-6
    Scenario Outline: With <card> on the field, the first two fees are <first> and <second> points
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
