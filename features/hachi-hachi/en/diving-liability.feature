Feature: Liability for catching the triplet
  Optional: a player who lays the fourth card of an opponent's triplet pays for it alone.

  Background:
    Given the field shows 1R 2R 3R 5C1 7C1 9C1
    And seat 0 holds 1C1 4A 4R 4C1 6A 8A 12B
    And seat 2 holds 1B 3B 6C1 7R 9R 10R 11C1

  Rule: A player is liable for a fourth card from the hand that is captured on the very next turn

    @HH-EN-167 @HH-EN-168 @HH-18
    Scenario: The liable player pays two kan for the triplet, and the other opponent pays nothing
      Given the option "liability.catch-triplet" is yes
      And seat 1 holds 2A 4C2 6R 8B 10A 11B 12C1
      And the stock begins with 11R 10C2 2C1 6C2 9C2 3C1 10C1 12C3 8C1 3C2 5R 1C2
      When the round begins
      And seat 0 declares "standing triplet"
      And the cards are played like this
        | seat | from the hand  | from the stock |
        | 0    | 12B            | 11R            |
        | 1    | 4C2            | 10C2           |
        | 2    | 9R takes 9C1   | 2C1 takes 2R   |
        | 0    | 4A takes 4C2   | 6C2            |
        | 1    | 8B             | 9C2            |
        | 2    | 10R takes 10C2 | 3C1 takes 3R   |
        | 0    | 4R             | 10C1           |
        | 1    | 2A             | 12C3 takes 12B |
        | 2    | 6C1 takes 6C2  | 8C1 takes 8B   |
        | 0    | 4C1 takes 4R   | 3C2            |
        | 1    | 6R             | 5R takes 5C1   |
        | 2    | 1B takes 1R    | 1C2            |
      And seat 2 says "shoubu"
      Then the round ends like this: shoubu
      And seat 1 pays 20 points to seat 0 for the achievement "catching the triplet"
      And seat 2 pays 0 points to seat 0 for the achievement "catching the triplet"

    @HH-EN-165 @HH-EN-167 @HH-18
    Scenario: The player who lays the fourth card pays nothing if the triplet is not caught
      Given the option "liability.catch-triplet" is yes
      And seat 1 holds 2A 4C2 6R 8B 10A 11B 12C1
      And the stock begins with 3C1 12C2 8C1 2C1
      When the round begins
      And seat 0 declares "standing triplet"
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 1C1 takes 1R  | 3C1 takes 3R   |
        | 1    | 4C2           | 12C2           |
        | 2    | 6C1           | 8C1            |
        | 0    | 4A takes 4C2  | 2C1 takes 2R   |
      And seat 0 says "shoubu"
      Then nothing is paid for achievements
      But seat 2 pays 30 points to seat 0 for teyaku "standing triplet"

  Rule: If no player is liable, both opponents pay

    @HH-EN-167 @HH-18
    Scenario: By default, both opponents pay for catching the triplet
      Given seat 1 holds 2A 4C2 6R 8B 10A 11B 12C1
      And the stock begins with 11R 10C2 2C1 6C2 9C2 3C1 10C1 12C3 8C1 3C2 5R 1C2
      Then the option "liability.catch-triplet" is no by default
      When the round begins
      And seat 0 declares "standing triplet"
      And the cards are played like this
        | seat | from the hand  | from the stock |
        | 0    | 12B            | 11R            |
        | 1    | 4C2            | 10C2           |
        | 2    | 9R takes 9C1   | 2C1 takes 2R   |
        | 0    | 4A takes 4C2   | 6C2            |
        | 1    | 8B             | 9C2            |
        | 2    | 10R takes 10C2 | 3C1 takes 3R   |
        | 0    | 4R             | 10C1           |
        | 1    | 2A             | 12C3 takes 12B |
        | 2    | 6C1 takes 6C2  | 8C1 takes 8B   |
        | 0    | 4C1 takes 4R   | 3C2            |
        | 1    | 6R             | 5R takes 5C1   |
        | 2    | 1B takes 1R    | 1C2            |
      And seat 2 says "shoubu"
      Then seat 1 pays 10 points to seat 0 for the achievement "catching the triplet"
      And seat 2 pays 10 points to seat 0 for the achievement "catching the triplet"

    @HH-EN-167 @HH-18
    Scenario: Both opponents pay if the fourth card came from the stock
      Given the option "liability.catch-triplet" is yes
      And seat 1 holds 2A 5A 6R 8B 10A 11B 12C1
      And the stock begins with 10C1 4C2 12C2 8C1 11A 3C2 9A 12C3 9C2 11R 10C2 2C2
      When the round begins
      And seat 0 declares "standing triplet"
      And the cards are played like this
        | seat | from the hand   | from the stock |
        | 0    | 12B             | 10C1           |
        | 1    | 10A takes 10C1  | 4C2            |
        | 2    | 9R takes 9C1    | 12C2 takes 12B |
        | 0    | 4A takes 4C2    | 8C1            |
        | 1    | 6R              | 11A            |
        | 2    | 6C1 takes 6R    | 3C2 takes 3R   |
        | 0    | 4R              | 9A             |
        | 1    | 8B takes 8C1    | 12C3           |
        | 2    | 11C1 takes 11A  | 9C2 takes 9A   |
        | 0    | 4C1 takes 4R    | 11R            |
        | 1    | 12C1 takes 12C3 | 10C2           |
        | 2    | 10R takes 10C2  | 2C2 takes 2R   |
      And seat 2 says "shoubu"
      Then seat 1 pays 10 points to seat 0 for the achievement "catching the triplet"
      And seat 2 pays 10 points to seat 0 for the achievement "catching the triplet"

    @HH-EN-167 @HH-18
    Scenario: Both opponents pay if the fourth card is captured a turn later
      Given the option "liability.catch-triplet" is yes
      And seat 1 holds 2A 4C2 6R 8B 10A 11B 12C1
      And the stock begins with 8C1 10C2 11R 8C2 9A 5C2 6C2 5A 9C2 3C1 7C2 1C2 7A 11A 2C1
      When the round begins
      And seat 0 declares "standing triplet"
      And the cards are played like this
        | seat | from the hand  | from the stock |
        | 0    | 12B            | 8C1            |
        | 1    | 4C2            | 10C2           |
        | 2    | 9R takes 9C1   | 11R            |
        | 0    | 8A takes 8C1   | 8C2            |
        | 1    | 8B takes 8C2   | 9A             |
        | 2    | 10R takes 10C2 | 5C2 takes 5C1  |
        | 0    | 4A takes 4C2   | 6C2            |
        | 1    | 10A            | 5A             |
        | 2    | 3B takes 3R    | 9C2 takes 9A   |
        | 0    | 4R             | 3C1            |
        | 1    | 11B takes 11R  | 7C2 takes 7C1  |
        | 2    | 6C1 takes 6C2  | 1C2 takes 1R   |
        | 0    | 4C1 takes 4R   | 7A             |
        | 1    | 6R             | 11A            |
        | 2    | 1B             | 2C1 takes 2R   |
      And seat 2 says "shoubu"
      Then seat 1 pays 10 points to seat 0 for the achievement "catching the triplet"
      And seat 2 pays 10 points to seat 0 for the achievement "catching the triplet"

  Rule: A player is not liable for the last card of a hand

    @HH-EN-169 @HH-18
    Scenario: A player who had other cards to play is liable for the fourth card of a triplet
      Given the option "liability.catch-triplet" is yes
      When the fourth card to a triplet was laid from a hand that had more cards
      Then the player who laid it is liable alone

    @HH-EN-169 @HH-18
    Scenario: A player who had no other card to play is not liable for the fourth card of a triplet
      Given the option "liability.catch-triplet" is yes
      When the fourth card to a triplet was the last of its hand
      Then the player who laid it is not liable
