Feature: Seven players and the blank card
  All cards are dealt, and the player with the blank card sits out.

  Rule: Each player is dealt seven cards, and none are dealt to the field

    @HH-EN-240
    Scenario: With seven players, the blank card is shuffled into the deck
      Given a table of 7
      When the round begins
      Then the deck has 49 different cards
      And X is in the deck

    @HH-EN-240
    Scenario: With six players, the blank card is left out of the deck
      Given a table of 6
      When the round begins
      Then the deck has 48 different cards
      And X is not in the deck

    @HH-EN-241
    Scenario: With seven players, the cards are dealt twice around from the dealer's right
      Given a table of 7
      And seat 2 is the dealer
      And seat 3 holds X 1R 2A 4C1 5R 7A 9C2
      When the round begins
      Then every seat was dealt 7 cards
      And no card was dealt to the field
      And seat 4 got cards 5 to 8 of the deck
      And seat 1 got cards 21 to 24 of the deck
      And seat 2 got cards 25 to 28 of the deck
      And seat 4 got cards 32 to 34 of the deck
      And seat 2 got cards 47 to 49 of the deck
      And the stock has 0 cards

  Rule: The holder of the blank card shows it and sits out

    @HH-EN-242 @HH-EN-245 @HH-EN-247 @HH-20
    Scenario: The six other cards of the blank card's holder become the field
      Given a table of 7
      And seat 3 holds X 1R 2A 4C1 5R 7A 9C2
      When the round begins
      Then 6 cards lie on the field
      And 1R 2A 4C1 5R 7A 9C2 lie on the field
      And seat 5 sees 6 cards on the field
      And seat 5 sees that seat 3 holds the blank card
      And X does not lie on the field
      And seat 3 holds 0 cards
      When all who are asked say "I play"
      Then the stock has 21 cards
      And X is not in the stock

    @HH-EN-245 @HH-20
    Scenario: The six other cards become the field even if the first seat holds the blank card
      Given a table of 7
      And seat 0 holds X 1R 2A 4C1 5R 7A 9C2
      When the round begins
      Then 6 cards lie on the field
      And 1R 2A 4C1 5R 7A 9C2 lie on the field

    @HH-EN-245 @HH-4 @HH-20
    Scenario: The six other cards of the blank card's holder set the multiplier
      Given a table of 7
      And seat 3 holds X 1R 2A 4C1 5R 7A 8B
      When the round begins
      Then the round's multiplier is 2

    @HH-EN-243 @HH-EN-246 @HH-20
    Scenario: The other players continue as six players do, and the holder is not asked to play
      Given a table of 7
      And seat 2 is the dealer
      And seat 3 holds X 1R 2A 4C1 5R 7A 9C2
      And seat 1 holds 12C1 2C2
      And seat 2 holds 2R 3R
      And seat 4 holds 1C1 6R
      And seat 5 holds 10C2
      And seat 6 holds 3C2
      And the shuffled stock begins with 1C1 6R 12C1 2C2
      When the round begins
      And seat 2 says "I play"
      Then it is the turn of seat 4
      And seat 3 may not say "I play"
      And seat 3 may not say "I drop out"
      When seat 4 says "I drop out"
      And seat 5 says "I play"
      And seat 6 says "I play"
      Then seats 2, 5 and 6 are active
      And seats 0 and 1 are forced out
      When nobody declares anything
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 2    | 2R takes 2A   | 1C1 takes 1R   |
        | 5    | 10C2          | 6R             |
        | 6    | 3C2           | 12C1           |
        | 2    | 3R takes 3C2  | 2C2            |
      And seat 2 says "shoubu"
      Then the round ends like this: shoubu

    @HH-EN-243 @HH-20
    Scenario: If the dealer holds the blank card, the next player is asked first and is acting dealer
      Given a table of 7
      And seat 3 is the dealer
      And seat 3 holds X 1R 2A 4C1 5R 7A 9C2
      When the round begins
      Then it is the turn of seat 4
      When all who are asked say "I play"
      Then seats 4, 5 and 6 are active
      And seat 4 is the acting dealer

    @HH-EN-244 @HH-20
    Scenario: The holder of the blank card neither pays nor is paid, unlike others who sit out
      Given a table of 7
      And seat 2 is the dealer
      And seat 3 holds X 1R 2A 4C1 5R 7A 9C2
      And seat 0 holds 6A 8A 8C1 8C2 10C1 11C1 12C1
      And seat 1 holds 3C2 2C2
      And seat 2 holds 2R 10R
      And seat 4 holds 1C2 3R
      And seat 5 holds 11A
      And seat 6 holds 12C3
      And the shuffled stock begins with 2R 10R 3C2 2C2
      When the round begins
      And seat 2 says "I drop out"
      And seat 4 says "I play"
      And seat 5 says "I play"
      And seat 6 says "I play"
      And nobody declares anything
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 4    | 1C2 takes 1R  | 2R takes 2A    |
        | 5    | 11A           | 10R            |
        | 6    | 12C3          | 3C2            |
        | 4    | 3R takes 3C2  | 2C2            |
      And seat 4 says "shoubu"
      Then seat 2 pays a fee of 10 points into the pot
      And seat 5 pays 10 points to seat 0 in compensation
      But seat 3 has neither paid nor been paid
