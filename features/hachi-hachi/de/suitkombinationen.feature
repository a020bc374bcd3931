# language: de
Funktionalität: Suitkombinationen
  Suitkombinationen sind Hände mit vielen Karten aus wenigen Monaten.

  Regel: Drilling und Doppel-Drilling sind Suitkombinationen

    @HA-DE-260 @HH-9
    Szenariogrundriss: Die Hand <Hand> ist ein gewöhnlicher Drilling
      Wenn jemand die Hand <Hand> ansieht
      Dann ist "Drilling" 2 Kan wert
      Und gibt es nur "Drilling"

      Beispiele:
        | Hand                        |
        | 1B 1R 1C1 2A 3C1 6C1 8C1    |
        | 1B 1R 1C1 2A 2C1 6C1 8C1    |
        | 6A 6R 6C1 1B 2A 3C1 8C1     |
        | 9A 9C1 9C2 1B 2A 3C1 6C1    |
        | 11B 11A 11R 1B 2A 3C1 6C1   |
        | 12B 12C1 12C2 1R 2A 6C1 8C1 |

    # Gemeint sind die drei Kasu des Dezembers, aber nicht das Licht mit zweien von ihnen.
    @HA-DE-260 @HA-DE-264 @HH-9
    Szenariogrundriss: Die Hand <Hand> ist ein stehender Drilling und ein Kan mehr wert
      Wenn jemand die Hand <Hand> ansieht
      Dann ist "stehender Drilling" 3 Kan wert
      Und gibt es nur "stehender Drilling"

      Beispiele:
        | Hand                         |
        | 4A 4R 4C1 1B 2C1 3C1 6C1     |
        | 5A 5C1 5C2 1B 2C1 3C1 6C1    |
        | 7A 7R 7C2 1B 2C1 3C1 6C1     |
        | 12C1 12C2 12C3 1B 2A 3C1 6C1 |

    @HA-DE-264 @HH-9
    Szenario: Mit dem Phönix ist der Drilling des Dezembers ein gewöhnlicher
      Wenn jemand die Hand 12B 12C1 12C2 1R 2A 3C1 6C1 ansieht
      Dann ist "Drilling" 2 Kan wert
      Und gibt es nur "Drilling"

    @HA-DE-261 @HH-9
    Szenariogrundriss: Die Hand <Hand> mit zwei Drillingen ist <Kan> Kan wert
      Wenn jemand die Hand <Hand> ansieht
      Dann ist "<Name>" <Kan> Kan wert
      Und gibt es nur "<Name>"

      Beispiele:
        | Hand                        | Name            | Kan |
        | 1B 1R 1C1 2A 2R 2C1 3C1     | Doppel-Drilling | 6   |
        | 1B 1R 1C1 12B 12C1 12C2 2C1 | Doppel-Drilling | 6   |

      @HA-DE-264
      Beispiele: Jeder stehende Drilling ist ein Kan mehr wert
        | Hand                         | Name                            | Kan |
        | 1B 1R 1C1 4A 4R 4C1 2C1      | Drilling und stehender Drilling | 7   |
        | 1B 1R 1C1 12C1 12C2 12C3 2C1 | Drilling und stehender Drilling | 7   |
        | 4A 4R 4C1 5A 5R 5C1 2C1      | zwei stehende Drillinge         | 8   |
        | 7A 7R 7C1 12C1 12C2 12C3 2C1 | zwei stehende Drillinge         | 8   |

  Regel: Ein Full House ist sieben Kan wert, mit stehendem Drilling acht

    @HA-DE-262 @HA-DE-263 @HH-9
    Szenario: Ein Drilling und zwei Paare sind ein Full House
      Wenn jemand die Hand 1B 1R 1C1 2A 2C1 3B 3C1 ansieht
      Dann ist "Full House" 7 Kan wert
      Und gibt es nur "Full House"

    @HA-DE-263 @HH-9
    Szenario: Ein Drilling und ein Paar sind nur ein Drilling
      Wenn jemand die Hand 1B 1R 1C1 2A 2C1 3B 6C1 ansieht
      Dann gibt es nur "Drilling"

    # Nach anderen Texten bleibt es auch mit diesen Monaten bei sieben Kan.
    @HA-DE-262 @HA-DE-264 @HH-9
    Szenariogrundriss: Das Full House <Hand> mit stehendem Drilling ist acht Kan wert
      Wenn jemand die Hand <Hand> ansieht
      Dann ist "Full House" 8 Kan wert
      Und gibt es nur "Full House"

      Beispiele:
        | Hand                         |
        | 4A 4R 4C1 2A 2C1 3B 3C1      |
        | 12C1 12C2 12C3 2A 2C1 3B 3C1 |

    @HA-DE-264 @HH-9
    Szenario: Nur der Drilling macht ein Full House mehr wert, nicht die Paare
      Wenn jemand die Hand 1B 1R 1C1 4A 4C1 5A 5C1 ansieht
      Dann ist "Full House" 7 Kan wert

  Regel: Drei Paare und Vierlinge sind Suitkombinationen

    @HA-DE-269 @HH-9
    Szenario: Drei Paare sind vier Kan wert
      Wenn jemand die Hand 1B 1R 2A 2R 4C1 4C2 6C1 ansieht
      Dann ist "Dreifach Paare" 4 Kan wert
      Und gibt es nur "Dreifach Paare"

    @HA-DE-269 @HH-9
    Szenariogrundriss: Zwei Paare oder weniger sind keine Kombination
      Wenn jemand die Hand <Hand> ansieht
      Dann gibt es keine Kombination

      Beispiele:
        | Hand                      |
        | 1B 1R 2A 2R 4C1 6C1 7C1   |
        | 1B 1R 2A 3C1 4C1 6C1 7C1  |
        | 1B 2A 3C1 4C1 6C1 7C1 8C1 |

    @HA-DE-270 @HA-DE-264 @HH-9
    Szenario: Ein Vierling ist in jedem Monat sechs Kan wert
      Wenn jemand die Hand 1B 1R 1C1 1C2 2A 6C1 7C1 ansieht
      Dann ist "Vierling" 6 Kan wert
      Wenn jemand die Hand 4A 4R 4C1 4C2 2A 6C1 7C1 ansieht
      Dann ist "Vierling" 6 Kan wert
      Und gibt es nur "Vierling"

    @HA-DE-271 @HH-9
    Szenariogrundriss: „Ein Paar und Vierling“ ist in jedem Monat acht Kan wert: <Hand>
      Wenn jemand die Hand <Hand> ansieht
      Dann ist "Ein Paar & Vierling" 8 Kan wert
      Und gibt es nur "Ein Paar & Vierling"

      Beispiele:
        | Hand                           |
        | 1B 1R 1C1 1C2 2R 2C1 3C2       |
        | 2A 2R 2C1 2C2 3R 3C1 4C2       |
        | 3B 3R 3C1 3C2 4R 4C1 5C2       |
        | 4A 4R 4C1 4C2 5R 5C1 6C2       |
        | 5A 5R 5C1 5C2 6R 6C1 7C2       |
        | 6A 6R 6C1 6C2 7R 7C1 8C2       |
        | 7A 7R 7C1 7C2 8A 8C1 9C2       |
        | 8B 8A 8C1 8C2 9R 9C1 10C2      |
        | 9A 9R 9C1 9C2 10R 10C1 11C1    |
        | 10A 10R 10C1 10C2 11A 11R 12C3 |
        | 11B 11A 11R 11C1 8B 8A 1R      |
        | 12B 12C1 12C2 12C3 1R 1C1 2C2  |

    @HA-DE-271 @HH-9
    Szenario: „Ein Paar und Vierling“ ist acht Kan wert, egal welche Karte die siebte ist
      Wenn jemand die Hand 1B 1R 1C1 1C2 2A 2R 3C1 ansieht
      Dann ist "Ein Paar & Vierling" 8 Kan wert
      Wenn jemand die Hand 1B 1R 1C1 1C2 2A 2R 12B ansieht
      Dann ist "Ein Paar & Vierling" 8 Kan wert
      Und gibt es nur "Ein Paar & Vierling"

    @HA-DE-272 @HA-DE-264 @HH-9
    Szenario: Vierling und Drilling ist in jedem Monat zwanzig Kan wert
      Wenn jemand die Hand 1B 1R 1C1 1C2 2A 2R 2C1 ansieht
      Dann ist "Vierling & Drilling" 20 Kan wert
      Wenn jemand die Hand 2A 2R 2C1 2C2 5A 5R 5C1 ansieht
      Dann ist "Vierling & Drilling" 20 Kan wert
      Und gibt es nur "Vierling & Drilling"
