# language: de
Funktionalität: Kombinationen
  So viel sind genommene Karten zusammen wert.

  # Die gedruckte Tabelle ist schlecht zu lesen. Die einzelnen Werte nennen den Druck und die Lesung.

  Regel: Von den Lichtkombinationen zählt nur die beste

    @HA-DE-240 @KK-4
    Szenariogrundriss: Die Lichter <Karten> bilden eine Kombination
      Wenn jemand die genommenen Karten <Karten> ansieht
      Dann ist "<Name>" genau <Punkte> Punkte wert
      Und gibt es nur "<Name>"

      @HA-DE-236
      Beispiele: Alle fünf Lichter sind genommen
        | Karten           | Name         | Punkte |
        | 1B 3B 8B 11B 12B | fünf Lichter | 10     |

      @HA-DE-237
      Beispiele: Vier Lichter ohne den Regenmann sind genommen
        | Karten       | Name         | Punkte |
        | 1B 3B 8B 12B | vier Lichter | 8      |

      @HA-DE-238
      Beispiele: Der Regenmann und drei andere Lichter sind genommen
        | Karten        | Name                   | Punkte |
        | 1B 3B 8B 11B  | vier Lichter mit Regenmann | 7      |
        | 3B 8B 11B 12B | vier Lichter mit Regenmann | 7      |

      @HA-DE-239
      Beispiele: Drei Lichter ohne den Regenmann sind genommen
        | Karten    | Name         | Punkte |
        | 1B 3B 8B  | drei Lichter | 6      |
        | 1B 3B 12B | drei Lichter | 6      |

    @HA-DE-236 @KK-4
    Szenario: Vier Lichter und ein Tier sind nicht fünf Lichter
      Wenn jemand die genommenen Karten 1B 3B 8B 12B 11A ansieht
      Dann gibt es "fünf Lichter" nicht

    @HA-DE-239 @KK-4
    Szenariogrundriss: Die Lichter <Karten> bilden keine Kombination
      Wenn jemand die genommenen Karten <Karten> ansieht
      Dann gibt es keine Kombination

      Beispiele:
        | Karten    |
        | 1B 3B 11B |
        | 1B 12B    |

  Regel: Bestimmte Streifen oder Tiere bilden eine Kombination

    @HA-DE-241 @KK-4
    Szenario: Die drei blauen Streifen sind sechs Punkte wert, zwei von ihnen nichts
      Wenn jemand die genommenen Karten 6R 9R 10R ansieht
      Dann ist "blaue Streifen" genau 6 Punkte wert
      Und gibt es nur "blaue Streifen"
      Wenn jemand die genommenen Karten 6R 9R 7R ansieht
      Dann gibt es keine Kombination

    @HA-DE-242 @KK-4
    Szenario: Die drei roten Streifen mit Gedicht sind sechs Punkte wert, zwei von ihnen nichts
      Wenn jemand die genommenen Karten 1R 2R 3R ansieht
      Dann ist "rote Streifen mit Gedicht" genau 6 Punkte wert
      Und gibt es nur "rote Streifen mit Gedicht"
      Wenn jemand die genommenen Karten 1R 2R 4R ansieht
      Dann gibt es keine Kombination

    @HA-DE-244 @KK-4
    Szenario: Eber, Hirsch und Schmetterlinge sind fünf Punkte wert, aber nicht mit einem anderen Tier
      Wenn jemand die genommenen Karten 6A 7A 10A ansieht
      Dann ist "Eber, Hirsch, Schmetterlinge" genau 5 Punkte wert
      Und gibt es nur "Eber, Hirsch, Schmetterlinge"
      Wenn jemand die genommenen Karten 6A 7A 8A ansieht
      Dann gibt es keine Kombination

  Regel: Von einer Art reichen beliebige Karten, und jede weitere zählt einen Punkt mehr

    @HA-DE-247 @KK-4
    Szenariogrundriss: <Anzahl> <Art> bilden eine Kombination
      Wenn jemand die genommenen Karten <Karten> ansieht
      Dann ist "<Name>" genau <Punkte> wert
      Und gibt es nur "<Name>"

      @HA-DE-243
      Beispiele:
        | Anzahl | Art      | Karten                   | Name          | Punkte   |
        | 5      | Streifen | 1R 2R 4R 6R 11R          | fünf Streifen | 1 Punkt  |
        | 6      | Streifen | 1R 2R 4R 5R 6R 7R        | fünf Streifen | 2 Punkte |
        | 8      | Streifen | 1R 2R 4R 5R 6R 7R 9R 11R | fünf Streifen | 4 Punkte |

      @HA-DE-245
      Beispiele:
        | Anzahl | Art   | Karten                | Name       | Punkte   |
        | 5      | Tiere | 2A 4A 5A 6A 11A       | fünf Tiere | 1 Punkt  |
        | 7      | Tiere | 2A 4A 5A 6A 7A 8A 11A | fünf Tiere | 3 Punkte |

      @HA-DE-246
      Beispiele:
        | Anzahl | Art  | Karten                                                  | Name      | Punkte   |
        | 10     | Dreg | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 11C1                | zehn Dreg | 1 Punkt  |
        | 13     | Dreg | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 11C1 12C1 12C2 12C3 | zehn Dreg | 4 Punkte |

    @HA-DE-243 @HA-DE-245 @HA-DE-246 @KK-4
    Szenariogrundriss: Eine Karte zu wenig bildet keine Kombination: <Karten>
      Wenn jemand die genommenen Karten <Karten> ansieht
      Dann gibt es keine Kombination

      Beispiele:
        | Karten                              |
        | 1R 2R 4R 11R                        |
        | 2A 4A 5A 6A                         |
        | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 |

    # Anders als in anderen Spielen gelten die hohen Karten der Weide hier nicht als Kasu.
    @HA-DE-246 @KK-4
    Szenario: Tier und Streifen der Weide gelten nicht als Kasu
      Wenn jemand die genommenen Karten 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 11A 11R ansieht
      Dann gibt es keine Kombination

  Regel: Verschiedene Kombinationen werden zusammengezählt

    @HA-DE-240 @HA-DE-241 @HA-DE-242 @HA-DE-243 @KK-4
    Szenariogrundriss: Die Karten <Karten> sind zusammen <Punkte> Punkte wert
      Wenn jemand die genommenen Karten <Karten> ansieht
      Dann ist alles zusammen <Punkte> Punkte wert

      Beispiele:
        | Karten                 | Punkte |
        | 1R 2R 3R 6R 9R 10R     | 14     |
        | 1R 2R 3R 4R 5R         | 7      |
        | 1B 3B 8B 1R 2R 3R      | 12     |
        | 1B 3B 8B 12B 6R 9R 10R | 14     |
        | 6A 7A 10A 2A 4A        | 6      |
