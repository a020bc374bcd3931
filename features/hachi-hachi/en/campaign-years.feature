Feature: The pot of the year and the ginmi
  In a campaign, the winner of each round pays one point into the pot of the year. The player with the most points is ginmi.

  Background:
    Given a table of 3
    And the option "match" is campaign
    And seat 0 has 88 card points
    And seat 1 has 89 card points
    And seat 2 has 87 card points

  Rule: The winner of a round pays one point into the pot of the year

    @HH-EN-273 @HH-24
    Scenario: Only the winner of the round pays into the pot of the year
      Given the scores are 200, 200 and 200
      When the round is over: the cards have run out
      Then seat 1 wins the round
      And seat 1 pays 1 point to the bank for the pot of the year
      And 1 point in all is paid for the pot of the year

    @HH-EN-273 @HH-24
    Scenario: The multiplier does not apply to the point paid into the pot of the year
      Given the scores are 200, 200 and 200
      And the multiplier is 4
      When the round is over: the cards have run out
      Then seat 1 pays 1 point to the bank for the pot of the year

  Rule: At the end of the year, the player with the fewest points gets the pot of the year

    @HH-EN-274 @HH-EN-275 @HH-EN-276 @HH-24
    Scenario: After twelve rounds, the player with the fewest points gets twelve points from the pot
      Given it is round 12
      And the scores are 200, 300 and 100
      When the round is over: the cards have run out
      Then the bank pays 12 points to seat 2 for the pot of the year

    @HH-EN-276 @HH-24
    Scenario: The pot of the year is not paid out before the twelfth round
      Given it is round 11
      And the scores are 200, 300 and 100
      When the round is over: the cards have run out
      Then the bank pays 0 points to seat 2 for the pot of the year

    @HH-EN-276 @HH-24
    Scenario: The pot of the second year is paid out after round twenty-four
      Given it is round 24
      And the scores are 200, 300 and 100
      When the round is over: the cards have run out
      Then the bank pays 12 points to seat 2 for the pot of the year

    @HH-EN-276 @HH-24
    Scenario: If the players agree, the player with the most points gets the pot of the year
      Given the option "bankoita" is richest
      And it is round 12
      And the scores are 200, 300 and 100
      When the round is over: the cards have run out
      Then the bank pays 12 points to seat 1 for the pot of the year
      And the bank pays 0 points to seat 2 for the pot of the year

    @HH-EN-276 @HH-24
    Scenario: Two players tied for the fewest points share the pot of the year
      Given it is round 12
      And the scores are 100, 300 and 101
      When the round is over: the cards have run out
      Then the bank pays 6 points to seat 0 for the pot of the year
      And the bank pays 6 points to seat 2 for the pot of the year

  Rule: The player with the most points is ginmi

    @HH-EN-279 @HH-24
    Scenario: The count of rounds as ginmi rises by one if the player stays ginmi
      Given the scores are 200, 300 and 100
      And the ginmi of seat 1 is 1
      When the round is over: the cards have run out
      Then the ginmi of seat 1 is now 2
      And the ginmi of seat 0 is now 0
      And nothing is paid for being ginmi

    @HH-EN-279 @HH-24
    Scenario: The count of rounds as ginmi does not change when a round begins
      Given the scores are 300, 299 and 100
      And the stake of seat 0 is 250
      And the stake of seat 1 is 250
      And the stake of seat 2 is 250
      And the ginmi of seat 1 is 1
      When the round begins
      Then the ginmi of seat 1 is now 1

    @HH-EN-279 @HH-24
    Scenario: Points from a loan do not make another player ginmi
      Given the scores are -20, 200 and 100
      And the ginmi of seat 1 is 1
      When the round is over: the cards have run out
      Then the bank pays 500 points to seat 0 for a loan
      And the ginmi of seat 1 is now 2

    @HH-EN-279 @HH-EN-280 @HH-24
    Scenario: If another player has more points, the count of rounds as ginmi returns to zero
      Given the scores are 400, 300 and 100
      And the ginmi of seat 1 is 2
      When the round is over: the cards have run out
      Then the ginmi of seat 1 is now 0
      And the ginmi of seat 0 is now 1
      And nothing is paid for being ginmi

  Rule: A player who is ginmi for three rounds in a row gets ten kan from every other player

    @HH-EN-280 @HH-24
    Scenario: Players who sat out also pay the ginmi bonus, and the multiplier does not apply
      Given a table of 5
      And that seats 0, 1 and 2 are active
      And the multiplier is 4
      And the scores are 200, 300, 100, 150 and 120
      And the ginmi of seat 1 is 2
      When the round is over: the cards have run out
      Then seat 0 pays 100 points to seat 1 for being ginmi
      And seat 3 pays 100 points to seat 1 for being ginmi
      And seat 4 pays 100 points to seat 1 for being ginmi
      And 400 points in all are paid for being ginmi

    @HH-EN-280 @HH-24
    Scenario: After the third round as ginmi, every other player pays ten kan and the count restarts
      Given the scores are 200, 300 and 100
      And the ginmi of seat 1 is 2
      When the round is over: the cards have run out
      Then seat 0 pays 100 points to seat 1 for being ginmi
      And seat 2 pays 100 points to seat 1 for being ginmi
      And 200 points in all are paid for being ginmi
      And the ginmi of seat 1 is now 0

    @HH-EN-280 @HH-24
    Scenario: The multiplier does not apply to the ginmi bonus
      Given the scores are 200, 300 and 100
      And the multiplier is 4
      And the ginmi of seat 1 is 2
      When the round is over: the cards have run out
      Then seat 0 pays 100 points to seat 1 for being ginmi
