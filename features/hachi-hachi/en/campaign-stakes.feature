Feature: The stakes of a campaign
  A campaign is as many years as there are players, played for stakes.

  Rule: A year for every player

    @HH-EN-203 @HH-EN-271 @HH-24
    Scenario Outline: As many years of twelve rounds as players
      Given a table of <players>
      And the option "match" is campaign
      Then the match lasts <rounds> rounds

      Examples:
        | players | rounds |
        | 3       | 36     |
        | 4       | 48     |
        | 6       | 72     |

    @HH-EN-271 @HH-24
    Scenario: Without a campaign a match is one year
      Given a table of 4
      Then the match lasts 12 rounds

    @HH-EN-271 @HH-24
    Scenario: After the first year the campaign continues
      Given a table of 3
      And the option "match" is campaign
      And it is round 12
      And the stake of seat 0 is 250
      And the stake of seat 1 is 250
      And the stake of seat 2 is 250
      When the round is over: the cards have run out
      Then the match is not over

  Rule: Everyone is given the buy-in and pays a part of it towards the prize

    @HH-EN-263 @HH-24
    Scenario: A campaign is an option and not the default
      Given a table of 4
      When the round begins
      Then the option "match" is plain by default
      And nothing is paid for the buy-in
      And the scores are now 0, 0, 0 and 0

    @HH-EN-263 @HH-EN-267 @HH-EN-268 @HH-EN-270 @HH-24
    Scenario: Twenty kan are left of twenty-five
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
    Scenario: Only once in a campaign
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
    Scenario: A match without a campaign begins from nothing
      Given a table of 3
      When the round begins
      Then the scores are now 0, 0 and 0

  Rule: A player who runs out borrows in fixed units

    @HH-EN-277 @HH-EN-278 @HH-24
    Scenario: One loan is enough
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
    Scenario: Two units are needed
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
    Scenario: A loan is fifty kan after a sovereign field too
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
    Scenario: Nothing at all is not less than nothing
      Given a table of 3
      And the option "match" is campaign
      And the scores are 600, 5 and 1
      And seat 0 has 88 card points
      And seat 1 has 89 card points
      And seat 2 has 87 card points
      When the round is over: the cards have run out
      Then nothing is paid for loans

  Rule: Stones and kan cards only stand for points and kan

    @HH-EN-264 @HH-24
    Scenario: A white stone is a kan, a black one a point
      Given a table of 3
      And the option "match" is campaign
      When the rules are read
      Then a kan is 10 points
      And the rules count in kan and points only, never in money

    @HH-EN-265 @HH-24
    Scenario: Buy-in and prize are one kan card each, of 25 and 5
      Given a table of 3
      And the option "match" is campaign
      When the round begins
      Then a kan is 10 points
      And the bank pays 250 points to seat 0 for the buy-in
      And seat 0 pays 50 points to the bank for the prize pot

    @HH-EN-265 @HH-24
    Scenario: A loan is a kan card of 50
      Given a table of 3
      And the option "match" is campaign
      And the scores are -6, 600 and 6
      And seat 0 has 87 card points
      And seat 1 has 89 card points
      And seat 2 has 88 card points
      When the round is over: the cards have run out
      Then a kan is 10 points
      And the bank pays 500 points to seat 0 for loans
