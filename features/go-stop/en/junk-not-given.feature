# language: en
Feature: Junk cards that are not given
  At some tables no junk cards are given, and no capture is rewarded twice.

  Background:
    Given a table of 2
    And seat 1 has captured 10C1 11C1

  Rule: By agreement, no junk is given

    Background:
      Given the option "steals" is no

    Scenario Outline: By agreement, a capture earns no junk card: <capture>
      Given the field shows <field>
      And seat 0 holds <card> 5A
      And the stock begins with <turned>
      When the turn comes to seat 0
      And seat 0 plays <card> and takes <taken>
      And seat 0 turns <turned> and takes <too>
      Then seat 0 has <pile> in its pile
      And seat 1 has 10C1 11C1 in its pile

      Examples:
        | capture         | field        | card | taken     | turned | too       | pile          |
        | A double kiss   | 1R 1B 3R     | 1C1  | 1B        | 1C2    | 1B 1R 1C1 | 1B 1R 1C1 1C2 |
        | A pile          | 1R 1B 1C2 3R | 1C1  | 1R 1B 1C2 | 8C1    | nothing   | 1B 1R 1C1 1C2 |
        | A cleared field | 1R 6R        | 1C1  | 1R        | 6C1    | 6R        | 1C1 1R 6C1 6R |

    Scenario: By agreement, a bomb earns no junk card
      Given the field shows 1R 3R
      And seat 0 holds 1C1 1C2 1B 5A
      And the stock begins with 8C1
      When the turn comes to seat 0
      And seat 0 says "bomb" with 1B and takes 1R
      And seat 0 turns 8C1
      Then seat 0 has 1B 1R 1C1 1C2 in its pile
      And seat 1 has 10C1 11C1 in its pile

    Scenario: By agreement, a pile that the player left earns no junk card
      Given the field shows 1R 3R
      And seat 0 holds 1C1 1B 5A
      And seat 1 holds 7C1 8A 9C1
      And the stock begins with 1C2 6C1 8C1
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes nothing
      And seat 1 plays 7C1
      And seat 1 turns 6C1
      And seat 0 plays 1B and takes 1R 1C1 1C2
      Then seat 1 has 10C1 11C1 in its pile

  Rule: A pile is rewarded once

    Scenario: A pile taken by the turned card earns one junk card, not two
      Given the field shows 1R 1B 1C2 3R
      And seat 0 holds 5A 7A
      And the stock begins with 1C1
      When the turn comes to seat 0
      And seat 0 plays 5A
      And seat 0 turns 1C1 and takes 1R 1B 1C2
      Then seat 0 has 1B 1R 1C1 1C2 10C1 in its pile
      And seat 1 has 11C1 in its pile
