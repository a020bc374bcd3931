Feature: The dealer
  The players choose the first dealer. After that, the winner of each round deals the next.

  Rule: Any player may be the first dealer

    @HH-EN-032
    Scenario Outline: Seat <dealer> can be the first dealer and plays first
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
    Scenario: A match with a seed begins with a dealer, a shuffled deck and full hands
      When a match begins with the seed "first of the year"
      Then this is round 1
      And the deck is shuffled
      And every seat holds 7 cards
      And 6 cards lie on the field
      And it is seat 2 that deals
      And it is the turn of seat 2

  Rule: If the players draw cards, the player with the earliest month deals first

    @HH-EN-033 @HH-2
    Scenario Outline: The player who draws the earliest month deals first: <case>
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
    Scenario Outline: If players draw cards of the same month, the player with the higher card deals first: <cards>
      When the seats draw <cards> for the first deal
      Then seat <dealer> is the first dealer

      Examples:
        | cards      | dealer |
        | 3C1 3B 3R  | 1      |
        | 3C1 9A 3R  | 2      |
        | 2C1 2A 12B | 1      |
        | 1R 11B 1C1 | 0      |

    @HH-EN-035 @HH-2
    Scenario: Players who draw equal cards of the earliest month draw again
      When the seats draw 4C1 4C2 9A for the first deal
      Then seats 0 and 1 draw again

    @HH-EN-034 @HH-EN-035 @HH-2
    Scenario: Players with equal cards do not draw again if another card of the month is higher
      When the seats draw 12C1 12C2 12C3 12B for the first deal
      Then seat 3 is the first dealer

    @HH-EN-035 @HH-2
    Scenario: Tied players draw again until the tie is broken
      When 3 seats draw in turn 4C1 8B 4C2, then 7C1 7C2, then 9R 2C1
      Then seat 2 is the first dealer
      And they draw 3 times

    @HH-EN-035 @HH-2
    Scenario: Players who drew later cards do not draw again
      When 3 seats draw in turn 4C1 8B 4C2, then 5A 6A
      Then seat 0 is the first dealer
      And they draw 2 times

  Rule: The winner of each round deals the next

    @HH-EN-036 @HH-21
    Scenario: The winner by card points is the next dealer
      Given seat 0 has 80 card points
      And seat 1 has 84 card points
      And seat 2 has 100 card points
      When the round is over: the cards have run out
      Then seat 2 wins the round
      And seat 2 is the next dealer

    @HH-EN-036 @HH-21
    Scenario: The player who calls shoubu is the next dealer, even with low cards
      Given seat 1 has captured 1R 2R 3R 4C1
      And seat 2 has captured 1B 3B 8B 11A
      When the round is over: shoubu by seat 1
      Then seat 1 is the next dealer

    @HH-EN-036 @HH-21
    Scenario: The winner deals the next round and begins with the right-hand neighbour
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
