# language: en
Feature: Penalties and agreements
  A loser owes double only for what the winner is paid for.

  Rule: The defaults

    Scenario: The table and the match
      Then 2 to 3 can play
      And the option "players" is 3 by default
      And the option "rounds" is 12 by default
      And the match lasts 12 rounds

    Scenario: Few junk cards
      Given seat 0 has captured 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 11C1
      When the round is over: stop by seat 0
      Then the option "junk-penalty" is yes by default
      And seat 1 pays 2 points to seat 0 for the win

    Scenario: No bright
      Given seat 0 has captured 1B 3B 8B
      When the round is over: stop by seat 0
      Then the option "bright-penalty" is yes by default
      And seat 1 pays 6 points to seat 0 for the win

  Rule: Only what the winner is paid for counts

    Scenario: Another loser's junk cards double nothing
      Given seat 0 has captured 1R 2R 3R
      And seat 1 has captured 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 11C1
      When the round is over: stop by seat 0
      Then seat 1 pays 3 points to seat 0 for the win
      And seat 2 pays 3 points to seat 0 for the win

    Scenario: Nor do another loser's brights
      Given seat 0 has captured 1R 2R 3R
      And seat 1 has captured 1B 3B 8B
      When the round is over: stop by seat 0
      Then seat 2 pays 3 points to seat 0 for the win

    Scenario: Of two, few junk cards double nothing when the winner is paid for ribbons
      Given a table of 2
      And seat 0 has captured 1R 2R 3R 6R 9R 10R 1C1 1C2 2C1
      When the round is over: stop by seat 0
      Then seat 1 pays 8 points to seat 0 for the win

  Rule: Two players pay the penalty for junk once

    Scenario Outline: With the penalty <agreed>
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

    Scenario Outline: Of three, with the option <agreed>
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

    Scenario Outline: Of two, with the option <agreed> and <junk> captured
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

    Scenario: It is agreed by default
      Then the option "penalty-without-junk" is yes by default

  Rule: By agreement, a loser without an animal owes double for animals

    Scenario Outline: Five animals of the winner, <captured> of the loser, and the option <agreed>
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

    Scenario: Four animals are worth nothing and double nothing
      Given the option "animal-penalty" is yes
      And seat 0 has captured 4A 5A 6A 7A 1R 2R 3R
      When the round is over: stop by seat 0
      Then seat 1 pays 3 points to seat 0 for the win

    Scenario: Another loser's animals double nothing
      Given the option "animal-penalty" is yes
      And seat 0 has captured 1R 2R 3R
      And seat 1 has captured 2A 4A 5A 6A 7A
      When the round is over: stop by seat 0
      Then seat 2 pays 3 points to seat 0 for the win

    Scenario: It is not agreed by default
      Then the option "animal-penalty" is no by default

  Rule: By agreement, a loser who has captured nothing owes nothing

    Scenario Outline: With the option <agreed>
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

    Scenario: A hand that wins at once is paid by all
      Given the option "pays-without-cards" is no
      And seat 0 holds 1B 1R 1C1 1C2 2A 3B 4A
      When the round is over: hand-win by seat 0
      Then seat 1 pays 7 points to seat 0 for the win

    Scenario: All pay by default
      Then the option "pays-without-cards" is yes by default

  Rule: The rain man needs two other brights

    Scenario: With one he is worth nothing
      Given seat 0 has captured 1R 2R 3R 1B 11B
      When the round is over: stop by seat 0
      Then seat 1 pays 3 points to seat 0 for the win

  Rule: Goes of the losers earn the winner nothing

    Scenario Outline: Go called by seat <caller>
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

    Scenario: Months that they have shown, their bombs and their animals double nothing
      Given seat 1 has said "shake" 1 time
      And seat 1 has said "bomb" 1 time
      And seat 0 has captured 1R 2R 3R
      And seat 2 has captured 2A 4A 5A 6A 7A 8A 10A
      When the round is over: stop by seat 0
      Then the round's multiplier is 1
      And seat 0 gets 6 points in all for the win
