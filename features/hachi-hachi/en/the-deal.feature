Feature: The deal
  Each player gets seven cards and the field six, beginning at the dealer's right.

  Rule: The deck is shuffled, and the dealer does not influence its order

    # The scenarios cannot test who shuffles and who cuts. They test that the deck is shuffled, that the seed
    # alone decides its order, and that neither the dealer nor a neighbour can put a card on top.

    @HH-EN-027 @HH-EN-037
    Scenario: The seed decides the order of the deck
      When a match begins with the seed "plum blossom"
      Then the deck is shuffled
      And the deck is in the same order in every match with the seed "plum blossom"
      And the deck is in another order in a match with the seed "cherry blossom"

    @HH-EN-038
    Scenario: The dealer's seat does not change the order of the deck
      When a match begins with the seed "plum blossom"
      Then the deck is in the same order with the seed "plum blossom" for every dealer

  Rule: The deal is four each, three to the field, three each and three to the field

    @HH-EN-039 @HH-EN-040 @HH-EN-041 @HH-EN-042 @HH-EN-043 @HH-1
    Scenario: The cards are dealt counter-clockwise from the player after the dealer
      Given seat 1 is the dealer
      And the field shows 1R 2A 4C1 5R 7A 9C2
      And seat 1 holds 1C1 3B 4R 6A 8C1 10R 12C2
      And the stock begins with 12C1
      When the round begins
      Then seat 2 got cards 1 to 4 of the deck
      And seat 0 got cards 5 to 8 of the deck
      And seat 1 got cards 9 to 12 of the deck
      And the field got cards 13 to 15 of the deck
      And seat 2 got cards 16 to 18 of the deck
      And seat 0 got cards 19 to 21 of the deck
      And seat 1 got cards 22 to 24 of the deck
      And the field got cards 25 to 27 of the deck
      And the stock has 21 cards
      When seat 1 plays 6A
      And seat 1 turns 12C1
      Then card 28 of the deck is the first one turned

    @HH-EN-039 @HH-1
    Scenario: The dealer's right-hand neighbour is dealt cards first by default
      Then the option "deal.first" is right-of-dealer by default
      And the option "deal.pattern" is 4-3f-3-3f by default

    @HH-EN-039 @HH-1
    Scenario: By agreement, the dealer is dealt cards first
      Given the option "deal.first" is dealer
      And seat 1 is the dealer
      When the round begins
      Then seat 1 got cards 1 to 4 of the deck

    @HH-EN-041 @HH-EN-042 @HH-EN-193 @HH-EN-205
    Scenario Outline: With <players> players, each has seven hidden cards and six are open on the field
      Given a table of <players>
      When the round begins
      Then every seat holds 7 cards
      And 6 cards lie on the field
      And seat 0 sees only the backs of 7 cards of seat 1
      And seat 1 sees only the backs of 7 cards of seat 0
      And seat 1 sees 6 cards on the field

      @HH-EN-193
      Examples: Two players
        | players |
        | 2       |

      @HH-EN-041 @HH-EN-042
      Examples: Three players
        | players |
        | 3       |

      @HH-EN-205
      Examples: More players
        | players |
        | 4       |
        | 5       |
        | 6       |

    @HH-EN-040 @HH-EN-193 @HH-19
    Scenario: Two players are dealt cards in the same order
      Given a table of 2
      And seat 1 is the dealer
      When the round begins
      Then the deck has 48 different cards
      And seat 0 got cards 1 to 4 of the deck
      And seat 1 got cards 5 to 8 of the deck
      And the field got cards 9 to 11 of the deck
      And seat 0 got cards 12 to 14 of the deck
      And seat 1 got cards 15 to 17 of the deck
      And the field got cards 18 to 20 of the deck

  Rule: The remaining cards are the stock

    @HH-EN-043 @HH-EN-193 @HH-EN-205 @HH-EN-206
    Scenario Outline: With <players> players, <left> cards remain as the stock
      Given a table of <players>
      When the round begins
      Then the deck has 48 different cards
      And X is not in the deck
      And the stock has <left> cards

      @HH-EN-193
      Examples:
        | players | left |
        | 2       | 28   |

      @HH-EN-043
      Examples:
        | players | left |
        | 3       | 21   |

      @HH-EN-205
      Examples:
        | players | left |
        | 4       | 14   |
        | 5       | 7    |

      @HH-EN-206
      Examples:
        | players | left |
        | 6       | 0    |
