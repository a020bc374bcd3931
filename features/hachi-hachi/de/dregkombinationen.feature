# language: de
Funktionalität: Dregkombinationen
  Hände aus lauter niedrigen Karten. Die Karten des Novembers gelten dabei als Dreg.

  Regel: Alle Dreg

    @HA-DE-277 @HH-9
    Szenario: Sieben Dreg
      Wenn jemand die Hand 1C1 2C1 3C1 4C1 5C1 6C1 7C1 ansieht
      Dann ist "alle Dreg" 4 Kan wert
      Und gibt es nur "alle Dreg"

    @HA-DE-277 @HH-9
    Szenario: Sechs Dreg und ein Streifen sind es nicht mehr
      Wenn jemand die Hand 1R 2C1 3C1 4C1 5C1 6C1 7C1 ansieht
      Dann gibt es "alle Dreg" nicht

    @HA-DE-007 @HA-DE-118 @HA-DE-275 @HH-9
    Szenariogrundriss: Der November darf dabei sein: <Hand>
      Wenn jemand die Hand <Hand> ansieht
      Dann ist "alle Dreg" 4 Kan wert
      Und gibt es nur "alle Dreg"

      Beispiele:
        | Hand                        |
        | 11A 2C1 3C1 4C1 5C1 6C1 7C1 |
        | 11B 2C1 3C1 4C1 5C1 6C1 7C1 |
        | 11R 2C1 3C1 4C1 5C1 6C1 7C1 |
        | 11B 11A 2C1 3C1 4C1 5C1 6C1 |

    # Dreg sind sie nur hier; zum Vierling zählen sie trotzdem als ein Monat.
    @HA-DE-007 @HA-DE-275 @HH-9
    Szenario: Alle vier des Novembers und drei Dreg
      Wenn jemand die Hand 11B 11A 11R 11C1 2C1 3C1 4C1 ansieht
      Dann gibt es "Vierling" und "alle Dreg" und sonst nichts

  Regel: Eine einzige höhere Karte

    @HA-DE-278 @HH-9
    Szenariogrundriss: Ein Licht und sechs Dreg: <Licht>
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
    Szenario: Das Licht des Novembers ist keines, und zwei Lichter sind eines zu viel
      Wenn jemand die Hand 11B 2C1 4C1 5C1 6C1 7C1 9C1 ansieht
      Dann gibt es "Einzellicht" nicht
      Wenn jemand die Hand 1B 11B 2C1 4C1 5C1 6C1 7C1 ansieht
      Dann gibt es nur "Einzellicht"
      Wenn jemand die Hand 1B 3B 2C1 4C1 5C1 6C1 7C1 ansieht
      Dann gibt es keine Kombination

    @HH-9
    Szenariogrundriss: Von zwei Arten je eine Karte ist beides nicht: <Hand>
      Wenn jemand die Hand <Hand> ansieht
      Dann gibt es keine Kombination

      @HA-DE-278 @HA-DE-280
      Beispiele: Ein Licht und ein Tier
        | Hand                       |
        | 12B 2A 1C1 4C1 5C1 6C1 7C1 |

      @HA-DE-278 @HA-DE-282
      Beispiele: Ein Licht und ein Streifen
        | Hand                       |
        | 12B 1R 2C1 4C1 5C1 6C1 7C1 |

      @HA-DE-280 @HA-DE-282
      Beispiele: Ein Tier und ein Streifen
        | Hand                      |
        | 2A 1R 4C1 5C1 6C1 7C1 9C1 |

    @HA-DE-280 @HH-9
    Szenario: Ein Tier und sechs Dreg
      Wenn jemand die Hand 2A 1C1 3C1 4C1 5C1 6C1 7C1 ansieht
      Dann ist "Einzeltier" 3 Kan wert
      Und gibt es nur "Einzeltier"

    @HA-DE-007 @HA-DE-280 @HH-9
    Szenario: Mit der Schwalbe bleibt es ein Tier, mit einem anderen sind es zwei
      Wenn jemand die Hand 2A 11A 3C1 4C1 5C1 6C1 7C1 ansieht
      Dann gibt es nur "Einzeltier"
      Wenn jemand die Hand 2A 8A 3C1 4C1 5C1 6C1 7C1 ansieht
      Dann gibt es keine Kombination

    @HA-DE-282 @HH-9
    Szenariogrundriss: Ein Streifen und sechs Dreg: <Hand>
      Wenn jemand die Hand <Hand> ansieht
      Dann ist "Einzelstreifen" 3 Kan wert
      Und gibt es nur "Einzelstreifen"

      Beispiele:
        | Hand                       |
        | 1R 2C1 3C1 4C1 5C1 6C1 7C1 |
        | 7R 2C1 3C1 4C1 5C1 6C1 8C1 |

      @HA-DE-118 @HA-DE-275
      Beispiele: Der Streifen der Weide ist kein zweiter
        | Hand                       |
        | 6R 11R 2C1 3C1 4C1 5C1 7C1 |
        | 6R 11B 2C1 3C1 4C1 5C1 7C1 |
        | 6R 11A 2C1 3C1 4C1 5C1 7C1 |

    @HA-DE-282 @HH-9
    Szenario: Zwei Streifen sind einer zu viel, und die Weide allein bringt keinen
      Wenn jemand die Hand 1R 6R 2C1 3C1 4C1 5C1 7C1 ansieht
      Dann gibt es nur "Rot"
      Wenn jemand die Hand 2A 1C1 3C1 4C1 5C1 6C1 7C1 ansieht
      Dann gibt es nur "Einzeltier"
      Wenn jemand die Hand 12B 1C1 2C1 4C1 5C1 6C1 7C1 ansieht
      Dann gibt es nur "Einzellicht"
      Wenn jemand die Hand 11R 1C1 2C1 3C1 4C1 5C1 7C1 ansieht
      Dann gibt es nur "alle Dreg"

  Regel: Rot ist nichts als Streifen und Dreg

    @HA-DE-284 @HH-9
    Szenariogrundriss: <Hand> ist Rot
      Wenn jemand die Hand <Hand> ansieht
      Dann ist "Rot" 2 Kan wert
      Und gibt es nur "Rot"

      # Trotz des Namens sind Streifen jeder Farbe recht.
      Beispiele:
        | Hand                      |
        | 1R 2R 3C1 5C1 8C1 9C1 7C1 |
        | 6R 9R 3C1 5C1 8C1 4C1 7C1 |
        | 4R 7R 3C1 5C1 8C1 9C1 6C1 |
        | 1R 2R 3R 4R 5R 6R 7R      |

      @HA-DE-007 @HA-DE-275
      Beispiele: Mit Karten des Novembers als Dreg
        | Hand                      |
        | 1R 6R 11B 11A 2C1 3C1 4C1 |
        | 1R 6R 11R 11A 2C1 3C1 4C1 |

    @HA-DE-284 @HH-9
    Szenariogrundriss: <Hand> ist gar nichts
      Wenn jemand die Hand <Hand> ansieht
      Dann gibt es keine Kombination

      Beispiele:
        | Hand                       |
        | 8A 1R 2C1 3C1 4C1 5C1 6C1  |
        | 12B 1R 2C1 3C1 4C1 5C1 6C1 |
        | 8A 1R 2R 3C1 4C1 5C1 6C1   |
