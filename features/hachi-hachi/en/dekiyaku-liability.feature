Feature: Liability for a dekiyaku
  At some tables whoever lays out the last card that is missing pays alone.

  Background:
    Given the field shows 1R 3R 5C1 7C1 9C1 10C1
    And seat 0 holds 1C1 2C1 4A 6A 8A 11A 12B
    And seat 2 holds 1B 3B 4C1 6C1 7R 10R 11C1

  Rule: Left on the field by an opponent, captured on the very next turn

    @HH-EN-178 @HH-EN-179 @HH-EN-180 @HH-18
    Scenario: Double from the one, nothing from the other
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
    Scenario: The table does not play it
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
    Scenario: A card turned from the draw pile makes no player liable
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
    Scenario: Left lying for a turn it is forgiven
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
    Scenario: It is double for that dekiyaku alone
      Given the option "liability.dekiyaku" is yes
      And seat 0 has captured 1R 2R 3R 6R 9R 10R
      And seat 1 alone is liable for "poetry ribbons" of seat 0
      When the round is over: shoubu by seat 0
      Then seat 1 pays 140 points to seat 0 for dekiyaku "poetry ribbons"
      And seat 2 pays nothing to seat 0 for dekiyaku "poetry ribbons"
      And seat 1 pays 70 points to seat 0 for dekiyaku "blue ribbons"
      And seat 2 pays 70 points to seat 0 for dekiyaku "blue ribbons"

    @HH-EN-180 @HH-EN-179 @HH-18
    Scenario: Another who has said sage pays nothing either
      Given the option "liability.dekiyaku" is yes
      And that seat 2 has said sage
      And seat 0 has captured 1R 2R 3R
      And seat 1 alone is liable for "poetry ribbons" of seat 0
      When the round is over: shoubu by seat 0
      Then seat 1 pays 140 points to seat 0 for dekiyaku "poetry ribbons"
      And seat 2 pays nothing to seat 0 for dekiyaku "poetry ribbons"

    @HH-EN-179 @HH-EN-126 @HH-18
    Scenario: Combinations of other players than the winner are not owed
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
    Scenario: So it is where sage is taken back
      Given the option "liability.dekiyaku" is yes
      And seat 0 has captured 1R 2R 3R
      And that seat 0 has said sage
      And seat 1 alone is liable for "poetry ribbons" of seat 0
      When the round is over: sage is taken back by seat 0
      Then seat 1 pays 35 points to seat 0 for dekiyaku "poetry ribbons"
      And seat 2 pays 35 points to seat 0 for dekiyaku "poetry ribbons"

  Rule: It applies to three dekiyaku, and to a fourth if it is played

    @HH-EN-178 @HH-18
    Scenario Outline: <dekiyaku>
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
    Scenario Outline: It does not concern <dekiyaku>
      Given the option "liability.dekiyaku" is yes
      And the option "dekiyaku.boar-deer-butterflies" is yes
      When the card that completes "<dekiyaku>" was laid from a hand that had more cards
      Then the player who laid it is not liable

      Examples:
        | dekiyaku      |
        | seven ribbons |
        | five brights  |

  Rule: No player is liable for a last card

    @HH-EN-181 @HH-18
    Scenario: Other cards could be had
      Given the option "liability.dekiyaku" is yes
      When the card that completes "blue ribbons" was laid from a hand that had more cards
      Then the player who laid it is liable alone

    @HH-EN-181 @HH-18
    Scenario: There was no choice left
      Given the option "liability.dekiyaku" is yes
      When the card that completes "blue ribbons" was the last of its hand
      Then the player who laid it is not liable
