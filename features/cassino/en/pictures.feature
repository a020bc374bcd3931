# language: en
Feature: Picture cards
  A jack, queen or king takes cards of its rank; in Royal Cassino it has a number.

  Background:
    Given a table of 2

  Rule: A picture card takes one card of its rank, or all three

    Scenario: A king takes only one of two kings on the table
      Given the field shows cK dK
      And seat 0 holds sK h2 c2
      When the turn comes to seat 0
      Then this is all that seat 0 can do with sK
        | does    | free cards | builds | value | claims |
        | take in | cK         |        |       |        |
        | take in | dK         |        |       |        |
        | lay out |            |        |       |        |

    Scenario Outline: With three picture cards of its rank on the table, <card> takes one or all of them
      Given the field shows <three>
      And seat 0 holds <card> h2 c2
      When the turn comes to seat 0
      And seat 0 takes in <two> with <card>
      Then that is refused: a picture card takes one of its rank, or all three
      When seat 0 takes in <three> with <card>
      Then that is accepted

      Examples:
        | card | three    | two   |
        | sJ   | hJ dJ cJ | hJ dJ |
        | hJ   | sJ dJ cJ | sJ dJ |
        | dJ   | sJ hJ cJ | sJ hJ |
        | cJ   | sJ hJ dJ | sJ hJ |
        | sQ   | hQ dQ cQ | hQ dQ |
        | hQ   | sQ dQ cQ | sQ dQ |
        | dQ   | sQ hQ cQ | sQ hQ |
        | cQ   | sQ hQ dQ | sQ hQ |
        | sK   | hK dK cK | hK dK |
        | hK   | sK dK cK | sK dK |
        | dK   | sK hK cK | sK hK |
        | cK   | sK hK dK | sK hK |

    Scenario: By agreement, a picture card takes only one card of its rank at a time
      Given the option "pictures" is one
      And the field shows cK dK hK
      And seat 0 holds sK h2 c2
      When the turn comes to seat 0
      And seat 0 takes in cK dK hK with sK
      Then that is refused: a picture card takes only one of its rank
      When seat 0 takes in cK dK with sK
      Then that is refused: a picture card takes only one of its rank
      When seat 0 takes in dK with sK
      Then the free cards on the table are cK hK

    Scenario: A seven takes two sevens even if picture cards are taken one at a time
      Given the option "pictures" is one
      And the field shows c7 d7
      And seat 0 holds s7 h2 c2
      When the turn comes to seat 0
      And seat 0 takes in c7 d7 with s7
      Then that is accepted

    Scenario: A seven takes two of three sevens
      Given the field shows c7 d7 h7
      And seat 0 holds s7 h2 c2
      When the turn comes to seat 0
      And seat 0 takes in c7 d7 with s7
      Then that is accepted

    Scenario: By agreement, a picture card takes as many cards of its rank as the player likes
      Given the option "pictures" is any
      And the field shows cK dK hK
      And seat 0 holds sK h2 c2
      When the turn comes to seat 0
      And seat 0 takes in cK dK with sK
      Then that is accepted

    Scenario: A picture card without a number does not take cards by their sum
      Given the field shows c6 d5
      And seat 0 holds sJ h2 c2
      When the turn comes to seat 0
      And seat 0 takes in c6 d5 with sJ
      Then that is refused: the free cards do not form such groups

    Scenario: A picture card without a number does not take part in a build
      Given the field shows c9 cK
      And seat 0 holds d2 sJ dJ
      When the turn comes to seat 0
      And seat 0 builds d2 on c9 to 11
      Then that is refused: the build is too high

    Scenario: A build of ten is not too high
      Given the field shows c8 cK
      And seat 0 holds d2 s10 dJ
      When the turn comes to seat 0
      And seat 0 builds d2 on c8 to 10
      Then that is accepted

  Rule: In Royal Cassino picture cards have numbers

    Scenario Outline: With numbers for picture cards, <card> takes cards that sum to its number
      Given the option "royal" is low-ace
      And the field shows <free>
      And seat 0 holds <card> h2 c2
      When the turn comes to seat 0
      And seat 0 takes in <free> with <card>
      Then that is accepted

      Examples:
        | card | free     |
        | sJ   | c6 d5    |
        | dQ   | cJ cA    |
        | hK   | c10 d3   |
        | cK   | hK dK    |
        | cK   | hK dJ d2 |

    Scenario: With numbers for picture cards, a card builds to eleven for a jack
      Given the option "royal" is low-ace
      And the field shows c9 cK
      And seat 0 holds d2 sJ dJ
      When the turn comes to seat 0
      And seat 0 builds d2 on c9 to 11
      Then build 1 is simple and worth 11

    Scenario: A jack with a number takes in a build of eleven
      Given the option "royal" is low-ace
      And the field shows c9 cK
      And seat 1 has built d9 h2 to 11
      And seat 0 holds d2 sJ dJ
      When the turn comes to seat 0
      And seat 0 takes in build 1 with sJ
      Then seat 0 has d9 h2 sJ in its pile

    Scenario: A king with a number is not limited to one king at a time
      Given the option "royal" is low-ace
      And the option "pictures" is one
      And the field shows cK dK hK
      And seat 0 holds sK h2 c2
      When the turn comes to seat 0
      And seat 0 takes in cK dK with sK
      Then that is accepted

    Scenario: A king with a number may take two of three kings
      Given the option "royal" is low-ace
      And the field shows cK dK hK
      And seat 0 holds sK h2 c2
      When the turn comes to seat 0
      And seat 0 takes in cK dK with sK
      Then that is accepted

  Rule: An ace counts one on the table, and one or fourteen from the hand

    Scenario Outline: An ace counts one on the table, whatever it counts from the hand
      Given the option "royal" is <royal>
      Then sA counts 1 on the table
      And sK counts 13 on the table
      And s7 counts 7 on the table
      And s7 counts 7 from the hand
      And sA counts <counts> from the hand

      Examples:
        | royal      | counts |
        | plain      | 1      |
        | low-ace    | 1      |
        | high-ace   | 14     |
        | either-ace | 1      |

    Scenario Outline: <ace> from the hand counts fourteen by agreement
      Given the option "royal" is high-ace
      And the field shows c9 d5 hJ
      And seat 0 holds <ace> h2 c2
      When the turn comes to seat 0
      And seat 0 takes in c9 d5 with <ace>
      Then that is accepted

      Examples:
        | ace |
        | sA  |
        | hA  |
        | dA  |
        | cA  |

    Scenario: An ace that counts fourteen does not take an ace
      Given the option "royal" is high-ace
      And the field shows cA d5
      And seat 0 holds sA h2 c2
      When the turn comes to seat 0
      And seat 0 takes in cA with sA
      Then that is refused: the free cards do not form such groups

    Scenario: An ace takes one or fourteen, but not both in one turn
      Given the option "royal" is either-ace
      And the field shows cA c9 d5
      And seat 0 holds sA h2 c2
      When the turn comes to seat 0
      Then this is all that seat 0 can do with sA
        | does    | free cards | builds | value | claims |
        | take in | cA         |        |       |        |
        | take in | c9 d5      |        |       |        |
        | build   | cA         |        | 2     |        |
        | lay out |            |        |       |        |

    Scenario: An ace that counts one does not take cards that sum to fourteen
      Given the option "royal" is low-ace
      And the field shows c9 d5
      And seat 0 holds sA h2 c2
      When the turn comes to seat 0
      And seat 0 takes in c9 d5 with sA
      Then that is refused: the free cards do not form such groups

    Scenario: A card other than an ace has only one number
      Given the option "royal" is either-ace
      And the field shows c9 d5
      And seat 0 holds s2 h2 c2
      When the turn comes to seat 0
      And seat 0 takes in c9 d5 with s2
      Then that is refused: the free cards do not form such groups

    Scenario: An ace can be kept for a build of fourteen, and takes it in
      Given the option "royal" is either-ace
      And the field shows c9 hK
      And seat 0 holds d5 sA h2
      And seat 1 holds hJ hQ h3
      When the turn comes to seat 0
      And seat 0 builds d5 on c9 to 14
      Then build 1 is simple and worth 14
      When seat 1 lays out hJ
      And seat 0 takes in hK with sA
      Then that is refused: the free cards do not form such groups
      When seat 0 lays out h2
      Then that is refused: committed to a build
      When seat 0 takes in build 1 with sA
      Then that is accepted

    Scenario: The last ace that can take in a build of fourteen cannot take an ace
      Given the option "royal" is either-ace
      And the field shows cA hK
      And seat 0 has built c9 d5 to 14
      And seat 0 holds sA h2 c2
      When the turn comes to seat 0
      And seat 0 takes in cA with sA
      Then that is refused: the last card for a build that commits the player
      When seat 0 takes in build 1 with sA
      Then that is accepted

    Scenario: If an ace has two values, aces do not build on aces
      Given the option "royal" is either-ace
      And the field shows cA hK
      And seat 0 holds sA hA c2
      When the turn comes to seat 0
      And seat 0 lets sA lie on cA
      Then that is refused: the build is too low

    Scenario: If an ace has two values, twos still build on twos
      Given the option "royal" is either-ace
      And the field shows d2 hK
      And seat 0 holds s2 hA c2
      When the turn comes to seat 0
      And seat 0 lets s2 lie on d2
      Then that is accepted

    Scenario Outline: If an ace has one value, aces build on aces
      Given the option "royal" is <royal>
      And the field shows cA hK
      And seat 0 holds sA hA c2
      When the turn comes to seat 0
      And seat 0 lets sA lie on cA
      Then build 1 is compound and worth 1

      Examples:
        | royal   |
        | plain   |
        | low-ace |

    Scenario: An ace that counts fourteen does not build on cards that sum to fourteen
      Given the option "royal" is high-ace
      And the field shows c9 d5
      And seat 0 holds sA hA c2
      When the turn comes to seat 0
      And seat 0 lets sA lie on c9 d5
      Then that is refused: the card may not be used this way

    Scenario: An ace that counts fourteen is not added to a build of fourteen
      Given the option "royal" is high-ace
      And the field shows c9 hK
      And seat 1 has built c8 d6 to 14
      And seat 0 holds sA hA c2
      When the turn comes to seat 0
      And seat 0 lets sA lie on build 1
      Then that is refused: the card may not be used this way

    Scenario: A king with a number is added to a build of thirteen
      Given the option "royal" is high-ace
      And the field shows c9 d4 hK
      And seat 1 has built c8 d5 to 13
      And seat 0 holds sK dK c2
      When the turn comes to seat 0
      And seat 0 lets sK lie on build 1 and packs c9 d4
      Then build 1 has 3 parts

    Scenario: A king with a number makes a build with cards that sum to thirteen
      Given the option "royal" is high-ace
      And the field shows c9 d4 hK
      And seat 0 holds sK dK c2
      When the turn comes to seat 0
      And seat 0 lets sK lie on c9 d4
      Then build 1 is compound and worth 13

  Rule: In Royal Cassino the cassinos can count more from the hand

    Scenario Outline: <card> counts <hand> from the hand if "royal" is <royal> and high cassinos are <high>
      Given the option "royal" is <royal>
      And the option "high-cassinos" is <high>
      Then <card> counts <hand> from the hand
      And <card> counts <table> on the table

      Examples:
        | royal      | high | card | hand | table |
        | low-ace    | yes  | s2   | 15   | 2     |
        | low-ace    | yes  | d10  | 16   | 10    |
        | either-ace | yes  | s2   | 15   | 2     |
        | high-ace   | yes  | d10  | 16   | 10    |
        | low-ace    | yes  | h2   | 2    | 2     |
        | low-ace    | yes  | s10  | 10   | 10    |
        | low-ace    | no   | s2   | 2    | 2     |
        | low-ace    | no   | d10  | 10   | 10    |
        | plain      | yes  | s2   | 2    | 2     |
        | plain      | yes  | d10  | 10   | 10    |

    Scenario Outline: A high <card> takes in <taken>
      Given the option "royal" is low-ace
      And the option "high-cassinos" is yes
      And the field shows <taken> hQ
      And seat 0 holds <card> h3 c3
      When the turn comes to seat 0
      And seat 0 takes in <taken> with <card>
      Then seat 0 has <card> <taken> in its pile

      Examples:
        | card | taken   |
        | s2   | c9 d6   |
        | s2   | hK d2   |
        | d10  | hK d3   |
        | d10  | c10 s6  |

    Scenario: A high two of spades does not take a two
      Given the option "royal" is low-ace
      And the option "high-cassinos" is yes
      And the field shows c2 hQ
      And seat 0 holds s2 h3 c3
      When the turn comes to seat 0
      And seat 0 takes in c2 with s2
      Then that is refused: the free cards do not form such groups

    Scenario: A high ten of diamonds can be kept for a build of sixteen, and takes it in
      Given the option "royal" is low-ace
      And the option "high-cassinos" is yes
      And the field shows hK c9
      And seat 0 holds d3 d10 h2
      And seat 1 holds hJ hQ h3
      When the turn comes to seat 0
      And seat 0 builds d3 on hK to 16
      Then build 1 is simple and worth 16
      When seat 1 lays out hJ
      And seat 0 takes in build 1 with d10
      Then seat 0 has d3 hK d10 in its pile

    Scenario: A high ten of diamonds cannot be the card kept for a build of ten
      Given the option "royal" is low-ace
      And the option "high-cassinos" is yes
      And the field shows h7 c9
      And seat 0 holds d3 d10 h2
      When the turn comes to seat 0
      And seat 0 builds d3 on h7 to 10
      Then that is refused: no card kept for the build

    Scenario: A high two of spades makes no build
      Given the option "royal" is low-ace
      And the option "high-cassinos" is yes
      And the field shows cA hQ
      And seat 0 holds s2 d10 h3
      When the turn comes to seat 0
      And seat 0 builds s2 on cA to 16
      Then that is refused: the card may not be used this way

    Scenario: An ace that counts fourteen makes no build
      Given the option "royal" is high-ace
      And the option "high-cassinos" is yes
      And the field shows cA hQ
      And seat 0 holds sA s2 h3
      When the turn comes to seat 0
      And seat 0 builds sA on cA to 15
      Then that is refused: the card may not be used this way

    Scenario: A high two of spades is not added to a build
      Given a table of 4
      And the option "royal" is low-ace
      And the option "high-cassinos" is yes
      And the field shows cA hQ
      And seat 2 has built hK d3 to 16
      And seat 0 holds s2 c8 h3
      When the turn comes to seat 0
      And seat 0 builds on build 1 with s2 on cA
      Then that is refused: the card may not be used this way

    Scenario Outline: An ace that counts fourteen does not raise a build with <raising-with>
      Given the option "royal" is high-ace
      And the option "high-cassinos" is yes
      And the option "raising-with" is <raising-with>
      And the field shows c9 hQ
      And seat 1 has built cA hA to 2
      And seat 0 holds sA d10 h3
      When the turn comes to seat 0
      And seat 0 raises build 1 to 16 with sA
      Then that is refused: the card may not be used this way

      Examples:
        | raising-with |
        | card         |
        | cards        |
