Feature: The pot of the year and the ginmi
  In a campaign the winner of each round puts a point into the pot of the year, and whoever has most is ginmi.

  Background:
    Given a table of 3
    And the option "match" is campaign
    And seat 0 has 88 card points
    And seat 1 has 89 card points
    And seat 2 has 87 card points

  Rule: The winner of a round puts in a point

    @HH-EN-273 @HH-24
    Scenario: Only the winner
      Given the scores are 200, 200 and 200
      When the round is over: the cards have run out
      Then seat 1 wins the round
      And seat 1 pays 1 point to the bank for the pot of the year
      And 1 point in all is paid for the pot of the year

    @HH-EN-273 @HH-24
    Scenario: The multiplier of the round does not apply to it
      Given the scores are 200, 200 and 200
      And the multiplier is 4
      When the round is over: the cards have run out
      Then seat 1 pays 1 point to the bank for the pot of the year

  Rule: At the end of the year the pot goes to the poorest player

    @HH-EN-274 @HH-EN-275 @HH-EN-276 @HH-24
    Scenario: Twelve rounds have filled it
      Given it is round 12
      And the scores are 200, 300 and 100
      When the round is over: the cards have run out
      Then the bank pays 12 points to seat 2 for the pot of the year

    @HH-EN-276 @HH-24
    Scenario: Not before the year is over
      Given it is round 11
      And the scores are 200, 300 and 100
      When the round is over: the cards have run out
      Then the bank pays 0 points to seat 2 for the pot of the year

    @HH-EN-276 @HH-24
    Scenario: Every year has its pot
      Given it is round 24
      And the scores are 200, 300 and 100
      When the round is over: the cards have run out
      Then the bank pays 12 points to seat 2 for the pot of the year

    @HH-EN-276 @HH-24
    Scenario: Some tables give it to the richest player
      Given the option "bankoita" is richest
      And it is round 12
      And the scores are 200, 300 and 100
      When the round is over: the cards have run out
      Then the bank pays 12 points to seat 1 for the pot of the year
      And the bank pays 0 points to seat 2 for the pot of the year

    @HH-EN-276 @HH-24
    Scenario: Two who have least share it
      Given it is round 12
      And the scores are 100, 300 and 101
      When the round is over: the cards have run out
      Then the bank pays 6 points to seat 0 for the pot of the year
      And the bank pays 6 points to seat 2 for the pot of the year

  Rule: Ginmi is the player with the most points

    @HH-EN-279 @HH-24
    Scenario: Its rounds are counted
      Given the scores are 200, 300 and 100
      And the ginmi of seat 1 is 1
      When the round is over: the cards have run out
      Then the ginmi of seat 1 is now 2
      And the ginmi of seat 0 is now 0
      And nothing is paid for being ginmi

    @HH-EN-279 @HH-24
    Scenario: A player who is behind when a round begins may be ahead when it ends
      Given the scores are 300, 299 and 100
      And the stake of seat 0 is 250
      And the stake of seat 1 is 250
      And the stake of seat 2 is 250
      And the ginmi of seat 1 is 1
      When the round begins
      Then the ginmi of seat 1 is now 1

    @HH-EN-279 @HH-24
    Scenario: A later loan takes it from no player
      Given the scores are -20, 200 and 100
      And the ginmi of seat 1 is 1
      When the round is over: the cards have run out
      Then the bank pays 500 points to seat 0 for a loan
      And the ginmi of seat 1 is now 2

    @HH-EN-279 @HH-EN-280 @HH-24
    Scenario: Overtaken, it begins from nothing
      Given the scores are 400, 300 and 100
      And the ginmi of seat 1 is 2
      When the round is over: the cards have run out
      Then the ginmi of seat 1 is now 0
      And the ginmi of seat 0 is now 1
      And nothing is paid for being ginmi

  Rule: Three rounds in a row earn ten kan from each other player

    @HH-EN-280 @HH-24
    Scenario: Every other player pays, even after sitting out, and the multiplier does not apply
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
    Scenario: The third round
      Given the scores are 200, 300 and 100
      And the ginmi of seat 1 is 2
      When the round is over: the cards have run out
      Then seat 0 pays 100 points to seat 1 for being ginmi
      And seat 2 pays 100 points to seat 1 for being ginmi
      And 200 points in all are paid for being ginmi
      And the ginmi of seat 1 is now 0

    @HH-EN-280 @HH-24
    Scenario: The bonus is not multiplied
      Given the scores are 200, 300 and 100
      And the multiplier is 4
      And the ginmi of seat 1 is 2
      When the round is over: the cards have run out
      Then seat 0 pays 100 points to seat 1 for being ginmi
