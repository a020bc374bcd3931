# language: en
Feature: Promises
  Whoever was the last at a build keeps a card for it and lays none out; partners keep a promise together.

  Background:
    Given a table of 2

  Rule: A build binds the player who changed it last

    Scenario: It lays no card out
      Given the field shows cK
      And seat 0 has built c6 h3 to 9
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is refused: committed to a build

    Scenario: The other seat does
      Given the field shows cK
      And seat 1 has built c6 h3 to 9
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is accepted

    Scenario: The player who built on it last is bound instead
      Given the field shows cK
      And seat 0 has built c6 h3, d9 to 9
      And seat 1 was the last to build on build 1
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is accepted

    Scenario: The player who raised it last is bound
      Given the field shows cK
      And seat 1 has built c6 h3 to 9
      And seat 0 was the last to change what build 1 is worth
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is refused: committed to a build

    Scenario: By agreement, a bound seat lays out a card
      Given the option "lay-beside-a-build" is yes
      And the field shows cK
      And seat 0 has built c6 h3 to 9
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is accepted

    Scenario: But not the last card for the build
      Given the option "lay-beside-a-build" is yes
      And the field shows cK
      And seat 0 has built c6 h3 to 9
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out s9
      Then that is refused: the last card for a build that commits the player

    Scenario: The last card for the build takes nothing else
      Given the field shows h9 cK
      And seat 0 has built c6 h3 to 9
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 takes in h9 with s9
      Then that is refused: the last card for a build that commits the player
      When seat 0 takes in build 1 and the cards h9 with s9
      Then that is accepted

    Scenario: The last card but one may
      Given the field shows h9 cK
      And seat 0 has built c6 h3 to 9
      And seat 0 holds s9 d9 h2
      When the turn comes to seat 0
      And seat 0 takes in h9 with s9
      Then that is accepted

    Scenario: The last card for the build raises it
      Given the field shows cK
      And seat 0 has built c2 h2 to 4
      And seat 0 holds s4 c8 h3
      When the turn comes to seat 0
      And seat 0 raises build 1 to 8 with s4
      Then build 1 is simple and worth 8

    Scenario: Other cards take in as they like
      Given the field shows h8 cK
      And seat 0 has built c6 h3 to 9
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 takes in h8 with c8
      Then that is accepted

  Rule: Partners keep a promise together

    Scenario: A partner's build is added to without a card for it
      Given a table of 4
      And the field shows d4 cK
      And seat 2 has built c6 h3 to 9
      And seat 0 holds s5 c8 h2
      When the turn comes to seat 0
      And seat 0 builds on build 1 with s5 on d4
      Then that is accepted

    Scenario Outline: The build of seat <other> is not
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

    Scenario: Nor a partner's that was raised since
      Given a table of 4
      And the field shows d4 cK
      And seat 2 has built c6 h3 to 9
      And seat 1 was the last to change what build 1 is worth
      And seat 0 holds s5 c8 h2
      When the turn comes to seat 0
      And seat 0 builds on build 1 with s5 on d4
      Then that is refused: no card kept for the build

    Scenario: A partner's build is not raised without a card for it
      Given a table of 4
      And the field shows cK
      And seat 2 has built c2 h3 to 5
      And seat 0 holds s4 c8 h2
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with s4
      Then that is refused: no card kept for the build

    Scenario: If the partner's card is not enough, the player keeps one
      Given a table of 4
      And the option "partner-keeps" is no
      And the field shows d4 cK
      And seat 2 has built c6 h3 to 9
      And seat 0 holds s5 c8 h2
      When the turn comes to seat 0
      And seat 0 builds on build 1 with s5 on d4
      Then that is refused: no card kept for the build

    Scenario: A player without partners has none to rely on
      Given a table of 4
      And the option "partners" is no
      And the field shows d4 cK
      And seat 2 has built c6 h3 to 9
      And seat 0 holds s5 c8 h2
      When the turn comes to seat 0
      And seat 0 builds on build 1 with s5 on d4
      Then that is refused: no card kept for the build

    Scenario: A player who built on a partner's build is not bound
      Given a table of 4
      And the field shows cK
      And seat 2 has built c6 h3, d9 to 9
      And seat 0 was the last to build on build 1
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is accepted

    Scenario: The maker still is
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

    Scenario: A maker that has no card for it any more lays out what it likes
      Given a table of 4
      And the field shows cK
      And seat 0 has built c6 h3, d9 to 9
      And seat 2 was the last to build on build 1
      And seat 0 holds s8 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is accepted

    Scenario: Not where an opponent built on it last
      Given a table of 4
      And the field shows cK
      And seat 0 has built c6 h3, d9 to 9
      And seat 1 was the last to build on build 1
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is accepted

    Scenario: Nor where the partner raised it
      Given a table of 4
      And the field shows cK
      And seat 0 has built c6 h3 to 9
      And seat 2 was the last to change what build 1 is worth
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is accepted

    Scenario: A player who raised a partner's build is bound
      Given a table of 4
      And the field shows cK
      And seat 2 has built c6 h3 to 9
      And seat 0 was the last to change what build 1 is worth
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is refused: committed to a build

    Scenario: If the partner's card is not enough, the player who built on it is bound
      Given a table of 4
      And the option "partner-keeps" is no
      And the field shows cK
      And seat 2 has built c6 h3, d9 to 9
      And seat 0 was the last to build on build 1
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is refused: committed to a build

    Scenario: If the partner's card is not enough, the maker is then free
      Given a table of 4
      And the option "partner-keeps" is no
      And the field shows cK
      And seat 0 has built c6 h3, d9 to 9
      And seat 2 was the last to build on build 1
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is accepted

    Scenario: The build of a partner binds its maker alone
      Given a table of 4
      And the field shows cK
      And seat 2 has built c6 h3 to 9
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lays out h2
      Then that is accepted
