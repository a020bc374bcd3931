# language: de
Funktionalität: Das Ende des Stapels
  Mit der letzten Karte ist die Runde zu Ende.

  Grundlage:
    Angenommen das Feld zeigt 1R 3R 4A 6R 10C1 11R
    Und Platz 0 hat 1C2 4R 7A 8A 9C1 11B 12C2 auf der Hand
    Und Platz 1 hat 2R 3C2 4C1 5A 6C1 7R 10R auf der Hand
    Und Platz 2 hat 1C1 2A 2C1 2C2 3C1 5C2 8B auf der Hand
    Und der Stapel beginnt mit 5R 4C2 6C2 3B 9R 8C1 11C1 7C1 7C2 10C2 12C3 12B 9C2 9A 1B 12C1 8C2 6A 11A 10A 5C1
    Wenn die Karten gegeben werden
    Und Platz 2 "Drilling" ansagt
    Und die Karten so gespielt werden
      | Platz | aus der Hand    | vom Stapel      |
      | 0     | 8A              | 5R              |
      | 1     | 6C1 nimmt 6R    | 4C2 nimmt 4A    |
      | 2     | 3C1 nimmt 3R    | 6C2             |
      | 0     | 4R              | 3B              |
      | 1     | 4C1 nimmt 4R    | 9R              |
      | 2     | 1C1 nimmt 1R    | 8C1 nimmt 8A    |
      | 0     | 1C2             | 11C1 nimmt 11R  |
      | 1     | 3C2 nimmt 3B    | 7C1             |
      | 2     | 8B              | 7C2 nimmt 7C1   |
      | 0     | 11B             | 10C2 nimmt 10C1 |
      | 1     | 10R             | 12C3            |
      | 2     | 2C2             | 12B nimmt 12C3  |
      | 0     | 7A              | 9C2 nimmt 9R    |
      | 1     | 7R nimmt 7A     | 9A              |
      | 2     | 2C1 nimmt 2C2   | 1B nimmt 1C2    |
      | 0     | 9C1 nimmt 9A    | 12C1            |
      | 1     | 5A nimmt 5R     | 8C2 nimmt 8B    |
      | 2     | 5C2             | 6A nimmt 6C2    |
      | 0     | 12C2 nimmt 12C1 | 11A nimmt 11B   |
      | 1     | 2R              | 10A nimmt 10R   |

  Regel: Gespielt wird bis zur letzten Karte

    @HA-DE-139 @HA-DE-212
    Szenario: Die Runde ist nicht zu Ende, solange eine Karte im Stapel liegt
      Dann ist die Runde nicht zu Ende
      Und ist Platz 2 am Zug
      Und hat der Stapel 1 Karte
      Wenn Platz 2 2A spielt und 2R nimmt
      Dann ist die Runde nicht zu Ende

    @HA-DE-133 @HA-DE-134 @HA-DE-213 @HH-12
    Szenario: Wer mit der letzten Karte eine Endkombination bildet, darf Yoschi sagen
      Wenn die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel    |
        | 2     | 2A nimmt 2R  | 5C1 nimmt 5C2 |
      Dann hat der Stapel 0 Karten
      Aber ist die Runde nicht zu Ende
      Wenn Platz 2 "Yoschi" sagt
      Dann endet die Runde so: Yoschi
      Und Platz 0 zahlt 84 Punkte an Platz 2 für die Endkombination "rote Streifen mit Gedicht"

    @HA-DE-139 @HA-DE-146 @HA-DE-212 @HH-12 @HH-15
    Szenario: Wer mit der letzten Karte Sage sagt, bekommt die Hälfte
      Wenn die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel    |
        | 2     | 2A nimmt 2R  | 5C1 nimmt 5C2 |
      Und Platz 2 "Sage" sagt
      Dann endet die Runde so: die Karten sind aus
      Und Platz 0 zahlt 42 Punkte an Platz 2 für die Endkombination "rote Streifen mit Gedicht"
      Und gewinnt Platz 2 die Runde

    @HA-DE-009 @HA-DE-148
    Szenario: Am Ende sind alle Karten genommen und zusammen 264 Punkte wert
      Wenn die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel    |
        | 2     | 2A nimmt 2R  | 5C1 nimmt 5C2 |
      Und Platz 2 "Sage" sagt
      Dann haben die Plätze zusammen 264 Kartenpunkte
