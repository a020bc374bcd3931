Feature: Buying a place
  Optional: a player who is forced out may buy the place of an active player and play instead.

  Background:
    Given a table of 5
    And seat 0 is the dealer
    And seat 3 holds 1B 1R 2C1 4C1 5C1 6C1 7C1
    And seat 4 holds 1C1 2A 4A 5C2 6C2 7C2 8C1

  Rule: A forced-out player makes an offer, and an active player accepts or refuses it

    @HH-EN-232
    Scenario: A forced-out player who buys a place pays the seller and plays instead
      Given the option "barter" is yes
      When the round begins
      And all who are asked say "I play"
      Then it is time for bargaining for places
      When seat 3 offers 20 points to seat 1 for its place
      Then that is accepted
      And it is the turn of seat 1
      When seat 1 says "I accept"
      Then seat 3 pays 20 points to seat 1 for the place
      And nothing is paid for a loan
      And the debt of seat 3 is now 0
      When seat 4 says "nothing"
      Then seats 0, 2, 3 are active
      And seat 4 is forced out
      And seat 0 is the acting dealer

    @HH-EN-257 @HH-17
    Scenario: A dealer who called mizuten cannot sell the place
      Given the option "barter" is yes
      And the option "mizuten" is yes
      When the round begins
      And seat 0 says "mizuten"
      And all who are asked say "I play"
      And seat 3 offers 20 points to seat 0 for its place
      Then that is refused: must play
      When seat 3 offers 20 points to seat 1 for its place
      Then that is accepted

    @HH-EN-232
    Scenario: A player who refuses an offer keeps the place
      Given the option "barter" is yes
      When the round begins
      And all who are asked say "I play"
      And seat 3 offers 20 points to seat 1 for its place
      And seat 1 says "I refuse"
      Then it is the turn of seat 4
      And seat 3 may not say "nothing"
      When seat 4 says "nothing"
      Then it is time for a card from the hand
      And seats 0, 1, 2 are active
      And seats 3, 4 are forced out
      And nothing is paid for the place

    @HH-EN-232
    Scenario: Forced-out players make offers in turn, and only the player who was asked answers
      Given the option "barter" is yes
      When the round begins
      And all who are asked say "I play"
      Then it is the turn of seat 3
      And seat 3 may say "nothing"
      But seat 4 may not say "nothing"
      And seat 1 may not say "I accept"
      When seat 4 offers 20 points to seat 1 for its place
      Then that is refused: it is another player's turn
      When seat 3 offers 20 points to seat 1 for its place
      Then seats 3, 4 are forced out
      And seat 1 may say "I accept"
      And seat 1 may say "I refuse"
      But seat 1 may not say "nothing"
      And seat 1 may not say "offer points for a place"
      And seat 0 may not say "I accept"
      And seat 0 may not say "I refuse"
      And seat 3 may not say "nothing"

    @HH-EN-232
    Scenario Outline: The other players see an offer until it is answered with "<answer>"
      Given the option "barter" is yes
      When the round begins
      And all who are asked say "I play"
      And seat 3 offers 20 points to seat 1 for its place
      Then seat 4 sees that seat 3 has offered points for a place
      But seat 4 does not see that seat 3 has bargained
      And seat 4 does not see that seat 3 gave up its place
      When seat 1 says "<answer>"
      Then seat 4 does not see that seat 3 has offered points for a place
      But seat 4 sees that seat 3 has bargained

      Examples:
        | answer   |
        | I accept |
        | I refuse |

    @HH-EN-232
    Scenario: The other players see who sold a place
      Given the option "barter" is yes
      When the round begins
      And all who are asked say "I play"
      And seat 3 offers 20 points to seat 1 for its place
      And seat 1 says "I accept"
      Then seat 4 sees that seat 1 gave up its place
      But seat 4 does not see that seat 3 gave up its place

    @HH-EN-232
    Scenario: A player who kept their hand in the exchange may still make an offer for a place
      Given the option "barter" is yes
      And the option "dealers-hand-swap" is once
      When the round begins
      And everyone keeps the hand they have
      And all who are asked say "I play"
      Then it is time for bargaining for places
      And it is the turn of seat 3
      When seat 3 says "nothing"
      Then it is the turn of seat 4
      And seat 4 may say "nothing"

    @HH-EN-232
    Scenario: If only one player is forced out, that player may make an offer
      Given the option "barter" is yes
      When the round begins
      And seat 0 says "I play"
      And seat 1 says "I drop out"
      And seat 2 says "I play"
      And seat 3 says "I play"
      Then it is time for bargaining for places
      And it is the turn of seat 4
      When seat 4 says "nothing"
      Then it is time for a card from the hand

    @HH-EN-232
    Scenario: A player who dropped out cannot buy a place
      Given the option "barter" is yes
      When the round begins
      And seat 0 says "I play"
      And seat 1 says "I drop out"
      And seat 2 says "I drop out"
      And seat 3 says "I play"
      And seat 4 says "I play"
      Then it is time for a card from the hand

    @HH-EN-232
    Scenario: By default, a forced-out player cannot buy a place
      When the round begins
      And all who are asked say "I play"
      Then it is time for a card from the hand

    @HH-EN-232 @HH-EN-231 @HH-1
    Scenario: If the dealer sells the place, the next active player is the acting dealer, not the buyer
      Given the option "barter" is yes
      When the round begins
      And all who are asked say "I play"
      And seat 3 offers 20 points to seat 0 for its place
      And seat 0 says "I accept"
      And seat 4 says "nothing"
      Then seats 1, 2, 3 are active
      And seat 1 is the acting dealer

    @HH-EN-232 @HH-EN-231 @HH-1
    Scenario: If the last player to offer buys the dealer's place, the next active player is acting dealer
      Given the option "barter" is yes
      When the round begins
      And all who are asked say "I play"
      And seat 3 says "nothing"
      And seat 4 offers 20 points to seat 0 for its place
      And seat 0 says "I accept"
      Then seats 1, 2, 4 are active
      And seat 1 is the acting dealer
      And it is time for a card from the hand

    @HH-EN-231 @HH-1
    Scenario: The acting dealer changes only after all forced-out players have had their turn
      Given the option "barter" is yes
      When the round begins
      And all who are asked say "I play"
      And seat 3 offers 20 points to seat 0 for its place
      And seat 0 says "I accept"
      Then it is the turn of seat 4
      And seat 0 is the acting dealer
      When seat 4 says "nothing"
      Then seat 1 is the acting dealer

    @HH-EN-232
    Scenario: An offer to a player who is not active is refused
      Given the option "barter" is yes
      When the round begins
      And all who are asked say "I play"
      And seat 3 offers 20 points to seat 4 for its place
      Then that is refused: not possible with that seat

    @HH-EN-232 @HH-EN-233
    Scenario: The multiplier does not apply to the price of a place
      Given the option "barter" is yes
      And the field shows 3B 4R 6A 9C1 10C1 12C1
      When the round begins
      And all who are asked say "I play"
      And seat 3 offers 20 points to seat 1 for its place
      And seat 1 says "I accept"
      Then the round's multiplier is 2
      And seat 3 pays 20 points to seat 1 for the place

  Rule: An offer must be at least the compensation for the buyer's hand

    @HH-EN-233
    Scenario: A buyer due six points of compensation cannot offer five points, but can offer ten
      Given the option "barter" is yes
      When the round begins
      And all who are asked say "I play"
      And seat 3 offers 5 points to seat 1 for its place
      Then that is refused: less than the compensation
      When seat 3 offers 10 points to seat 1 for its place
      Then that is accepted

    @HH-EN-233
    Scenario: A buyer due ten points of compensation cannot offer five points, but can offer ten
      Given the option "barter" is yes
      And seat 3 holds 9A 9C1 9C2 2C1 4C1 6A 7C1
      When the round begins
      And all who are asked say "I play"
      And seat 3 offers 5 points to seat 1 for its place
      Then that is refused: less than the compensation
      When seat 3 offers 10 points to seat 1 for its place
      Then that is accepted

    @HH-EN-233
    Scenario: A buyer due no compensation can offer half a kan
      Given the option "barter" is yes
      When the round begins
      And all who are asked say "I play"
      And seat 3 says "nothing"
      And seat 4 offers 5 points to seat 1 for its place
      Then that is accepted

    @HH-EN-233
    Scenario: The compensation for the seller's hand does not affect the smallest offer
      Given the option "barter" is yes
      And seat 1 holds 3B 8B 12B 2C2 4C2 6A 7A
      When the round begins
      And all who are asked say "I play"
      And seat 3 says "nothing"
      And seat 4 offers 5 points to seat 1 for its place
      And seat 1 says "I accept"
      Then that is accepted
      And seats 0, 2, 4 are active
