# language: en
Feature: Captures
  A played card lies on the card that it takes until the next card has been turned.

  Background:
    Given the field shows 1R 2R 3R 6R 9R 10R
    And seat 0 holds 1C1 4A 5A 7A 8A 12B 12C1
    And seat 1 holds 4R 5R 6C1 7R 8B 9C1 11B
    And seat 2 holds 2A 3B 4C1 5C1 7C1 11A 12C2

  Rule: A card takes the card of its month after the next card has been turned

    Scenario: A played card and its capture stay on the field until the next card is turned
      Given the stock begins with 8C1
      When the round begins
      And seat 0 plays 1C1 and takes 1R
      Then seat 0 has captured nothing
      And 1R 1C1 lie on the field
      When seat 0 turns 8C1
      Then seat 0 has 1R 1C1 in its pile
      And 8C1 lies on the field
      And it is the turn of seat 1

    Scenario: The turned card also takes a card of its month
      Given the stock begins with 6C2
      When the round begins
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 6C2 and takes 6R
      Then seat 0 has 1R 1C1 6R 6C2 in its pile

    Scenario: A card stays on the field if no card of its month is there
      Given the stock begins with 8C1
      When the round begins
      And seat 0 plays 4A and takes nothing
      And seat 0 turns 8C1 and takes nothing
      Then 4A 8C1 lie on the field
      And seat 0 has captured nothing

    Scenario: A played card must take the card of its month
      When the round begins
      And seat 0 plays 1C1 and takes nothing
      Then that is refused: the card does not take those cards

    Scenario: A played card takes one of two cards of its month by choice
      Given the field shows 1R 1B 3R 6R 9R 10R
      And the stock begins with 8C1
      When the round begins
      Then 1C1 can take 1R
      And 1C1 can take 1B
      When seat 0 plays 1C1 and takes 1B
      And seat 0 turns 8C1
      Then seat 0 has 1B 1C1 in its pile
      And 1R lies on the field

    Scenario: A turned card takes one of two cards of its month by choice
      Given the field shows 1R 11C1 11R 6R 9R 10R
      And seat 1 holds 4R 5R 6C1 7R 8B 9C1 12C3
      And the stock begins with 11B
      When the round begins
      And seat 0 plays 1C1 and takes 1R
      Then 11B can take 11C1
      And 11B can take 11R
      When seat 0 turns 11B and takes 11R
      Then seat 0 has 1R 1C1 11R 11B in its pile

  Rule: Stuck cards stay on the field

    Scenario: A third card of the month leaves all three on the field
      Given the stock begins with 1C2
      When the round begins
      And seat 0 plays 1C1 and takes 1R
      Then 1C2 takes nothing
      When seat 0 turns 1C2 and takes nothing
      Then seat 0 has captured nothing
      And 1R 1C1 1C2 lie on the field
      And it is the turn of seat 1

    Scenario: By agreement, cards do not stick, and the turned card takes one of its month
      Given the option "stuck" is no
      And the stock begins with 1C2
      When the round begins
      And seat 0 plays 1C1 and takes 1R
      Then 1C2 can take 1R
      And 1C2 can take 1C1
      When seat 0 turns 1C2 and takes 1R
      Then seat 0 has 1R 1C1 1C2 in its pile

    Scenario: The fourth card of a month takes the three stuck cards
      Given seat 1 holds 1B 5R 6C1 7R 8B 9C1 11B
      And the stock begins with 1C2 8C1
      When the round begins
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2
      Then 1B must take 1R 1C1 1C2
      When seat 1 plays 1B
      And seat 1 turns 8C1
      Then seat 1 has 1B 1R 1C1 1C2 in its pile
