# language: de
Funktionalität: Das Spiel zu dritt
  Zu dritt zahlt ein Verlierer, der Koi-Koi gerufen hat, unter Umständen für beide.

  Regel: Der Verlierer, der zuletzt Koi-Koi gerufen hat, zahlt für beide

    @HA-DE-061 @HA-DE-062 @HA-DE-063 @KK-6
    Szenario: Der einzige Verlierer, der Koi-Koi gerufen hat, zahlt für beide
      Angenommen Platz 0 hat Koi-Koi gerufen
      Und Platz 0 rief zuletzt Koi-Koi
      Und Platz 1 hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Stop von Platz 1
      Dann gilt: Platz 0 zahlt 12 Punkte an Platz 1 für den Gewinn
      Und Platz 2 zahlt 0 Punkte an Platz 1 für den Gewinn
      Und lautet der Stand -12, 12 und 0

    @HA-DE-061 @HA-DE-062 @HA-DE-063 @KK-6
    Szenario: Der Verlierer, der gerufen hat, zahlt auch für beide, wenn der Sieger nach ihm gerufen hat
      Angenommen Plätze 0 und 1 haben Koi-Koi gerufen
      Und Platz 1 rief zuletzt Koi-Koi
      Und Platz 1 hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Stop von Platz 1
      Dann gilt: Platz 0 zahlt 12 Punkte an Platz 1 für den Gewinn
      Und lautet der Stand -12, 12 und 0

    @HA-DE-061 @HA-DE-062 @KK-6
    Szenariogrundriss: Haben beide Verlierer gerufen, zahlt der für beide, der zuletzt gerufen hat: Platz <letzter>
      Angenommen Plätze 0 und 2 haben Koi-Koi gerufen
      Und Platz <letzter> rief zuletzt Koi-Koi
      Und Platz 1 hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Stop von Platz 1
      Dann lautet der Stand <Stand>

      Beispiele:
        | letzter | Stand         |
        | 0       | -12, 12 und 0 |
        | 2       | 0, 12 und -12 |

    @HA-DE-059 @HA-DE-060 @HA-DE-061 @HA-DE-062 @KK-6
    Szenario: Ein Verlierer bekommt nichts für seine Kombination, auch nicht vom letzten Rufer
      Angenommen Plätze 0 und 2 haben Koi-Koi gerufen
      Und Platz 2 rief zuletzt Koi-Koi
      Und Platz 0 hat 1R 2R 3R genommen
      Und Platz 1 hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Stop von Platz 1
      Dann gilt: Platz 2 zahlt 12 Punkte an Platz 1 für den Gewinn
      Und Platz 2 zahlt nichts an Platz 0 für den Gewinn
      Und lautet der Stand 0, 12 und -12

    @HA-DE-061 @HA-DE-063 @KK-6
    Szenario: Hat nur der Sieger Koi-Koi gerufen, zahlt jeder Verlierer für sich
      Angenommen Platz 1 hat Koi-Koi gerufen
      Und Platz 1 hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Stop von Platz 1
      Dann lautet der Stand -6, 12 und -6

    @HA-DE-061 @KK-6
    Szenario: Hat niemand Koi-Koi gerufen, zahlt jeder Verlierer für sich
      Angenommen Platz 1 hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Stop von Platz 1
      Dann lautet der Stand -6, 12 und -6

    @HA-DE-064 @HA-DE-065 @KK-7
    Szenario: Haben die beiden anderen gerufen, muss der Dritte auch in einer späteren Runde aufhören
      Angenommen es ist Runde 5
      Und das Feld zeigt 1R 2R 3R 6R 9R 10R
      Und Platz 0 hat 1C1 2C1 4A 5A 7A 8A 11C1 auf der Hand
      Und Platz 1 hat 4R 5R 6C1 7R 8C2 9C1 11B auf der Hand
      Und Platz 2 hat 1B 4C1 5C1 7C1 8B 11A 12B auf der Hand
      Und der Stapel beginnt mit 3C1 10C1 8C1 12C2 3C2 3B
      Wenn die Runde beginnt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 0     | 1C1 nimmt 1R | 3C1 nimmt 3R   |
        | 1     | 6C1 nimmt 6R | 10C1 nimmt 10R |
        | 2     | 8B           | 8C1 nimmt 8B   |
        | 0     | 2C1 nimmt 2R | 12C2           |
      Und Platz 0 "Koi-Koi" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel |
        | 1     | 9C1 nimmt 9R | 3C2        |
      Und Platz 1 "Koi-Koi" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand   | vom Stapel   |
        | 2     | 12B nimmt 12C2 | 3B nimmt 3C2 |
      Und Platz 2 "Koi-Koi" sagt
      Dann wird das abgelehnt: beide anderen haben gerufen
      Wenn Platz 2 "Stop" sagt
      Dann endet die Runde so: Stop

  Regel: Haben die beiden anderen Koi-Koi gerufen, muss der Dritte aufhören

    Grundlage:
      Angenommen das Feld zeigt 1R 2R 3R 6R 9R 10R
      Und Platz 0 hat 1C1 2C1 4A 5A 7A 8A 11C1 auf der Hand
      Und Platz 1 hat 4R 5R 6C1 7R 8C2 9C1 11B auf der Hand
      Und Platz 2 hat 1B 4C1 5C1 7C1 8B 11A 12B auf der Hand
      Und der Stapel beginnt mit 3C1 10C1 8C1 12C2 3C2 3B
      Wenn die Runde beginnt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 0     | 1C1 nimmt 1R | 3C1 nimmt 3R   |
        | 1     | 6C1 nimmt 6R | 10C1 nimmt 10R |
        | 2     | 8B           | 8C1 nimmt 8B   |
        | 0     | 2C1 nimmt 2R | 12C2           |
      Und Platz 0 "Koi-Koi" sagt

    @HA-DE-064 @HA-DE-065 @HA-DE-061 @HA-DE-062 @KK-6 @KK-7
    Szenario: Der Dritte bildet drei Lichter und darf nur Stop sagen
      Wenn die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel |
        | 1     | 9C1 nimmt 9R | 3C2        |
      Und Platz 1 "Koi-Koi" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand   | vom Stapel   |
        | 2     | 12B nimmt 12C2 | 3B nimmt 3C2 |
      Dann ist es Zeit für eine Entscheidung
      Und darf Platz 2 "Stop" sagen
      Und darf Platz 2 nicht "Koi-Koi" sagen
      Wenn Platz 2 "Koi-Koi" sagt
      Dann wird das abgelehnt: beide anderen haben gerufen
      Wenn Platz 2 "Stop" sagt
      Dann endet die Runde so: Stop
      Und Platz 1 zahlt 12 Punkte an Platz 2 für den Gewinn
      Und Platz 0 zahlt 0 Punkte an Platz 2 für den Gewinn
      Und lautet der Stand 0, -12 und 12

    @HA-DE-064 @KK-7
    Szenario: Hat nur einer der anderen gerufen, darf der Dritte noch Koi-Koi rufen
      Wenn die Karten so gespielt werden
        | Platz | aus der Hand   | vom Stapel   |
        | 1     | 4R             | 3C2          |
        | 2     | 12B nimmt 12C2 | 3B nimmt 3C2 |
      Dann ist es Zeit für eine Entscheidung
      Und darf Platz 2 "Koi-Koi" sagen
      Wenn Platz 2 "Koi-Koi" sagt
      Dann ist die Runde nicht zu Ende
      Und ist Platz 0 am Zug

    @HA-DE-061 @HA-DE-063 @HA-DE-060 @KK-6
    Szenario: Sagt der Zweite gleich Stop, zahlt der Rufer für beide
      Wenn die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel |
        | 1     | 9C1 nimmt 9R | 3C2        |
      Und Platz 1 "Stop" sagt
      Dann gilt: Platz 0 zahlt 12 Punkte an Platz 1 für den Gewinn
      Und Platz 2 zahlt 0 Punkte an Platz 1 für den Gewinn
      Und lautet der Stand -12, 12 und 0

    @HA-DE-054 @HA-DE-064 @KK-5 @KK-7
    Szenario: Der Dritte darf vor dem Ende seines Zuges nicht Koi-Koi rufen
      Wenn die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel |
        | 1     | 9C1 nimmt 9R | 3C2        |
      Und Platz 1 "Koi-Koi" sagt
      Und Platz 2 "Koi-Koi" sagt
      Dann wird das abgelehnt: keine neue Kombination

  Regel: Wer nach Koi-Koi weiterspielt, hat damit nicht noch einmal gerufen

    @HA-DE-061 @HA-DE-062 @KK-6
    Szenario: Der Zweite bleibt der letzte Rufer, wenn der Erste nach seinem Koi-Koi nur weiterspielt
      Angenommen das Feld zeigt 1R 2R 3R 6R 9R 10R
      Und Platz 0 hat 1C1 2C1 4A 5A 7A 8A 11C1 auf der Hand
      Und Platz 1 hat 4R 5R 6C1 7R 8C2 9C1 11B auf der Hand
      Und Platz 2 hat 1B 4C1 5C1 7C1 8B 11A 12B auf der Hand
      Und der Stapel beginnt mit 3C1 10C1 8C1 12C2 3C2 2C2 9C2 10C2 3B
      Wenn die Runde beginnt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 0     | 1C1 nimmt 1R | 3C1 nimmt 3R   |
        | 1     | 6C1 nimmt 6R | 10C1 nimmt 10R |
        | 2     | 8B           | 8C1 nimmt 8B   |
        | 0     | 2C1 nimmt 2R | 12C2           |
      Und Platz 0 "Koi-Koi" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel |
        | 1     | 9C1 nimmt 9R | 3C2        |
      Und Platz 1 "Koi-Koi" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand   | vom Stapel   |
        | 2     | 4C1            | 2C2          |
        | 0     | 7A             | 9C2          |
        | 1     | 8C2            | 10C2         |
        | 2     | 12B nimmt 12C2 | 3B nimmt 3C2 |
      Und Platz 2 "Stop" sagt
      Dann gilt: Platz 1 zahlt 12 Punkte an Platz 2 für den Gewinn
      Und Platz 0 zahlt 0 Punkte an Platz 2 für den Gewinn

    @HA-DE-061 @HA-DE-062 @KK-6
    Szenario: Wer ein zweites Mal Koi-Koi ruft, bleibt der letzte Rufer
      Angenommen das Feld zeigt 1R 2R 3R 6R 9R 10R
      Und Platz 0 hat 1C1 2C1 4A 5A 7A 8A 11C1 auf der Hand
      Und Platz 1 hat 4R 5R 6C1 7R 8C2 9C1 11B auf der Hand
      Und Platz 2 hat 1B 4C1 5C1 7C1 8B 11A 12B auf der Hand
      Und der Stapel beginnt mit 3C1 10C1 8C1 12C2 3C2 2C2 9C2 10C2 1C2 4C2 6A 3B
      Wenn die Runde beginnt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 0     | 1C1 nimmt 1R | 3C1 nimmt 3R   |
        | 1     | 6C1 nimmt 6R | 10C1 nimmt 10R |
        | 2     | 8B           | 8C1 nimmt 8B   |
        | 0     | 2C1 nimmt 2R | 12C2           |
      Und Platz 0 "Koi-Koi" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel |
        | 1     | 9C1 nimmt 9R | 3C2        |
      Und Platz 1 "Koi-Koi" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel |
        | 2     | 4C1          | 2C2        |
        | 0     | 5A           | 9C2        |
        | 1     | 4R nimmt 4C1 | 10C2       |
        | 2     | 7C1          | 1C2        |
        | 0     | 8A           | 4C2        |
        | 1     | 5R nimmt 5A  | 6A         |
      Und Platz 1 "Koi-Koi" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand   | vom Stapel   |
        | 2     | 12B nimmt 12C2 | 3B nimmt 3C2 |
      Und Platz 2 "Stop" sagt
      Dann gilt: Platz 1 zahlt 12 Punkte an Platz 2 für den Gewinn
      Und Platz 0 zahlt 0 Punkte an Platz 2 für den Gewinn
