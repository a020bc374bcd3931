# language: de
Funktionalität: Das Ende einer Runde und die Partie
  Eine Runde endet mit Stop oder mit der letzten Karte, und eine Partie nach ihrer letzten Runde.

  Regel: Eine Runde endet, wenn die Karten aus sind oder jemand Stop sagt

    @HA-DE-212 @KK-9
    Szenario: Zu dritt sind mit den Händen auch die Karten des Stapels aus
      Angenommen ein Tisch mit 3 Spielern
      Und das Feld zeigt 7A 9R 12C3 9C2 2C1 4C2
      Und Platz 0 hat 2A 3R 5C1 6C1 6R 8A 9C1 auf der Hand
      Und Platz 1 hat 2C2 5R 6A 7C1 10R 11A 12C1 auf der Hand
      Und Platz 2 hat 1B 3C2 4A 4C1 8C1 10A 10C2 auf der Hand
      Und der Stapel beginnt mit 11C1 3B 1C2 1C1 1R 8B 6C2 12C2 4R 5C2 10C1 5A 2R 12B 11B 7R 7C2 3C1 8C2 9A 11R
      Wenn die Runde beginnt
      Und die Karten so gespielt werden
        | Platz | aus der Hand    | vom Stapel     |
        | 0     | 8A              | 11C1           |
        | 1     | 6A              | 3B             |
        | 2     | 10C2            | 1C2            |
        | 0     | 9C1 nimmt 9R    | 1C1 nimmt 1C2  |
        | 1     | 5R              | 1R             |
        | 2     | 8C1 nimmt 8A    | 8B             |
        | 0     | 6C1 nimmt 6A    | 6C2            |
        | 1     | 12C1 nimmt 12C3 | 12C2           |
        | 2     | 4C1 nimmt 4C2   | 4R             |
        | 0     | 6R nimmt 6C2    | 5C2 nimmt 5R   |
        | 1     | 10R nimmt 10C2  | 10C1           |
        | 2     | 4A nimmt 4R     | 5A             |
        | 0     | 2A nimmt 2C1    | 2R             |
        | 1     | 2C2 nimmt 2R    | 12B nimmt 12C2 |
        | 2     | 3C2 nimmt 3B    | 11B nimmt 11C1 |
        | 0     | 3R              | 7R nimmt 7A    |
        | 1     | 11A             | 7C2            |
        | 2     | 10A nimmt 10C1  | 3C1 nimmt 3R   |
        | 0     | 5C1 nimmt 5A    | 8C2 nimmt 8B   |
        | 1     | 7C1 nimmt 7C2   | 9A nimmt 9C2   |
      Dann ist die Runde nicht zu Ende
      Und hat der Stapel 1 Karte
      Wenn Platz 2 1B spielt und 1R nimmt
      Und Platz 2 11R aufdeckt und 11A nimmt
      Dann endet die Runde so: die Karten sind aus
      Und hat der Stapel 0 Karten

    @HA-DE-212 @KK-9
    Szenario: Zu viert sind mit den Händen auch die Karten des Stapels aus
      Angenommen ein Tisch mit 4 Spielern
      Und das Feld zeigt 3B 3R 4C2 5C1 7A 8C1 9R 10A
      Und Platz 0 hat 1R 1C2 2R 2C2 6A auf der Hand
      Und Platz 1 hat 3C1 7C2 9C1 11B 11R auf der Hand
      Und Platz 2 hat 4R 4C1 6R 9A 9C2 auf der Hand
      Und Platz 3 hat 2C1 5R 5C2 12C2 12C3 auf der Hand
      Und der Stapel beginnt mit 7C1 3C2 6C1 8B 11A 7R 12B 10C1 5A 10R 8A 11C1 8C2 6C2 2A 10C2 1C1 12C1 4A 1B
      Wenn die Runde beginnt
      Und die Karten so gespielt werden
        | Platz | aus der Hand  | vom Stapel     |
        | 0     | 1C2           | 7C1 nimmt 7A   |
        | 1     | 3C1 nimmt 3R  | 3C2 nimmt 3B   |
        | 2     | 9A nimmt 9R   | 6C1            |
        | 3     | 12C2          | 8B nimmt 8C1   |
        | 0     | 2C2           | 11A            |
        | 1     | 11R nimmt 11A | 7R             |
        | 2     | 6R nimmt 6C1  | 12B nimmt 12C2 |
        | 3     | 5R nimmt 5C1  | 10C1 nimmt 10A |
        | 0     | 2R nimmt 2C2  | 5A             |
        | 1     | 11B           | 10R            |
        | 2     | 4R nimmt 4C2  | 8A             |
        | 3     | 5C2 nimmt 5A  | 11C1 nimmt 11B |
        | 0     | 1R nimmt 1C2  | 8C2 nimmt 8A   |
      Und Platz 0 "Koi-Koi" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 1     | 7C2 nimmt 7R | 6C2            |
        | 2     | 4C1          | 2A             |
        | 3     | 2C1 nimmt 2A | 10C2 nimmt 10R |
      Und Platz 3 "Koi-Koi" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand  | vom Stapel   |
        | 0     | 6A nimmt 6C2  | 1C1          |
        | 1     | 9C1           | 12C1         |
        | 2     | 9C2 nimmt 9C1 | 4A nimmt 4C1 |
      Und Platz 2 "Koi-Koi" sagt
      Dann ist die Runde nicht zu Ende
      Und hat der Stapel 1 Karte
      Wenn die Karten so gespielt werden
        | Platz | aus der Hand    | vom Stapel   |
        | 3     | 12C3 nimmt 12C1 | 1B nimmt 1C1 |
      Und Platz 3 "Koi-Koi" sagt
      Dann endet die Runde so: die Karten sind aus
      Und hat der Stapel 0 Karten
      Und ist der Multiplikator 1

    @HA-DE-213 @HA-DE-056 @KK-6
    Szenario: Wer eine Kombination hat und Stop sagt, gewinnt die Runde
      Angenommen Platz 0 hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Stop von Platz 0
      Dann gewinnt Platz 0 die Runde

    @HA-DE-054 @HA-DE-056 @KK-5 @KK-6
    Szenario: Wer mit der letzten Karte eine Kombination bildet, darf noch Stop sagen und gewinnt
      Angenommen ein Tisch mit 2 Spielern
      Und das Feld zeigt 1R 2C1 2R 3B 3R 8C2 9C2 12C2
      Und Platz 0 hat 2C2 5C2 6C2 8A 10C1 10C2 10R 11R auf der Hand
      Und Platz 1 hat 3C1 4C1 5R 6R 7C1 7C2 9C1 11A auf der Hand
      Und der Stapel beginnt mit 8B 6C1 2A 10A 3C2 7R 4C2 11C1 4A 5C1 11B 12B 12C1 1C1 6A 1B
      Wenn die Runde beginnt
      Und die Karten so gespielt werden
        | Platz | aus der Hand   | vom Stapel     |
        | 0     | 10C1           | 8B nimmt 8C2   |
        | 1     | 3C1 nimmt 3R   | 6C1            |
        | 0     | 2C2 nimmt 2R   | 2A nimmt 2C1   |
        | 1     | 11A            | 10A nimmt 10C1 |
        | 0     | 8A             | 3C2 nimmt 3B   |
        | 1     | 4C1            | 7R             |
        | 0     | 5C2            | 4C2 nimmt 4C1  |
        | 1     | 6R nimmt 6C1   | 11C1 nimmt 11A |
        | 0     | 6C2            | 4A             |
        | 1     | 7C1 nimmt 7R   | 5C1 nimmt 5C2  |
        | 0     | 10C2           | 11B            |
        | 1     | 7C2            | 12B nimmt 12C2 |
        | 0     | 11R nimmt 11B  | 12C1           |
        | 1     | 5R             | 1C1 nimmt 1R   |
        | 0     | 10R nimmt 10C2 | 6A nimmt 6C2   |
        | 1     | 9C1 nimmt 9C2  | 1B             |
      Dann ist es Zeit für eine Entscheidung
      Wenn Platz 1 "Stop" sagt
      Dann endet die Runde so: Stop
      Und gewinnt Platz 1 die Runde
      Und Platz 0 zahlt 2 Punkte an Platz 1 für den Gewinn

  Regel: Jeder Verlierer zahlt dem Sieger

    @HA-DE-214 @HA-DE-215 @HA-DE-216 @KK-6
    Szenario: Der Sieger bekommt zwanzig Punkte von jedem der beiden Verlierer
      Angenommen Platz 1 hat 1B 3B 8B 11B 12B genommen
      Wenn die Runde zu Ende ist: Stop von Platz 1
      Dann gilt: Platz 0 zahlt 20 Punkte an Platz 1 für den Gewinn
      Und Platz 2 zahlt 20 Punkte an Platz 1 für den Gewinn
      Und lautet der Stand -20, 40 und -20

    @HA-DE-217 @KK-9
    Szenario: Niemand zahlt, wenn niemand gewonnen hat
      Angenommen Platz 1 hat 1B 3B 8B 11B 12B genommen
      Und Platz 0 hat Koi-Koi gerufen
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gewinnt niemand die Runde
      Und lautet der Stand 0, 0 und 0

    @HA-DE-187 @HA-DE-186
    Szenario: Karten ohne Kombination sind nichts wert
      Angenommen Platz 1 hat 1B 3B 2A 4A 1R 2R genommen
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann wird nichts für Kartenpunkte gezahlt
      Und lautet der Stand 0, 0 und 0

  Regel: Ein Jahr hat zwölf Monate, ein halbes Jahr sechs

    @HA-DE-220 @HA-DE-221 @HA-DE-222
    Szenariogrundriss: Eine Partie über <Monate> Monate endet nach Runde <Monate>
      Angenommen die Option "rounds" ist <Monate>
      Und es ist Runde <Monate>
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann ist die Partie zu Ende

      Beispiele:
        | Monate |
        | 12     |
        | 6      |

    @HA-DE-220 @HA-DE-221 @HA-DE-222
    Szenariogrundriss: Eine Partie über <Monate> Monate ist nach Runde <Runde> nicht zu Ende
      Angenommen die Option "rounds" ist <Monate>
      Und es ist Runde <Runde>
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann ist die Partie nicht zu Ende

      Beispiele:
        | Monate | Runde |
        | 12     | 11    |
        | 12     | 6     |
        | 6      | 5     |

    @HA-DE-221
    Szenario: Eine Partie hat zwölf Runden, wenn nichts anderes vereinbart ist
      Dann ist die Option "rounds" 12, wenn nichts anderes gesagt wird

  Regel: Mit einer Hausregel endet die Partie, wenn jemand bankrott ist

    # Nach dieser Hausregel fängt jeder mit hundert Punkten an.
    @HA-DE-223
    Szenario: Die Partie endet, wenn Platz 2 von -94 auf -100 fällt und bankrott ist
      Angenommen am Tisch gelten die Hausregeln "bankrupt"
      Und es ist Runde 4
      Und der Stand ist 60, 34 und -94
      Und das Feld zeigt 1R 2R 3R 6R 9R 10R
      Und Platz 0 hat 1C1 2C1 4A 5A 7A 8A 12B auf der Hand
      Und Platz 1 hat 4R 5R 6C1 7R 8B 9C1 11B auf der Hand
      Und Platz 2 hat 1B 3B 4C1 5C1 7C1 11A 12C1 auf der Hand
      Und der Stapel beginnt mit 3C1 10C1 12C2 11C1
      Wenn die Runde beginnt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 0     | 1C1 nimmt 1R | 3C1 nimmt 3R   |
        | 1     | 6C1 nimmt 6R | 10C1 nimmt 10R |
        | 2     | 4C1          | 12C2           |
        | 0     | 2C1 nimmt 2R | 11C1           |
      Und Platz 0 "Stop" sagt
      Dann ist die Partie zu Ende

    @HA-DE-223
    Szenario: Die Partie geht weiter, wenn Platz 2 von -93 auf -99 fällt
      Angenommen am Tisch gelten die Hausregeln "bankrupt"
      Und es ist Runde 4
      Und der Stand ist 60, 33 und -93
      Und das Feld zeigt 1R 2R 3R 6R 9R 10R
      Und Platz 0 hat 1C1 2C1 4A 5A 7A 8A 12B auf der Hand
      Und Platz 1 hat 4R 5R 6C1 7R 8B 9C1 11B auf der Hand
      Und Platz 2 hat 1B 3B 4C1 5C1 7C1 11A 12C1 auf der Hand
      Und der Stapel beginnt mit 3C1 10C1 12C2 11C1
      Wenn die Runde beginnt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 0     | 1C1 nimmt 1R | 3C1 nimmt 3R   |
        | 1     | 6C1 nimmt 6R | 10C1 nimmt 10R |
        | 2     | 4C1          | 12C2           |
        | 0     | 2C1 nimmt 2R | 11C1           |
      Und Platz 0 "Stop" sagt
      Dann ist die Partie nicht zu Ende
