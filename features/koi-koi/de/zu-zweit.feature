# language: de
Funktionalität: Das Spiel zu zweit
  Zu zweit spielen der Geber und sein Gegner gegeneinander.

  Regel: Hat der Gegner Koi-Koi gerufen, zahlt er doppelt

    @HA-DE-071 @KK-6
    Szenariogrundriss: Der Gegner von Platz <Sieger> zahlt nur doppelt, wenn er gerufen hat, hier Platz <Rufer>
      Angenommen ein Tisch mit 2 Spielern
      Und Platz <Rufer> hat Koi-Koi gerufen
      Und Platz <Sieger> hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Stop von Platz <Sieger>
      Dann lautet der Stand <Stand>

      Beispiele:
        | Sieger | Rufer | Stand      |
        | 0      | 1     | 12 und -12 |
        | 1      | 0     | -12 und 12 |

      Beispiele: Nur der Sieger hat gerufen, und der Gegner zahlt einfach
        | Sieger | Rufer | Stand    |
        | 0      | 0     | 6 und -6 |

    @HA-DE-071 @KK-6
    Szenariogrundriss: Haben beide gerufen, zahlt der Gegner von Platz <Sieger> auch nur doppelt
      Angenommen ein Tisch mit 2 Spielern
      Und Plätze 0 und 1 haben Koi-Koi gerufen
      Und Platz <Sieger> hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Stop von Platz <Sieger>
      Dann lautet der Stand <Stand>

      Beispiele:
        | Sieger | Stand      |
        | 0      | 12 und -12 |
        | 1      | -12 und 12 |

    @HA-DE-059 @HA-DE-060 @KK-6
    Szenario: Die Kombination des Rufers zählt nicht, wenn der Gegner gewinnt
      Angenommen ein Tisch mit 2 Spielern
      Und Platz 0 hat Koi-Koi gerufen
      Und Platz 0 hat 1R 2R 3R genommen
      Und Platz 1 hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Stop von Platz 1
      Dann lautet der Stand -12 und 12

    @HA-DE-071 @KK-6
    Szenario: Hat niemand Koi-Koi gerufen, zahlt der Gegner einfach
      Angenommen ein Tisch mit 2 Spielern
      Und Platz 0 hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Stop von Platz 0
      Dann lautet der Stand 6 und -6

    @HA-DE-071 @KK-6 @KK-7
    Szenario: Zu zweit darf auch der Zweite Koi-Koi rufen
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
      Dann gilt: Platz 0 zahlt 12 Punkte an Platz 1 für den Gewinn

  Regel: Nach modernen Regeln bleiben acht Karten im Stapel liegen

    @HA-DE-072 @HA-DE-073 @KK-9
    Szenario: Die Runde endet mit der letzten aufgedeckten Karte, und acht Karten bleiben im Stapel
      Angenommen ein Tisch mit 2 Spielern
      Und das Feld zeigt 11A 11B 1C1 5C2 3R 8C2 1C2 12C3
      Und Platz 0 hat 2C2 2R 3B 5C1 6A 10C1 11C1 11R auf der Hand
      Und Platz 1 hat 1R 2C1 3C2 4C2 4R 6R 8B 9R auf der Hand
      Und der Stapel beginnt mit 7C2 9C2 4A 10C2 10A 5A 12C1 12C2 4C1 9A 8C1 2A 3C1 6C2 8A 5R
      Wenn die Runde beginnt
      Und die Karten so gespielt werden
        | Platz | aus der Hand   | vom Stapel      |
        | 0     | 2R             | 7C2             |
        | 1     | 6R             | 9C2             |
        | 0     | 10C1           | 4A              |
        | 1     | 1R nimmt 1C1   | 10C2 nimmt 10C1 |
        | 0     | 5C1 nimmt 5C2  | 10A             |
        | 1     | 4C2 nimmt 4A   | 5A              |
        | 0     | 11C1 nimmt 11A | 12C1 nimmt 12C3 |
        | 1     | 4R             | 12C2            |
        | 0     | 11R nimmt 11B  | 4C1 nimmt 4R    |
        | 1     | 9R nimmt 9C2   | 9A              |
        | 0     | 2C2 nimmt 2R   | 8C1 nimmt 8C2   |
        | 1     | 8B             | 2A              |
        | 0     | 3B nimmt 3R    | 3C1             |
        | 1     | 3C2 nimmt 3C1  | 6C2 nimmt 6R    |
        | 0     | 6A             | 8A nimmt 8B     |
      Dann ist die Runde nicht zu Ende
      Und hat Platz 0 genau 0 Karten auf der Hand
      Und hat der Stapel 9 Karten
      Wenn Platz 1 2C1 spielt und 2A nimmt
      Und Platz 1 5R aufdeckt und 5A nimmt
      Dann endet die Runde so: die Karten sind aus
      Und hat jeder Platz 0 Karten auf der Hand
      Und hat der Stapel 8 Karten
      Und wird nichts für den Gewinn gezahlt

  Regel: Bei Toppa wird der Stapel aufgebraucht

    @HA-DE-074 @HA-DE-077 @KK-1 @KK-9
    Szenario: Bei Toppa sind nach zwanzig Zügen alle Karten gespielt
      Angenommen ein Tisch mit 2 Spielern
      Und die Option "two-player-deal" ist toppa
      Und das Feld zeigt 3R 4C2 5C1 7A 8C1 9R 11B 11R
      Und Platz 0 hat 1R 1C2 2R 2C2 3B 5R 5C2 6A 10A 12C2 auf der Hand
      Und Platz 1 hat 2C1 3C1 4R 4C1 6R 7C2 9A 9C1 9C2 12C3 auf der Hand
      Und der Stapel beginnt mit 7C1 3C2 6C1 8B 11A 7R 12B 10C1 5A 10R 8A 11C1 8C2 6C2 2A 10C2 1C1 12C1 4A 1B
      Wenn die Runde beginnt
      Und die Karten so gespielt werden
        | Platz | aus der Hand  | vom Stapel     |
        | 0     | 10A           | 7C1 nimmt 7A   |
        | 1     | 2C1           | 3C2 nimmt 3R   |
        | 0     | 2C2 nimmt 2C1 | 6C1            |
        | 1     | 4R nimmt 4C2  | 8B nimmt 8C1   |
        | 0     | 5C2 nimmt 5C1 | 11A nimmt 11R  |
        | 1     | 4C1           | 7R             |
        | 0     | 5R            | 12B            |
        | 1     | 9C2 nimmt 9R  | 10C1 nimmt 10A |
        | 0     | 1C2           | 5A nimmt 5R    |
        | 1     | 3C1           | 10R            |
        | 0     | 3B nimmt 3C1  | 8A             |
        | 1     | 7C2 nimmt 7R  | 11C1 nimmt 11B |
        | 0     | 2R            | 8C2 nimmt 8A   |
        | 1     | 9A            | 6C2 nimmt 6C1  |
        | 0     | 1R nimmt 1C2  | 2A nimmt 2R    |
      Und Platz 0 "Koi-Koi" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 1     | 9C1 nimmt 9A | 10C2 nimmt 10R |
      Und Platz 1 "Koi-Koi" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 0     | 6A           | 1C1            |
        | 1     | 6R nimmt 6A  | 12C1 nimmt 12B |
      Und Platz 1 "Koi-Koi" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel   |
        | 0     | 12C2         | 4A nimmt 4C1 |
      Und Platz 0 "Koi-Koi" sagt
      Dann ist die Runde nicht zu Ende
      Und hat der Stapel 1 Karte
      Wenn die Karten so gespielt werden
        | Platz | aus der Hand    | vom Stapel   |
        | 1     | 12C3 nimmt 12C2 | 1B nimmt 1C1 |
      Und Platz 1 "Koi-Koi" sagt
      Dann endet die Runde so: die Karten sind aus
      Und hat der Stapel 0 Karten
      Und hat jeder Platz 0 Karten auf der Hand
