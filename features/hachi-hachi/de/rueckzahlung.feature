# language: de
Funktionalität: Kredite zurückzahlen
  Nach der sechsten und der elften Runde darf man Schulden zurückzahlen, nach der zwölften muss man es.

  Grundlage:
    Angenommen ein Tisch mit 3 Spielern
    Und der Stand ist 300, 400 und 250
    Und die Schuld von Platz 0 beträgt 240
    Und Platz 0 hat 88 Kartenpunkte
    Und Platz 1 hat 89 Kartenpunkte
    Und Platz 2 hat 87 Kartenpunkte

  Regel: Schulden dürfen nur nach bestimmten Runden zurückgezahlt werden

    @HA-DE-020 @HH-24
    Szenariogrundriss: Nach anderen Runden als der sechsten und elften darf niemand zurückzahlen
      Angenommen es ist Runde <Runde>
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann darf Platz 0 Schulden von 60 Punkten nicht zurückzahlen
      Und wird nichts für Kredit gezahlt

      Beispiele:
        | Runde |
        | 1     |
        | 5     |
        | 7     |
        | 10    |

    @HA-DE-020 @HA-DE-169 @HA-DE-172 @HH-24
    Szenariogrundriss: Nach der sechsten und der elften Runde darf zurückzahlen, wer Schulden hat
      Angenommen es ist Runde <Runde>
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann darf Platz 0 Schulden von 60 Punkten zurückzahlen
      Und darf Platz 1 Schulden von 60 Punkten nicht zurückzahlen

      Beispiele:
        | Runde |
        | 6     |
        | 11    |

    @HA-DE-169 @HH-24
    Szenario: Wer nicht zurückzahlen will, behält seine Schulden
      Angenommen es ist Runde 6
      Wenn die Runde zu Ende ist: die Karten sind aus
      Und Platz 0 "nichts" sagt
      Dann wird das angenommen
      Und darf Platz 0 Schulden von 60 Punkten nicht zurückzahlen
      Und ist die Schuld von Platz 0 jetzt 240
      Und wird nichts für Kredit gezahlt

    @HA-DE-169 @HH-24
    Szenario: Haben zwei Schulden, wird der Erste vom Geber aus zuerst gefragt
      Angenommen es ist Runde 6
      Und die Schuld von Platz 1 beträgt 120
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann darf Platz 0 Schulden von 60 Punkten zurückzahlen
      Aber darf Platz 1 Schulden von 60 Punkten nicht zurückzahlen
      Wenn Platz 1 "nichts" sagt
      Dann wird das abgelehnt: die Runde ist zu Ende
      Wenn Platz 0 Schulden von 60 Punkten zurückzahlt
      Dann darf Platz 1 Schulden von 60 Punkten zurückzahlen
      Aber darf Platz 0 Schulden von 60 Punkten nicht zurückzahlen
      Wenn Platz 1 "nichts" sagt
      Dann darf Platz 0 Schulden von 60 Punkten nicht zurückzahlen
      Und darf Platz 1 Schulden von 60 Punkten nicht zurückzahlen

    @HA-DE-169 @HA-DE-167 @HH-24
    Szenario: Wem nach Han-Don keine fünf Kan bleiben, der wird nicht gefragt
      Angenommen es ist Runde 6
      Und der Stand ist 150, 400 und 250
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann darf Platz 0 Schulden von 60 Punkten nicht zurückzahlen
      Wenn Platz 0 "nichts" sagt
      Dann wird das abgelehnt: die Runde ist zu Ende

  Regel: Zurückgezahlt wird nur in Vielfachen von fünf Kan

    @HA-DE-170 @HA-DE-171 @HA-DE-172 @HH-24
    Szenariogrundriss: Fünf, zehn oder fünfzehn Kan darf man zurückzahlen
      Angenommen es ist Runde 11
      Wenn die Runde zu Ende ist: die Karten sind aus
      Und Platz 0 Schulden von <Punkte> Punkten zurückzahlt
      Dann wird das angenommen
      Und Platz 0 zahlt <Punkte> Punkte an die Bank für Kredit
      Und ist die Schuld von Platz 0 jetzt <Rest>

      Beispiele:
        | Punkte | Rest |
        | 60     | 180  |
        | 120    | 120  |
        | 180    | 60   |

    @HA-DE-170 @HA-DE-171 @HA-DE-169 @HA-DE-172 @HH-24
    Szenario: Auch nach einem großen Spiel wird genau das bezahlt, was zurückgezahlt wird
      Angenommen es ist Runde 6
      Und der Multiplikator ist 4
      Wenn die Runde zu Ende ist: die Karten sind aus
      Und Platz 0 Schulden von 60 Punkten zurückzahlt
      Dann gilt: Platz 0 zahlt 60 Punkte an die Bank für Kredit
      Und ist die Schuld von Platz 0 jetzt 180

    @HA-DE-170 @HA-DE-171 @HH-24
    Szenariogrundriss: Vier Kan oder elf Punkte darf man nicht zurückzahlen
      Angenommen es ist Runde 6
      Wenn die Runde zu Ende ist: die Karten sind aus
      Und Platz 0 Schulden von <Punkte> Punkten zurückzahlt
      Dann wird das abgelehnt: ungültige Punktzahl

      Beispiele:
        | Punkte |
        | 48     |
        | 11     |

    @HA-DE-169 @HH-24
    Szenario: Niemand darf mehr zurückzahlen, als er schuldet
      Angenommen es ist Runde 11
      Wenn die Runde zu Ende ist: die Karten sind aus
      Und Platz 0 Schulden von 300 Punkten zurückzahlt
      Dann wird das abgelehnt: mehr als die Schulden oder die eigenen Punkte

    @HA-DE-169 @HH-24
    Szenario: Niemand darf mehr zurückzahlen, als er hat
      Angenommen es ist Runde 11
      Und der Stand ist 100, 400 und 250
      Wenn die Runde zu Ende ist: die Karten sind aus
      Und Platz 0 Schulden von 120 Punkten zurückzahlt
      Dann wird das abgelehnt: mehr als die Schulden oder die eigenen Punkte
      Wenn Platz 0 Schulden von 60 Punkten zurückzahlt
      Dann wird das angenommen

  Regel: Nach der elften Runde kennt jeder die Punkte der anderen

    @HA-DE-173
    Szenario: In der zwölften Runde sieht jeder den Stand der anderen
      Angenommen es ist Runde 12
      Und das Kapital von Platz 0 beträgt 60
      Wenn die Runde beginnt
      Dann sieht Platz 1, dass Platz 2 bei 310 Punkten steht

  Regel: Nach der zwölften Runde muss so viel wie möglich zurückgezahlt werden

    @HA-DE-020 @HA-DE-174 @HH-24
    Szenario: Wer genug hat, zahlt nach der zwölften Runde alle Schulden zurück
      Angenommen es ist Runde 12
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 0 zahlt 240 Punkte an die Bank für Kredit
      Und ist die Schuld von Platz 0 jetzt 0

    @HA-DE-020 @HA-DE-174 @HH-24
    Szenario: Auch nach einem großen Spiel werden nur die Schulden zurückgezahlt
      Angenommen es ist Runde 12
      Und der Multiplikator ist 4
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 0 zahlt 240 Punkte an die Bank für Kredit

    @HA-DE-174 @HA-DE-170 @HH-24
    Szenario: Wer nicht genug hat, zahlt so viele Vielfache von fünf Kan zurück, wie er kann
      Angenommen es ist Runde 12
      Und der Stand ist 119, 400 und 250
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 0 zahlt 60 Punkte an die Bank für Kredit
      Und ist die Schuld von Platz 0 jetzt 180
