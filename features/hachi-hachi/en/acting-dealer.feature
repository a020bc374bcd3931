Feature: The acting dealer
  If the dealer drops out, the next player to the right who joins is the acting dealer.

  Rule: The next player to the right who joins is the dealer for the round

    @HH-EN-231 @HH-1
    Scenario: The player after the dealer becomes the acting dealer by joining
      Given a table of 5
      And seat 4 is the dealer
      When the round begins
      And seat 4 says "I drop out"
      And all who are asked say "I play"
      Then seat 0 is the acting dealer
      And it is the turn of seat 0

    @HH-EN-231 @HH-1
    Scenario: There is no acting dealer until the drop-out phase is over
      Given a table of 5
      And seat 4 is the dealer
      When the round begins
      And seat 4 says "I drop out"
      And seat 0 says "I play"
      Then seat 1 does not see that seat 0 is the acting dealer

    @HH-EN-231 @HH-1
    Scenario: If the next player drops out too, the player after that is the acting dealer
      Given a table of 6
      And seat 4 is the dealer
      When the round begins
      And seat 4 says "I drop out"
      And seat 5 says "I drop out"
      And seat 0 says "I play"
      And seat 1 says "I drop out"
      And seat 2 says "I play"
      And seat 3 says "I play"
      Then seats 0, 2 and 3 are active
      And seat 0 is the acting dealer
      And it is the turn of seat 0

    @HH-EN-231 @HH-1
    Scenario: The search for an acting dealer starts after the dealer, not at seat 0
      Given a table of 6
      And seat 2 is the dealer
      When the round begins
      And seat 2 says "I drop out"
      And seat 3 says "I drop out"
      And seat 4 says "I play"
      And seat 5 says "I drop out"
      And seat 0 says "I play"
      And seat 1 says "I play"
      Then seats 0, 1 and 4 are active
      And seat 4 is the acting dealer
      And it is the turn of seat 4

    @HH-EN-231 @HH-1
    Scenario: A dealer who joins is the acting dealer
      Given a table of 4
      And seat 3 is the dealer
      When the round begins
      And all who are asked say "I play"
      Then seat 3 is the acting dealer

  Rule: The acting dealer counts as the dealer in scoring

    @HH-EN-147 @HH-EN-231 @HH-1 @HH-16
    Scenario: The acting dealer is paid for all eights and wins the round
      Given a table of 4
      And seat 1 is the dealer
      And that seat 1 has dropped out
      And that seats 0, 2 and 3 are active
      And that seat 2 is the acting dealer
      And seat 0 has 88 card points
      And seat 2 has 88 card points
      And seat 3 has 88 card points
      When the round is over: the cards have run out
      Then seat 2 wins the round
      And the scores are now -100, 0, 200 and -100

    @HH-EN-160 @HH-EN-231 @HH-1 @HH-16
    Scenario: In a tie, the first player in turn order from the acting dealer wins
      Given a table of 5
      And seat 3 is the dealer
      And that seats 3 and 0 have dropped out
      And that seats 4, 1 and 2 are active
      And that seat 4 is the acting dealer
      And seat 4 has 92 card points
      And seat 1 has 92 card points
      And seat 2 has 80 card points
      When the round is over: the cards have run out
      Then seat 4 wins the round
