# language: en
Feature: Pishti
  A pile of one card that is taken with a card of the same rank is a pishti. A pishti of two jacks counts double.

  Background:
    Given a table of 2

  Scenario: Taking a single card with a card of its rank is a pishti
    Given the field shows c7
    And seat 0 holds s7 d2 h9
    When the turn comes to seat 0
    And seat 0 plays s7 and takes c7
    Then the pishti of seat 0 is now 1
    And the jack-pishti of seat 0 is now 0

  Scenario: Playing a card of another rank on a single card is not a pishti
    Given the field shows c7
    And seat 0 holds s7 d2 h9
    When the turn comes to seat 0
    And seat 0 plays d2
    Then the pishti of seat 0 is now 0

  Scenario: Taking two cards is not a pishti
    Given the field shows c7 h9
    And seat 0 holds s7 d2 s9
    When the turn comes to seat 0
    And seat 0 plays s9 and takes c7 h9
    Then the pishti of seat 0 is now 0

  Scenario: Taking a top card with face-down cards below it is not a pishti
    Given the field shows c7
    And h2 h4 h6 lie face down under the field
    And seat 0 holds s7 d2 h9
    When the turn comes to seat 0
    And seat 0 plays s7 and takes c7
    Then the pishti of seat 0 is now 0

  Scenario: Taking a single card of another rank with a jack is not a pishti
    Given the field shows c7
    And seat 0 holds sJ d2 h9
    When the turn comes to seat 0
    And seat 0 plays sJ and takes c7
    Then no free card lies on the table
    And the pishti of seat 0 is now 0
    And the jack-pishti of seat 0 is now 0

  Scenario: Taking a single jack with a jack is a double pishti
    Given the field shows hJ
    And seat 0 holds sJ d2 h9
    When the turn comes to seat 0
    And seat 0 plays sJ and takes hJ
    Then the jack-pishti of seat 0 is now 1
    And the pishti of seat 0 is now 0

  Scenario: Taking a jack with another card below it is not a double pishti
    Given the field shows c7 hJ
    And seat 0 holds sJ d2 h9
    When the turn comes to seat 0
    And seat 0 plays sJ and takes c7 hJ
    Then the jack-pishti of seat 0 is now 0

  Scenario: A player may make more than one pishti in a round
    Given the field shows c7
    And seat 0 holds s7 d2 h9
    And seat 1 holds c2 c3 c4
    When the turn comes to seat 0
    And seat 0 plays s7 and takes c7
    And seat 1 plays c2
    And seat 0 plays d2 and takes c2
    Then the pishti of seat 0 is now 2

  Scenario: A pishti is worth ten points, and a double pishti twenty
    Given the pishti of seat 0 is 2
    And the jack-pishti of seat 1 is 1
    When the round is over: all is played out
    Then seat 0 gets 20 points for "pishti"
    And seat 1 gets 20 points for "double pishti (jacks)"
    And seat 0 gets 20 points in all

  Scenario: Partners count their pishti together
    Given a table of 4
    And the pishti of seat 0 is 1
    And the pishti of seat 2 is 1
    When the round is over: all is played out
    Then seat 0 gets 20 points for "pishti"
    And seat 2 gets 20 points for "pishti"

  Scenario: Pishti are not carried over to the next round
    Given the pishti of seat 0 is 2
    When the round begins
    And the rest of the round is played
    And the next round begins
    Then the pishti of seat 0 is now 0

  Rule: The last card of a round makes a pishti only by agreement

    Background:
      Given the field shows s9
      And seat 0 holds c4 c5
      And seat 1 holds d4 d5

    Scenario: The last card of a round does not make a pishti
      When the turn comes to seat 0
      And seat 0 plays c4
      And seat 1 plays d4 and takes s9 c4
      And seat 0 plays c5
      And seat 1 plays d5 and takes c5
      Then the pishti of seat 1 is now 0

    Scenario: By agreement, the last card of a round makes a pishti
      Given the option "last-pishti" is yes
      When the turn comes to seat 0
      And seat 0 plays c4
      And seat 1 plays d4 and takes s9 c4
      And seat 0 plays c5
      And seat 1 plays d5 and takes c5
      Then the pishti of seat 1 is now 1
      And seat 1 gets 10 points for "pishti"

    Scenario: The last card of a deal makes a pishti if another deal follows
      Given the stock begins with h2 h3 h4 h5 h6 h7 h8 h10
      When the turn comes to seat 0
      And seat 0 plays c4
      And seat 1 plays d4 and takes s9 c4
      And seat 0 plays c5
      And seat 1 plays d5 and takes c5
      Then the pishti of seat 1 is now 1

  Rule: A jack as the last card of a round makes a double pishti only by agreement

    Background:
      Given the field shows s9
      And seat 0 holds c4 cJ
      And seat 1 holds d4 dJ

    Scenario: A jack as the last card of a round does not make a double pishti
      When the turn comes to seat 0
      And seat 0 plays c4
      And seat 1 plays d4 and takes s9 c4
      And seat 0 plays cJ
      And seat 1 plays dJ and takes cJ
      Then the jack-pishti of seat 1 is now 0

    Scenario: By agreement, a jack as the last card of a round makes a double pishti
      Given the option "last-pishti" is yes
      When the turn comes to seat 0
      And seat 0 plays c4
      And seat 1 plays d4 and takes s9 c4
      And seat 0 plays cJ
      And seat 1 plays dJ and takes cJ
      Then the jack-pishti of seat 1 is now 1

    Scenario: A jack as the last card of a deal makes a double pishti if another deal follows
      Given the stock begins with h2 h3 h4 h5 h6 h7 h8 h10
      When the turn comes to seat 0
      And seat 0 plays c4
      And seat 1 plays d4 and takes s9 c4
      And seat 0 plays cJ
      And seat 1 plays dJ and takes cJ
      Then the jack-pishti of seat 1 is now 1
