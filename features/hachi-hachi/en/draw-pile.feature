Feature: The stock after the drop-out phase
  The hands of players who sit out go back to the stock.

  Rule: The hands of players who sit out are put on the stock

    @HH-EN-234
    Scenario: The hand of a player who sits out goes to the stock and is no longer visible
      Given a table of 4
      And seat 3 holds 6A 8A 8C1 8C2 10C1 11C1 12C1
      When the round begins
      Then the stock has 14 cards
      When all who are asked say "I play"
      Then the stock has 21 cards
      And 6A 8A 8C1 8C2 10C1 11C1 12C1 are in the stock
      And seat 3 holds 0 cards
      And seat 2 holds 7 cards
      And seat 0 sees none of 6A 8A 8C1 8C2 10C1 11C1 12C1

    @HH-EN-206 @HH-EN-234
    Scenario: With six players, the stock is empty until the drop-out phase is over
      Given a table of 6
      And seat 0 holds 6A 8A 8C1 8C2 10C1 11C1 12C1
      And seat 5 holds 1R 2A 3C1 4C1 5A 7C1 9A
      When the round begins
      Then the stock has 0 cards
      When seat 0 says "I drop out"
      Then the stock has 0 cards
      When seat 1 says "I play"
      And seat 2 says "I play"
      And seat 3 says "I play"
      Then the stock has 21 cards
      And 6A 8A 8C1 8C2 10C1 11C1 12C1 are in the stock
      And 1R 2A 3C1 4C1 5A 7C1 9A are in the stock

  Rule: The stock is shuffled after the hands are put on it

    @HH-EN-235
    Scenario: The returned hands and the rest of the deck are shuffled
      Given a table of 5
      When a match begins with the seed "maple leaves"
      And all who are asked say "I play"
      Then the stock is the rest of the deck and the discarded cards, shuffled again

    @HH-EN-234 @HH-EN-235
    Scenario: A card from a returned hand may be the first to be turned over
      Given a table of 4
      And seat 0 holds 1R 2A 3C1 4A 5C1 7C1 9C1
      And seat 3 holds 6A 8A 8C1 8C2 10C1 11C1 12C1
      And the shuffled stock begins with 6A
      When the round begins
      And all who are asked say "I play"
      And seat 0 plays 2A
      And seat 0 turns 6A
      Then that is accepted
