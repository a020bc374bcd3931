# language: en
Feature: Four players
  Three of four players play each round. The fourth drops out, or sells the brights of the hand.

  Background:
    Given a table of 4

  Rule: The dealer plays, and the other players decide in turn

    Scenario: Each player gets seven cards, and the field six
      When the cards are dealt
      Then every seat was dealt 7 cards
      And the field got cards 17 to 19 of the deck

    Scenario: The player after the dealer decides first
      Given seat 1 is the dealer
      When the round begins
      Then it is time for the question of who plays
      And seat 1 is active
      And it is the turn of seat 2
      And seat 2 may say "I play"
      And seat 2 may say "I drop out"
      And seat 3 may not say "I play"

    Scenario: If the first player asked drops out, the others play
      When the round begins
      And seat 1 says "I drop out"
      Then seats 0, 2 and 3 are active
      And it is time for a card from the hand
      And it is the turn of seat 0

    Scenario: If the second player asked drops out, the others play
      When the round begins
      And seat 1 says "I play"
      Then it is the turn of seat 2
      And it is time for the question of who plays
      When seat 2 says "I drop out"
      Then seats 0, 1 and 3 are active
      And it is the turn of seat 0

    Scenario: If the first two players asked join, the last player is forced out
      When the round begins
      And seat 1 says "I play"
      And seat 2 says "I play"
      Then seats 0, 1 and 2 are active
      And seat 3 is forced out
      And it is time for a card from the hand
      And it is the turn of seat 0

    Scenario: The turns skip a player who dropped out
      Given the field shows 3R 4R 5C1 6C1 7C1 9R
      And seat 0 holds 8C1
      And seat 2 holds 8A
      And the stock begins with 12C1
      And the shuffled stock begins with 12C1
      When the round begins
      And seat 1 says "I drop out"
      And seat 0 plays 8C1
      And seat 0 turns 12C1
      Then it is the turn of seat 2

  Rule: A player who is forced out sells brights

    Scenario Outline: The hand <hand> is sold for <points> points from each player
      Given the option "bright-price" is <price>
      And seat 3 holds <hand>
      And that seats 0, 1 and 2 are active
      And that seat 3 was forced out
      When the round is over: the cards have run out
      Then seat 0 pays <points> points to seat 3 for the sold cards
      And seat 1 pays <points> points to seat 3 for the sold cards
      And seat 2 pays <points> points to seat 3 for the sold cards

      Examples:
        | hand                      | price | points |
        | 1B 2R 3R 4C1 5C1 6C1 7C1  | 2     | 2      |
        | 1B 3B 11B 4C1 5C1 6C1 7C1 | 2     | 6      |
        | 1B 3B 11B 4C1 5C1 6C1 7C1 | 1     | 3      |
        | 1B 3B 11B 4C1 5C1 6C1 7C1 | 3     | 9      |
        | 2R 4A 5C1 6C1 9A 11C1 12C1 | 2    | 0      |

    Scenario: A player who dropped out sells nothing
      Given the option "double-junk-is-sold" is yes
      And seat 2 holds 1B 3B 8B 2C1 4C1 11C1 12C1
      And that seats 0, 1 and 3 are active
      And that seat 2 has dropped out
      When the round is over: the cards have run out
      Then nothing is paid for the sold cards

    Scenario: An earlier draw does not change the price
      Given the option "double-junk-is-sold" is yes
      And seat 3 holds 1B 2R 3R 4C1 5C1 6C1 11C1
      And that seats 0, 1 and 2 are active
      And that seat 3 was forced out
      And the multiplier 2 was carried over
      When the round is over: the cards have run out
      Then seat 1 pays 4 points to seat 3 for the sold cards

    Scenario Outline: Jokers and double junk are sold only if that is agreed: <agreed>
      Given the option "jokers" is three
      And the option "double-junk-is-sold" is <agreed>
      And seat 3 holds 1B J1 11C1 12C1 4C1 9A 7C1
      And that seats 0, 1 and 2 are active
      And that seat 3 was forced out
      When the round is over: the cards have run out
      Then seat 0 pays <points> points to seat 3 for the sold cards

      Examples:
        | agreed | points |
        | no     | 2      |
        | yes    | 8      |

    Scenario: Without a bright, double junk is still sold if that is agreed
      Given the option "double-junk-is-sold" is yes
      And seat 3 holds 2A 2R 11C1 3C1 4C1 5C1 7C1
      And that seats 0, 1 and 2 are active
      And that seat 3 was forced out
      When the round is over: the cards have run out
      Then seat 2 pays 2 points to seat 3 for the sold cards

  Rule: The player who sits out has no part in the other payments

    Scenario: The winner is paid by the two other players, and pays for the brights too
      Given seat 3 holds 11B 2R 3R 4C1 5C1 6C1 7C1
      And that seats 0, 1 and 2 are active
      And that seat 3 was forced out
      And seat 0 has captured 2A 4A 8A
      And seat 1 has captured 1B
      When the round is over: stop by seat 0
      Then seat 1 pays 5 points to seat 0 for the win
      And seat 2 pays 5 points to seat 0 for the win
      And seat 3 pays nothing to seat 0 for the win
      And seat 0 pays 2 points to seat 3 for the sold cards
      And seat 0 is the next dealer

    Scenario: A hand that wins at once is paid by all three others before anyone can drop out
      Given seat 2 holds 1B 1R 1C1 1C2 5C1 6C1 7C1
      When the round begins
      Then the round ends like this: the hand wins
      And seat 2 wins the round
      And seat 0 pays 7 points to seat 2 for the win
      And seat 1 pays 7 points to seat 2 for the win
      And seat 3 pays 7 points to seat 2 for the win
      And nothing is paid for the sold cards

    Scenario: If four of a month do not win at once, the players decide who plays
      Given the option "four-of-a-month" is no
      And seat 2 holds 1B 1R 1C1 1C2 5C1 6C1 7C1
      When the round begins
      Then it is time for the question of who plays

    Scenario: Three piles are paid by the two other players
      Given the option "three-piles-win" is yes
      And that seats 0, 1 and 2 are active
      And that seat 3 was forced out
      When the round is over: three piles by seat 0
      Then seat 1 pays 3 points in all for the win
      And seat 2 pays 3 points in all for the win
      And seat 3 pays 0 points in all for the win

    Scenario: Three points are enough to stop, as with three players
      Given the field shows 1R 2R 3R 6C1 7C1 8C1
      And seat 0 holds 1C1 2C1 3C1
      And seat 2 holds 5C1 5C2
      And seat 3 holds 9C1 9C2
      And the stock begins with 4C1 12C1 10C1 4C2 12C2 10C2 11C1
      And the shuffled stock begins with 4C1 12C1 10C1 4C2 12C2 10C2 11C1
      When the round begins
      And seat 1 says "I drop out"
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 1C1 takes 1R  | 4C1            |
        | 2    | 5C1           | 12C1           |
        | 3    | 9C1           | 10C1           |
        | 0    | 2C1 takes 2R  | 4C2 takes 4C1  |
        | 2    | 5C2 takes 5C1 | 12C2 takes 12C1 |
        | 3    | 9C2 takes 9C1 | 10C2 takes 10C1 |
        | 0    | 3C1 takes 3R  | 11C1           |
      Then it is time for a decision

    Scenario: Piles are paid at once by the two other players
      Given the option "piles-pay" is row
      And the field shows 1R 2R 3R 6C1 7C1 8C1
      And seat 0 holds 1C1 2C1 3C1
      And seat 2 holds 5C1 5C2
      And seat 3 holds 9C1 9C2
      And the stock begins with 1C2 12C1 10C1 2C2 12C2 10C2 3C2
      And the shuffled stock begins with 1C2 12C1 10C1 2C2 12C2 10C2 3C2
      When the round begins
      And seat 1 says "I drop out"
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 1C1 takes 1R  | 1C2            |
        | 2    | 5C1           | 12C1           |
        | 3    | 9C1           | 10C1           |
        | 0    | 2C1 takes 2R  | 2C2            |
        | 2    | 5C2 takes 5C1 | 12C2 takes 12C1 |
        | 3    | 9C2 takes 9C1 | 10C2 takes 10C1 |
        | 0    | 3C1 takes 3R  | 3C2            |
      Then seat 2 pays 18 points in all for the pile
      And seat 3 pays 18 points in all for the pile
      And seat 1 pays 0 points in all for the pile

    Scenario: The first loser who called go pays for both losers
      Given that seats 0, 1 and 3 are active
      And that seat 2 has dropped out
      And that seat 1 said go first
      And seat 1 has said "go" 1 time
      And seat 0 has captured 2A 4A 8A
      When the round is over: stop by seat 0
      Then seat 1 pays 10 points to seat 0 for the win
      And seat 3 pays nothing to seat 0 for the win
      And seat 2 pays nothing to seat 0 for the win

    Scenario: If the winner called go first, the loser who called it next pays for both losers
      Given that seats 0, 1 and 3 are active
      And that seat 2 has dropped out
      And that seat 0 said go first
      And that seat 3 said go second
      And seat 3 has said "go" 1 time
      And seat 0 has said "go" 1 time
      And seat 0 has captured 2A 4A 8A
      When the round is over: stop by seat 0
      Then seat 3 pays 12 points in all for the win
      And seat 1 pays 0 points in all for the win

    Scenario: A loser with five junk cards pays double for junk, as with three players
      Given that seats 0, 1 and 2 are active
      And that seat 3 has dropped out
      And seat 0 has captured 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2
      And seat 1 has captured 6C1 6C2 7C1 7C2 8C1
      And seat 2 has captured 9C1 9C2 10C1 10C2 12C2 12C3
      When the round is over: stop by seat 0
      Then seat 1 pays 2 points to seat 0 for the win
      And seat 2 pays 1 point to seat 0 for the win
