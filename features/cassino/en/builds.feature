# language: en
Feature: Builds
  A player combines a card with cards from the table into a build. Later, a card of the build's value takes in the build.

  Background:
    Given a table of 2

  Rule: A player makes a build and keeps a card that takes it in

    Scenario: A card builds with one card from the table
      Given the field shows d4 cK
      And seat 0 holds s5 c9 h2
      When the turn comes to seat 0
      And seat 0 builds s5 on d4 to 9
      Then build 1 is simple and worth 9
      And build 1 consists of s5 d4
      And the free cards on the table are cK

    Scenario: A card builds with several cards from the table
      Given the field shows d2 cA h3 cK
      And seat 0 holds s3 c9 h2
      When the turn comes to seat 0
      And seat 0 builds s3 on d2 cA h3 to 9
      Then build 1 is simple and worth 9

    Scenario: Groups of the same value may be added to a new build
      Given the field shows d4 c6 h3 h9
      And seat 0 holds s5 c9 h2
      When the turn comes to seat 0
      And seat 0 builds s5 on d4 to 9 and packs c6 h3 h9
      Then build 1 is compound and worth 9
      And build 1 has 3 parts

    Scenario: A card builds on a card and a group of its own value
      Given the field shows d4 c5 h9
      And seat 0 holds s9 c9 h2
      When the turn comes to seat 0
      And seat 0 lets s9 lie on h9 d4 c5
      Then build 1 is compound and worth 9
      And build 1 has 3 parts

    Scenario: A new build is refused if the player keeps no card that takes it in
      Given the field shows d4 cK
      And seat 0 holds s5 c8 h2
      When the turn comes to seat 0
      And seat 0 builds s5 on d4 to 9
      Then that is refused: no card kept for the build

    Scenario: The played card does not count as the card kept for the build
      Given the field shows d9 cK
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lets s9 lie on d9
      Then that is refused: no card kept for the build

    Scenario: A second build of the same value is refused, but its cards may be added to the first
      Given the field shows d4 cK
      And seat 1 has built c6 h3 to 9
      And seat 0 holds s5 c9 h2
      When the turn comes to seat 0
      And seat 0 builds s5 on d4 to 9
      Then that is refused: builds of the same value are combined
      When seat 0 builds on build 1 with s5 on d4
      Then build 1 is compound and worth 9

    Scenario: Without builds, a new build is refused
      Given the option "builds" is no
      And the field shows d4 c9
      And seat 0 holds s5 h9 h2
      When the turn comes to seat 0
      And seat 0 builds s5 on d4 to 9
      Then that is refused: not played at this table
      When seat 0 lets h9 lie on c9
      Then that is refused: not played at this table
      And this is all that seat 0 can do with h9
        | does    | free cards | builds | value | claims |
        | take in | c9         |        |       |        |
        | lay out |            |        |       |        |

  Rule: Cards of the same value may be added to a build

    Scenario: A card and cards from the table are added to a build, together with groups of its value
      Given the field shows d2 c3 h9 cK
      And seat 1 has built c6 h3 to 9
      And seat 0 holds s4 c9 h2
      When the turn comes to seat 0
      And seat 0 builds on build 1 with s4 on d2 c3 and packs h9
      Then build 1 is compound and worth 9
      And build 1 has 3 parts

    Scenario: A card of the build's value is added to the build
      Given the field shows cK
      And seat 1 has built c6 h3 to 9
      And seat 0 holds s9 c9 h2
      When the turn comes to seat 0
      And seat 0 lets s9 lie on build 1
      Then build 1 has 2 parts

    Scenario: An ace is added to a build of aces
      Given the field shows cK
      And seat 1 has built cA, dA to 1
      And seat 0 holds sA hA h2
      When the turn comes to seat 0
      And seat 0 lets sA lie on build 1
      Then build 1 has 3 parts

    Scenario: A player adds to a build that they made
      Given the field shows cK
      And seat 0 has built c6 h3 to 9
      And seat 0 holds s9 c9 h2
      When the turn comes to seat 0
      And seat 0 lets s9 lie on build 1
      Then build 1 has 2 parts

    Scenario: Adding to a build is refused if the player keeps no card that takes it in
      Given the field shows d4 cK
      And seat 1 has built c6 h3 to 9
      And seat 0 holds s5 c8 h2
      When the turn comes to seat 0
      And seat 0 builds on build 1 with s5 on d4
      Then that is refused: no card kept for the build

    Scenario: A player who adds to one of two builds of the same value must combine them
      Given the field shows d4 cK
      And seat 1 has built c6 h3 to 9
      And seat 1 has built c7 d2 to 9
      And seat 0 holds s5 c9 h2
      When the turn comes to seat 0
      And seat 0 builds on build 1 with s5 on d4
      Then that is refused: builds of the same value are combined
      When seat 0 builds on builds 1 and 2 with s5 on d4
      Then build 1 has 3 parts
      And only build 1 lies on the table

    Scenario: Without builds, adding to a build is refused
      Given the option "builds" is no
      And the field shows d4 cK
      And seat 1 has built c6 h3 to 9
      And seat 0 holds s5 c9 h2
      When the turn comes to seat 0
      And seat 0 builds on build 1 with s5 on d4
      Then that is refused: not played at this table

  Rule: A card raises the value of a build of one part

    Scenario: The played card raises a build by its value
      Given the field shows cK
      And seat 1 has built c2 h3 to 5
      And seat 0 holds s4 c9 h2
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with s4
      Then build 1 is simple and worth 9

    Scenario: Groups of the new value are added to the raised build
      Given the field shows cK h6 d3
      And seat 1 has built c2 h3 to 5
      And seat 0 holds s4 c9 h2
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with s4 and packs h6 d3
      Then build 1 is compound and worth 9
      And build 1 has 2 parts

    Scenario: Raising a build is refused if the player keeps no card that takes in the raised build
      Given the field shows cK
      And seat 1 has built c2 h3 to 5
      And seat 0 holds s4 c8 h2
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with s4
      Then that is refused: no card kept for the build

    Scenario: A build raised to the value of another build must be combined with it
      Given the field shows cK
      And seat 1 has built c2 h3 to 5
      And seat 1 has built c7 d2 to 9
      And seat 0 holds s4 c9 h2
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with s4
      Then that is refused: builds of the same value are combined
      When seat 0 raises builds 1 and 2 to 9 with s4
      Then build 1 is compound and worth 9

    Scenario: A build of several parts cannot be raised
      Given the field shows cK
      And seat 1 has built c2 h3, d5 to 5
      And seat 0 holds s4 c9 h2
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with s4
      Then that is refused: not a simple build

    Scenario: A build of several parts can be added to
      Given the field shows cK hA
      And seat 1 has built c2 h3, d5 to 5
      And seat 0 holds s4 c5 h2
      When the turn comes to seat 0
      And seat 0 builds on build 1 with s4 on hA
      Then build 1 has 3 parts

    Scenario: A build cannot be raised with a card from the table
      Given the field shows cK hA
      And seat 1 has built c2 h3 to 5
      And seat 0 holds s4 c10 h2
      When the turn comes to seat 0
      And seat 0 raises build 1 to 10 with s4 and hA
      Then that is refused: the card may not be used this way

    Scenario: By agreement, cards from the table help to raise a build
      Given the option "raising-with" is cards
      And the field shows cK hA h9 d2
      And seat 1 has built c2 h3 to 5
      And seat 0 holds s2 c10 h2
      When the turn comes to seat 0
      And seat 0 raises build 1 to 10 with s2 and hA d2
      Then build 1 is simple and worth 10

    Scenario Outline: A player may raise a build that they made if <who> may raise builds
      Given the option "raising" is <who>
      And the field shows cK
      And seat 0 has built c2 h3 to 5
      And seat 0 holds s4 c9 h5
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with s4
      Then that is accepted

      Examples:
        | who     |
        | anybody |

    Scenario: If only others may raise a build, its maker may not raise it
      Given the option "raising" is others
      And the field shows cK
      And seat 0 has built c2 h3 to 5
      And seat 0 holds s4 c9 h5
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with s4
      Then that is refused: the player changed this build last

    Scenario: If only others may raise a build, another player may raise it
      Given the option "raising" is others
      And the field shows cK
      And seat 1 has built c2 h3 to 5
      And seat 0 holds s4 c9 h5
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with s4
      Then that is accepted

    Scenario: If only others may raise a build, its maker may still add to it
      Given the option "raising" is others
      And the field shows cK dA
      And seat 0 has built c2 h3 to 5
      And seat 0 holds s4 c9 h5
      When the turn comes to seat 0
      And seat 0 builds on build 1 with s4 on dA
      Then that is accepted

    Scenario: If nobody may raise builds, raising is refused but building is accepted
      Given the option "raising" is nobody
      And the field shows cK d4
      And seat 1 has built c2 h3 to 5
      And seat 0 holds s4 c9 h5
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with s4
      Then that is refused: not played at this table
      When seat 0 builds h5 on d4 to 9
      Then that is accepted

    Scenario: Without builds, raising a build is refused
      Given the option "builds" is no
      And the field shows cK
      And seat 1 has built c2 h3 to 5
      And seat 0 holds s4 c9 h2
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with s4
      Then that is refused: not played at this table
