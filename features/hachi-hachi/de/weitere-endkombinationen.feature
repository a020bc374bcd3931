# language: de
Funktionalität: Weitere Endkombinationen nach Sage
  Wer nach Sage weiterspielt, hofft auf mehr.

  Regel: Eine zweite Endkombination kommt zur ersten hinzu

    Grundlage:
      Angenommen das Feld zeigt 1R 2R 3R 6R 9R 10R
      Und Platz 0 hat 1C1 2C1 6C1 9C1 4A 5A 12B auf der Hand
      Und Platz 1 hat 4R 5R 7R 7C1 8B 11B 12C1 auf der Hand
      Und Platz 2 hat 1B 3B 4C1 5C1 8A 11A 12C3 auf der Hand
      Und der Stapel beginnt mit 3C1 11C1 12C2 10C1 7A 2A 10A 1C2 6A 3C2
      Wenn die Karten gegeben werden
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 0     | 1C1 nimmt 1R | 3C1 nimmt 3R   |
        | 1     | 4R           | 11C1           |
        | 2     | 5C1          | 12C2           |
        | 0     | 2C1 nimmt 2R | 10C1 nimmt 10R |
      Und Platz 0 "Sage" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel |
        | 1     | 8B           | 7A         |
        | 2     | 3B           | 2A         |
        | 0     | 6C1 nimmt 6R | 10A        |

    @HA-DE-141 @HA-DE-142 @HH-12
    Szenario: Ein Zug ohne neue Endkombination stellt den Spieler nicht vor die Wahl
      Dann ist es Zeit für eine Karte aus der Hand
      Und ist Platz 1 am Zug

    @HA-DE-140 @HA-DE-141 @HA-DE-142 @HA-DE-135 @HH-12 @HH-13
    Szenario: Nach der zweiten Endkombination wird wieder gefragt, und Yoschi bringt beide
      Wenn die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel   |
        | 1     | 5R nimmt 5C1 | 1C2          |
        | 2     | 1B nimmt 1C2 | 6A           |
        | 0     | 9C1 nimmt 9R | 3C2 nimmt 3B |
      Dann ist es Zeit für eine Entscheidung
      Und darf Platz 0 "Sage" sagen
      Wenn Platz 0 "Yoschi" sagt
      Dann gilt: Platz 1 zahlt 84 Punkte an Platz 0 für die Endkombination "rote Streifen mit Gedicht"
      Und Platz 1 zahlt 84 Punkte an Platz 0 für die Endkombination "blaue Streifen"
      Und Platz 2 zahlt 84 Punkte an Platz 0 für die Endkombination "blaue Streifen"

  Regel: Auch eine verbesserte Endkombination stellt den Spieler vor die Wahl

    Grundlage:
      Angenommen das Feld zeigt 1B 2A 3B 8B 11B 12B
      Und Platz 0 hat 1C1 3C1 4A 5A 6A 7A 11C1 auf der Hand
      Und Platz 1 hat 4R 5R 6R 7R 9C1 9R 10A auf der Hand
      Und Platz 2 hat 2R 4C1 5C1 6C1 7C1 9A 10R auf der Hand
      Und der Stapel beginnt mit 12C1 6C2 7C2 8C1 12C2 5C2 12C3
      Wenn die Karten gegeben werden
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 0     | 1C1 nimmt 1B | 12C1 nimmt 12B |
        | 1     | 10A          | 6C2            |
        | 2     | 2R nimmt 2A  | 7C2            |
        | 0     | 3C1 nimmt 3B | 8C1 nimmt 8B   |
      Und Platz 0 "Sage" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel   |
        | 1     | 5R           | 12C2         |
        | 2     | 4C1          | 5C2 nimmt 5R |

    @HA-DE-133 @HA-DE-141 @HA-DE-251 @HH-12
    Szenario: Wer aus vier Lichtern fünf macht, wird wieder gefragt
      Wenn die Karten so gespielt werden
        | Platz | aus der Hand   | vom Stapel      |
        | 0     | 11C1 nimmt 11B | 12C3 nimmt 12C2 |
      Dann ist es Zeit für eine Entscheidung
      Wenn Platz 0 "Yoschi" sagt
      Dann ist der Multiplikator 4
      Und Platz 1 zahlt 576 Punkte an Platz 0 für die Endkombination "fünf Lichter"
      Und wird nichts für die Endkombination "vier Lichter" gezahlt

    @HA-DE-133 @HA-DE-141 @HH-12
    Szenario: Mehr genommene Karten allein sind keine Verbesserung
      Wenn die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel      |
        | 0     | 6A nimmt 6C2 | 12C3 nimmt 12C2 |
      Dann ist es Zeit für eine Karte aus der Hand
      Und ist Platz 1 am Zug
