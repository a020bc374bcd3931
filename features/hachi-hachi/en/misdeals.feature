Feature: Misdeals
  If all four cards of a month are on the field, the cards are dealt again.

  # The text does not define misdeals. The ruling does.

  Rule: Four cards of a month on the field are a misdeal

    @HH-EN-207 @HH-EN-208 @HH-3
    Scenario: After a misdeal, the same dealer deals again and the old field leaves no multiplier
      Given seat 2 is the dealer
      And a field of 1B 1R 1C1 1C2 5R 7A is dealt first
      And the field shows 1R 2A 4C1 5R 7A 9C2
      When the round begins
      Then the cards were dealt again 1 time
      And it is seat 2 that deals
      And 1R 2A 4C1 5R 7A 9C2 lie on the field
      And the round's multiplier is 1
      And no multiplier is carried over
      And this is round 1

    @HH-EN-207 @HH-EN-208 @HH-3
    Scenario: If the second deal is also a misdeal, the cards are dealt a third time
      Given a field of 4A 4R 4C1 4C2 5R 7A is dealt first
      And a field of 9A 9R 9C1 9C2 2A 3C1 is dealt first
      And the field shows 1R 2A 4C1 5R 7A 9C2
      When the round begins
      Then the cards were dealt again 2 times

    @HH-EN-207 @HH-3
    Scenario: After a misdeal, the cards are dealt again before any player is asked to play
      Given a table of 5
      And a field of 4A 4R 4C1 4C2 5R 7A is dealt first
      And the field shows 1R 2A 4C1 5R 7A 9C2
      When the round begins
      Then the cards were dealt again 1 time
      And it is time for the question of who plays
      And it is the turn of seat 0

  Rule: No other deal is a misdeal

    @HH-EN-208 @HH-3
    Scenario: Three cards of a month on the field and the fourth in a hand are not a misdeal
      Given the field shows 4R 4C1 4C2 5R 7A 9C2
      And seat 0 holds 1R 2A 3C1 4A 6C1 8C1 10C1
      When the round begins
      Then the cards were dealt again 0 times

    @HH-EN-208 @HH-EN-070 @HH-3
    Scenario: Four cards of a month in a hand are a teyaku, not a misdeal
      Given seat 0 holds 1R 2A 3C1 4A 4R 4C1 4C2
      When the round begins
      Then the cards were dealt again 0 times
      And seat 0 may declare "four of a kind"
