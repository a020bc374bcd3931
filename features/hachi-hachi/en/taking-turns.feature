Feature: Taking turns
  In each turn, a player plays a card from the hand and then one from the draw pile.

  Background:
    Given the field shows 1R 2A 4C1 5R 7A 9C2
    And seat 0 holds 1C1 4C2 6A 8C1 10R 11R 12C1
    And seat 1 holds 2R 3C1 5C1 6C1 7R 9R 12B
    And seat 2 holds 1B 3R 4A 6C2 8A 10C1 11C1
    And the stock begins with 5A 12C2 6R 9A 3B 8B

  Rule: The dealer plays first, and the turn passes counter-clockwise

    @HH-EN-090 @HH-EN-098 @HH-1
    Scenario Outline: Seat <dealer> deals and plays first
      Given seat <dealer> is the dealer
      When the round begins
      Then it is time for a card from the hand
      And it is the turn of seat <dealer>

      Examples:
        | dealer |
        | 0      |
        | 1      |
        | 2      |

    @HH-EN-099 @HH-1
    Scenario: The turn passes from seat 1 to seat 2 and then to seat 0
      Given seat 1 is the dealer
      When the round begins
      And seat 1 plays 6C1
      Then it is the turn of seat 1
      When seat 1 turns 5A
      Then it is the turn of seat 2
      When seat 2 plays 6C2
      And seat 2 turns 12C2
      Then it is the turn of seat 0
      When seat 1 plays 2R
      Then that is refused: it is another player's turn

  Rule: A player plays any one card from the hand

    @HH-EN-101 @HH-EN-104 @HH-11
    Scenario: A player may play a card that captures nothing even if other cards would capture
      When the round begins
      Then seat 0 may play 1C1 4C2 6A 8C1 10R 11R 12C1
      And 1C1 must take 1R
      And 6A takes nothing
      When seat 0 plays 6A
      Then that is accepted
      And 6A lies on the field
      And seat 0 has captured nothing

    @HH-EN-101
    Scenario: A player may not play a second card from the hand
      When the round begins
      And seat 0 plays 6A
      Then seat 0 holds 6 cards
      When seat 0 plays 8C1
      Then that is refused: not a legal move now

    @HH-EN-103 @HH-11
    Scenario: A played card that matches must capture
      When the round begins
      And seat 0 plays 1C1 and takes nothing
      Then that is refused: the card does not take those cards
      When seat 0 plays 1C1 and takes 1R
      Then that is accepted
      And seat 0 has 1R 1C1 in its pile

  Rule: A played card takes one matching card, or all three if three match

    # The text has no rules for captures. The ruling gives them.

    @HH-EN-102 @HH-11
    Scenario: A played card takes its only match and never a card of another month
      When the round begins
      Then 1C1 must take 1R
      When seat 0 plays 1C1 and takes 2A
      Then that is refused: the card is of another month

    @HH-EN-102 @HH-EN-103 @HH-11
    Scenario: If two cards match, the player picks one of them
      Given the field shows 1R 2A 4C1 4R 7A 9C2
      When the round begins
      Then 4C2 can take 4C1
      And 4C2 can take 4R
      And 4C2 cannot take 4C1 4R
      When seat 0 plays 4C2 and takes nothing
      Then that is refused: the card does not take those cards
      When seat 0 plays 4C2 and takes 4R
      Then 4C1 lies on the field
      And 4R does not lie on the field

    @HH-EN-102 @HH-EN-103 @HH-11
    Scenario: If three cards match, the played card takes all three
      Given the field shows 1R 4A 4C1 4R 7A 9C2
      And seat 2 holds 1B 3R 5A 6C2 8A 10C1 11C1
      And the stock begins with 12C2 6R 9A 3B 8B
      When the round begins
      Then 4C2 must take 4A 4R 4C1
      When seat 0 plays 4C2 and takes 4A
      Then that is refused: the card does not take those cards
      When seat 0 plays 4C2 and takes nothing
      Then that is refused: the card does not take those cards
      When seat 0 plays 4C2
      Then seat 0 has 4A 4R 4C1 4C2 in its pile

  Rule: After the card from the hand, the top card of the draw pile is played in the same way

    @HH-EN-107
    Scenario: A turned card captures the card that it matches
      When the round begins
      And seat 0 plays 6A
      And seat 0 turns 5A and takes 5R
      Then seat 0 has 5A 5R in its pile

    @HH-EN-103 @HH-EN-107 @HH-11
    Scenario: A turned card that matches must capture
      When the round begins
      And seat 0 plays 6A
      And seat 0 turns 5A and takes nothing
      Then that is refused: the card does not take those cards

    @HH-EN-107
    Scenario: Only the top card of the draw pile may be turned
      When the round begins
      And seat 0 plays 6A
      And seat 0 turns 12C2
      Then that is refused: that is not the next card of the stock

    @HH-EN-107
    Scenario: A turned card without a match stays on the field
      When the round begins
      And seat 0 plays 6A
      And seat 0 turns 5A
      And seat 1 plays 3C1
      And seat 1 turns 12C2
      Then 12C2 lies on the field
      And seat 1 has captured nothing

  Rule: Score piles are open, and hands are hidden

    @HH-EN-105
    Scenario: All players see the captured cards but not the cards in hand
      When the round begins
      And seat 0 plays 1C1 and takes 1R
      Then seat 1 sees that seat 0 has captured 1R 1C1
      And seat 2 sees that seat 0 has captured 1R 1C1
      But seat 1 sees that seat 0 holds 6 cards
      And seat 1 sees none of 4C2 6A 8C1 10R 11R 12C1
