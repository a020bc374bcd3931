Feature: The game and the deck
  These scenarios cover the number of players, the sources of points and the cards.

  Rule: Three to six players can play, and two or seven with adjusted rules

    @HH-EN-001 @HH-EN-012
    Scenario Outline: With <players> players, seats <active> play the cards
      Given a table of <players>
      And the field shows 1R 2A 4C1 5R 7A 9C2
      And seat 0 holds 1B 3R
      And seat 1 holds 1C1
      And seat 2 holds 3B
      And seat 3 holds 2R 11A 2C2 9A
      And the shuffled stock begins with 2R 11A 2C2 9A
      When the round begins
      And all who are asked say "I play"
      Then seats <active> are active
      When nobody declares anything
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 1B takes 1R   | 2R takes 2A    |
        | 1    | 1C1           | 11A            |
        | 2    | 3B            | 2C2            |
        | 0    | 3R takes 3B   | 9A takes 9C2   |
      And seat 0 says "shoubu"
      Then the round ends like this: shoubu
      And all payments cancel out
      And the scores are now <standing>

      Examples:
        | players | active     | standing                    |
        | 4       | 0, 1 and 2 | 140, -76, -76 and 12        |
        | 5       | 0, 1 and 2 | 140, -79, -79, 6 and 12     |
        | 6       | 0, 1 and 2 | 140, -82, -82, 12, 12 and 0 |

    @HH-EN-001 @HH-EN-012 @HH-EN-013 @HH-5
    Scenario: With three players, all play and none is asked
      When the round begins
      Then seats 0, 1 and 2 are active
      And seat 0 may not say "I drop out"
      And it is time for a card from the hand

    @HH-EN-013 @HH-5
    Scenario: Four players decide who plays before each round
      Given a table of 4
      When the round begins
      Then it is time for the question of who plays
      And seat 0 may say "I drop out"
      When seat 0 says "I play"
      And all who are asked say "I drop out"
      And the next round begins
      Then it is time for the question of who plays

    @HH-EN-002 @HH-EN-012 @HH-19
    Scenario: With two players, part of the stock remains unplayed
      Given a table of 2
      And the field shows 1C2 11A 8A 3C2 9A 8C1
      And seat 0 holds 5A 5C2 6R 7C2 9C2 9R 12C3
      And seat 1 holds 1B 1R 3B 6A 7A 7C1 10R
      And the stock begins with 12B 12C2 10C1 2C2 4R 2A 2C1 5R 3C1 8C2 4A 1C1 2R 12C1
      When the round begins
      Then seats 0 and 1 are active
      When nobody declares anything
      And the cards are played like this
        | seat | from the hand  | from the stock  |
        | 0    | 6R             | 12B             |
        | 1    | 3B takes 3C2   | 12C2 takes 12B  |
        | 0    | 5C2            | 10C1            |
        | 1    | 1R takes 1C2   | 2C2             |
        | 0    | 5A takes 5C2   | 4R              |
        | 1    | 10R takes 10C1 | 2A takes 2C2    |
        | 0    | 9R takes 9A    | 2C1             |
        | 1    | 6A takes 6R    | 5R              |
        | 0    | 7C2            | 3C1             |
        | 1    | 7C1 takes 7C2  | 8C2 takes 8A    |
        | 0    | 9C2            | 4A takes 4R     |
        | 1    | 1B             | 1C1 takes 1B    |
        | 0    | 12C3           | 2R takes 2C1    |
        | 1    | 7A             | 12C1 takes 12C3 |
      Then the round ends like this: the cards have run out
      And the stock has 14 cards

    @HH-EN-002 @HH-20
    Scenario: Seven players need the blank card, and six do not
      Given a table of 7
      When the round begins
      Then X is in the deck
      Given a table of 6
      When the round begins
      Then X is not in the deck

    @HH-EN-001 @HH-EN-002
    Scenario: One player is too few, and eight are too many
      Then 2 to 7 can play
      And the option "players" may be 2
      And the option "players" may be 7
      And the option "players" may not be 1
      And the option "players" may not be 8

  Rule: Points come from the hand and from captured cards

    @HH-EN-003
    Scenario: A teyaku and a dekiyaku are paid in the same round
      Given seat 1 holds 1B 1C1 2A 2C1 5A 5C1 7A
      And seat 1 has declared "three pairs"
      And seat 0 has captured 1R 2R 3R
      When the round is over: shoubu by seat 0
      Then seat 0 pays 40 points to seat 1 for teyaku "three pairs"
      And seat 1 pays 70 points to seat 0 for dekiyaku "poetry ribbons"

    @HH-EN-003
    Scenario: If no player has a teyaku or a dekiyaku, only card points are paid
      Given seat 0 has 90 card points
      And seat 1 has 88 card points
      And seat 2 has 86 card points
      When the round is over: the cards have run out
      Then nothing is paid for teyaku
      And nothing is paid for dekiyaku
      And seat 2 pays 2 points to seat 0 in card points

  Rule: The game uses an ordinary hanafuda deck

    @HH-EN-007
    Scenario: The deck has twelve months of four cards and a blank card
      Then the deck is "hanafuda"
      And the deck has 48 cards in 12 months of 4 cards
      And the deck also has X

    @HH-EN-136 @HH-EN-137 @HH-EN-138 @HH-EN-139
    Scenario Outline: The deck has <number> cards of the kind <kind>, worth <points> each
      Then <cards> are worth <points> each
      And <cards> are of the kind "<kind>"
      And there are <number> cards of the kind "<kind>"

      Examples:
        | kind   | points    | number | cards                                                                                                 |
        | bright | 20 points | 5      | 1B 3B 8B 11B 12B                                                                                      |
        | animal | 10 points | 9      | 2A 4A 5A 6A 7A 8A 9A 10A 11A                                                                          |
        | ribbon | 5 points  | 10     | 1R 2R 3R 4R 5R 6R 7R 9R 10R 11R                                                                       |
        | chaff  | 1 point   | 24     | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 8C2 9C1 9C2 10C1 10C2 11C1 12C1 12C2 12C3 |

    @HH-EN-136
    Scenario Outline: With <kan> points to the kan, a bright is still worth twenty card points
      Given the option "kan" is <kan>
      And seat 0 has captured 1B 3B 8B 11B 2A
      And seat 1 has 88 card points
      And seat 2 has 86 card points
      When the round is over: the cards have run out
      Then seat 0 has captured cards for 90 points
      And seat 2 pays 2 points to seat 0 in card points

      Examples:
        | kan |
        | 10  |
        | 12  |
