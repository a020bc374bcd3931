# language: de
Funktionalität: Endkombinationen
  Eine Endkombination besteht aus genommenen Karten.

  Regel: Fünf Lichter und vier Lichter sind Endkombinationen

    @HA-DE-249 @HA-DE-251 @HH-12
    Szenario: Fünf Lichter sind zwölf Kan wert und zählen nicht auch als vier Lichter
      Wenn jemand die genommenen Karten 1B 3B 8B 11B 12B ansieht
      Dann ist "fünf Lichter" 12 Kan wert
      Und gibt es nur "fünf Lichter"

    @HA-DE-249 @HH-12
    Szenario: Vier Lichter und ein Tier sind nicht fünf Lichter
      Wenn jemand die genommenen Karten 1B 3B 8B 12B 11A ansieht
      Dann gibt es "fünf Lichter" nicht

    @HA-DE-250 @HH-12
    Szenario: Vier Lichter ohne den Regenmann sind zehn Kan wert
      Wenn jemand die genommenen Karten 1B 3B 8B 12B ansieht
      Dann ist "vier Lichter" 10 Kan wert
      Und gibt es nur "vier Lichter"

    @HA-DE-250 @HH-12
    Szenario: Vier Lichter mit dem Regenmann sind keine Endkombination
      Wenn jemand die genommenen Karten 1B 3B 8B 11B ansieht
      Dann gibt es keine Kombination

    @HA-DE-250 @HH-12
    Szenariogrundriss: Drei Lichter sind keine Endkombination: <Karten>
      Wenn jemand die genommenen Karten <Karten> ansieht
      Dann gibt es keine Kombination

      Beispiele:
        | Karten    |
        | 1B 3B 8B  |
        | 1B 3B 12B |
        | 1B 8B 12B |
        | 3B 8B 12B |

    @HA-DE-251 @HH-12
    Szenario: Für fünf Lichter wird nicht auch für vier Lichter bezahlt
      Angenommen Platz 0 hat 1B 3B 8B 11B 12B genommen
      Wenn die Runde zu Ende ist: Yoschi von Platz 0
      Dann gilt: Platz 1 zahlt 144 Punkte an Platz 0 für die Endkombination "fünf Lichter"
      Und wird nichts für die Endkombination "vier Lichter" gezahlt

  Regel: Blaue Streifen, rote Streifen mit Gedicht und sieben Streifen sind Endkombinationen

    @HA-DE-252 @HH-12
    Szenario: Die drei blauen Streifen sind sieben Kan wert
      Wenn jemand die genommenen Karten 6R 9R 10R ansieht
      Dann ist "blaue Streifen" 7 Kan wert
      Und gibt es nur "blaue Streifen"

    @HA-DE-252 @HH-12
    Szenario: Zwei blaue Streifen und ein anderer sind keine Endkombination
      Wenn jemand die genommenen Karten 6R 9R 7R ansieht
      Dann gibt es keine Kombination

    @HA-DE-253 @HH-12
    Szenario: Die drei roten Streifen mit Gedicht sind sieben Kan wert
      Wenn jemand die genommenen Karten 1R 2R 3R ansieht
      Dann ist "rote Streifen mit Gedicht" 7 Kan wert
      Und gibt es nur "rote Streifen mit Gedicht"

    @HA-DE-253 @HH-12
    Szenario: Zwei Streifen mit Gedicht und ein roter ohne sind keine Endkombination
      Wenn jemand die genommenen Karten 1R 2R 4R ansieht
      Dann gibt es keine Kombination

    # Jeder der neun Streifen außer dem der Weide kann dabei sein.
    @HA-DE-254 @HH-12
    Szenariogrundriss: Sieben Streifen ohne den der Weide sind zehn Kan wert: <Streifen>
      Wenn jemand die genommenen Karten <Streifen> ansieht
      Dann ist "sieben Streifen" 10 Kan wert
      Und gibt es nur "sieben Streifen"

      Beispiele:
        | Streifen              |
        | 1R 2R 4R 5R 6R 7R 9R  |
        | 1R 3R 4R 5R 7R 9R 10R |
        | 2R 3R 4R 5R 6R 7R 10R |

    @HA-DE-254 @HH-12
    Szenariogrundriss: Die Streifen <Streifen> sind keine Endkombination
      Wenn jemand die genommenen Karten <Streifen> ansieht
      Dann gibt es keine Kombination

      Beispiele:
        | Streifen              |
        | 1R 2R 4R 5R 6R 7R     |
        | 1R 2R 4R 5R 6R 7R 11R |

    # Der Wert jedes weiteren Streifens ist im Druck nicht zu lesen. Hier gilt der Wert aus den anderen Texten.
    @HA-DE-255 @HH-12
    Szenariogrundriss: Die Streifen <Streifen> sind <Kan> Kan wert
      Wenn jemand die genommenen Karten <Streifen> ansieht
      Dann ist "sieben Streifen" <Kan> Kan wert

      Beispiele:
        | Streifen                        | Kan |
        | 1R 2R 4R 5R 6R 7R 9R 11R        | 11  |
        | 1R 2R 3R 4R 5R 6R 7R 9R         | 11  |
        | 1R 2R 3R 4R 5R 6R 7R 9R 10R 11R | 13  |

  Regel: Verschiedene Endkombinationen zählen zusammen

    @HA-DE-135 @HA-DE-252 @HA-DE-253 @HH-12
    Szenario: Blaue Streifen und rote Streifen mit Gedicht werden beide bezahlt
      Angenommen Platz 0 hat 1R 2R 3R 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Yoschi von Platz 0
      Dann gilt: Platz 1 zahlt 84 Punkte an Platz 0 für die Endkombination "rote Streifen mit Gedicht"
      Und Platz 1 zahlt 84 Punkte an Platz 0 für die Endkombination "blaue Streifen"

    # In der Tabelle stehen diese drei Tiere nicht.
    @HA-DE-249 @HH-12
    Szenario: Eber, Hirsch und Schmetterlinge sind keine Endkombination
      Wenn jemand die genommenen Karten 6A 7A 10A ansieht
      Dann gibt es keine Kombination
      Und ist die Option "dekiyaku.boar-deer-butterflies" nein, wenn nichts anderes gesagt wird
