# language: en
Feature: The last turn of a round
  No junk card is given in the last turn. A turn without a card from the hand also counts as a turn.

  Background:
    Given a table of 2

  Rule: In the last turn no junk is given

    Scenario Outline: In the last turn no junk card is given: <capture>
      Given the field shows 5R <field>
      And seat 0 holds 5C1
      And seat 1 holds <card>
      And seat 0 has captured 10C1
      And the stock begins with 8C1 <turned>
      When the turn comes to seat 0
      And seat 0 plays 5C1 and takes 5R
      And seat 0 turns 8C1
      And seat 1 plays <card> and takes <taken>
      And seat 1 turns <turned> and takes <too>
      Then the round ends like this: the cards have run out
      And seat 1 has <pile> in its pile
      And seat 0 has 5C1 5R 10C1 in its pile

      Examples:
        | capture                         | field    | card | taken    | turned | too       | pile            |
        | A kiss                          | 3R       | 1C1  | nothing  | 1C2    | 1C1       | 1C1 1C2         |
        | A double kiss                   | 1R 1B    | 1C1  | 1B       | 1C2    | 1B 1R 1C1 | 1B 1R 1C1 1C2   |
        | A pile, with the card played    | 1R 1B 1C2 | 1C1 | 1R 1B 1C2 | 9R    | nothing   | 1B 1R 1C1 1C2   |
        | A pile, with the card turned    | 1R 1B 1C2 | 3C1 | nothing  | 1C1    | 1R 1B 1C2 | 1B 1R 1C1 1C2   |
        | A cleared field                 | 6R       | 6C1  | 6R       | 8C2    | 8C1       | 6C1 6R 8C1 8C2  |

    Scenario: In the last turn no junk card is given for a pile that the player left
      Given the field shows 1R 5R
      And seat 0 holds 5C1 9C1
      And seat 1 holds 1C1 1B
      And seat 0 has captured 10C1 10C2
      And the stock begins with 8C1 1C2 11C1 12C1
      When the turn comes to seat 0
      And seat 0 plays 5C1 and takes 5R
      And seat 0 turns 8C1
      And seat 1 plays 1C1 and takes 1R
      And seat 1 turns 1C2 and takes nothing
      And seat 0 plays 9C1
      And seat 0 turns 11C1
      And seat 1 plays 1B and takes 1R 1C1 1C2
      And seat 1 turns 12C1
      Then seat 1 has 1B 1R 1C1 1C2 in its pile

  Rule: A turn is not the last one while a player still has a turn without a card

    # Seat 1 throws a bomb with its last three cards and still has a turn left when seat 0 has played its last card.
    Scenario Outline: A junk card is given while a player still has a turn without a card: <capture>
      Given the field shows 3R 4R 6R <field>
      And seat 0 holds 5C1 1C1 <card>
      And seat 1 holds 3C1 3C2 3B
      And seat 0 has captured 10C1 10C2
      And the stock begins with 8C1 9R 6C1 12B <turned> 11R
      When the turn comes to seat 0
      And seat 0 plays 5C1
      And seat 0 turns 8C1
      And seat 1 says "bomb" with 3B and takes 3R
      And seat 1 turns 9R
      And seat 0 plays 1C1
      And seat 0 turns 6C1 and takes 6R
      And seat 1 says "play no card"
      And seat 1 turns 12B
      And seat 0 plays <card> and takes <taken>
      And seat 0 turns <turned> and takes <too>
      Then every seat holds 0 cards
      And seat 0 has 10C2 6C1 6R <pile> 3C1 in its pile
      And it is the turn of seat 1

      Examples:
        | capture                      | field    | card | taken     | turned | too       | pile            |
        | A kiss                       | 7R       | 2C1  | nothing   | 2C2    | 2C1       | 2C1 2C2         |
        | A double kiss                | 2R 2A    | 2C1  | 2A        | 2C2    | 2A 2R 2C1 | 2A 2R 2C1 2C2   |
        | A pile, with the card played | 2R 2A 2C2 | 2C1 | 2R 2A 2C2 | 7C1    | nothing   | 2A 2R 2C1 2C2   |

    Scenario: Two junk cards are given for the player's own pile while a player still has a turn without a card
      Given the field shows 3R 4R 1R
      And seat 0 holds 5C1 1C1 1B
      And seat 1 holds 3C1 3C2 3B
      And seat 0 has captured 10C1 10C2
      And the stock begins with 8C1 9R 1C2 12B 7C1 11R
      When the turn comes to seat 0
      And seat 0 plays 5C1
      And seat 0 turns 8C1
      And seat 1 says "bomb" with 3B and takes 3R
      And seat 1 turns 9R
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes nothing
      And seat 1 says "play no card"
      And seat 1 turns 12B
      And seat 0 plays 1B and takes 1R 1C1 1C2
      And seat 0 turns 7C1
      Then every seat holds 0 cards
      And seat 0 has 10C2 1B 1R 1C1 1C2 3C1 3C2 in its pile

    Scenario: A junk card is given for a cleared field while a player still has a turn without a card
      Given the field shows 3R 5R 6R
      And seat 0 holds 5C1 1C1 1R
      And seat 1 holds 3C1 3C2 3B
      And seat 0 has captured 10C1 10C2
      And the stock begins with 6C1 9R 9C1 12B 12C1 11R
      When the turn comes to seat 0
      And seat 0 plays 5C1 and takes 5R
      And seat 0 turns 6C1 and takes 6R
      And seat 1 says "bomb" with 3B and takes 3R
      And seat 1 turns 9R
      And seat 0 plays 1C1
      And seat 0 turns 9C1 and takes 9R
      And seat 1 says "play no card"
      And seat 1 turns 12B
      And seat 0 plays 1R and takes 1C1
      And seat 0 turns 12C1 and takes 12B
      Then every seat holds 0 cards
      And 0 cards lie on the field
      And seat 0 has 10C1 10C2 5R 6C1 6R 9C1 9R 1C1 1R 12B 12C1 3C1 in its pile

    Scenario: A player may still call go while another player has a turn without a card
      Given the field shows 3R 4R 10R
      And seat 0 holds 5C1 1C1 10C1
      And seat 1 holds 3C1 3C2 3B
      And seat 0 has captured 2A 4A 8A 6R 9R
      And the stock begins with 8C1 9C1 6C1 12B 7C1 11R
      When the turn comes to seat 0
      And seat 0 plays 5C1
      And seat 0 turns 8C1
      And seat 1 says "bomb" with 3B and takes 3R
      And seat 1 turns 9C1
      And seat 0 plays 1C1
      And seat 0 turns 6C1
      And seat 1 says "play no card"
      And seat 1 turns 12B
      And seat 0 plays 10C1 and takes 10R
      And seat 0 turns 7C1
      Then it is time for a decision
      And seat 0 may say "go"
      When seat 0 says "go"
      Then it is the turn of seat 1

  Rule: A round without a winner is not doubled

    Scenario: Go and shown months do not multiply a round without a winner
      Given the field shows 3R 4R
      And seat 0 holds 5C1
      And seat 1 holds 7C1
      And seat 1 has captured 2A 5A 6A 7A 8A 10A 11A
      And seat 1 has said "go" 3 times
      And seat 1 has said "shake" 1 time
      And the stock begins with 8C1 9R
      When the turn comes to seat 0
      And seat 0 plays 5C1
      And seat 0 turns 8C1
      And seat 1 plays 7C1
      And seat 1 turns 9R
      Then the round ends like this: the cards have run out
      And the round's multiplier is 1
      And the multiplier 2 is carried over
      And the scores are now 0 and 0

    Scenario: A bomb does not multiply a round without a winner
      Given the field shows 3R 4R
      And seat 0 holds 5C1
      And seat 1 holds 7C1
      And seat 1 has said "bomb" 1 time
      And seat 1 has said "flip" 2 times
      And the stock begins with 8C1 9R
      When the turn comes to seat 0
      And seat 0 plays 5C1
      And seat 0 turns 8C1
      And seat 1 plays 7C1
      And seat 1 turns 9R
      Then the round ends like this: the cards have run out
      And the round's multiplier is 1
