Feature: The end of a campaign
  After the last year, players pay back the buy-in and loans, and the winner takes the prize pot.

  Background:
    Given a table of 3
    And the option "match" is campaign
    And it is round 36
    And the stake of seat 0 is 250
    And the stake of seat 1 is 250
    And the stake of seat 2 is 250
    And seat 0 has 88 card points
    And seat 1 has 89 card points
    And seat 2 has 87 card points

  Rule: The winner of the campaign takes the prize pot

    @HH-EN-269 @HH-EN-281 @HH-EN-282 @HH-24
    Scenario: The player with the most points takes the whole prize pot
      Given the scores are 200, 300 and 100
      When the round is over: the cards have run out
      Then the bank pays 150 points to seat 1 for the prize pot
      And the bank pays 0 points to seat 0 for the prize pot
      And 150 points in all are paid for the prize pot
      And the match ends with this round

    @HH-EN-269 @HH-24
    Scenario: The winner of the last round gets no prize pot if another player has more points
      Given the scores are 400, 200 and 100
      When the round is over: the cards have run out
      Then seat 1 wins the round
      But the bank pays 150 points to seat 0 for the prize pot
      And 150 points in all are paid for the prize pot

    @HH-EN-281 @HH-24
    Scenario: Borrowed points do not count towards the prize pot
      Given the scores are 200, 300 and 700
      And the debt of seat 2 is 500
      When the round is over: the cards have run out
      Then the bank pays 150 points to seat 1 for the prize pot

    @HH-EN-282 @HH-24
    Scenario: The prize pot is not paid out before the last round
      Given it is round 35
      And the scores are 200, 300 and 100
      When the round is over: the cards have run out
      Then nothing is paid for the prize pot

    @HH-EN-283 @HH-24
    Scenario: Players who are tied for the most points share the prize pot
      Given the scores are 302, 302 and 100
      And seat 0 has 89 card points
      And seat 1 has 90 card points
      And seat 2 has 85 card points
      When the round is over: the cards have run out
      Then the bank pays 75 points to seat 0 for the prize pot
      And the bank pays 75 points to seat 1 for the prize pot

  Rule: Every player pays back the buy-in and all loans

    @HH-EN-284 @HH-24
    Scenario: Every player pays back the buy-in after the last round
      Given the scores are 200, 300 and 100
      When the round is over: the cards have run out
      Then seat 0 pays 250 points to the bank for the buy-in
      And seat 1 pays 250 points to the bank for the buy-in
      And seat 2 pays 250 points to the bank for the buy-in

    @HH-EN-284 @HH-24
    Scenario: Each player pays back the amount that player received as buy-in
      Given the stake of seat 1 is 300
      And the scores are 200, 300 and 100
      When the round is over: the cards have run out
      Then seat 0 pays 250 points to the bank for the buy-in
      And seat 1 pays 300 points to the bank for the buy-in
      And 800 points in all are paid for the buy-in

    @HH-EN-284 @HH-24
    Scenario: No player pays back the buy-in before the last round
      Given it is round 35
      And the scores are 200, 300 and 100
      When the round is over: the cards have run out
      Then nothing is paid for the buy-in

    @HH-EN-285 @HH-24
    Scenario: A player in debt pays back fifty kan for each debt token
      Given the scores are 200, 300 and 700
      And the debt of seat 2 is 1000
      When the round is over: the cards have run out
      Then seat 2 pays 1000 points to the bank for loans
      And seat 0 pays 0 points to the bank for loans
      And the debt of seat 2 is now 0

    @HH-EN-284 @HH-EN-285 @HH-24
    Scenario: The multiplier of the last round does not apply to the buy-in or to loans
      Given the multiplier is 4
      And the scores are 200, 300 and 700
      And the debt of seat 2 is 500
      When the round is over: the cards have run out
      Then seat 0 pays 250 points to the bank for the buy-in
      And seat 2 pays 250 points to the bank for the buy-in
      And seat 2 pays 500 points to the bank for loans

    @HH-EN-284 @HH-EN-285 @HH-24
    Scenario: The final scores are the points left after all payments of the last round
      Given the scores are 200, 300 and 101
      When the round is over: the cards have run out
      Then the scores are now -50, 200 and -138
