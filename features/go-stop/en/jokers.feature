# language: en
Feature: Jokers
  A joker is double junk and never stays on the field. It goes straight to the player who gets it, and another card takes its place.

  Rule: A joker in the hand is put down before a card is played

    Background:
      Given the option "jokers" is "three"
      And the field shows 1R 2R 3R 6R 9R 10R
      And seat 0 holds 1C1 4A 5A 7A 8A 12B J1
      And seat 1 holds 4R 5R 6C1 7R 8B 9C1 11B
      And seat 2 holds 2A 3B 4C1 5C1 7C1 11A 12C2

    Scenario: A joker that is put down is replaced from the stock, and the player plays on
      Given the stock begins with 10A 6C2
      When the turn comes to seat 0
      And seat 0 says "put down a joker" with J1
      Then seat 0 has J1 in its pile
      And it is the turn of seat 0
      And it is time for a card from the hand
      When seat 0 plays 10A and takes 10R
      And seat 0 turns 6C2 and takes 6R
      Then seat 0 has J1 10A 10R 6C2 6R in its pile
      And it is the turn of seat 1

    Scenario: A joker that replaces another joker is put down too
      Given the stock begins with J3 10A 6C2
      When the turn comes to seat 0
      And seat 0 says "put down a joker" with J1
      And seat 0 says "put down a joker" with J3
      And seat 0 plays 10A and takes 10R
      And seat 0 turns 6C2 and takes 6R
      Then seat 0 has J1 J3 10A 10R 6C2 6R in its pile

    Scenario: Only a joker can be put down, and a joker cannot be played
      When the turn comes to seat 0
      And seat 0 says "put down a joker" with 4A
      Then that is refused: only a joker goes straight to its owner
      When seat 0 says "play" with J1
      Then that is refused: a joker never goes to the field

    Scenario: A turned joker is kept, and the next card is turned
      Given the stock begins with J2 1C2
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R
      And seat 0 says "keep a joker" with J2
      Then seat 0 has J2 in its pile
      And it is the turn of seat 0
      When seat 0 turns 1C2 and takes nothing
      Then seat 0 has J2 in its pile
      And it is the turn of seat 1

    Scenario: Only a joker can be kept, and a turned joker cannot go to the field
      Given the stock begins with 6C2 J2
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R
      And seat 0 says "keep a joker" with 6C2
      Then that is refused: only a joker goes straight to its owner
      When seat 0 turns 6C2 and takes 6R
      And seat 1 plays 9C1 and takes 9R
      And seat 1 says "draw" with J2
      Then that is refused: a joker never goes to the field

    Scenario: A player may stop if a joker brings the points that were missing
      Given seat 0 has captured 3C1 5C2 7C2 8C1 9C2 10C1 11C1 12C1 12C3 4C2
      And the stock begins with 11R 8C2
      When the turn comes to seat 0
      And seat 0 says "put down a joker" with J1
      And seat 0 plays 5A and takes nothing
      And seat 0 turns 8C2 and takes nothing
      Then seat 0 may say "stop"

  Rule: A joker on the field goes to the dealer

    Scenario: A joker dealt to the field is replaced with the next card of the stock
      Given the option "jokers" is "two"
      And the field shows 1R 3R J1 6R 9R J2
      And the stock begins with 2R 10R 7R
      When the round begins
      Then 6 cards lie on the field
      And 2R 10R lie on the field
      And J1 does not lie on the field
      And seat 0 has J1 J2 in its pile
      And the stock has 21 cards

  Rule: A joker counts as junk

    Scenario Outline: A joker counts as two junk cards: <pile>
      When someone looks at the captured cards <pile>
      Then "ten junk" is worth <points>

      Examples:
        | pile                               | points   |
        | 1C1 1C2 2C1 2C2 3C1 3C2 9A J1      | 1 point  |
        | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 J1 | 1 point  |
        | 1C1 1C2 2C1 2C2 3C1 3C2 J1 J2 J3   | 3 points |

    Scenario: A player without other junk gives a joker
      Given the option "jokers" is "two"
      And the field shows 1R 2R 3R 6R 9R 10R
      And seat 0 holds 1C1 4A 5A 7A 8A 12B 12C1
      And seat 1 holds 4R 5R 6C1 7R 8B 9C1 11B
      And seat 2 holds 2A 3B 4C1 5C1 7C1 11A 12C2
      And seat 1 has captured J1 11R
      And seat 2 has captured J2 10C1
      And the stock begins with 4C2
      When the turn comes to seat 0
      And seat 0 plays 4A and takes nothing
      And seat 0 turns 4C2 and takes 4A
      Then seat 0 has 4A 4C2 J1 10C1 in its pile

  Rule: The deck has as many jokers as agreed

    Scenario Outline: A deck with <jokers> has <cards> cards
      Given the option "jokers" is <option>
      When the round begins
      Then the deck has <cards> different cards

      Examples:
        | jokers       | option | cards |
        | no joker     | none   | 48    |
        | two jokers   | two    | 50    |
        | three jokers | three  | 51    |

  Rule: A joker does not count as a turn

    Scenario: A player who keeps a joker after their last card still turns a card
      Given a table of 2
      And the option "jokers" is "two"
      And the field shows 3R 4R
      And seat 0 holds 5C1
      And seat 1 holds 7C1
      And the stock begins with 8C1 J1 4C1
      When the turn comes to seat 0
      And seat 0 plays 5C1
      And seat 0 turns 8C1
      And seat 1 plays 7C1
      And seat 1 says "keep a joker" with J1
      Then the round is not over
      When seat 1 turns 4C1 and takes 4R
      Then the round ends like this: the cards have run out
      And seat 1 has J1 4C1 4R in its pile

    Scenario: A joker that is put down on an empty field does not clear it
      Given a table of 2
      And the option "jokers" is "two"
      And the field shows 3R 4R
      And seat 0 holds 3C1 5C1
      And seat 1 holds J1 7C1
      And seat 0 has captured 10C1
      And the stock begins with 4C1 6C1
      When the turn comes to seat 0
      And seat 0 plays 3C1 and takes 3R
      And seat 0 turns 4C1 and takes 4R
      And seat 1 says "put down a joker" with J1
      Then seat 0 has 3C1 3R 4C1 4R 10C1 in its pile
      And seat 1 has J1 in its pile

  Rule: By agreement, a joker earns a junk card from each opponent

    Background:
      Given the option "jokers" is "two"
      And the field shows 1R 2R 3R 6R 9R 10R
      And seat 0 holds 1C1 4A 5A 7A 8A 12B J1
      And seat 1 holds 4R 5R 6C1 7R 8B 9C1 11B
      And seat 2 holds 2A 3B 4C1 5C1 7C1 11A 12C2
      And seat 1 has captured 10C1 11C1
      And seat 2 has captured 10C2 8C2

    Scenario Outline: If "jokers-steal" is <agreed>, a player who puts down a joker has <pile>
      Given the option "jokers-steal" is <agreed>
      And the option "steals" is no
      When the turn comes to seat 0
      And seat 0 says "put down a joker" with J1
      Then seat 0 has <pile> in its pile

      Examples:
        | agreed | pile        |
        | yes    | J1 10C1 8C2 |
        | no     | J1          |

    Scenario: A joker that is turned over earns a junk card too
      Given the option "jokers-steal" is yes
      And the stock begins with J2 12C3
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R
      And seat 0 says "keep a joker" with J2
      Then seat 0 has J2 10C1 8C2 in its pile
      When seat 0 turns 12C3 and takes nothing
      Then seat 0 has J2 10C1 8C2 1C1 1R in its pile

    Scenario: By default, a joker earns nothing
      Then the option "jokers-steal" is no by default

  Rule: In the last turn of the round, a joker earns nothing

    Scenario: In the last turn of the round, a joker earns nothing
      Given a table of 2
      And the option "jokers" is "two"
      And the option "jokers-steal" is yes
      And the field shows 3R 4R
      And seat 0 holds 5C1
      And seat 1 holds 7C1
      And seat 0 has captured 10C1
      And seat 1 has captured 10C2
      And the stock begins with 8C1 J1 4C1
      When the turn comes to seat 0
      And seat 0 plays 5C1
      And seat 0 turns 8C1
      And seat 1 plays 7C1
      And seat 1 says "keep a joker" with J1
      Then seat 1 has J1 10C2 in its pile

    # Seat 1 throws a bomb with its last three cards and still has a turn left when seat 0 has played its last card.
    Scenario: A joker still earns a junk card while a player has a turn without a card
      Given a table of 2
      And the option "jokers" is "two"
      And the option "jokers-steal" is yes
      And the option "steals" is no
      And the field shows 3R 4R 6R
      And seat 0 holds 5C1 1C1 2C1
      And seat 1 holds 3C1 3C2 3B
      And the stock begins with 8C1 9R 6C1 12B J1 7C1 11R
      When the turn comes to seat 0
      And seat 0 plays 5C1
      And seat 0 turns 8C1
      And seat 1 says "bomb" with 3B and takes 3R
      And seat 1 turns 9R
      And seat 0 plays 1C1
      And seat 0 turns 6C1 and takes 6R
      And seat 1 says "play no card"
      And seat 1 turns 12B
      And seat 0 plays 2C1
      And seat 0 says "keep a joker" with J1
      Then every seat holds 0 cards
      And seat 0 has 6R 6C1 J1 3C1 in its pile

  Rule: By agreement, a joker gets stuck with a pile

    Background:
      Given the option "jokers" is "two"
      And the option "jokers-stay-on-piles" is yes
      And the field shows 1R 2R 3R 6R 9R 10R
      And seat 0 holds 1C1 4A 5A 7A 8A 12B 12C1
      And seat 1 holds 1B 5R 6C1 7R 8B 9C1 11B
      And seat 2 holds 2A 3B 4C1 5C1 7C1 11A 12C2

    Scenario: A joker turned over before a pile is left stays with the pile
      Given the stock begins with J1 1C2
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R
      And seat 0 says "keep a joker" with J1
      Then seat 0 has J1 in its pile
      When seat 0 turns 1C2 and takes nothing
      Then seat 0 has captured nothing
      And 1R 1C1 1C2 J1 lie on the field
      And 1B must take 1R 1C1 1C2 J1

    Scenario: The player who takes the pile takes the joker
      Given the stock begins with J1 1C2 4R
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R
      And seat 0 says "keep a joker" with J1
      And seat 0 turns 1C2 and takes nothing
      And seat 1 plays 1B and takes 1R 1C1 1C2
      Then that is refused: the card does not take those cards
      When seat 1 plays 1B and takes 1R 1C1 1C2 J1
      And seat 1 turns 4R and takes nothing
      Then seat 1 has 1B 1R 1C1 1C2 J1 in its pile
      And J1 does not lie on the field

    Scenario: A card that takes another pile does not take the joker
      Given the field shows 1R 9A 9R 9C2 6R 10R
      And the stock begins with J1 1C2
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R
      And seat 0 says "keep a joker" with J1
      And seat 0 turns 1C2 and takes nothing
      Then 9C1 must take 9A 9R 9C2

    Scenario: Without a pile, the player keeps the joker
      Given the stock begins with J1 8C1 6C2 J2 4R
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R
      And seat 0 says "keep a joker" with J1
      And seat 0 turns 8C1 and takes nothing
      Then seat 0 has 1C1 1R J1 in its pile

    Scenario: If the turned card takes one of two cards, the player keeps the joker
      Given the field shows 1R 9A 9R 3R 6R 10R
      And seat 1 holds 1B 5R 6C1 7R 8B 8C2 11B
      And the stock begins with J1 9C2
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R
      And seat 0 says "keep a joker" with J1
      And seat 0 turns 9C2 and takes 9A
      Then seat 0 has 1C1 1R J1 9A 9C2 in its pile

    Scenario: Only jokers of the same turn get stuck
      Given seat 0 has captured J2
      And the stock begins with J1 1C2
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R
      And seat 0 says "keep a joker" with J1
      And seat 0 turns 1C2 and takes nothing
      Then seat 0 has J2 in its pile

    Scenario: A joker that was put down does not get stuck
      Given seat 0 holds 1C1 4A 5A 7A 8A 12B J1
      And the stock begins with 12C3 1C2
      When the turn comes to seat 0
      And seat 0 says "put down a joker" with J1
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes nothing
      Then seat 0 has J1 in its pile

    Scenario: Without this agreement, the player keeps the joker
      Given the option "jokers-stay-on-piles" is no
      And the stock begins with J1 1C2
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R
      And seat 0 says "keep a joker" with J1
      And seat 0 turns 1C2 and takes nothing
      Then seat 0 has J1 in its pile
      And 1R 1C1 1C2 lie on the field

    Scenario: By default, the player keeps the joker
      Then the option "jokers-stay-on-piles" is no by default

  Rule: Without jokers, no joker can be put down or kept

    Scenario: Without jokers, the actions "put" and "keep a joker" are refused
      Given the field shows 1R 2R 3R 6R 9R 10R
      And seat 0 holds 1C1 4A 5A 7A 8A 12B 12C1
      And seat 1 holds 4R 5R 6C1 7R 8B 9C1 11B
      And seat 2 holds 2A 3B 4C1 5C1 7C1 11A 12C2
      And the stock begins with 3C1
      When the turn comes to seat 0
      Then seat 0 may not say "put"
      When seat 0 says "put" with 4A
      Then that is refused: not a legal move now
      When seat 0 plays 4A and takes nothing
      And seat 0 says "keep a joker" with 3C1
      Then that is refused: not a legal move now
