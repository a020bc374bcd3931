# language: en
Feature: Builds
  A card and cards from the table are put together, to be taken in later by what they are worth.

  Background:
    Given a table of 2

  Rule: Making a build

    Scenario: With one card
      Given the field shows d4 cK
      And seat 0 holds s5 c9 h2
      When the turn comes to seat 0
      And seat 0 builds s5 on d4 to 9
      Then build 1 is simple and worth 9
      And build 1 consists of s5 d4
      And the free cards on the table are cK

    Scenario: With several cards
      Given the field shows d2 cA h3 cK
      And seat 0 holds s3 c9 h2
      When the turn comes to seat 0
      And seat 0 builds s3 on d2 cA h3 to 9
      Then build 1 is simple and worth 9

    Scenario: With groups of that worth beside it
      Given the field shows d4 c6 h3 h9
      And seat 0 holds s5 c9 h2
      When the turn comes to seat 0
      And seat 0 builds s5 on d4 to 9 and packs c6 h3 h9
      Then build 1 is compound and worth 9
      And build 1 has 3 parts

    Scenario: With a card of the same value
      Given the field shows d4 c5 h9
      And seat 0 holds s9 c9 h2
      When the turn comes to seat 0
      And seat 0 lets s9 lie on h9 d4 c5
      Then build 1 is compound and worth 9
      And build 1 has 3 parts

    Scenario: A card for it is kept
      Given the field shows d4 cK
      And seat 0 holds s5 c8 h2
      When the turn comes to seat 0
      And seat 0 builds s5 on d4 to 9
      Then that is refused: no card kept for the build

    Scenario: The played card is not kept
      Given the field shows d9 cK
      And seat 0 holds s9 c8 h2
      When the turn comes to seat 0
      And seat 0 lets s9 lie on d9
      Then that is refused: no card kept for the build

    Scenario: Another build of that worth does not stay apart
      Given the field shows d4 cK
      And seat 1 has built c6 h3 to 9
      And seat 0 holds s5 c9 h2
      When the turn comes to seat 0
      And seat 0 builds s5 on d4 to 9
      Then that is refused: builds of the same value are combined
      When seat 0 builds on build 1 with s5 on d4
      Then build 1 is compound and worth 9

    Scenario: Without builds, no build is made
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

  Rule: Building on

    Scenario: With several cards, and groups beside
      Given the field shows d2 c3 h9 cK
      And seat 1 has built c6 h3 to 9
      And seat 0 holds s4 c9 h2
      When the turn comes to seat 0
      And seat 0 builds on build 1 with s4 on d2 c3 and packs h9
      Then build 1 is compound and worth 9
      And build 1 has 3 parts

    Scenario: With a card that counts as much
      Given the field shows cK
      And seat 1 has built c6 h3 to 9
      And seat 0 holds s9 c9 h2
      When the turn comes to seat 0
      And seat 0 lets s9 lie on build 1
      Then build 1 has 2 parts

    Scenario: An ace on aces
      Given the field shows cK
      And seat 1 has built cA, dA to 1
      And seat 0 holds sA hA h2
      When the turn comes to seat 0
      And seat 0 lets sA lie on build 1
      Then build 1 has 3 parts

    Scenario: On the own build
      Given the field shows cK
      And seat 0 has built c6 h3 to 9
      And seat 0 holds s9 c9 h2
      When the turn comes to seat 0
      And seat 0 lets s9 lie on build 1
      Then build 1 has 2 parts

    Scenario: A card for it is kept
      Given the field shows d4 cK
      And seat 1 has built c6 h3 to 9
      And seat 0 holds s5 c8 h2
      When the turn comes to seat 0
      And seat 0 builds on build 1 with s5 on d4
      Then that is refused: no card kept for the build

    Scenario: Builds of one worth are put together
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

    Scenario: Without builds, no player builds on
      Given the option "builds" is no
      And the field shows d4 cK
      And seat 1 has built c6 h3 to 9
      And seat 0 holds s5 c9 h2
      When the turn comes to seat 0
      And seat 0 builds on build 1 with s5 on d4
      Then that is refused: not played at this table

  Rule: Raising

    Scenario: By the played card
      Given the field shows cK
      And seat 1 has built c2 h3 to 5
      And seat 0 holds s4 c9 h2
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with s4
      Then build 1 is simple and worth 9

    Scenario: With groups of the new worth beside it
      Given the field shows cK h6 d3
      And seat 1 has built c2 h3 to 5
      And seat 0 holds s4 c9 h2
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with s4 and packs h6 d3
      Then build 1 is compound and worth 9
      And build 1 has 2 parts

    Scenario: A card for it is kept
      Given the field shows cK
      And seat 1 has built c2 h3 to 5
      And seat 0 holds s4 c8 h2
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with s4
      Then that is refused: no card kept for the build

    Scenario: It joins another build of the same value
      Given the field shows cK
      And seat 1 has built c2 h3 to 5
      And seat 1 has built c7 d2 to 9
      And seat 0 holds s4 c9 h2
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with s4
      Then that is refused: builds of the same value are combined
      When seat 0 raises builds 1 and 2 to 9 with s4
      Then build 1 is compound and worth 9

    Scenario: A build of several parts is not raised
      Given the field shows cK
      And seat 1 has built c2 h3, d5 to 5
      And seat 0 holds s4 c9 h2
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with s4
      Then that is refused: not a simple build

    Scenario: A build of several parts is added to
      Given the field shows cK hA
      And seat 1 has built c2 h3, d5 to 5
      And seat 0 holds s4 c5 h2
      When the turn comes to seat 0
      And seat 0 builds on build 1 with s4 on hA
      Then build 1 has 3 parts

    Scenario: From the hand alone
      Given the field shows cK hA
      And seat 1 has built c2 h3 to 5
      And seat 0 holds s4 c10 h2
      When the turn comes to seat 0
      And seat 0 raises build 1 to 10 with s4 and hA
      Then that is refused: the card may not be used this way

    Scenario: By agreement, with cards from the table too
      Given the option "raising-with" is cards
      And the field shows cK hA h9 d2
      And seat 1 has built c2 h3 to 5
      And seat 0 holds s2 c10 h2
      When the turn comes to seat 0
      And seat 0 raises build 1 to 10 with s2 and hA d2
      Then build 1 is simple and worth 10

    Scenario Outline: The own build, where <who> may raise it
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

    Scenario: If only others may raise it, its maker may not
      Given the option "raising" is others
      And the field shows cK
      And seat 0 has built c2 h3 to 5
      And seat 0 holds s4 c9 h5
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with s4
      Then that is refused: the player changed this build last

    Scenario: If only others may raise it, they do
      Given the option "raising" is others
      And the field shows cK
      And seat 1 has built c2 h3 to 5
      And seat 0 holds s4 c9 h5
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with s4
      Then that is accepted

    Scenario: If only others may raise it, its maker may add to it
      Given the option "raising" is others
      And the field shows cK dA
      And seat 0 has built c2 h3 to 5
      And seat 0 holds s4 c9 h5
      When the turn comes to seat 0
      And seat 0 builds on build 1 with s4 on dA
      Then that is accepted

    Scenario: Builds are not raised
      Given the option "raising" is nobody
      And the field shows cK d4
      And seat 1 has built c2 h3 to 5
      And seat 0 holds s4 c9 h5
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with s4
      Then that is refused: not played at this table
      When seat 0 builds h5 on d4 to 9
      Then that is accepted

    Scenario: Without builds, no player raises one
      Given the option "builds" is no
      And the field shows cK
      And seat 1 has built c2 h3 to 5
      And seat 0 holds s4 c9 h2
      When the turn comes to seat 0
      And seat 0 raises build 1 to 9 with s4
      Then that is refused: not played at this table
