# language: en
Feature: Draws in a row
  A round without a winner doubles the next. By agreement, several such rounds in a row add up.

  Rule: By agreement, each draw in a row doubles the next round again

    Scenario: By default, the next round counts double however many draws came before
      Given the multiplier 2 was carried over
      When the round is over: the cards have run out
      Then the option "draws-in-a-row" is 1 by default
      And the multiplier 2 is carried over

    Scenario: A second draw doubles the next round again
      Given the option "draws-in-a-row" is 3
      And the multiplier 2 was carried over
      When the round is over: the cards have run out
      Then the multipliers 2 and 2 are carried over

    Scenario: A third draw doubles the next round once more
      Given the option "draws-in-a-row" is 3
      And the multiplier 2 was carried over
      And the multiplier 2 was carried over
      When the round is over: the cards have run out
      Then the multipliers 2, 2 and 2 are carried over

    Scenario: A draw beyond the agreed number does not double the next round again
      Given the option "draws-in-a-row" is 3
      And the multiplier 2 was carried over
      And the multiplier 2 was carried over
      And the multiplier 2 was carried over
      When the round is over: the cards have run out
      Then the multipliers 2, 2 and 2 are carried over

    Scenario: The first draw doubles the next round only once
      Given the option "draws-in-a-row" is 3
      When the round is over: the cards have run out
      Then the multiplier 2 is carried over

    Scenario: If a draw does not double the next round, consecutive draws carry no multiplier
      Given the option "draw-doubles" is no
      And the option "draws-in-a-row" is 3
      And the multiplier 2 was carried over
      When the round is over: the cards have run out
      Then no multiplier is carried over

  Rule: The multipliers of all draws in a row apply to the winner's payment

    Scenario: After two draws the round counts four times
      Given the option "draws-in-a-row" is 3
      And the multiplier 2 was carried over
      And the multiplier 2 was carried over
      When the round begins
      Then the round's multiplier is 4

    Scenario: A winner ends the row of draws
      Given the option "draws-in-a-row" is 3
      And the multiplier 2 was carried over
      And the multiplier 2 was carried over
      And the option "bright-penalty" is no
      And seat 0 has captured 1R 2R 3R
      When the round is over: stop by seat 0
      Then seat 1 pays 12 points to seat 0 for the win
      And no multiplier is carried over

    Scenario: Three piles end the row of draws
      Given the option "draws-in-a-row" is 3
      And the multiplier 2 was carried over
      When the round is over: three piles by seat 0
      Then no multiplier is carried over

    Scenario: A hand that wins at once ends the row of draws
      Given the option "draws-in-a-row" is 3
      And the multiplier 2 was carried over
      And seat 0 holds 1B 1R 1C1 1C2 2A 3B 4A
      When the round is over: hand-win by seat 0
      Then seat 1 pays 14 points to seat 0 for the win
      And no multiplier is carried over
