# language: en
Feature: The payments
  Points are what was taken and the goes; penalties and shown months multiply.

  Background:
    Given the option "bright-penalty" is no
    And the option "junk-penalty" is no

  Rule: The worth of cards

    Scenario Outline: <cards>
      Given seat 0 has captured <cards>
      When the round is over: stop by seat 0
      Then seat 1 pays <points> to seat 0 for the win
      And seat 2 pays <points> to seat 0 for the win

      Examples: Brights
        | cards            | points    |
        | 1B 3B 8B 11B 12B | 15 points |
        | 1B 3B 8B 12B     | 4 points  |
        | 1B 3B 8B 11B     | 4 points  |
        | 1B 3B 8B         | 3 points  |
        | 1B 3B 11B        | 2 points  |

      Examples: Birds, ribbons and animals
        | cards              | points   |
        | 2A 4A 8A           | 5 points |
        | 1R 2R 3R           | 3 points |
        | 6R 9R 10R          | 3 points |
        | 4R 5R 7R           | 3 points |
        | 1R 2R 4R 6R 11R    | 1 point  |
        | 1R 2R 4R 6R 7R 11R | 2 points |
        | 2A 4A 5A 6A 7A     | 1 point  |
        | 2A 4A 5A 6A 7A 10A | 2 points |

      Examples: Junk, of which the lightning and one paulownia count two
        | cards                                     | points   |
        | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2   | 1 point  |
        | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 11C1      | 1 point  |
        | 1C1 1C2 2C1 2C2 3C1 3C2 11C1 12C1         | 1 point  |
        | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 11C1 12C1     | 2 points |
        | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 9A        | 1 point  |
        | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 12C2 12C3 | 1 point  |

    Scenario: The cup counts as two junk cards if that is worth more
      Given seat 0 has captured 2A 5A 6A 7A 9A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 11C1
      When the round is over: stop by seat 0
      Then seat 1 pays 2 points to seat 0 for the win

  Rule: Penalties

    Scenario: A loser without brights pays double for brights
      Given the option "bright-penalty" is yes
      And seat 0 has captured 1B 3B 8B
      And seat 1 has captured 12B
      When the round is over: stop by seat 0
      Then seat 1 pays 3 points to seat 0 for the win
      And seat 2 pays 6 points to seat 0 for the win

    Scenario: Not where the winner is paid for something else
      Given the option "bright-penalty" is yes
      And seat 0 has captured 1B 3B 1R 2R 3R
      When the round is over: stop by seat 0
      Then seat 2 pays 3 points to seat 0 for the win

    Scenario: With three players, a loser with five or fewer junk cards pays double for junk
      Given the option "junk-penalty" is yes
      And seat 0 has captured 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 11C1
      And seat 1 has captured 5C1 5C2 6C1 12C1
      And seat 2 has captured 6C2 7C1 7C2 8C1 8C2 10C1
      When the round is over: stop by seat 0
      Then seat 1 pays 2 points to seat 0 for the win
      And seat 2 pays 1 point to seat 0 for the win

    Scenario: Of three the cup is two of them
      Given the option "junk-penalty" is yes
      And seat 0 has captured 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 11C1
      And seat 1 has captured 5C1 5C2 6C1 6C2 9A
      When the round is over: stop by seat 0
      Then seat 1 pays 1 point to seat 0 for the win

    Scenario: Not where the winner is not paid for junk
      Given the option "junk-penalty" is yes
      And seat 0 has captured 1R 2R 3R 1C1 1C2 2C1 2C2 3C1 3C2 4C1
      When the round is over: stop by seat 0
      Then seat 1 pays 3 points to seat 0 for the win

    Scenario Outline: With two players, a loser with seven or fewer pays double for junk: <junk>
      Given a table of 2
      And the option "junk-penalty" is yes
      And seat 0 has captured 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 11C1
      And seat 1 has captured <junk>
      When the round is over: stop by seat 0
      Then seat 1 pays <points> to seat 0 for the win

      Examples:
        | junk                            | points   |
        | 5C1 5C2 6C1 6C2 7C1 7C2 8C1     | 2 points |
        | 5C1 5C2 6C1 6C2 7C1 7C2 8C1 8C2 | 1 point  |

    Scenario Outline: The winner's cup counts one way in everything, the one that pays most: with <junk> as <kind>
      Given the option "junk-penalty" is yes
      And seat 0 has captured <animals> 9A <junk>
      And seat 1 has captured 8C1 8C2 10C1 12C2 12C3
      And seat 2 has captured 6C1 6C2 7C1 7C2 9C1 9C2
      When the round is over: stop by seat 0
      Then for the winner 9A counts as "<kind>"
      And the round's multiplier is <times over>
      And seat 1 pays <one> to seat 0 for the win
      And seat 2 pays <other> to seat 0 for the win

      Examples: As an animal it doubles, and as junk it would be worth more
        | animals           | junk                                    | kind   | times over | one | other |
        | 2A 5A 6A 7A 8A 10A | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1    | animal | 2          | 6 points | 6 points |
        | 2A 5A 6A 7A 8A 10A | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 11C1 12C1 | animal | 2 | 32 points | 16 points |

      Examples: As junk it makes ten, and the loser with few pays double for that
        | animals     | junk                                | kind  | times over | one | other |
        | 2A 5A 6A 7A | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 | chaff | 1          | 2 points | 1 point |

    Scenario: A loser's cup counts as two junk cards against the penalty
      Given the option "junk-penalty" is yes
      And seat 0 has captured 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 11C1
      And seat 2 has captured 6C2 7C1 7C2 8C1 9A
      When the round is over: stop by seat 0
      Then seat 2 pays 1 point to seat 0 for the win

    Scenario: Seven animals double
      Given seat 0 has captured 2A 4A 5A 6A 7A 9A 10A
      When the round is over: stop by seat 0
      Then the round's multiplier is 2
      And seat 1 pays 6 points to seat 0 for the win

    Scenario Outline: Six animals do not, and neither do seven without the option
      Given the option "animal-doubles" is <doubles>
      And seat 0 has captured <animals>
      When the round is over: stop by seat 0
      Then the round's multiplier is 1

      Examples:
        | doubles | animals                 |
        | no      | 2A 4A 5A 6A 7A 9A 10A   |
        | yes     | 2A 4A 5A 6A 7A 10A      |

    Scenario: Of three a loser who said go pays for both
      Given that seat 2 said go first
      And seat 0 has captured 1R 2R 3R
      When the round is over: stop by seat 0
      Then seat 2 pays 6 points to seat 0 for the win
      And seat 1 pays nothing to seat 0 for the win

    Scenario: Not without the option
      Given the option "go-penalty" is no
      And that seat 2 said go first
      And seat 0 has captured 1R 2R 3R
      When the round is over: stop by seat 0
      Then seat 2 pays 3 points to seat 0 for the win
      And seat 1 pays 3 points to seat 0 for the win

  Rule: A round without a winner doubles the next

    Scenario: The cards ran out
      When the round is over: the cards have run out
      Then nobody wins the round
      And the multiplier 2 is carried over
      And seat 0 is the next dealer

    Scenario: Not without the option
      Given the option "draw-doubles" is no
      When the round is over: the cards have run out
      Then no multiplier is carried over

    Scenario: A round with a winner carries nothing over
      Given seat 0 has captured 1R 2R 3R
      When the round is over: stop by seat 0
      Then seat 0 wins the round
      And no multiplier is carried over

    Scenario: A carried multiplier applies in the next round
      Given the multiplier 2 was carried over
      When the round begins
      Then the round's multiplier is 2

  Rule: Calls count

    Scenario Outline: Go <times>
      Given seat 0 has said "go" <times>
      And seat 0 has captured 1R 2R 3R
      When the round is over: stop by seat 0
      Then seat 0 gets <won> points in all for the win
      And the round's multiplier is <times over>
      And seat 1 pays <for go> to seat 0 for win "go"

      Examples:
        | times   | won | times over | for go    |
        | 1 time  | 8   | 1          | 1 point   |
        | 2 times | 10  | 1          | 2 points  |
        | 3 times | 24  | 2          | 6 points  |
        | 5 times | 128 | 8          | 40 points |

    Scenario Outline: Months shown <shown> and thrown <thrown>
      Given seat 0 has said "shake" <shown>
      And seat 0 has said "bomb" <thrown>
      And seat 0 has captured 1R 2R 3R
      When the round is over: stop by seat 0
      Then the round's multiplier is <times over>
      And seat 1 pays <points> to seat 0 for the win

      Examples:
        | shown   | thrown  | times over | points    |
        | 0 times | 0 times | 1          | 3 points  |
        | 1 time  | 0 times | 2          | 6 points  |
        | 0 times | 1 time  | 2          | 6 points  |
        | 1 time  | 1 time  | 4          | 12 points |
        | 2 times | 0 times | 4          | 12 points |
        | 0 times | 2 times | 4          | 12 points |

    Scenario: Calls of losers double nothing
      Given seat 1 has said "shake" 1 time
      And seat 0 has captured 1R 2R 3R
      When the round is over: stop by seat 0
      Then the round's multiplier is 1

    Scenario: With two players, a loser who called go pays double
      Given a table of 2
      And seat 1 has said "go" 1 time
      And seat 0 has captured 1R 2R 3R 2A 4A 8A
      When the round is over: stop by seat 0
      Then seat 1 pays 16 points to seat 0 for the win

    Scenario: With two players, not without the option
      Given a table of 2
      And the option "go-penalty" is no
      And seat 1 has said "go" 1 time
      And seat 0 has captured 1R 2R 3R 2A 4A 8A
      When the round is over: stop by seat 0
      Then seat 1 pays 8 points to seat 0 for the win

    Scenario Outline: Of two losers who said go the first pays for both: <first>, <second>, <third>
      Given seat <first> has said "go" 1 time
      And seat <second> has said "go" 1 time
      And seat <third> has said "go" 1 time
      And seat 0 has captured 1R 2R 3R
      When the round is over: stop by seat 0
      Then seat <payer> pays 6 points to seat 0 for the win
      And seat <other> pays nothing to seat 0 for the win

      Examples:
        | first | second | third | payer | other |
        | 1     | 2      | 0     | 1     | 2     |
        | 2     | 1      | 0     | 2     | 1     |
        | 0     | 2      | 1     | 2     | 1     |
        | 0     | 1      | 2     | 1     | 2     |
        | 1     | 0      | 2     | 1     | 2     |

    Scenario: A player who pays for both pays each debt with its own penalties
      Given the option "bright-penalty" is yes
      And seat 1 has said "go" 1 time
      And seat 0 has captured 1B 3B 8B
      And seat 1 has captured 12B
      When the round is over: stop by seat 0
      Then seat 1 pays 9 points to seat 0 for the win
      And seat 2 pays nothing to seat 0 for the win

    Scenario: Combinations of losers are not paid
      Given seat 0 has captured 1R 2R 3R
      And seat 1 has captured 6R 9R 10R
      When the round is over: stop by seat 0
      Then seat 0 pays nothing to seat 1 for the win

    Scenario: Nine junk cards are worth nothing, four ribbons neither
      Given seat 0 has captured 1R 2R 3R 4R 1C1 1C2 2C1 2C2 3C1 3C2 4C1 11C1
      When the round is over: stop by seat 0
      Then seat 1 pays 3 points to seat 0 for the win
