Feature: When the dealer drops out
  The role passes on to the right until somebody plays.

  Rule: The next to the right who plays is dealer for the round

    @HH-EN-231 @HH-1
    Scenario: The very next seat
      Given a table of 5
      And seat 4 is the dealer
      When the round begins
      And seat 4 says "I drop out"
      And all who are asked say "I play"
      Then seat 0 is the acting dealer
      And it is the turn of seat 0

    @HH-EN-231 @HH-1
    Scenario: Not before all have said whether they play
      Given a table of 5
      And seat 4 is the dealer
      When the round begins
      And seat 4 says "I drop out"
      And seat 0 says "I play"
      Then seat 1 does not see that seat 0 is the acting dealer

    @HH-EN-231 @HH-1
    Scenario: Or the one after, if that one drops out as well
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
    Scenario: The next to the right of the dealer, not the first at the table
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
    Scenario: A dealer who plays stays dealer
      Given a table of 4
      And seat 3 is the dealer
      When the round begins
      And all who are asked say "I play"
      Then seat 3 is the acting dealer

  Rule: It is then that seat which counts as dealer

    @HH-EN-147 @HH-EN-231 @HH-1 @HH-16
    Scenario: All eights go to the acting dealer
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
    Scenario: The order of play from the dealer decides a tie
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
