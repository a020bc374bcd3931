# language: de
Funktionalität: Eine Kombination verbessern
  Auch ein weiterer Streifen stellt den Spieler wieder vor die Wahl.

  Grundlage:
    Angenommen ein Tisch mit 2 Spielern
    Und das Feld zeigt 1R 2R 4R 5R 6R 7R 9C1 10C1
    Und Platz 0 hat 1C1 3C1 4C1 6C1 7C1 8C1 11C1 12C1 auf der Hand
    Und Platz 1 hat 3R 8A 8B 10R 11A 11R 12B 12C2 auf der Hand
    Und der Stapel beginnt mit 2C2 3B 5C2 9A 1C2 2C1 4C2 6C2 5C1 10A 9C2 7C2 4A 5A 3C2 7A
    Wenn die Runde beginnt
    Und die Karten so gespielt werden
      | Platz | aus der Hand | vom Stapel   |
      | 0     | 1C1 nimmt 1R | 2C2 nimmt 2R |
      | 1     | 8A           | 3B           |
      | 0     | 4C1 nimmt 4R | 5C2 nimmt 5R |
      | 1     | 11A          | 9A nimmt 9C1 |
      | 0     | 6C1 nimmt 6R | 1C2          |

  @HA-DE-054 @HA-DE-243 @KK-5
  Szenario: Wer den fünften Streifen nimmt, darf Stop sagen und bekommt einen Punkt
    Dann ist es Zeit für eine Entscheidung
    Wenn Platz 0 "Stop" sagt
    Dann gilt: Platz 1 zahlt 1 Punkt an Platz 0 für den Gewinn

  @HA-DE-054 @HA-DE-247 @KK-5
  Szenario: Wer nach Koi-Koi den sechsten Streifen nimmt, wird wieder gefragt
    Wenn Platz 0 "Koi-Koi" sagt
    Und die Karten so gespielt werden
      | Platz | aus der Hand | vom Stapel |
      | 1     | 12C2         | 2C1        |
      | 0     | 7C1 nimmt 7R | 4C2        |
    Dann ist es Zeit für eine Entscheidung
    Und ist Platz 0 am Zug
    Und darf Platz 0 "Koi-Koi" sagen
    Wenn Platz 0 "Stop" sagt
    Dann gilt: Platz 1 zahlt 2 Punkte an Platz 0 für den Gewinn

  @HA-DE-054 @KK-5
  Szenario: Eine Karte, die nichts verbessert, stellt den Spieler nicht vor die Wahl
    Wenn Platz 0 "Koi-Koi" sagt
    Und die Karten so gespielt werden
      | Platz | aus der Hand | vom Stapel |
      | 1     | 12C2         | 2C1        |
      | 0     | 8C1 nimmt 8A | 4C2        |
    Dann ist es Zeit für eine Karte aus der Hand
    Und ist Platz 1 am Zug

  @HA-DE-057 @HA-DE-212 @HA-DE-217 @KK-9
  Szenario: Niemand bekommt etwas, wenn nach Koi-Koi die Karten aus sind
    Wenn Platz 0 "Koi-Koi" sagt
    Und die Karten so gespielt werden
      | Platz | aus der Hand   | vom Stapel   |
      | 1     | 12B            | 2C1          |
      | 0     | 11C1 nimmt 11A | 4C2          |
      | 1     | 11R            | 6C2          |
      | 0     | 8C1 nimmt 8A   | 5C1          |
      | 1     | 10R nimmt 10C1 | 10A          |
      | 0     | 3C1 nimmt 3B   | 9C2          |
      | 1     | 8B             | 7C2 nimmt 7R |
      | 0     | 7C1            | 4A nimmt 4C2 |
      | 1     | 12C2 nimmt 12B | 5A nimmt 5C1 |
      | 0     | 12C1           | 3C2          |
      | 1     | 3R nimmt 3C2   | 7A nimmt 7C1 |
    Dann endet die Runde so: die Karten sind aus
    Und gewinnt niemand die Runde
    Und lautet der Stand 0 und 0
    Und ist Platz 1 der nächste Geber
