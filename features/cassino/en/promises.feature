# language: en
Feature: Promises
  The player who changed a build last keeps a card that takes it in, and lays no card out. Partners keep a promise together.

  Background:
    Given a table of 2

  Rule: A build commits the player who changed it last

    Scenario: The maker of a build may not lay out a card
      Given the field shows cK
      And seat 0 has built c6 h3 to 9
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is refused: committed to a build

    Scenario: A player who is not committed to the build may lay out a card
      Given the field shows cK
      And seat 1 has built c6 h3 to 9
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is accepted

    Scenario: The maker is free if another player added to the build last
      Given the field shows cK
      And seat 0 has built c6 h3, d9 to 9
      And seat 1 was the last to build on build 1
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is accepted

    Scenario: The player who raised a build last is committed to it
      Given the field shows cK
      And seat 1 has built c6 h3 to 9
      And seat 0 was the last to change what build 1 is worth
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is refused: committed to a build

    Scenario: By agreement, a committed player may lay out a card
      Given the option "lay-beside-a-build" is yes
      And the field shows cK
      And seat 0 has built c6 h3 to 9
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is accepted

    Scenario: Even by agreement, the last card that takes in the build may not be laid out
      Given the option "lay-beside-a-build" is yes
      And the field shows cK
      And seat 0 has built c6 h3 to 9
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out s9
      Then that is refused: the last card for a build that commits the player

    Scenario: The last card that takes in the build must not take other cards without it
      Given the field shows h9 cK
      And seat 0 has built c6 h3 to 9
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 takes in h9 with s9
      Then that is refused: the last card for a build that commits the player
      When seat 0 takes in build 1 and the cards h9 with s9
      Then that is accepted

    Scenario: One of two cards that take in the build may take other cards
      Given the field shows h9 cK
      And seat 0 has built c6 h3 to 9
      And seat 0 holds s9 d9 h2
      When the turn comes to seat 0
      And seat 0 takes in h9 with s9
      Then that is accepted

    Scenario: The last card that takes in the build may raise it
      Given the field shows cK
      And seat 0 has built c2 h2 to 4
      And seat 0 holds s4 c8 h3
      When the turn comes to seat 0
      And seat 0 raises build 1 to 8 with s4
      Then build 1 is simple and worth 8

    Scenario: A card that does not take in the build may take other cards
      Given the field shows h8 cK
      And seat 0 has built c6 h3 to 9
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 takes in h8 with c8
      Then that is accepted

  Rule: Partners keep a promise together

    Scenario: A player may add to a partner's build without a card that takes it in
      Given a table of 4
      And the field shows d4 cK
      And seat 2 has built c6 h3 to 9
      And seat 0 holds s5 c8 h2
      When the turn comes to seat 0
      And seat 0 builds on build 1 with s5 on d4
      Then that is accepted

    Scenario Outline: A player may not add to the build of opponent <other> without a card that takes it in
      Given a table of 4
      And the field shows d4 cK
      And seat <other> has built c6 h3 to 9
      And seat 0 holds s5 c8 h2
      When the turn comes to seat 0
      And seat 0 builds on build 1 with s5 on d4
      Then that is refused: no card kept for the build

      Examples:
        | other |
        | 1     |
        | 3     |

    Scenario: A player may not rely on a partner's card after an opponent raised the build
      Given a table of 4
      And the field shows d4 cK
      And seat 2 has built c6 h3 to 9
      And seat 1 was the last to change what build 1 is worth
      And seat 0 holds s5 c8 h2
      When the turn comes to seat 0
      And seat 0 builds on build 1 with s5 on d4
      Then that is refused: no card kept for the build

    Scenario: A player may not raise a partner's build without a card that takes in the raised build
      Given a table of 4
      And the field shows cK
      And seat 2 has built c2 h3 to 5
      And seat 0 holds s4 c8 h2
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with s4
      Then that is refused: no card kept for the build

    Scenario: If the partner's card is not enough, a player without a card that takes the build in may not add to it
      Given a table of 4
      And the option "partner-keeps" is no
      And the field shows d4 cK
      And seat 2 has built c6 h3 to 9
      And seat 0 holds s5 c8 h2
      When the turn comes to seat 0
      And seat 0 builds on build 1 with s5 on d4
      Then that is refused: no card kept for the build

    Scenario: A player without a partner needs a card of their own to add to a build
      Given a table of 4
      And the option "partners" is no
      And the field shows d4 cK
      And seat 2 has built c6 h3 to 9
      And seat 0 holds s5 c8 h2
      When the turn comes to seat 0
      And seat 0 builds on build 1 with s5 on d4
      Then that is refused: no card kept for the build

    Scenario: A player who added to a partner's build is not committed to it
      Given a table of 4
      And the field shows cK
      And seat 2 has built c6 h3, d9 to 9
      And seat 0 was the last to build on build 1
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is accepted

    Scenario: The maker is still committed after a partner added to the build
      Given a table of 4
      And the field shows cK
      And seat 0 has built c6 h3, d9 to 9
      And seat 2 was the last to build on build 1
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is refused: committed to a build
      When seat 0 takes in build 1 with s9
      Then that is accepted

    Scenario: A maker without a card that takes in the build is not committed
      Given a table of 4
      And the field shows cK
      And seat 0 has built c6 h3, d9 to 9
      And seat 2 was the last to build on build 1
      And seat 0 holds s8 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is accepted

    Scenario: The maker is not committed after an opponent added to the build
      Given a table of 4
      And the field shows cK
      And seat 0 has built c6 h3, d9 to 9
      And seat 1 was the last to build on build 1
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is accepted

    Scenario: The maker is not committed after the partner raised the build
      Given a table of 4
      And the field shows cK
      And seat 0 has built c6 h3 to 9
      And seat 2 was the last to change what build 1 is worth
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is accepted

    Scenario: A player who raised a partner's build is committed to it
      Given a table of 4
      And the field shows cK
      And seat 2 has built c6 h3 to 9
      And seat 0 was the last to change what build 1 is worth
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is refused: committed to a build

    Scenario: If the partner's card is not enough, the player who added to the build is committed
      Given a table of 4
      And the option "partner-keeps" is no
      And the field shows cK
      And seat 2 has built c6 h3, d9 to 9
      And seat 0 was the last to build on build 1
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is refused: committed to a build

    Scenario: If the partner's card is not enough, the maker is free after the partner adds to the build
      Given a table of 4
      And the option "partner-keeps" is no
      And the field shows cK
      And seat 0 has built c6 h3, d9 to 9
      And seat 2 was the last to build on build 1
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is accepted

    Scenario: A player is not committed to a build that only the partner made
      Given a table of 4
      And the field shows cK
      And seat 2 has built c6 h3 to 9
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is accepted
