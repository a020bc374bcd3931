# language: de
Funktionalität: Kasu-Kombinationen
  Diese Hände bestehen fast nur aus niedrigen Karten. Alle Weidenkarten gelten dabei als Kasu.

  Regel: Eine Hand aus lauter Kasu ist „alle Kasu“

    @HA-DE-277 @HH-9
    Szenario: Sieben Kasu sind vier Kan wert
      Wenn jemand die Hand 1C1 2C1 3C1 4C1 5C1 6C1 7C1 ansieht
      Dann ist "alle Dreg" 4 Kan wert
      Und gibt es nur "alle Dreg"

    @HA-DE-277 @HH-9
    Szenario: Sechs Kasu und ein Streifen sind nicht „alle Kasu“
      Wenn jemand die Hand 1R 2C1 3C1 4C1 5C1 6C1 7C1 ansieht
      Dann gibt es "alle Dreg" nicht

    @HA-DE-007 @HA-DE-118 @HA-DE-275 @HH-9
    Szenariogrundriss: Weidenkarten gelten für „alle Kasu“ als Kasu: <Hand>
      Wenn jemand die Hand <Hand> ansieht
      Dann ist "alle Dreg" 4 Kan wert
      Und gibt es nur "alle Dreg"

      Beispiele:
        | Hand                        |
        | 11A 2C1 3C1 4C1 5C1 6C1 7C1 |
        | 11B 2C1 3C1 4C1 5C1 6C1 7C1 |
        | 11R 2C1 3C1 4C1 5C1 6C1 7C1 |
        | 11B 11A 2C1 3C1 4C1 5C1 6C1 |

    # Als Kasu gelten sie nur hier. Für den Vierling zählen sie trotzdem als ein Monat.
    @HA-DE-007 @HA-DE-275 @HH-9
    Szenario: Die vier Weidenkarten und drei Kasu sind ein Vierling und „alle Kasu“
      Wenn jemand die Hand 11B 11A 11R 11C1 2C1 3C1 4C1 ansieht
      Dann gibt es "Vierling" und "alle Dreg" und sonst nichts

  Regel: Sechs Kasu und eine höhere Karte sind Einzellicht, Einzeltier oder Einzelstreifen

    @HA-DE-278 @HH-9
    Szenariogrundriss: Ein Licht und sechs Kasu sind ein Einzellicht: <Licht>
      Wenn jemand die Hand <Licht> 2C1 4C1 5C1 6C1 7C1 9C1 ansieht
      Dann ist "Einzellicht" 4 Kan wert
      Und gibt es nur "Einzellicht"

      Beispiele:
        | Licht |
        | 1B    |
        | 3B    |
        | 8B    |
        | 12B   |

    @HA-DE-007 @HA-DE-278 @HH-9
    Szenario: Der Regenmann zählt nicht als Licht, und zwei Lichter sind kein Einzellicht
      Wenn jemand die Hand 11B 2C1 4C1 5C1 6C1 7C1 9C1 ansieht
      Dann gibt es "Einzellicht" nicht
      Wenn jemand die Hand 1B 11B 2C1 4C1 5C1 6C1 7C1 ansieht
      Dann gibt es nur "Einzellicht"
      Wenn jemand die Hand 1B 3B 2C1 4C1 5C1 6C1 7C1 ansieht
      Dann gibt es keine Kombination

    @HH-9
    Szenariogrundriss: Höhere Karten aus zwei Arten bilden keine Kombination: <Hand>
      Wenn jemand die Hand <Hand> ansieht
      Dann gibt es keine Kombination

      @HA-DE-278 @HA-DE-280
      Beispiele: Die Hand hat ein Licht und ein Tier
        | Hand                       |
        | 12B 2A 1C1 4C1 5C1 6C1 7C1 |

      @HA-DE-278 @HA-DE-282
      Beispiele: Die Hand hat ein Licht und einen Streifen
        | Hand                       |
        | 12B 1R 2C1 4C1 5C1 6C1 7C1 |

      @HA-DE-280 @HA-DE-282
      Beispiele: Die Hand hat ein Tier und einen Streifen
        | Hand                      |
        | 2A 1R 4C1 5C1 6C1 7C1 9C1 |

    @HA-DE-280 @HH-9
    Szenario: Ein Tier und sechs Kasu sind drei Kan wert
      Wenn jemand die Hand 2A 1C1 3C1 4C1 5C1 6C1 7C1 ansieht
      Dann ist "Einzeltier" 3 Kan wert
      Und gibt es nur "Einzeltier"

    @HA-DE-007 @HA-DE-280 @HH-9
    Szenario: Die Schwalbe zählt nicht als zweites Tier, ein anderes Tier schon
      Wenn jemand die Hand 2A 11A 3C1 4C1 5C1 6C1 7C1 ansieht
      Dann gibt es nur "Einzeltier"
      Wenn jemand die Hand 2A 8A 3C1 4C1 5C1 6C1 7C1 ansieht
      Dann gibt es keine Kombination

    @HA-DE-282 @HH-9
    Szenariogrundriss: Ein Streifen und sechs Kasu sind ein Einzelstreifen: <Hand>
      Wenn jemand die Hand <Hand> ansieht
      Dann ist "Einzelstreifen" 3 Kan wert
      Und gibt es nur "Einzelstreifen"

      Beispiele:
        | Hand                       |
        | 1R 2C1 3C1 4C1 5C1 6C1 7C1 |
        | 7R 2C1 3C1 4C1 5C1 6C1 8C1 |

      @HA-DE-118 @HA-DE-275
      Beispiele: Eine Weidenkarte zählt nicht als zweite höhere Karte
        | Hand                       |
        | 6R 11R 2C1 3C1 4C1 5C1 7C1 |
        | 6R 11B 2C1 3C1 4C1 5C1 7C1 |
        | 6R 11A 2C1 3C1 4C1 5C1 7C1 |

    @HA-DE-282 @HH-9
    Szenario: Zwei Streifen sind Rot, und der Streifen der Weide zählt nicht als Streifen
      Wenn jemand die Hand 1R 6R 2C1 3C1 4C1 5C1 7C1 ansieht
      Dann gibt es nur "Rot"
      Wenn jemand die Hand 2A 1C1 3C1 4C1 5C1 6C1 7C1 ansieht
      Dann gibt es nur "Einzeltier"
      Wenn jemand die Hand 12B 1C1 2C1 4C1 5C1 6C1 7C1 ansieht
      Dann gibt es nur "Einzellicht"
      Wenn jemand die Hand 11R 1C1 2C1 3C1 4C1 5C1 7C1 ansieht
      Dann gibt es nur "alle Dreg"

  Regel: Rot besteht nur aus Streifen und Kasu

    @HA-DE-284 @HH-9
    Szenariogrundriss: Die Hand <Hand> ist Rot
      Wenn jemand die Hand <Hand> ansieht
      Dann ist "Rot" 2 Kan wert
      Und gibt es nur "Rot"

      # Trotz des Namens zählen Streifen jeder Farbe.
      Beispiele:
        | Hand                      |
        | 1R 2R 3C1 5C1 8C1 9C1 7C1 |
        | 6R 9R 3C1 5C1 8C1 4C1 7C1 |
        | 4R 7R 3C1 5C1 8C1 9C1 6C1 |
        | 1R 2R 3R 4R 5R 6R 7R      |

      @HA-DE-007 @HA-DE-275
      Beispiele: Weidenkarten gelten als Kasu
        | Hand                      |
        | 1R 6R 11B 11A 2C1 3C1 4C1 |
        | 1R 6R 11R 11A 2C1 3C1 4C1 |

    @HA-DE-284 @HH-9
    Szenariogrundriss: Die Hand <Hand> ist keine Kombination
      Wenn jemand die Hand <Hand> ansieht
      Dann gibt es keine Kombination

      Beispiele:
        | Hand                       |
        | 8A 1R 2C1 3C1 4C1 5C1 6C1  |
        | 12B 1R 2C1 3C1 4C1 5C1 6C1 |
        | 8A 1R 2R 3C1 4C1 5C1 6C1   |
