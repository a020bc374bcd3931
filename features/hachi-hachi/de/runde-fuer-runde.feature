# language: de
Funktionalität: Runde für Runde
  Jede Runde ist ein Monat, bis das Jahr um ist.

  Regel: Eine Runde ist ein Monat, und zwölf Monate sind ein Jahr

    @HA-DE-220 @HA-DE-221 @HA-DE-222
    Szenariogrundriss: Eine Partie über <Monate> Monate endet mit Runde <Monate>
      Angenommen die Option "match" ist plain
      Und die Option "rounds" ist <Monate>
      Und es ist Runde <Monate>
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann ist die Partie zu Ende

      Beispiele:
        | Monate |
        | 12     |
        | 6      |

    @HA-DE-220 @HA-DE-221 @HA-DE-222
    Szenariogrundriss: Eine Partie über <Monate> Monate endet nicht schon mit Runde <Runde>
      Angenommen die Option "match" ist plain
      Und die Option "rounds" ist <Monate>
      Und es ist Runde <Runde>
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann ist die Partie nicht zu Ende

      Beispiele:
        | Monate | Runde |
        | 12     | 11    |
        | 12     | 6     |
        | 6      | 5     |

    @HA-DE-220 @HA-DE-221
    Szenario: Eine Partie hat zwölf Runden, wenn nichts anderes vereinbart ist
      Dann ist die Option "rounds" 12, wenn nichts anderes gesagt wird
      Und hat das Spiel 48 Karten in 12 Monaten zu 4 Karten

    @HA-DE-222
    Szenario: Eine Partie darf sechs Runden haben, aber nicht vier
      Dann darf die Option "rounds" 6 sein
      Und darf die Option "rounds" nicht 4 sein

  Regel: Nach jeder Runde wird gezahlt

    @HA-DE-212 @HA-DE-214 @HA-DE-218 @HH-21
    Szenario: Erst wird die Runde bezahlt, dann gibt der Sieger die nächste
      Angenommen die Option "match" ist plain
      Und die Option "mizuten" ist nein
      Und das Feld zeigt 1R 2A 4C1 6R 9R 10R
      Und Platz 0 hat 1B 3B 5A 7A 8A 11A 12B auf der Hand
      Und Platz 1 hat 4R 5R 6C1 7R 8B 9C1 11B auf der Hand
      Und Platz 2 hat 1C1 2R 3R 5C1 7C1 10A 12C1 auf der Hand
      Und der Stapel beginnt mit 3C1 10C1 12C2 8C1 11C1
      Wenn die Runde beginnt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel      |
        | 0     | 8A           | 3C1             |
        | 1     | 6C1 nimmt 6R | 10C1 nimmt 10R  |
        | 2     | 12C1         | 12C2 nimmt 12C1 |
        | 0     | 5A           | 8C1 nimmt 8A    |
        | 1     | 9C1 nimmt 9R | 11C1            |
      Dann ist noch nichts gezahlt
      Wenn Platz 1 "Yoschi" sagt
      Dann lautet der Stand -84, 168 und -84
      Und ist Platz 1 der nächste Geber
      Wenn die nächste Runde beginnt
      Dann ist es Runde 2
      Und gibt Platz 1
      Und hat jeder Platz 7 Karten auf der Hand

    @HA-DE-214
    Szenario: Die Gewinne sind zusammen so hoch wie die Verluste
      Angenommen die Option "match" ist plain
      Und die Option "mizuten" ist nein
      Und ein Tisch mit 5 Spielern
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Und Platz 4 hat 6A 8A 8C1 8C2 10C2 11A 12C2 auf der Hand
      Und Platz 1 hat 3C1 3C2 3R 6C1 10C1 11C1 12C1 auf der Hand
      Und Platz 2 hat 6C2 9R auf der Hand
      Und Platz 3 hat 8B auf der Hand
      Und der Stapel beginnt mit 3B 10R 6R 10A 2C1
      Wenn die Karten gegeben werden
      Und Platz 0 "ich steige aus" sagt
      Und alle Gefragten "ich bleibe" sagen
      Und Platz 1 "Drilling" ansagt
      Und niemand etwas ansagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 1     | 10C1         | 3B             |
        | 2     | 9R nimmt 9C2 | 10R nimmt 10C1 |
        | 3     | 8B           | 6R             |
        | 1     | 12C1         | 10A            |
        | 2     | 6C2 nimmt 6R | 2C1 nimmt 2A   |
      Und Platz 2 "Yoschi" sagt
      Dann zahlt Platz 0 eine Strafe von 12 Punkten in den Topf
      Und Platz 2 zahlt 12 Punkte an Platz 4 als Entschädigung
      Und Platz 3 zahlt 24 Punkte an Platz 1 für die Handkombination "Drilling"
      Und Platz 3 zahlt 84 Punkte an Platz 2 für die Endkombination "blaue Streifen"
      Und heben sich alle Zahlungen auf
      Und lautet der Stand -12, -36, 144, -120 und 24
