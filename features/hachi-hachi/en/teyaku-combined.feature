Feature: One teyaku of each group
  A hand may hold one teyaku of group A together with one of group B.

  Rule: Every teyaku belongs to one of two groups

    @HH-EN-061
    Scenario Outline: The teyaku <teyaku> belongs to group <group>
      Then "<teyaku>" belongs to group <group>

      Examples:
        | teyaku                       | group |
        | triplet                      | A     |
        | standing triplet             | A     |
        | two triplets                 | A     |
        | triplet and standing triplet | A     |
        | two standing triplets        | A     |
        | three pairs                  | A     |
        | four of a kind               | A     |
        | triplet and two pairs        | A     |
        | one-two-four                 | A     |
        | four-three                   | A     |
        | red                          | B     |
        | one ribbon                   | B     |
        | one animal                   | B     |
        | one bright                   | B     |
        | empty hand                   | B     |

    @HH-EN-061 @HH-EN-094
    Scenario: Group A has ten teyaku and group B five
      Then group A has 10 teyaku
      And group B has 5 teyaku

    @HH-EN-061 @HH-9
    Scenario Outline: The hand <hand> holds <a> and <b>
      When someone looks at the hand <hand>
      Then there are "<a>" and "<b>" and nothing else

      Examples:
        | hand                         | a                | b          |
        | 5R 5C1 5C2 1C1 2C1 3C1 4C1   | standing triplet | one ribbon |
        | 1C1 1C2 2C1 2C2 3C1 3C2 4C1  | three pairs      | empty hand |
        | 1R 6R 2C1 2C2 3C1 3C2 1C1    | three pairs      | red        |
        | 11B 11A 11R 11C1 2C1 3C1 4C1 | four of a kind   | empty hand |

  Rule: Some combinations of the two groups are impossible

    # Only willow cards form a triplet of chaff that does not stand. Every other triplet that does not stand has a better card.
    @HH-EN-094 @HH-9
    Scenario Outline: No hand holds <wanted>, not even <hand>
      When someone looks at the hand <hand>
      Then there are "<a>" and "<b>" and nothing else

      Examples:
        | wanted                               | hand                           | a                            | b          |
        | two triplets with an empty hand      | 11B 11A 11R 12C1 12C2 12C3 1C1 | triplet and standing triplet | empty hand |
        | two triplets with an empty hand      | 11B 11A 11R 1B 1C1 1C2 2C1     | two triplets                 | one bright |
        | two standing triplets, an empty hand | 4R 4C1 4C2 12C1 12C2 12C3 1C1  | two standing triplets        | one ribbon |
        | two standing triplets, one bright    | 4A 4C1 4C2 12C1 12C2 12C3 1C1  | two standing triplets        | one animal |
        | four-three with red                  | 11B 11A 11R 11C1 4R 4C1 4C2    | four-three                   | one ribbon |

  Rule: Four-three with an empty hand is the most valuable combination

    @HH-EN-095 @HH-EN-097 @HH-9
    Scenario: Four willows and three plain paulownias are worth twenty and four kan
      When someone looks at the hand 11B 11A 11R 11C1 12C1 12C2 12C3
      Then "four-three" is worth 20 kan
      And "empty hand" is worth 4 kan
      And there are "four-three" and "empty hand" and nothing else

    @HH-EN-097 @HH-9
    Scenario Outline: No other four-three is an empty hand: <hand>
      When someone looks at the hand <hand>
      Then "four-three" is worth 20 kan
      And there is no "empty hand"

      Examples:
        | hand                           |
        | 11B 11A 11R 11C1 1B 1C1 1C2    |
        | 11B 11A 11R 11C1 1R 1C1 1C2    |
        | 11B 11A 11R 11C1 2A 2C1 2C2    |
        | 11B 11A 11R 11C1 2R 2C1 2C2    |
        | 11B 11A 11R 11C1 3B 3C1 3C2    |
        | 11B 11A 11R 11C1 3R 3C1 3C2    |
        | 11B 11A 11R 11C1 4A 4C1 4C2    |
        | 11B 11A 11R 11C1 4R 4C1 4C2    |
        | 11B 11A 11R 11C1 5A 5C1 5C2    |
        | 11B 11A 11R 11C1 5R 5C1 5C2    |
        | 11B 11A 11R 11C1 6A 6C1 6C2    |
        | 11B 11A 11R 11C1 6R 6C1 6C2    |
        | 11B 11A 11R 11C1 7A 7C1 7C2    |
        | 11B 11A 11R 11C1 7R 7C1 7C2    |
        | 11B 11A 11R 11C1 8B 8C1 8C2    |
        | 11B 11A 11R 11C1 8A 8C1 8C2    |
        | 11B 11A 11R 11C1 9A 9C1 9C2    |
        | 11B 11A 11R 11C1 9R 9C1 9C2    |
        | 11B 11A 11R 11C1 10A 10C1 10C2 |
        | 11B 11A 11R 11C1 10R 10C1 10C2 |
        | 11B 11A 11R 11C1 12B 12C1 12C2 |
        | 12B 12C1 12C2 12C3 11A 11R 11B |
        | 4A 4R 4C1 4C2 12C1 12C2 12C3   |

    @HH-EN-096 @HH-9
    Scenario Outline: Four-three with one bright is worth twenty and four kan: <hand>
      When someone looks at the hand <hand>
      Then "four-three" is worth 20 kan
      And "one bright" is worth 4 kan

      Examples: Four willows and a triplet with a bright
        | hand                           |
        | 11B 11A 11R 11C1 1B 1C1 1C2    |
        | 11B 11A 11R 11C1 3B 3C1 3C2    |
        | 11B 11A 11R 11C1 8B 8C1 8C2    |
        | 11B 11A 11R 11C1 12B 12C1 12C2 |
        | 11B 11A 11R 11C1 12B 12C1 12C3 |
        | 11B 11A 11R 11C1 12B 12C2 12C3 |

      Examples: Four paulownias and any three willows
        | hand                            |
        | 12B 12C1 12C2 12C3 11B 11A 11R  |
        | 12B 12C1 12C2 12C3 11B 11A 11C1 |
        | 12B 12C1 12C2 12C3 11B 11R 11C1 |
        | 12B 12C1 12C2 12C3 11A 11R 11C1 |

    @HH-EN-096 @HH-9
    Scenario: Four-three with one animal is worth one kan less than with one bright
      When someone looks at the hand 11B 11A 11R 11C1 2A 2C1 2C2
      Then there are "four-three" and "one animal" and nothing else
      And "one animal" is worth 3 kan
