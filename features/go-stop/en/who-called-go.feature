# language: en
Feature: Players who have called go
  A player plays for more only by calling go, and pays for both losers only after calling it.

  Background:
    Given the option "junk-penalty" is no
    And the option "bright-penalty" is no

  Rule: A player who has called go may stop only after their cards have gained value again

    Scenario: With three players, a caller of go is not asked again after an opponent's cards gain value
      Given seat 0 has captured 1R 2R 3R
      And seat 1 has captured 6R 9R
      And the field shows 4C1 10R 12C1
      And seat 0 holds 5C1 7C1
      And seat 1 holds 10C1 8C1
      And seat 2 holds 11C1 9C1
      And the stock begins with 1C1 2C1 3C1 6C1
      And seat 0 has said "go" 1 time
      When the turn comes to seat 1
      And seat 1 plays 10C1 and takes 10R
      And seat 1 turns 1C1
      And seat 1 says "go"
      And seat 2 plays 11C1
      And seat 2 turns 2C1
      And seat 0 plays 5C1
      And seat 0 turns 3C1
      Then it is the turn of seat 1
      And it is time for a card from the hand

    Scenario: With two players, a caller of go is not asked again after the opponent's cards gain value
      Given a table of 2
      And seat 0 has captured 1R 2R 3R 2A 4A 8A
      And seat 1 has captured 6R 9R 1B 3B 8B 12B
      And the field shows 4C1 10R 7C2
      And seat 0 holds 5C1 7C1
      And seat 1 holds 10C1 8C1
      And the stock begins with 1C1 2C1 3C1 6C1
      And seat 0 has said "go" 1 time
      When the turn comes to seat 1
      And seat 1 plays 10C1 and takes 10R
      And seat 1 turns 1C1
      And seat 1 says "go"
      And seat 0 plays 5C1
      And seat 0 turns 2C1
      Then it is the turn of seat 1
      And it is time for a card from the hand

  Rule: Cards that gain value but do not reach the minimum are not enough

    Scenario: With three players, a player whose cards gain only their first point is not asked
      Given seat 0 has captured 1R 2R 4R 6R
      And the field shows 4C1 10R 12C1
      And seat 0 holds 10C1 8C1
      And seat 1 holds 5C1 7C1
      And seat 2 holds 11C1 9C1
      And the stock begins with 1C1 2C1
      When the turn comes to seat 0
      And seat 0 plays 10C1 and takes 10R
      And seat 0 turns 1C1
      Then it is the turn of seat 1
      And it is time for a card from the hand

  Rule: A player who has not called go pays their own debt

    Scenario: The first player of a round who has not called go pays only their own debt
      Given seat 1 has captured 6R 9R
      And the field shows 4C1 10R 12C1
      And seat 0 holds 5C1 7C1
      And seat 1 holds 10C1 8C1
      And seat 2 holds 11C1 9C1
      And the stock begins with 1C1 2C1
      When the turn comes to seat 0
      And seat 0 plays 5C1
      And seat 0 turns 1C1
      And seat 1 plays 10C1 and takes 10R
      And seat 1 turns 2C1
      And seat 1 says "stop"
      Then seat 0 pays 3 points to seat 1 for the win
      And seat 2 pays 3 points to seat 1 for the win

    Scenario: The next player after a caller of go pays only their own debt
      Given seat 0 has captured 6R 9R 1R 2R
      And the field shows 3R 10R 12C1
      And seat 0 holds 10C1 3C1
      And seat 1 holds 5C1 8C1
      And seat 2 holds 11C1 9C1
      And the stock begins with 1C1 2C1 4C1 7C1
      When the turn comes to seat 0
      And seat 0 plays 10C1 and takes 10R
      And seat 0 turns 1C1
      And seat 0 says "go"
      And seat 1 plays 5C1
      And seat 1 turns 2C1
      And seat 2 plays 11C1
      And seat 2 turns 4C1
      And seat 0 plays 3C1 and takes 3R
      And seat 0 turns 7C1
      And seat 0 says "stop"
      Then seat 0 gets 18 points in all for the win
      And seat 1 pays 8 points to seat 0 for the win
      And seat 2 pays 8 points to seat 0 for the win

    Scenario: By agreement, the second caller of go pays no more than the other loser if the first wins
      Given the option "go-penalty" is no
      And seat 0 has said "go" 1 time
      And seat 2 has said "go" 1 time
      And seat 0 has captured 1R 2R 3R
      When the round is over: stop by seat 0
      Then seat 1 pays 3 points to seat 0 for the win
      And seat 2 pays 3 points to seat 0 for the win

  Rule: A month shown in play doubles the payment

    Scenario: A month shown with an earlier card doubles the payment
      Given a table of 2
      And seat 0 has captured 6R 9R 2A 4A 8A
      And the field shows 10R 12C1
      And seat 0 holds 5C1 5C2 5R 10C1
      And seat 1 holds 7C1 8C1 9C1 11C1
      And the stock begins with 1C1 2C1 3C1
      When the turn comes to seat 0
      And seat 0 says "shake" with 5C1
      And seat 0 turns 1C1
      And seat 1 plays 7C1
      And seat 1 turns 2C1
      And seat 0 plays 10C1 and takes 10R
      And seat 0 turns 3C1
      And seat 0 says "stop"
      Then the round's multiplier is 2
      And seat 1 pays 16 points to seat 0 for the win
