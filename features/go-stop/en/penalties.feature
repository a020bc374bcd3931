# language: en
Feature: Penalties and agreements
  A loser owes double only for what the winner is paid for.

  Rule: By default, three play, and penalties for junk and brights apply

    Scenario: Two to four can play, and by default three play twelve rounds
      Then 2 to 4 can play
      And the option "players" is 3 by default
      And the option "rounds" is 12 by default
      And the match lasts 12 rounds

    Scenario: By default, a loser with few junk cards pays double for junk
      Given seat 0 has captured 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 11C1
      When the round is over: stop by seat 0
      Then the option "junk-penalty" is yes by default
      And seat 1 pays 2 points to seat 0 for the win

    Scenario: By default, a loser without brights pays double for brights
      Given seat 0 has captured 1B 3B 8B
      When the round is over: stop by seat 0
      Then the option "bright-penalty" is yes by default
      And seat 1 pays 6 points to seat 0 for the win

  Rule: A penalty applies only to cards that the winner is paid for

    Scenario: Another loser's junk cards do not double a payment
      Given seat 0 has captured 1R 2R 3R
      And seat 1 has captured 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 11C1
      When the round is over: stop by seat 0
      Then seat 1 pays 3 points to seat 0 for the win
      And seat 2 pays 3 points to seat 0 for the win

    Scenario: Another loser's brights do not double a payment
      Given seat 0 has captured 1R 2R 3R
      And seat 1 has captured 1B 3B 8B
      When the round is over: stop by seat 0
      Then seat 2 pays 3 points to seat 0 for the win

    Scenario: With two players, few junk cards do not double the payment for ribbons
      Given a table of 2
      And seat 0 has captured 1R 2R 3R 6R 9R 10R 1C1 1C2 2C1
      When the round is over: stop by seat 0
      Then seat 1 pays 8 points to seat 0 for the win

  Rule: Two players pay the penalty for junk once

    Scenario Outline: With two players, the loser pays <points> if "junk-penalty" is <agreed>
      Given a table of 2
      And the option "junk-penalty" is <agreed>
      And seat 0 has captured 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 11C1
      And seat 1 has captured 5C1 5C2
      When the round is over: stop by seat 0
      Then seat 1 pays <points> to seat 0 for the win

      Examples:
        | agreed | points   |
        | yes    | 2 points |
        | no     | 1 point  |

  Rule: A loser without any junk owes double for junk only if that is agreed

    Scenario Outline: With three players, a loser without junk pays <points> if "penalty-without-junk" is <agreed>
      Given the option "penalty-without-junk" is <agreed>
      And seat 0 has captured 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 11C1
      And seat 1 has captured 5C1
      When the round is over: stop by seat 0
      Then seat 1 pays 2 points to seat 0 for the win
      And seat 2 pays <points> to seat 0 for the win

      Examples:
        | agreed | points   |
        | yes    | 2 points |
        | no     | 1 point  |

    Scenario Outline: With two players, a loser with <junk> pays <points> if "penalty-without-junk" is <agreed>
      Given a table of 2
      And the option "penalty-without-junk" is <agreed>
      And seat 0 has captured 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 11C1
      And seat 1 has captured <junk>
      When the round is over: stop by seat 0
      Then seat 1 pays <points> to seat 0 for the win

      Examples:
        | agreed | junk | points   |
        | yes    | 5R   | 2 points |
        | no     | 5R   | 1 point  |
        | no     | 5C1  | 2 points |

    Scenario: By default, a loser without any junk pays double for junk
      Then the option "penalty-without-junk" is yes by default

  Rule: By agreement, a loser without an animal owes double for animals

    Scenario Outline: A loser with <captured> pays <points> for five animals if "animal-penalty" is <agreed>
      Given the option "animal-penalty" is <agreed>
      And seat 0 has captured 2A 4A 5A 6A 7A
      And seat 1 has captured <captured>
      And seat 2 has captured 8A
      When the round is over: stop by seat 0
      Then seat 1 pays <points> to seat 0 for the win
      And seat 2 pays 1 point to seat 0 for the win

      Examples:
        | captured | agreed | points   |
        | 5C1      | yes    | 2 points |
        | 10A      | yes    | 1 point  |
        | 5C1      | no     | 1 point  |

    Scenario: Four animals earn nothing and do not double the payment
      Given the option "animal-penalty" is yes
      And seat 0 has captured 4A 5A 6A 7A 1R 2R 3R
      When the round is over: stop by seat 0
      Then seat 1 pays 3 points to seat 0 for the win

    Scenario: Another loser's animals do not double a payment
      Given the option "animal-penalty" is yes
      And seat 0 has captured 1R 2R 3R
      And seat 1 has captured 2A 4A 5A 6A 7A
      When the round is over: stop by seat 0
      Then seat 2 pays 3 points to seat 0 for the win

    Scenario: By default, a loser without an animal does not pay double for animals
      Then the option "animal-penalty" is no by default

  Rule: By agreement, a loser who has captured nothing owes nothing

    Scenario Outline: If one loser has no cards, the winner gets <sum> if "pays-without-cards" is <agreed>
      Given the option "pays-without-cards" is <agreed>
      And seat 0 has captured 1R 2R 3R
      And seat 1 has captured 5C1
      When the round is over: stop by seat 0
      Then seat 1 pays 3 points to seat 0 for the win
      And seat 0 gets <sum> in all for the win

      Examples:
        | agreed | sum      |
        | yes    | 6 points |
        | no     | 3 points |

    Scenario: A hand that wins at once is paid even by players who have captured nothing
      Given the option "pays-without-cards" is no
      And seat 0 holds 1B 1R 1C1 1C2 2A 3B 4A
      When the round is over: hand-win by seat 0
      Then seat 1 pays 7 points to seat 0 for the win

    Scenario: By default, a loser who has captured nothing pays
      Then the option "pays-without-cards" is yes by default

  Rule: The rain man needs two other brights

    Scenario: The rain man earns nothing with only one other bright
      Given seat 0 has captured 1R 2R 3R 1B 11B
      When the round is over: stop by seat 0
      Then seat 1 pays 3 points to seat 0 for the win

  Rule: A loser's calls earn the winner nothing

    Scenario Outline: Go called <times> by losing seat <caller> does not raise the payment
      Given the option "go-penalty" is no
      And seat <caller> has said "go" <times>
      And seat 0 has captured 1R 2R 3R
      When the round is over: stop by seat 0
      Then the round's multiplier is 1
      And seat 0 gets 6 points in all for the win

      Examples:
        | caller | times   |
        | 1      | 1 time  |
        | 1      | 3 times |
        | 2      | 2 times |

    Scenario: Shown months, bombs and animals of losers do not double the payment
      Given seat 1 has said "shake" 1 time
      And seat 1 has said "bomb" 1 time
      And seat 0 has captured 1R 2R 3R
      And seat 2 has captured 2A 4A 5A 6A 7A 8A 10A
      When the round is over: stop by seat 0
      Then the round's multiplier is 1
      And seat 0 gets 6 points in all for the win
