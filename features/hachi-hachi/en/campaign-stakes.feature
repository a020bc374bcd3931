Feature: The stakes of a campaign
  A campaign lasts one year for each player, and every player starts with points from the bank.

  Rule: A campaign lasts one year for each player

    @HH-EN-203 @HH-EN-271 @HH-24
    Scenario Outline: With <players> players, a campaign lasts <rounds> rounds
      Given a table of <players>
      And the option "match" is campaign
      Then the match lasts <rounds> rounds

      Examples:
        | players | rounds |
        | 3       | 36     |
        | 4       | 48     |
        | 6       | 72     |

    @HH-EN-271 @HH-24
    Scenario: A match that is not a campaign lasts one year
      Given a table of 4
      Then the match lasts 12 rounds

    @HH-EN-271 @HH-24
    Scenario: A campaign continues after the first year
      Given a table of 3
      And the option "match" is campaign
      And it is round 12
      And the stake of seat 0 is 250
      And the stake of seat 1 is 250
      And the stake of seat 2 is 250
      When the round is over: the cards have run out
      Then the match is not over

  Rule: Every player gets the buy-in and pays part of it into the prize pot

    @HH-EN-263 @HH-24
    Scenario: A match is not a campaign by default, and no buy-in is paid
      Given a table of 4
      When the round begins
      Then the option "match" is plain by default
      And nothing is paid for the buy-in
      And the scores are now 0, 0, 0 and 0

    @HH-EN-263 @HH-EN-267 @HH-EN-268 @HH-EN-270 @HH-24
    Scenario: Each player gets twenty-five kan and pays five of them into the prize pot
      Given a table of 4
      And the option "match" is campaign
      When the round begins
      Then the bank pays 250 points to seat 0 for the buy-in
      And the bank pays 250 points to seat 3 for the buy-in
      And seat 0 pays 50 points to the bank for the prize pot
      And seat 3 pays 50 points to the bank for the prize pot
      And the scores are now 200, 200, 200 and 200
      And the stake of seat 0 is now 250
      And the stake of seat 3 is now 250

    @HH-EN-267 @HH-24
    Scenario: The buy-in is not paid again in the second round of a campaign
      Given a table of 3
      And the option "match" is campaign
      And it is round 2
      And the stake of seat 0 is 250
      And the stake of seat 1 is 250
      And the stake of seat 2 is 250
      And the scores are 210, 200 and 190
      When the round begins
      Then nothing is paid for the match
      And the scores are now 210, 200 and 190
      And the stake of seat 0 is now 250

    @HH-EN-267 @HH-24
    Scenario: In a match that is not a campaign, every score starts at zero
      Given a table of 3
      When the round begins
      Then the scores are now 0, 0 and 0

  Rule: A player with fewer than zero points borrows in units of fifty kan

    @HH-EN-277 @HH-EN-278 @HH-24
    Scenario: A player seven points below zero takes one loan
      Given a table of 3
      And the option "match" is campaign
      And the scores are 600, 5 and -6
      And seat 0 has 88 card points
      And seat 1 has 89 card points
      And seat 2 has 87 card points
      When the round is over: the cards have run out
      Then the bank pays 500 points to seat 2 for loans
      And the debt of seat 2 is now 500
      And the debt of seat 1 is now 0

    @HH-EN-277 @HH-EN-278 @HH-24
    Scenario: A player 506 points below zero takes two loans
      Given a table of 3
      And the option "match" is campaign
      And the scores are 600, 5 and -505
      And seat 0 has 88 card points
      And seat 1 has 89 card points
      And seat 2 has 87 card points
      When the round is over: the cards have run out
      Then the bank pays 1000 points to seat 2 for loans
      And the debt of seat 2 is now 1000

    @HH-EN-277 @HH-EN-278 @HH-24
    Scenario: The multiplier does not apply to a loan
      Given a table of 3
      And the option "match" is campaign
      And the multiplier is 4
      And the scores are 600, 5 and -6
      And seat 0 has 88 card points
      And seat 1 has 89 card points
      And seat 2 has 87 card points
      When the round is over: the cards have run out
      Then the bank pays 500 points to seat 2 for loans
      And the debt of seat 2 is now 500

    @HH-EN-277 @HH-24
    Scenario: A player with exactly zero points does not borrow
      Given a table of 3
      And the option "match" is campaign
      And the scores are 600, 5 and 1
      And seat 0 has 88 card points
      And seat 1 has 89 card points
      And seat 2 has 87 card points
      When the round is over: the cards have run out
      Then nothing is paid for loans

  Rule: Stones and kan cards are only counters for points and kan

    @HH-EN-264 @HH-24
    Scenario: A white stone is worth one kan and a black stone one point
      Given a table of 3
      And the option "match" is campaign
      When the rules are read
      Then a kan is 10 points
      And the rules count in kan and points only, never in money

    @HH-EN-265 @HH-24
    Scenario: The buy-in equals a 25-kan card, and the payment into the prize pot a 5-kan card
      Given a table of 3
      And the option "match" is campaign
      When the round begins
      Then a kan is 10 points
      And the bank pays 250 points to seat 0 for the buy-in
      And seat 0 pays 50 points to the bank for the prize pot

    @HH-EN-265 @HH-24
    Scenario: A loan equals a 50-kan card
      Given a table of 3
      And the option "match" is campaign
      And the scores are -6, 600 and 6
      And seat 0 has 87 card points
      And seat 1 has 89 card points
      And seat 2 has 88 card points
      When the round is over: the cards have run out
      Then a kan is 10 points
      And the bank pays 500 points to seat 0 for loans
