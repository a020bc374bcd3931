# language: en
Feature: Taking the pile
  A card takes the whole pile if it has the rank of the top card, or if it is a jack.

  Background:
    Given a table of 2

  Rule: The top card decides what is taken

    Scenario: A card of the top card's rank takes the whole pile
      Given the field shows h3 dK c7
      And seat 0 holds s7 d2 h9
      When the turn comes to seat 0
      And seat 0 plays s7 and takes h3 dK c7
      Then no free card lies on the table
      And seat 1 sees that seat 0 has captured s7 h3 dK c7

    Scenario: A card that matches only a card below the top takes nothing
      Given the field shows h3 c7 dK
      And seat 0 holds s7 d2 h9
      When the turn comes to seat 0
      And seat 0 plays s7 and takes c7
      Then that is refused: the card does not take those cards
      When seat 0 plays s7
      Then the free cards on the table are h3 c7 dK s7
      And s7 is the top card of the field

    Scenario: A card cannot take only the top card of the pile
      Given the field shows h3 dK c7
      And seat 0 holds s7 d2 h9
      When the turn comes to seat 0
      And seat 0 plays s7 and takes c7
      Then that is refused: the card does not take those cards

    Scenario: A card that can take the pile always takes it
      Given the field shows h3 dK c7
      And seat 0 holds s7 d2 h9
      When the turn comes to seat 0
      And seat 0 plays s7
      Then no free card lies on the table

    Scenario: The card played last is the new top card
      Given the field shows h3 dK
      And seat 0 holds s7 d2 h9
      And seat 1 holds c7 d3 h8
      When the turn comes to seat 0
      And seat 0 plays s7
      And seat 1 plays c7 and takes h3 dK s7
      Then no free card lies on the table

  Rule: A jack takes any pile

    Scenario: A jack takes any pile
      Given the field shows h3 dK c7
      And seat 0 holds sJ d2 h9
      When the turn comes to seat 0
      And seat 0 plays sJ and takes h3 dK c7
      Then no free card lies on the table

    Scenario: A jack on an empty table stays there
      Given seat 0 holds sJ d2 h9
      When the turn comes to seat 0
      And seat 0 plays sJ
      Then sJ is the top card of the field

    Scenario: A queen takes only queens
      Given the field shows h3 dK c7
      And seat 0 holds sQ d2 h9
      When the turn comes to seat 0
      And seat 0 plays sQ and takes h3 dK c7
      Then that is refused: the card does not take those cards

  Rule: Only the player who takes the face-down cards sees them

    Scenario: The face-down cards lie under the top card at the deal
      Given the field shows c7
      And h2 h4 h6 lie face down under the field
      And seat 0 holds s7 d2 d9 dK
      When the round begins
      Then 3 cards lie face down under the field
      And c7 is the top card of the field
      And seat 1 sees 1 card on the field

    Scenario: Only the player who takes the face-down cards sees them
      Given a table of 2
      And the field shows c7
      And h2 h4 h6 lie face down under the field
      And seat 0 holds s7 d2 h9
      When the turn comes to seat 0
      And seat 0 plays s7 and takes c7
      Then 0 cards lie face down under the field
      And seat 0 sees that seat 0 has captured s7 c7 h2 h4 h6
      And seat 1 sees that seat 0 has captured s7 c7
      And seat 1 cannot see 3 cards that seat 0 has captured
      And seat 0 cannot see 0 cards that seat 0 has captured

    Scenario: A partner does not see the face-down cards that a player takes
      Given a table of 4
      And the field shows c7
      And h2 h4 h6 lie face down under the field
      And seat 0 holds s7 d2 h9
      When the turn comes to seat 0
      And seat 0 plays s7 and takes c7
      Then seat 2 cannot see 3 cards that seat 0 has captured

    Scenario: A later capture does not show the face-down cards to an opponent
      Given the field shows c7
      And h2 h4 h6 lie face down under the field
      And seat 0 holds s7 d2 h9
      And seat 1 holds c9 c2 s2
      When the turn comes to seat 0
      And seat 0 plays s7 and takes c7
      And seat 1 plays c9
      And seat 0 plays h9 and takes c9
      Then seat 1 cannot see 3 cards that seat 0 has captured

    Scenario: By agreement, no player sees the face-down cards
      Given the option "looking" is no
      And the field shows c7
      And h2 h4 h6 lie face down under the field
      And seat 0 holds s7 d2 h9
      When the turn comes to seat 0
      And seat 0 plays s7 and takes c7
      Then seat 0 cannot see 3 cards that seat 0 has captured
