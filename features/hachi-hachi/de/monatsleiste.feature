# language: de
Funktionalität: Die Monatsleiste und das halbe Jahr
  In jeder Runde kommt ein Punkt auf die Leiste, und nach der sechsten zahlen alle an die Bank.

  Grundlage:
    Angenommen ein Tisch mit 3 Spielern
    Und der Stand ist 300, 400 und 250
    Und Platz 0 hat 88 Kartenpunkte
    Und Platz 1 hat 89 Kartenpunkte
    Und Platz 2 hat 87 Kartenpunkte

  Regel: Der Sieger legt einen Punkt auf die Monatsleiste

    @HA-DE-162 @HH-24
    Szenario: Der Sieger legt in jeder Runde einen Punkt auf die Monatsleiste
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gewinnt Platz 1 die Runde
      Und Platz 1 zahlt 1 Punkt an die Bank für die Monatsleiste
      Und wird insgesamt 1 Punkt für die Monatsleiste gezahlt

    @HA-DE-162 @HH-24
    Szenario: Auch im großen Spiel legt der Sieger nur einen Punkt auf die Monatsleiste
      Angenommen der Multiplikator ist 4
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 1 zahlt 1 Punkt an die Bank für die Monatsleiste

    @HA-DE-162 @HA-DE-164 @HH-8
    Szenario: Der Sieger behält den Topf und legt einen Punkt auf die Monatsleiste
      Angenommen im Topf liegen 12 Punkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann erhält Platz 1 aus dem Topf 12 Punkte
      Und Platz 1 zahlt 1 Punkt an die Bank für die Monatsleiste

    @HA-DE-163 @HH-23
    Szenariogrundriss: Vierling und Drilling füllt in Runde <Runde> alle leeren Felder, bei Multiplikator <Multiplikator>
      Angenommen es ist Runde <Runde>
      Und der Multiplikator ist <Multiplikator>
      Und dass Platz 1 den Vierling und Drilling hält
      Wenn die Runde zu Ende ist: Vierling und Drilling
      Dann gilt: Platz 1 zahlt <Punkte> an die Bank für die Monatsleiste
      Und Platz 0 zahlt 0 Punkte an die Bank für die Monatsleiste
      Und Platz 2 zahlt 0 Punkte an die Bank für die Monatsleiste

      Beispiele:
        | Runde | Multiplikator | Punkte    |
        | 1     | 1             | 12 Punkte |
        | 4     | 1             | 9 Punkte  |
        | 4     | 4             | 9 Punkte  |
        | 7     | 2             | 6 Punkte  |
        | 12    | 1             | 1 Punkt   |

    @HA-DE-163 @HH-23
    Szenariogrundriss: Ohne Vierling und Drilling wird nur ein Feld belegt, wenn die Runde so endet: <Ende>
      Angenommen es ist Runde 4
      Und Platz 1 hat 1R 2R 3R genommen
      Und Platz 1 hat Sage gesagt
      Wenn die Runde zu Ende ist: <Ende> von Platz 1
      Dann gilt: Platz 1 zahlt 1 Punkt an die Bank für die Monatsleiste
      Und wird insgesamt 1 Punkt für die Monatsleiste gezahlt

      Beispiele:
        | Ende                     |
        | Yoschi                   |
        | Sage wird zurückgenommen |

    @HA-DE-163 @HH-23
    Szenario: Sind die Karten aus, wird nur ein Feld der Monatsleiste belegt
      Angenommen es ist Runde 4
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann wird insgesamt 1 Punkt für die Monatsleiste gezahlt

  Regel: Nach der sechsten Runde zahlt jeder zehn Kan an die Bank

    @HA-DE-167 @HH-24
    Szenario: Alle zahlen nach der sechsten Runde zehn Kan an die Bank
      Angenommen es ist Runde 6
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 0 zahlt 120 Punkte an die Bank für Han-Don
      Und Platz 1 zahlt 120 Punkte an die Bank für Han-Don
      Und Platz 2 zahlt 120 Punkte an die Bank für Han-Don

    @HA-DE-167 @HH-24
    Szenario: Auch nach einem großen Spiel zahlt jeder zehn Kan an die Bank
      Angenommen es ist Runde 6
      Und der Multiplikator ist 4
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 0 zahlt 120 Punkte an die Bank für Han-Don
      Und werden insgesamt 360 Punkte für Han-Don gezahlt

    @HA-DE-167 @HH-24
    Szenario: Auch wer in der sechsten Runde nicht mitspielt, zahlt an die Bank
      Angenommen ein Tisch mit 7 Spielern
      Und es ist Runde 6
      Und der Stand ist 300, 400, 250, 200, 200, 200 und 200
      Und Plätze 0, 1 und 2 sind aktiv
      Und Platz 3 ist ausgestiegen
      Und Plätze 4 und 5 müssen aussetzen
      Und Platz 6 hat die weiße Karte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 0 zahlt 120 Punkte an die Bank für Han-Don
      Und Platz 3 zahlt 120 Punkte an die Bank für Han-Don
      Und Platz 4 zahlt 120 Punkte an die Bank für Han-Don
      Und Platz 5 zahlt 120 Punkte an die Bank für Han-Don
      Und Platz 6 zahlt 120 Punkte an die Bank für Han-Don
      Und werden insgesamt 840 Punkte für Han-Don gezahlt

    @HA-DE-167 @HA-DE-049 @HH-23 @HH-24
    Szenario: Nach der sechsten Runde zahlt niemand, wenn Vierling und Drilling die Partie beendet
      Angenommen es ist Runde 6
      Und das Feld zeigt 3R 4C1 5R 7A 9C2 10C1
      Und Platz 1 hat 1B 1R 1C1 1C2 2A 2R 2C1 auf der Hand
      Wenn die Runde beginnt
      Und Platz 0 "nichts" sagt
      Dann endet die Runde so: Vierling und Drilling
      Und wird nichts für Han-Don gezahlt

    @HA-DE-167 @HH-24
    Szenariogrundriss: Nach anderen Runden als der sechsten zahlt niemand Han-Don
      Angenommen es ist Runde <Runde>
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann wird nichts für Han-Don gezahlt

      Beispiele:
        | Runde |
        | 1     |
        | 2     |
        | 3     |
        | 4     |
        | 5     |
        | 7     |
        | 8     |
        | 9     |
        | 10    |
        | 11    |
        | 12    |

    @HA-DE-168 @HH-24
    Szenario: Wer für Han-Don nicht genug hat, nimmt einen Kredit auf
      Angenommen es ist Runde 6
      Und der Stand ist 300, 400 und 50
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann zahlt die Bank 120 Punkte an Platz 2 für Kredit
      Und ist die Schuld von Platz 2 jetzt 120
      Und zahlt die Bank 0 Punkte an Platz 0 für Kredit
