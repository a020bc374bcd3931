# language: en
Feature: Junk that the others give
  A kiss, a double kiss, a pile, a bomb and a cleared field each earn a junk card from every other player.

  Background:
    Given the field shows 1R 2R 3R 6R 9R 10R
    And seat 0 holds 1C1 4A 5A 7A 8A 12B 12C1
    And seat 1 holds 4R 5R 6C1 7R 8B 9C1 11B
    And seat 2 holds 2A 3B 4C1 5C1 7C1 11A 12C2

  Rule: A kiss earns a junk card from each opponent

    Background:
      Given seat 1 has captured 10C1 11C1
      And seat 2 has captured 10C2 8C2

    Scenario: A turned card that takes the card just played earns a junk card from each opponent
      Given the stock begins with 4C2
      When the turn comes to seat 0
      And seat 0 plays 4A and takes nothing
      And seat 0 turns 4C2 and takes 4A
      Then seat 0 has 4A 4C2 10C1 8C2 in its pile
      And seat 1 has 11C1 in its pile
      And seat 2 has 10C2 in its pile

    Scenario: By agreement, a kiss earns no junk card
      Given the option "steals" is no
      And the stock begins with 4C2
      When the turn comes to seat 0
      And seat 0 plays 4A and takes nothing
      And seat 0 turns 4C2 and takes 4A
      Then seat 0 has 4A 4C2 in its pile

    Scenario: Taking a card that was already on the field is not a kiss
      Given the stock begins with 6C2
      When the turn comes to seat 0
      And seat 0 plays 4A and takes nothing
      And seat 0 turns 6C2 and takes 6R
      Then seat 0 has 6R 6C2 in its pile

  Rule: Single junk is given before double junk

    Scenario: A player gives double junk only if they have no other junk
      Given seat 1 has captured 11C1 12C3
      And seat 2 has captured 10C1
      And the stock begins with 4C2
      When the turn comes to seat 0
      And seat 0 plays 4A and takes nothing
      And seat 0 turns 4C2 and takes 4A
      Then seat 0 has 4A 4C2 12C3 10C1 in its pile

    Scenario: A player without junk gives nothing, not even the cup
      Given seat 1 has captured 9A 11R
      And seat 2 has captured 11C1
      And the stock begins with 4C2
      When the turn comes to seat 0
      And seat 0 plays 4A and takes nothing
      And seat 0 turns 4C2 and takes 4A
      Then seat 0 has 4A 4C2 11C1 in its pile

  Rule: A double kiss and a pile earn junk cards from each opponent

    Background:
      Given seat 1 has captured 10C1 11C1
      And seat 2 has captured 10C2 8C2

    Scenario: A turned card that completes the month earns a junk card from each opponent
      Given the field shows 1R 1B 3R 6R 9R 10R
      And the stock begins with 1C2
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1B
      Then 1C2 must take 1B 1R 1C1
      When seat 0 turns 1C2
      Then seat 0 has 1B 1R 1C1 1C2 10C1 8C2 in its pile

    Scenario: Taking three cards dealt to the field earns a junk card from each opponent
      Given the field shows 1R 1B 1C2 6R 9R 10R
      And the stock begins with 8C1
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R 1B 1C2
      And seat 0 turns 8C1
      Then seat 0 has 1B 1R 1C1 1C2 10C1 8C2 in its pile

    Scenario: Taking a pile that another player left earns a junk card from each opponent
      Given seat 1 holds 1B 5R 6C1 7R 8B 9C1 11B
      And the stock begins with 1C2 8C1
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes nothing
      And seat 1 plays 1B and takes 1R 1C1 1C2
      And seat 1 turns 8C1
      Then seat 1 has 10C1 11C1 1B 1R 1C1 1C2 8C2 in its pile
      And seat 2 has 10C2 in its pile

    Scenario: By agreement, a pile that the player left earns only one junk card from each opponent
      Given the option "own-stuck-steals-two" is no
      And the field shows 1R 2R 3R 6R 9R 12C3
      And seat 0 holds 1C1 1B 5A 7A 8A 12B 12C1
      And the stock begins with 1C2 8C1 4C2 5C2
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes nothing
      And seat 1 plays 4R and takes nothing
      And seat 1 turns 8C1 and takes nothing
      And seat 2 plays 11A and takes nothing
      And seat 2 turns 4C2 and takes 4R
      And seat 0 plays 1B and takes 1R 1C1 1C2
      Then seat 1 has 11C1 in its pile

    Scenario: A pile that the player left earns two junk cards from each opponent
      Given the field shows 1R 2R 3R 6R 9R 12C3
      And seat 0 holds 1C1 1B 5A 7A 8A 12B 12C1
      And the stock begins with 1C2 8C1 4C2 5C2
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes nothing
      And seat 1 plays 4R and takes nothing
      And seat 1 turns 8C1 and takes nothing
      And seat 2 plays 11A and takes nothing
      And seat 2 turns 4C2 and takes 4R
      And seat 0 plays 1B and takes 1R 1C1 1C2
      Then seat 1 has captured nothing
      And seat 2 has 4R 10C2 in its pile

  Rule: A bomb earns a junk card from each opponent

    Background:
      Given seat 1 has captured 10C1 11C1
      And seat 2 has captured 10C2 8C2
      And seat 0 holds 1C1 1C2 1B 7A 8A 12B 12C1
      And the stock begins with 8C1 11R 6C2 4C2

    Scenario: A bomb takes the fourth card and earns a junk card from each opponent
      When the turn comes to seat 0
      And seat 0 says "bomb" with 1B and takes 1R
      Then seat 0 holds 4 cards
      And seat 1 has 11C1 in its pile
      When seat 0 turns 8C1
      Then seat 0 has 1B 1C1 1C2 1R 10C1 8C2 in its pile

    Scenario: A bomb must be named by the first of its three cards
      When the turn comes to seat 0
      And seat 0 says "bomb" with 1C1 and takes 1R
      Then that is refused: cards played together are named by the first of them

    Scenario: A bomb is refused with only two cards, or if the fourth card is not on the field
      Given seat 0 holds 1C1 1C2 5A 5C1 5C2 12B 12C1
      And seat 2 holds 2A 3B 1B 4C1 7C1 11A 12C2
      When the turn comes to seat 0
      And seat 0 says "bomb" with 1C1 and takes 1R
      Then that is refused: a bomb is three cards played on the fourth
      When seat 0 says "bomb" with 5A and takes nothing
      Then that is refused: a bomb is three cards played on the fourth

    Scenario: Without bombs, a bomb is refused
      Given the option "bombs" is no
      When the turn comes to seat 0
      And seat 0 says "bomb" with 1B and takes 1R
      Then that is refused: not a legal move now

    Scenario: A bomb allows later turns without a card from the hand
      When the turn comes to seat 0
      And seat 0 says "play no card"
      Then that is refused: only a bomb gives turns without a card
      When seat 0 says "bomb" with 1B and takes 1R
      And seat 0 turns 8C1
      And seat 1 plays 5R
      And seat 1 turns 11R
      And seat 2 plays 5C1
      And seat 2 turns 6C2
      Then seat 0 may say "play no card"
      When seat 0 says "play no card"
      Then it is time for a card from the stock
      And seat 0 holds 4 cards

  Rule: A cleared field earns a junk card from each opponent

    Background:
      Given seat 1 has captured 10C1 11C1
      And seat 2 has captured 10C2 8C2

    Scenario: Taking the last cards of the field earns a junk card from each opponent
      Given the field shows 1R 4C2
      And the stock begins with 4C1
      And seat 0 holds 1C1 4A 5A
      And seat 1 holds 4R 5R 6C1
      And seat 2 holds 2A 3B 5C1
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 4C1 and takes 4C2
      Then seat 0 has 1R 1C1 4C1 4C2 10C1 8C2 in its pile
