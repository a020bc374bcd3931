# language: de
Funktionalität: Runde für Runde
  Ein Monat nach dem anderen, bis das Jahr um ist.

  Regel: Eine Runde ist ein Monat, zwölf sind ein Jahr

    @HA-DE-220 @HA-DE-221 @HA-DE-222
    Szenariogrundriss: Ein Spiel über <Monate> Monate endet mit Runde <Monate>
      Angenommen die Option "match" ist plain
      Und die Option "rounds" ist <Monate>
      Und es ist Runde <vorletzte>
      Wenn die Karten ausgeteilt werden
      Und der Rest der Runde gespielt wird
      Dann ist die Partie nicht zu Ende
      Wenn die nächste Runde beginnt
      Dann ist es Runde <Monate>
      Wenn der Rest der Runde gespielt wird
      Dann ist die Partie zu Ende

      Beispiele:
        | Monate | vorletzte |
        | 12     | 11        |
        | 6      | 5         |

    @HA-DE-220 @HA-DE-221
    Szenario: Ist nichts gesagt, sind es zwölf, so viele wie Monate
      Dann ist die Option "rounds" 12, wenn nichts anderes gesagt wird
      Und hat das Spiel 48 Karten in 12 Monaten zu 4 Karten

    @HA-DE-222
    Szenario: Sechs gehen auch, vier nicht
      Dann darf die Option "rounds" 6 sein
      Und darf die Option "rounds" nicht 4 sein

  Regel: Nach jeder Runde wird gezahlt

    @HA-DE-212 @HA-DE-214 @HA-DE-218 @HH-21
    Szenario: Erst wird gezahlt, dann gibt der Sieger
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
      Dann lautet der Stand -84 168 -84
      Und ist Platz 1 der nächste Geber
      Wenn die nächste Runde beginnt
      Dann ist es Runde 2
      Und gibt Platz 1
      Und hat jeder Platz 7 Karten auf der Hand

    @HA-DE-214
    Szenario: Was einer gewinnt, verlieren die anderen
      Angenommen die Option "match" ist plain
      Und ein Tisch mit 5 Spielern
      Wenn die Karten ausgeteilt werden
      Und der Rest der Runde gespielt wird
      Dann heben sich alle Zahlungen auf
