Feature: The game and the deck
  Who can sit down to it, what there is to be won, and what the cards are.

  Rule: Three to six play, two or seven with a little adjusting

    @HH-EN-001 @HH-EN-012
    Scenario Outline: <players> at the table, and <active> play the cards
      Given a table of <players>
      When the round begins
      And all who are asked say "I play"
      Then seats <active> are active
      When the rest of the round is played
      Then the round ends by "exhausted"
      And all payments cancel out

      Examples:
        | players | active     |
        | 4       | 0, 1 and 2 |
        | 5       | 0, 1 and 2 |
        | 6       | 0, 1 and 2 |

    @HH-EN-001 @HH-EN-012 @HH-EN-013 @HH-5
    Scenario: Three all play, and nobody is asked
      When the round begins
      Then seats 0, 1 and 2 are active
      And seat 0 may not say "I drop out"
      And the phase is "turn"

    @HH-EN-013 @HH-5
    Scenario: Four must settle it first, and settle it anew in the next round
      Given a table of 4
      When the round begins
      Then the phase is "participation"
      And seat 0 may say "I drop out"
      When all who are asked say "I play"
      And the rest of the round is played
      And the next round begins
      Then the phase is "participation"

    @HH-EN-002 @HH-EN-012 @HH-19
    Scenario: Two leave part of the stock unplayed
      Given a table of 2
      When the round begins
      Then seats 0 and 1 are active
      When the rest of the round is played
      Then the round ends by "exhausted"
      And the stock has 14 cards

    @HH-EN-002 @HH-20
    Scenario: Seven need the blank card, six do not
      Given a table of 7
      When the round begins
      Then X is in the pack
      Given a table of 6
      When the round begins
      Then X is not in the pack

    @HH-EN-001 @HH-EN-002
    Scenario: One is too few and eight are too many
      Then 2 to 7 can play
      And the option "players" may be 2
      And the option "players" may be 7
      And the option "players" may not be 1
      And the option "players" may not be 8

  Rule: Points come from the hand and from what is captured

    @HH-EN-003
    Scenario: Both in the same round
      Given seat 1 holds 1B 1C1 2A 2C1 5A 5C1 7A
      And seat 1 has declared "three pairs"
      And seat 0 has captured 1R 2R 3R
      When the round is over: shoubu by seat 0
      Then seat 0 pays seat 1 40 points for teyaku "three pairs"
      And seat 1 pays seat 0 70 points for dekiyaku "poetry ribbons"

    @HH-EN-003
    Scenario: Neither of them, and only the single cards are left to count
      Given seat 0 has 90 card points
      And seat 1 has 88 card points
      And seat 2 has 86 card points
      When the round is over: the cards have run out
      Then nothing is paid for teyaku
      And nothing is paid for dekiyaku
      And seat 2 pays seat 0 2 points in card points

  Rule: An ordinary hanafuda deck

    @HH-EN-007
    Scenario: Twelve months of four, and a blank
      Then the deck is "hanafuda"
      And the deck has 48 cards in 12 months of 4 cards
      And the deck has X besides

    @HH-EN-136 @HH-EN-137 @HH-EN-138 @HH-EN-139
    Scenario Outline: <number> cards are <kind> and count <points>
      Then <cards> are worth <points> points each
      And <cards> are of the kind "<kind>"
      And there are <number> cards of the kind "<kind>"

      Examples:
        | kind   | points | number | cards                                                                                                 |
        | bright | 20     | 5      | 1B 3B 8B 11B 12B                                                                                      |
        | animal | 10     | 9      | 2A 4A 5A 6A 7A 8A 9A 10A 11A                                                                          |
        | ribbon | 5      | 10     | 1R 2R 3R 4R 5R 6R 7R 9R 10R 11R                                                                       |
        | chaff  | 1      | 24     | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 8C2 9C1 9C2 10C1 10C2 11C1 12C1 12C2 12C3 |

    @HH-EN-136
    Scenario Outline: Those are points and no kan, so a kan of <kan> leaves a bright at twenty
      Given the option "kan" is <kan>
      And seat 0 has captured 1B 3B 8B 11B 2A
      And seat 1 has 88 card points
      And seat 2 has 86 card points
      When the round is over: the cards have run out
      Then seat 0 has captured cards for 90 points
      And seat 2 pays seat 0 2 points in card points

      Examples:
        | kan |
        | 10  |
        | 12  |
