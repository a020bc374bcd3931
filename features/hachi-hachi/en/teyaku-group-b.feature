Feature: Teyaku of group B
  These teyaku are hands of almost only chaff. Every willow card counts as chaff.

  Rule: Ribbons among chaff are a teyaku

    @HH-EN-077 @HH-9
    Scenario Outline: Two or more ribbons among chaff form the teyaku red: <hand>
      When someone looks at the hand <hand>
      Then "red" is worth 2 kan
      And there is only "red"

      Examples:
        | hand                      |
        | 1R 6R 2C1 3C1 4C1 5C1 7C1 |
        | 1R 2R 4R 5R 6R 7C1 9C1    |
        | 1R 2R 3R 4R 5R 6R 7R      |

    @HH-EN-077 @HH-9
    Scenario Outline: Ribbons with an animal or a bright are not a teyaku: <hand>
      When someone looks at the hand <hand>
      Then there is no combination

      Examples:
        | hand                       |
        | 8A 1R 2R 3C1 4C1 5C1 6C1   |
        | 12B 1R 2R 3R 4C1 11B 5C1   |
        | 12B 1R 2C1 3C1 4C1 5C1 6C1 |

    @HH-EN-078 @HH-9
    Scenario Outline: Two <colour> ribbons make the teyaku red
      When someone looks at the hand <ribbons> 3C1 5C1 8C1 11C1 12C1
      Then "red" is worth 2 kan

      Examples:
        | colour     | ribbons |
        | red        | 1R 2R   |
        | blue       | 6R 9R   |
        | unlettered | 4R 7R   |
        | mixed      | 2R 10R  |

    @HH-EN-079 @HH-9
    Scenario: One ribbon and six chaff are worth three kan
      When someone looks at the hand 1R 2C1 3C1 4C1 5C1 6C1 7C1
      Then "one ribbon" is worth 3 kan
      And there is only "one ribbon"

  Rule: One animal or one bright among chaff is a teyaku

    @HH-EN-080 @HH-9
    Scenario: One animal among chaff is a teyaku, but two are not
      When someone looks at the hand 2A 1C1 3C1 4C1 5C1 6C1 7C1
      Then "one animal" is worth 3 kan
      And there is only "one animal"
      When someone looks at the hand 8A 9A 2C1 3C1 4C1 5C1 6C1
      Then there is no combination

    @HH-EN-081 @HH-9
    Scenario Outline: One bright among chaff is worth four kan: <card>
      When someone looks at the hand <card> 2C1 4C1 5C1 6C1 7C1 9C1
      Then "one bright" is worth 4 kan
      And there is only "one bright"

      Examples:
        | card |
        | 1B   |
        | 3B   |
        | 8B   |
        | 12B  |

    @HH-EN-081 @HH-9
    Scenario: Two brights among chaff are not a teyaku
      When someone looks at the hand 1B 3B 2C1 4C1 5C1 6C1 7C1
      Then there is no combination

    @HH-9
    Scenario Outline: Two high cards of different kinds among chaff are not a teyaku: <hand>
      When someone looks at the hand <hand>
      Then there is no combination

      @HH-EN-079 @HH-EN-080
      Examples: A ribbon and an animal
        | hand                      |
        | 1R 2A 4C1 5C1 6C1 7C1 9C1 |

      @HH-EN-079 @HH-EN-081
      Examples: A ribbon and a bright
        | hand                       |
        | 12B 1R 2C1 4C1 5C1 6C1 7C1 |

      @HH-EN-080 @HH-EN-081
      Examples: An animal and a bright
        | hand                       |
        | 12B 2A 1C1 4C1 5C1 6C1 7C1 |

  Rule: A hand of nothing but chaff is an empty hand

    @HH-EN-082 @HH-9
    Scenario: Seven chaff are an empty hand, but six chaff and a ribbon are not
      When someone looks at the hand 1C1 2C1 3C1 4C1 5C1 6C1 7C1
      Then "empty hand" is worth 4 kan
      And there is only "empty hand"
      When someone looks at the hand 1R 2C1 3C1 4C1 5C1 6C1 7C1
      Then there is no "empty hand"

  Rule: Every willow card counts as chaff

    @HH-EN-075 @HH-9
    Scenario Outline: With willow cards as chaff, the hand <hand> is <teyaku>
      When someone looks at the hand <hand>
      Then there is only "<teyaku>"

      Examples: Willow cards count as chaff
        | hand                        | teyaku     |
        | 8A 11B 2C1 3C1 4C1 5C1 6C1  | one animal |
        | 2A 11A 3C1 4C1 5C1 6C1 7C1  | one animal |
        | 6R 11B 2C1 3C1 4C1 5C1 7C1  | one ribbon |
        | 1R 6R 11B 11A 2C1 3C1 4C1   | red        |
        | 11B 11A 2C1 3C1 4C1 5C1 6C1 | empty hand |

      Examples: Willow cards count as nothing but chaff
        | hand                        | teyaku     |
        | 11B 2C1 4C1 5C1 6C1 7C1 9C1 | empty hand |
        | 11A 1C1 3C1 4C1 5C1 6C1 7C1 | empty hand |

    @HH-EN-075 @HH-9
    Scenario: Willow cards still make a triplet in group A
      When someone looks at the hand 1B 11B 11A 11R 2C1 4C1 5C1
      Then there are "triplet" and "one bright" and nothing else

    @HH-EN-076 @HH-9
    Scenario Outline: The willow's ribbon does not count as a ribbon: <hand> is <teyaku>
      When someone looks at the hand <hand>
      Then there is only "<teyaku>"

      Examples:
        | hand                        | teyaku     |
        | 6R 11R 2C1 3C1 4C1 5C1 7C1  | one ribbon |
        | 11R 2C1 3C1 4C1 5C1 6C1 7C1 | empty hand |
        | 2A 11R 1C1 3C1 4C1 5C1 6C1  | one animal |
        | 12B 11R 1C1 3C1 4C1 5C1 6C1 | one bright |
        | 1R 6R 11R 11A 2C1 3C1 4C1   | red        |
