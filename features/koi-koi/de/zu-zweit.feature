# language: de
Funktionalität: Das Spiel zu zweit
  Oya gegen Ko.

  Regel: Hat der Gegner Koi-Koi gerufen, zahlt er doppelt

    @HA-DE-071 @KK-6
    Szenariogrundriss: Platz <Sieger> sagt Stop, gerufen hat Platz <Rufer>
      Angenommen ein Tisch mit 2 Spielern
      Und Platz <Rufer> hat Koi-Koi gerufen
      Und Platz <Sieger> hat 6R 9R 10R erobert
      Wenn die Runde zu Ende ist: Stop von Platz <Sieger>
      Dann lautet der Stand <Stand>

      Beispiele:
        | Sieger | Rufer | Stand  |
        | 0      | 1     | 12 -12 |
        | 1      | 0     | -12 12 |

      Beispiele: Hat nur der Sieger selbst gerufen, zahlt der andere einfach
        | Sieger | Rufer | Stand |
        | 0      | 0     | 6 -6  |

    @HA-DE-071 @KK-6
    Szenariogrundriss: Haben beide gerufen, zahlt der Gegner auch doppelt, hier an Platz <Sieger>
      Angenommen ein Tisch mit 2 Spielern
      Und Plätze 0 und 1 haben Koi-Koi gerufen
      Und Platz <Sieger> hat 6R 9R 10R erobert
      Wenn die Runde zu Ende ist: Stop von Platz <Sieger>
      Dann lautet der Stand <Stand>

      Beispiele:
        | Sieger | Stand  |
        | 0      | 12 -12 |
        | 1      | -12 12 |

    @HA-DE-059 @HA-DE-060 @KK-6
    Szenario: Was der Rufer selbst hat, zählt dann nicht mehr
      Angenommen ein Tisch mit 2 Spielern
      Und Platz 0 hat Koi-Koi gerufen
      Und Platz 0 hat 1R 2R 3R erobert
      Und Platz 1 hat 6R 9R 10R erobert
      Wenn die Runde zu Ende ist: Stop von Platz 1
      Dann lautet der Stand -12 12

    @HA-DE-071 @KK-6
    Szenario: Hat niemand gerufen, einfach
      Angenommen ein Tisch mit 2 Spielern
      Und Platz 0 hat 6R 9R 10R erobert
      Wenn die Runde zu Ende ist: Stop von Platz 0
      Dann lautet der Stand 6 -6

    @HA-DE-071 @KK-6 @KK-7
    Szenario: Zu zweit darf auch der zweite noch rufen
      Angenommen ein Tisch mit 2 Spielern
      Und das Feld zeigt 1R 2R 3R 6R 9R 10R 4C1 5C1
      Und Platz 0 hat 1C1 2C1 7A 8A 11A 12B 4A 11B auf der Hand
      Und Platz 1 hat 6C1 9C1 7R 8C1 11R 12C1 3B 5R auf der Hand
      Und der Stapel beginnt mit 3C1 10C1 12C2 7C1
      Wenn die Runde beginnt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 0     | 1C1 nimmt 1R | 3C1 nimmt 3R   |
        | 1     | 6C1 nimmt 6R | 10C1 nimmt 10R |
        | 0     | 2C1 nimmt 2R | 12C2           |
      Und Platz 0 "Koi-Koi" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel |
        | 1     | 9C1 nimmt 9R | 7C1        |
      Dann darf Platz 1 "Koi-Koi" sagen
      Wenn Platz 1 "Stop" sagt
      Dann zahlt Platz 0 an Platz 1 12 Punkte für den Gewinn

  Regel: Nach modernen Regeln bleiben acht Karten liegen

    @HA-DE-072 @HA-DE-073 @KK-9
    Szenario: Mit der Karte, die Ko zuletzt aufdeckt, ist es aus
      Angenommen ein Tisch mit 2 Spielern
      Wenn die Runde beginnt
      Und gespielt wird, bis Platz 1 mit 1 Karte auf der Hand am Zug ist
      Dann ist die Runde nicht zu Ende
      Und hat Platz 0 0 Karten auf der Hand
      Und hat der Stapel 9 Karten
      Wenn der Rest der Runde gespielt wird
      Dann endet die Runde durch "exhausted"
      Und hat jeder Platz 0 Karten auf der Hand
      Und hat der Stapel 8 Karten
      Und wird nichts für den Gewinn gezahlt

  Regel: Bei Toppa wird der Stapel aufgebraucht

    @HA-DE-074 @HA-DE-077 @KK-1 @KK-9
    Szenario: Zwanzig Züge, und nichts bleibt übrig
      Angenommen ein Tisch mit 2 Spielern
      Und die Option "two-player-deal" ist toppa
      Wenn die Runde beginnt
      Und gespielt wird, bis Platz 1 mit 1 Karte auf der Hand am Zug ist
      Dann ist die Runde nicht zu Ende
      Und hat der Stapel 1 Karte
      Wenn der Rest der Runde gespielt wird
      Dann endet die Runde durch "exhausted"
      Und hat der Stapel 0 Karten
      Und hat jeder Platz 0 Karten auf der Hand
