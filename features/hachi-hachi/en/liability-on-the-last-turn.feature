Feature: Liability on the last turn of a hand
  A player is not liable for playing the last card of the hand.

  # Seat 2 needs the plum ribbon as the fourth card to a triplet and as the last poetry ribbon. Seat 1 keeps it to the end.
  Background:
    Given the option "liability.dekiyaku" is yes
    And the option "liability.catch-triplet" is yes
    And the field shows 1R 3R 4A 6R 10C1 11R
    And seat 0 holds 1C2 4R 7A 8A 9C1 11B 12C2
    And seat 1 holds 2R 3C2 4C1 5A 6C1 7R 10R
    And seat 2 holds 1C1 2A 2C1 2C2 3C1 5C2 8B
    And the stock begins with 5R 4C2 6C2 3B 9R 8C1 11C1 7C1 7C2 10C2 12C3 12B 9C2 9A 1B 12C1 8C2 6A 11A 10A 5C1
    When the round begins
    And seat 2 declares "triplet"
    And the cards are played like this
      | seat | from the hand | from the stock  |
      | 0    | 8A            | 5R              |
      | 1    | 6C1 takes 6R  | 4C2 takes 4A    |
      | 2    | 3C1 takes 3R  | 6C2             |
      | 0    | 4R            | 3B              |
      | 1    | 4C1 takes 4R  | 9R              |
      | 2    | 1C1 takes 1R  | 8C1 takes 8A    |
      | 0    | 1C2           | 11C1 takes 11R  |
      | 1    | 3C2 takes 3B  | 7C1             |
      | 2    | 8B            | 7C2 takes 7C1   |
      | 0    | 11B           | 10C2 takes 10C1 |
      | 1    | 10R           | 12C3            |
      | 2    | 2C2           | 12B takes 12C3  |
      | 0    | 7A            | 9C2 takes 9R    |
      | 1    | 7R takes 7A   | 9A              |
      | 2    | 2C1 takes 2C2 | 1B takes 1C2    |
      | 0    | 9C1 takes 9A  | 12C1            |

  @HH-EN-167 @HH-EN-168 @HH-EN-169 @HH-EN-179 @HH-EN-181 @HH-18
  Scenario: A player who could play another card is liable for a dekiyaku and a caught triplet
    When the cards are played like this
      | seat | from the hand | from the stock |
      | 1    | 2R            | 8C2 takes 8B   |
      | 2    | 2A takes 2R   | 6A takes 6C2   |
    And seat 2 says "shoubu"
    Then seat 1 pays 140 points to seat 2 for dekiyaku "poetry ribbons"
    And seat 0 pays nothing to seat 2 for dekiyaku "poetry ribbons"
    And seat 1 pays 20 points to seat 2 for the achievement "catching the triplet"
    And seat 0 pays 0 points to seat 2 for the achievement "catching the triplet"

  @HH-EN-169 @HH-EN-181 @HH-18
  Scenario: A player is not liable for the last card of the hand
    When the cards are played like this
      | seat | from the hand   | from the stock |
      | 1    | 5A takes 5R     | 8C2 takes 8B   |
      | 2    | 5C2             | 6A takes 6C2   |
      | 0    | 12C2 takes 12C1 | 11A takes 11B  |
      | 1    | 2R              | 10A takes 10R  |
      | 2    | 2A takes 2R     | 5C1 takes 5C2  |
    And seat 2 says "shoubu"
    Then seat 1 pays 70 points to seat 2 for dekiyaku "poetry ribbons"
    And seat 0 pays 70 points to seat 2 for dekiyaku "poetry ribbons"
    And seat 1 pays 10 points to seat 2 for the achievement "catching the triplet"
    And seat 0 pays 10 points to seat 2 for the achievement "catching the triplet"

  @HH-EN-112 @HH-EN-133 @HH-EN-179 @HH-15 @HH-18
  Scenario: If the cards run out after sage, no player is liable and each opponent pays half
    When the cards are played like this
      | seat | from the hand | from the stock |
      | 1    | 2R            | 8C2 takes 8B   |
      | 2    | 2A takes 2R   | 6A takes 6C2   |
    And seat 2 says "sage"
    And the cards are played like this
      | seat | from the hand   | from the stock |
      | 0    | 12C2 takes 12C1 | 11A takes 11B  |
      | 1    | 5A takes 5R     | 10A takes 10R  |
      | 2    | 5C2             | 5C1 takes 5C2  |
    Then the round ends like this: the cards have run out
    And seat 0 pays 35 points to seat 2 for dekiyaku "poetry ribbons"
    And seat 1 pays 35 points to seat 2 for dekiyaku "poetry ribbons"
