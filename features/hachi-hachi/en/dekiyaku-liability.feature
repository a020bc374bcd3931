Feature: Liability for a dekiyaku
  Optional: a player who plays the card that an opponent needs for a dekiyaku pays for it alone.

  Background:
    Given the field shows 1R 3R 5C1 7C1 9C1 10C1
    And seat 0 holds 1C1 2C1 4A 6A 8A 11A 12B
    And seat 2 holds 1B 3B 4C1 6C1 7R 10R 11C1

  Rule: A player is liable for a card from the hand that is captured on the very next turn

    @HH-EN-178 @HH-EN-179 @HH-EN-180 @HH-18
    Scenario: The liable player pays double for the dekiyaku, and the other opponent pays nothing
      Given the option "liability.dekiyaku" is yes
      And seat 1 holds 2R 4R 5R 6R 8B 11B 12C1
      And the stock begins with 3C1 12C2 8C1 9A
      When the round begins
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 1C1 takes 1R  | 3C1 takes 3R   |
        | 1    | 2R            | 12C2           |
        | 2    | 4C1           | 8C1            |
        | 0    | 2C1 takes 2R  | 9A takes 9C1   |
      And seat 0 says "shoubu"
      Then seat 1 pays 140 points to seat 0 for dekiyaku "poetry ribbons"
      And seat 2 pays nothing to seat 0 for dekiyaku "poetry ribbons"

    @HH-EN-178 @HH-18
    Scenario: By default, each opponent pays for the dekiyaku
      Given seat 1 holds 2R 4R 5R 6R 8B 11B 12C1
      And the stock begins with 3C1 12C2 8C1 9A
      Then the option "liability.dekiyaku" is no by default
      When the round begins
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 1C1 takes 1R  | 3C1 takes 3R   |
        | 1    | 2R            | 12C2           |
        | 2    | 4C1           | 8C1            |
        | 0    | 2C1 takes 2R  | 9A takes 9C1   |
      And seat 0 says "shoubu"
      Then seat 1 pays 70 points to seat 0 for dekiyaku "poetry ribbons"
      And seat 2 pays 70 points to seat 0 for dekiyaku "poetry ribbons"

    @HH-EN-179 @HH-18
    Scenario: A player is not liable for a card turned over from the stock
      Given the option "liability.dekiyaku" is yes
      And seat 1 holds 2A 4R 5R 6R 8B 11B 12C1
      And the stock begins with 3C1 2R 8C1 9A
      When the round begins
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 1C1 takes 1R  | 3C1 takes 3R   |
        | 1    | 4R            | 2R             |
        | 2    | 6C1           | 8C1            |
        | 0    | 2C1 takes 2R  | 9A takes 9C1   |
      And seat 0 says "shoubu"
      Then seat 1 pays 70 points to seat 0 for dekiyaku "poetry ribbons"
      And seat 2 pays 70 points to seat 0 for dekiyaku "poetry ribbons"

    @HH-EN-179 @HH-18
    Scenario: A player is not liable if the card is captured a turn later
      Given the option "liability.dekiyaku" is yes
      And seat 1 holds 2R 4R 5R 6R 8B 11B 12C1
      And the stock begins with 3C1 12C2 8C1 9A 6C2 10A 7A
      When the round begins
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 1C1 takes 1R  | 3C1 takes 3R   |
        | 1    | 2R            | 12C2           |
        | 2    | 4C1           | 8C1            |
        | 0    | 4A takes 4C1  | 9A takes 9C1   |
        | 1    | 5R takes 5C1  | 6C2            |
        | 2    | 11C1          | 10A takes 10C1 |
        | 0    | 2C1 takes 2R  | 7A takes 7C1   |
      And seat 0 says "shoubu"
      Then seat 1 pays 70 points to seat 0 for dekiyaku "poetry ribbons"
      And seat 2 pays 70 points to seat 0 for dekiyaku "poetry ribbons"

    @HH-EN-179 @HH-EN-180 @HH-18
    Scenario: A liable player pays double only for the dekiyaku that the card completed
      Given the option "liability.dekiyaku" is yes
      And seat 0 has captured 1R 2R 3R 6R 9R 10R
      And seat 1 alone is liable for "poetry ribbons" of seat 0
      When the round is over: shoubu by seat 0
      Then seat 1 pays 140 points to seat 0 for dekiyaku "poetry ribbons"
      And seat 2 pays nothing to seat 0 for dekiyaku "poetry ribbons"
      And seat 1 pays 70 points to seat 0 for dekiyaku "blue ribbons"
      And seat 2 pays 70 points to seat 0 for dekiyaku "blue ribbons"

    @HH-EN-180 @HH-EN-179 @HH-18
    Scenario: If one player is liable, an opponent who called sage pays nothing
      Given the option "liability.dekiyaku" is yes
      And that seat 2 has said sage
      And seat 0 has captured 1R 2R 3R
      And seat 1 alone is liable for "poetry ribbons" of seat 0
      When the round is over: shoubu by seat 0
      Then seat 1 pays 140 points to seat 0 for dekiyaku "poetry ribbons"
      And seat 2 pays nothing to seat 0 for dekiyaku "poetry ribbons"

    @HH-EN-179 @HH-EN-126 @HH-18
    Scenario: A liable player pays nothing for a dekiyaku of a player who does not win the round
      Given the option "liability.dekiyaku" is yes
      And seat 0 has captured 1R 2R 3R
      And seat 2 has captured 6R 9R 10R
      And seat 1 alone is liable for "poetry ribbons" of seat 0
      When the round is over: shoubu by seat 2
      Then nothing is paid for dekiyaku "poetry ribbons"
      And 140 points in all are paid for dekiyaku

    @HH-EN-133 @HH-18
    Scenario: If the cards run out, each opponent pays half, regardless of liability
      Given the option "liability.dekiyaku" is yes
      And seat 0 has captured 1R 2R 3R
      And that seat 0 has said sage
      And that seat 0 said sage first
      And seat 1 alone is liable for "poetry ribbons" of seat 0
      When the round is over: the cards have run out
      Then seat 1 pays 35 points to seat 0 for dekiyaku "poetry ribbons"
      And seat 2 pays 35 points to seat 0 for dekiyaku "poetry ribbons"

    @HH-EN-130 @HH-18
    Scenario: If sage is cancelled, each opponent pays half, regardless of liability
      Given the option "liability.dekiyaku" is yes
      And seat 0 has captured 1R 2R 3R
      And that seat 0 has said sage
      And seat 1 alone is liable for "poetry ribbons" of seat 0
      When the round is over: sage is taken back by seat 0
      Then seat 1 pays 35 points to seat 0 for dekiyaku "poetry ribbons"
      And seat 2 pays 35 points to seat 0 for dekiyaku "poetry ribbons"

  Rule: Liability applies to three dekiyaku, and to boar, deer and butterflies if they are a dekiyaku

    @HH-EN-178 @HH-18
    Scenario Outline: A player who lays the card that completes <dekiyaku> is liable
      Given the option "liability.dekiyaku" is yes
      And the option "dekiyaku.boar-deer-butterflies" is yes
      When the card that completes "<dekiyaku>" was laid from a hand that had more cards
      Then the player who laid it is liable alone

      Examples:
        | dekiyaku                |
        | four brights            |
        | poetry ribbons          |
        | blue ribbons            |
        | boar, deer, butterflies |

    @HH-EN-178 @HH-18
    Scenario Outline: A player who lays the card that completes <dekiyaku> is not liable
      Given the option "liability.dekiyaku" is yes
      And the option "dekiyaku.boar-deer-butterflies" is yes
      When the card that completes "<dekiyaku>" was laid from a hand that had more cards
      Then the player who laid it is not liable

      Examples:
        | dekiyaku      |
        | seven ribbons |
        | five brights  |

  Rule: A player is not liable for the last card of a hand

    @HH-EN-181 @HH-18
    Scenario: A player who had other cards to play is liable for the dekiyaku
      Given the option "liability.dekiyaku" is yes
      When the card that completes "blue ribbons" was laid from a hand that had more cards
      Then the player who laid it is liable alone

    @HH-EN-181 @HH-18
    Scenario: A player who had no other card to play is not liable for the dekiyaku
      Given the option "liability.dekiyaku" is yes
      When the card that completes "blue ribbons" was the last of its hand
      Then the player who laid it is not liable
