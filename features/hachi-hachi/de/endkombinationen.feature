# language: de
Funktionalität: Endkombinationen
  Was man aus genommenen Karten zusammenbringen kann.

  Regel: Lichter

    @HA-DE-249 @HA-DE-251 @HH-12
    Szenario: Alle fünf, und die vier darin zählen nicht noch einmal
      Wenn jemand die genommenen Karten 1B 3B 8B 11B 12B ansieht
      Dann ist "fünf Lichter" 12 Kan wert
      Und gibt es nur "fünf Lichter"

    @HA-DE-249 @HH-12
    Szenario: Vier davon und ein Tier sind nicht fünf
      Wenn jemand die genommenen Karten 1B 3B 8B 12B 11A ansieht
      Dann gibt es "fünf Lichter" nicht

    @HA-DE-250 @HH-12
    Szenario: Vier ohne die Weide
      Wenn jemand die genommenen Karten 1B 3B 8B 12B ansieht
      Dann ist "vier Lichter" 10 Kan wert
      Und gibt es nur "vier Lichter"

    @HA-DE-250 @HH-12
    Szenario: Vier mit der Weide sind nichts
      Wenn jemand die genommenen Karten 1B 3B 8B 11B ansieht
      Dann gibt es keine Kombination

    @HA-DE-250 @HH-12
    Szenariogrundriss: Drei sind auch nichts: <Karten>
      Wenn jemand die genommenen Karten <Karten> ansieht
      Dann gibt es keine Kombination

      Beispiele:
        | Karten    |
        | 1B 3B 8B  |
        | 1B 3B 12B |
        | 1B 8B 12B |
        | 3B 8B 12B |

    @HA-DE-251 @HH-12
    Szenario: Auch bezahlt wird nur eines von beiden
      Angenommen Platz 0 hat 1B 3B 8B 11B 12B genommen
      Wenn die Runde zu Ende ist: Yoschi von Platz 0
      Dann gilt: Platz 1 zahlt 144 Punkte an Platz 0 für die Endkombination "fünf Lichter"
      Und wird nichts für die Endkombination "vier Lichter" gezahlt

  Regel: Streifen

    @HA-DE-252 @HH-12
    Szenario: Alle drei blauen
      Wenn jemand die genommenen Karten 6R 9R 10R ansieht
      Dann ist "blaue Streifen" 7 Kan wert
      Und gibt es nur "blaue Streifen"

    @HA-DE-252 @HH-12
    Szenario: Zwei blaue und ein anderer
      Wenn jemand die genommenen Karten 6R 9R 7R ansieht
      Dann gibt es keine Kombination

    @HA-DE-253 @HH-12
    Szenario: Alle drei mit Gedicht
      Wenn jemand die genommenen Karten 1R 2R 3R ansieht
      Dann ist "rote Streifen mit Gedicht" 7 Kan wert
      Und gibt es nur "rote Streifen mit Gedicht"

    @HA-DE-253 @HH-12
    Szenario: Zwei mit Gedicht und ein roter ohne
      Wenn jemand die genommenen Karten 1R 2R 4R ansieht
      Dann gibt es keine Kombination

    # Jeder der neun kann dabei sein.
    @HA-DE-254 @HH-12
    Szenariogrundriss: Sieben, keiner davon von der Weide: <Streifen>
      Wenn jemand die genommenen Karten <Streifen> ansieht
      Dann ist "sieben Streifen" 10 Kan wert
      Und gibt es nur "sieben Streifen"

      Beispiele:
        | Streifen              |
        | 1R 2R 4R 5R 6R 7R 9R  |
        | 1R 3R 4R 5R 7R 9R 10R |
        | 2R 3R 4R 5R 6R 7R 10R |

    @HA-DE-254 @HH-12
    Szenariogrundriss: <Streifen> reicht nicht
      Wenn jemand die genommenen Karten <Streifen> ansieht
      Dann gibt es keine Kombination

      Beispiele:
        | Streifen              |
        | 1R 2R 4R 5R 6R 7R     |
        | 1R 2R 4R 5R 6R 7R 11R |

    # Was jeder weitere bringt, ist im Druck nicht zu lesen; es ist wie in den anderen Texten.
    @HA-DE-255 @HH-12
    Szenariogrundriss: <Streifen> ist <Kan> Kan wert
      Wenn jemand die genommenen Karten <Streifen> ansieht
      Dann ist "sieben Streifen" <Kan> Kan wert

      Beispiele:
        | Streifen                        | Kan |
        | 1R 2R 4R 5R 6R 7R 9R 11R        | 11  |
        | 1R 2R 3R 4R 5R 6R 7R 9R         | 11  |
        | 1R 2R 3R 4R 5R 6R 7R 9R 10R 11R | 13  |

  Regel: Verschiedene zählen zusammen

    @HA-DE-135 @HA-DE-252 @HA-DE-253 @HH-12
    Szenario: Blaue und rote
      Angenommen Platz 0 hat 1R 2R 3R 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Yoschi von Platz 0
      Dann gilt: Platz 1 zahlt 84 Punkte an Platz 0 für die Endkombination "rote Streifen mit Gedicht"
      Und Platz 1 zahlt 84 Punkte an Platz 0 für die Endkombination "blaue Streifen"

    # In der Tabelle stehen sie nicht.
    @HA-DE-249 @HH-12
    Szenario: Eber, Hirsch und Schmetterlinge sind keine
      Wenn jemand die genommenen Karten 6A 7A 10A ansieht
      Dann gibt es keine Kombination
      Und ist die Option "dekiyaku.boar-deer-butterflies" nein, wenn nichts anderes gesagt wird
