Feature: Showing teyaku
  A player must show the cards of a teyaku to be paid for it.

  Rule: For a group A teyaku, the player shows the cards of the combination

    @HH-EN-084
    Scenario Outline: A player who declares <teyaku> shows <shown>
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
    Scenario: A player who declares nothing shows no cards
      Given seat 0 holds 1B 1R 1C1 2A 2C1 6C1 8C1
      When the round begins
      And seat 0 says "nothing"
      Then seat 0 shows no card

    @HH-EN-073
    Scenario Outline: A player who declares one-two-four shows all seven cards, including the single <single>
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
    Scenario: A player who declares four of a kind does not show the three other cards
      Given seat 0 holds 4A 4R 4C1 4C2 2A 3C1 6C1
      When the round begins
      And seat 0 declares "four of a kind"
      Then seat 0 shows 4A 4R 4C1 4C2
      And seat 1 sees none of 2A 3C1 6C1

  Rule: For a group B teyaku, the player shows the cards that are not chaff

    # The text does not say which cards must be shown for group B. The ruling does.

    @HH-EN-085
    Scenario Outline: A player who declares <teyaku> shows only the cards that are not chaff: <shown>
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
    Scenario: A player who declares an empty hand shows no cards
      Given seat 0 holds 1C1 2C1 3C1 4C1 6C1 11B 12C1
      When the round begins
      And seat 0 declares "empty hand"
      Then seat 0 shows no card
      And the option "teyaku.reveal-b" is high-cards by default

  Rule: The shown cards are taken back into the hand before play begins

    @HH-EN-089 @HH-EN-090 @HH-EN-098
    Scenario: Shown cards are not on the field and can be played like any other card
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
