Feature: The dealer
  The first dealer is chosen somehow; after that it is whoever won.

  Rule: Anybody may be the first dealer

    @HH-EN-032
    Scenario Outline: Seat <dealer> deals first, however that came about
      Given seat <dealer> is the dealer
      When the round begins
      Then it is seat <dealer> that deals
      And it is the turn of seat <dealer>

      Examples:
        | dealer |
        | 0      |
        | 1      |
        | 2      |

    @HH-EN-027 @HH-EN-032
    Scenario: A match that is left to the cards finds a dealer, a shuffled pack and full hands
      When a match begins with the seed "first of the year"
      Then this is round 1
      And the deck is shuffled
      And every seat holds 7 cards
      And 6 cards lie on the field
      And it is seat 2 that deals
      And it is the turn of seat 2

  Rule: Drawing cards is one way, and the earliest month deals

    @HH-EN-033 @HH-2
    Scenario Outline: <case>
      When the seats draw <cards> for the first deal
      Then seat <dealer> is the first dealer

      Examples:
        | case                                    | cards                   | dealer |
        | The earliest month                      | 5A 3C1 9R               | 1      |
        | The month counts, not the card's worth  | 12B 8B 2C1              | 2      |
        | December comes last                     | 12C1 11C1 12B           | 1      |
        | Equal cards of a later month are no tie | 4A 9C1 9C2 9R           | 0      |
        | Seven draw                              | 6A 7A 8B 9A 10A 5C1 11B | 5      |

    @HH-EN-034 @HH-2
    Scenario Outline: Of one month the higher card is the earlier: <cards>
      When the seats draw <cards> for the first deal
      Then seat <dealer> is the first dealer

      Examples:
        | cards      | dealer |
        | 3C1 3B 3R  | 1      |
        | 3C1 9A 3R  | 2      |
        | 2C1 2A 12B | 1      |
        | 1R 11B 1C1 | 0      |

    @HH-EN-035 @HH-2
    Scenario: Cards of the same month and rank are drawn again
      When the seats draw 4C1 4C2 9A for the first deal
      Then seats 0 and 1 draw again

    @HH-EN-034 @HH-EN-035 @HH-2
    Scenario: A higher card of that month saves the drawing
      When the seats draw 12C1 12C2 12C3 12B for the first deal
      Then seat 3 is the first dealer

    @HH-EN-035 @HH-2
    Scenario: They draw until it is settled
      When 3 seats draw in turn 4C1 8B 4C2, then 7C1 7C2, then 9R 2C1
      Then seat 2 is the first dealer
      And they draw 3 times

    @HH-EN-035 @HH-2
    Scenario: Players who drew worse do not take part
      When 3 seats draw in turn 4C1 8B 4C2, then 5A 6A
      Then seat 0 is the first dealer
      And they draw 2 times

  Rule: Then the winner of each round deals the next

    @HH-EN-036 @HH-21
    Scenario: By card points
      Given seat 0 has 80 card points
      And seat 1 has 84 card points
      And seat 2 has 100 card points
      When the round is over: the cards have run out
      Then seat 2 wins the round
      And seat 2 is the next dealer

    @HH-EN-036 @HH-21
    Scenario: By shoubu, however few the card points
      Given seat 1 has captured 1R 2R 3R 4C1
      And seat 2 has captured 1B 3B 8B 11A
      When the round is over: shoubu by seat 1
      Then seat 1 is the next dealer

    @HH-EN-036 @HH-21
    Scenario: And really deals, to the right-hand neighbour first
      Given a table of 4
      And seat 1 is the dealer
      When the round begins
      And seat 1 says "I drop out"
      And seat 2 says "I drop out"
      And seat 3 says "I drop out"
      And seat 0 says "I play"
      Then seat 0 wins the round
      When the next round begins
      Then this is round 2
      And it is seat 0 that deals
      And seat 1 got cards 1 to 4 of the deck
