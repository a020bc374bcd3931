# language: en
Feature: The payments
  The winner is paid for captured cards and for calling go. Penalties and shown months multiply the payment.

  Background:
    Given the option "bright-penalty" is no
    And the option "junk-penalty" is no

  Rule: Each loser pays the points of the winner's captured cards

    Scenario Outline: Each loser pays <points> for <cards>
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

      Examples: Junk (the lightning and one paulownia count as two)
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

  Rule: Penalties and seven animals double a payment

    Scenario: A loser without brights pays double for brights
      Given the option "bright-penalty" is yes
      And seat 0 has captured 1B 3B 8B
      And seat 1 has captured 12B
      When the round is over: stop by seat 0
      Then seat 1 pays 3 points to seat 0 for the win
      And seat 2 pays 6 points to seat 0 for the win

    Scenario: A loser without brights pays the single amount if the winner is not paid for brights
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

    Scenario: With three players, the loser's cup counts as two junk cards
      Given the option "junk-penalty" is yes
      And seat 0 has captured 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 11C1
      And seat 1 has captured 5C1 5C2 6C1 6C2 9A
      When the round is over: stop by seat 0
      Then seat 1 pays 1 point to seat 0 for the win

    Scenario: A loser with few junk cards pays the single amount if the winner is not paid for junk
      Given the option "junk-penalty" is yes
      And seat 0 has captured 1R 2R 3R 1C1 1C2 2C1 2C2 3C1 3C2 4C1
      When the round is over: stop by seat 0
      Then seat 1 pays 3 points to seat 0 for the win

    Scenario Outline: With two players, a loser with <junk> pays <points> for junk
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

    Scenario Outline: The winner's cup counts only in the way that pays most: with <junk> as <kind>
      Given the option "junk-penalty" is yes
      And seat 0 has captured <animals> 9A <junk>
      And seat 1 has captured 8C1 8C2 10C1 12C2 12C3
      And seat 2 has captured 6C1 6C2 7C1 7C2 9C1 9C2
      When the round is over: stop by seat 0
      Then for the winner 9A counts as "<kind>"
      And the round's multiplier is <times over>
      And seat 1 pays <one> to seat 0 for the win
      And seat 2 pays <other> to seat 0 for the win

      Examples: As an animal the cup doubles the payment, though it would add more points as junk
        | animals           | junk                                    | kind   | times over | one | other |
        | 2A 5A 6A 7A 8A 10A | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1    | animal | 2          | 6 points | 6 points |
        | 2A 5A 6A 7A 8A 10A | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 11C1 12C1 | animal | 2 | 32 points | 16 points |

      Examples: As junk the cup makes ten, and the loser with few junk cards pays double
        | animals     | junk                                | kind  | times over | one | other |
        | 2A 5A 6A 7A | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 | chaff | 1          | 2 points | 1 point |

    Scenario: A loser with four junk cards and the cup does not pay the penalty
      Given the option "junk-penalty" is yes
      And seat 0 has captured 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 11C1
      And seat 2 has captured 6C2 7C1 7C2 8C1 9A
      When the round is over: stop by seat 0
      Then seat 2 pays 1 point to seat 0 for the win

    Scenario: Seven animals double the payment
      Given seat 0 has captured 2A 4A 5A 6A 7A 9A 10A
      When the round is over: stop by seat 0
      Then the round's multiplier is 2
      And seat 1 pays 6 points to seat 0 for the win

    Scenario Outline: If "animal-doubles" is <doubles>, <animals> do not double the payment
      Given the option "animal-doubles" is <doubles>
      And seat 0 has captured <animals>
      When the round is over: stop by seat 0
      Then the round's multiplier is 1

      Examples:
        | doubles | animals                 |
        | no      | 2A 4A 5A 6A 7A 9A 10A   |
        | yes     | 2A 4A 5A 6A 7A 10A      |

    Scenario: With three players, a loser who called go pays for both losers
      Given that seat 2 said go first
      And seat 0 has captured 1R 2R 3R
      When the round is over: stop by seat 0
      Then seat 2 pays 6 points to seat 0 for the win
      And seat 1 pays nothing to seat 0 for the win

    Scenario: Without the go penalty, a loser who called go pays only their own debt
      Given the option "go-penalty" is no
      And that seat 2 said go first
      And seat 0 has captured 1R 2R 3R
      When the round is over: stop by seat 0
      Then seat 2 pays 3 points to seat 0 for the win
      And seat 1 pays 3 points to seat 0 for the win

  Rule: A round without a winner doubles the next

    Scenario: If the cards run out, nobody wins and the next round is doubled
      When the round is over: the cards have run out
      Then nobody wins the round
      And the multiplier 2 is carried over
      And seat 0 is the next dealer

    Scenario: By agreement, a round without a winner does not double the next
      Given the option "draw-doubles" is no
      When the round is over: the cards have run out
      Then no multiplier is carried over

    Scenario: A round with a winner carries no multiplier over
      Given seat 0 has captured 1R 2R 3R
      When the round is over: stop by seat 0
      Then seat 0 wins the round
      And no multiplier is carried over

    Scenario: A carried multiplier applies in the next round
      Given the multiplier 2 was carried over
      When the round begins
      Then the round's multiplier is 2

  Rule: The winner's calls raise the payment

    Scenario Outline: A winner who called go <times> gets <won> points in all
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

    Scenario Outline: Months shown <shown> and bombs thrown <thrown> multiply the payment by <times over>
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

    Scenario: A month shown by a loser does not double the payment
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

    Scenario: With two players and no go penalty, a loser who called go does not pay double
      Given a table of 2
      And the option "go-penalty" is no
      And seat 1 has said "go" 1 time
      And seat 0 has captured 1R 2R 3R 2A 4A 8A
      When the round is over: stop by seat 0
      Then seat 1 pays 8 points to seat 0 for the win

    Scenario Outline: If both losers called go, the first caller pays for both: <first>, <second>, <third>
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

    Scenario: A player who pays for both losers pays each debt with that loser's penalties
      Given the option "bright-penalty" is yes
      And seat 1 has said "go" 1 time
      And seat 0 has captured 1B 3B 8B
      And seat 1 has captured 12B
      When the round is over: stop by seat 0
      Then seat 1 pays 9 points to seat 0 for the win
      And seat 2 pays nothing to seat 0 for the win

    Scenario: Losers are not paid for their combinations
      Given seat 0 has captured 1R 2R 3R
      And seat 1 has captured 6R 9R 10R
      When the round is over: stop by seat 0
      Then seat 0 pays nothing to seat 1 for the win

    Scenario: Nine junk cards and four ribbons earn nothing
      Given seat 0 has captured 1R 2R 3R 4R 1C1 1C2 2C1 2C2 3C1 3C2 4C1 11C1
      When the round is over: stop by seat 0
      Then seat 1 pays 3 points to seat 0 for the win
