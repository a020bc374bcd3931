Feature: Showing teyaku
  Whoever wants to be paid for a hand must show what it is paid for.

  Rule: Of group A the cards that make the combination

    @HH-EN-084
    Scenario Outline: <teyaku> is shown by <shown>
      Given seat 0 holds <hand>
      When the round begins
      Then seat 0 shows no card
      When seat 0 declares "<teyaku>"
      Then seat 0 shows <shown>
      And seat 1 sees <shown> of seat 0
      And seat 2 sees <shown> of seat 0

      Examples:
        | teyaku                | hand                     | shown                   |
        | triplet               | 1B 1R 1C1 2A 2C1 6C1 8C1 | 1B 1R 1C1               |
        | standing triplet      | 4A 4R 4C1 1B 2C1 3C1 6C1 | 4A 4R 4C1               |
        | two triplets          | 1B 1R 1C1 2A 2R 2C1 3C1  | 1B 1R 1C1 2A 2R 2C1     |
        | three pairs           | 1B 1R 2A 2R 4C1 4C2 6C1  | 1B 1R 2A 2R 4C1 4C2     |
        | four of a kind        | 1B 1R 1C1 1C2 2A 6C1 7C1 | 1B 1R 1C1 1C2           |
        | triplet and two pairs | 1B 1R 1C1 2A 2C1 3B 3C1  | 1B 1R 1C1 2A 2C1 3B 3C1 |
        | four-three            | 1B 1R 1C1 1C2 2A 2R 2C1  | 1B 1R 1C1 1C2 2A 2R 2C1 |

    @HH-EN-084
    Scenario: A player who claims nothing shows nothing
      Given seat 0 holds 1B 1R 1C1 2A 2C1 6C1 8C1
      When the round begins
      And seat 0 says "nothing"
      Then seat 0 shows no card

    @HH-EN-073
    Scenario Outline: One-two-four is shown whole, with the single card, here <single>
      Given seat 0 holds 4A 4R 4C1 4C2 2A 2C1 <single>
      When the round begins
      And seat 0 declares "one-two-four"
      Then seat 0 shows 4A 4R 4C1 4C2 2A 2C1 <single>
      And seat 1 sees 4A 4R 4C1 4C2 2A 2C1 <single> of seat 0

      Examples:
        | single |
        | 6C1    |
        | 8A     |
        | 1B     |

    @HH-EN-073 @HH-EN-084
    Scenario: With four of a kind and no pair, the single cards stay hidden
      Given seat 0 holds 4A 4R 4C1 4C2 2A 3C1 6C1
      When the round begins
      And seat 0 declares "four of a kind"
      Then seat 0 shows 4A 4R 4C1 4C2
      And seat 1 sees none of 2A 3C1 6C1

  Rule: Of group B the cards that are no chaff

    # The text does not say which cards must be shown for it. The ruling does.

    @HH-EN-085
    Scenario Outline: Of <teyaku> <shown>
      Given seat 0 holds <hand>
      When the round begins
      And seat 0 declares "<teyaku>"
      Then seat 0 shows <shown>

      Examples:
        | teyaku     | hand                        | shown    |
        | one ribbon | 1R 2C1 3C1 4C1 6C1 11B 12C1 | 1R       |
        | red        | 1R 4R 7R 2C1 6C1 11R 12C1   | 1R 4R 7R |
        | one animal | 2A 1C1 3C1 4C1 6C1 11B 12C1 | 2A       |
        | one bright | 1B 2C1 3C1 4C1 6C1 11A 12C1 | 1B       |

    @HH-EN-085
    Scenario: An empty hand shows nothing
      Given seat 0 holds 1C1 2C1 3C1 4C1 6C1 11B 12C1
      When the round begins
      And seat 0 declares "empty hand"
      Then seat 0 shows no card
      And the option "teyaku.reveal-b" is high-cards by default

  Rule: Then the cards are taken back into the hand and the play begins

    @HH-EN-089 @HH-EN-090 @HH-EN-098
    Scenario: They lie nowhere on the table and can be played like any other
      Given the field shows 1R 2A 4C1 5R 7A 9C2
      And seat 0 holds 4A 4R 4C2 1B 2C1 3C1 6C1
      When the round begins
      And seat 0 declares "standing triplet"
      Then it is time for a card from the hand
      And it is the turn of seat 0
      And seat 0 holds 7 cards
      And 4A 4R 4C2 do not lie on the field
      And seat 1 sees that seat 0 holds 7 cards
      And seat 1 sees none of 1B 2C1 3C1 6C1
      And seat 0 may play 4A 4R 4C2 1B 2C1 3C1 6C1
