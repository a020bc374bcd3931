Feature: Tables where three must play
  At some tables, at least three players must play each round.

  Rule: Once all but three players have dropped out, those three must play

    @HH-EN-222 @HH-5
    Scenario: After two of five players have dropped out, the other three must play
      Given a table of 5
      And the option "participation.minimum" is three
      When the round begins
      And seat 0 says "I play"
      And seat 1 says "I drop out"
      Then it is the turn of seat 2
      And seat 2 may say "I drop out"
      When seat 2 says "I drop out"
      Then seats 0, 3 and 4 are active
      And seat 3 may not say "I drop out"
      And seat 4 may not say "I drop out"
      And it is time for a card from the hand

    @HH-EN-222 @HH-5
    Scenario: With four players, only one can drop out
      Given a table of 4
      And the option "participation.minimum" is three
      When the round begins
      And seat 0 says "I drop out"
      Then seats 1, 2 and 3 are active
      When seat 1 says "I drop out"
      Then that is refused: not a legal move now

    @HH-EN-222 @HH-6
    Scenario: A player who must play pays no fee
      Given a table of 4
      And the option "participation.minimum" is three
      And the field shows 1R 2A 4C1 5R 7A 9C2
      When the round begins
      And seat 0 says "I drop out"
      Then seat 0 pays a fee of 10 points into the pot
      And seat 1 pays a fee of 0 points into the pot
      And 10 points are left in the pot

  Rule: A table may require three players only in later rounds

    # The rules of a table may change between rounds. Scores, pot and dealer stay.
    @HH-EN-223 @HH-5
    Scenario: Three players may drop out in round six, but only one in later rounds
      Given a table of 4
      And it is round 6
      When the round begins
      And seat 0 says "I drop out"
      And seat 1 says "I drop out"
      And seat 2 says "I drop out"
      And seat 3 says "I play"
      Then the round ends like this: only one plays
      When the next round begins with the option "participation.minimum" as three
      Then this is round 7
      And it is seat 3 that deals
      And all payments cancel out
      And the scores are now -10, -15, -20 and 45
      When seat 3 says "I drop out"
      Then seats 0, 1 and 2 are active
      And seat 0 may not say "I drop out"
