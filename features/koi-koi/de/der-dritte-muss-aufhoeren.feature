# language: de
Funktionalität: Der Dritte muss aufhören
  Zu dritt können nur zwei Koi-Koi gerufen haben.

  Grundlage:
    Angenommen Platz 0 hat 1C1 2C1 3C1 4R 7C1 9C2 11C1 auf der Hand
    Und Platz 1 hat 6C1 9C1 10C1 5C2 6C2 10C2 12C2 auf der Hand
    Und Platz 2 hat 3B 8B 12B 2A 6A 9A 11R auf der Hand
    Und das Feld zeigt 1R 2R 3R 6R 9R 10R
    Und der Stapel beginnt mit 8C1 12C1 4A 5A 7A 11A 3C2 4C1 5C1
    Wenn die Runde beginnt
    Und die Karten so gespielt werden
      | Platz | aus der Hand   | vom Stapel |
      | 0     | 1C1 nimmt 1R   | 8C1        |
      | 1     | 6C1 nimmt 6R   | 12C1       |
      | 2     | 8B nimmt 8C1   | 4A         |
      | 0     | 2C1 nimmt 2R   | 5A         |
      | 1     | 9C1 nimmt 9R   | 7A         |
      | 2     | 12B nimmt 12C1 | 11A        |
      | 0     | 3C1 nimmt 3R   | 3C2        |
    Und Platz 0 "Koi-Koi" sagt

  @HA-DE-064 @HA-DE-065 @HA-DE-061 @KK-6 @KK-7
  Szenario: Beide anderen haben gerufen
    Wenn die Karten so gespielt werden
      | Platz | aus der Hand  | vom Stapel   |
      | 1     | 10C1 nimmt 10R | 4C1 nimmt 4A |
    Und Platz 1 "Koi-Koi" sagt
    Und die Karten so gespielt werden
      | Platz | aus der Hand | vom Stapel   |
      | 2     | 3B nimmt 3C2 | 5C1 nimmt 5A |
    Und Platz 2 "Koi-Koi" sagt
    Dann wird das abgelehnt: both-others-have-called
    Wenn Platz 2 "Stop" sagt
    Dann gewinnt Platz 2 die Runde
    Und zahlt Platz 1 an Platz 2 12 Punkte für den Sieg
    Und zahlt Platz 0 an Platz 2 0 Punkte für den Sieg

  @HA-DE-064 @KK-7
  Szenario: Nur einer hat gerufen
    Wenn die Karten so gespielt werden
      | Platz | aus der Hand | vom Stapel   |
      | 1     | 12C2         | 4C1 nimmt 4A |
      | 2     | 3B nimmt 3C2 | 5C1 nimmt 5A |
    Und Platz 2 "Koi-Koi" sagt
    Dann wird das angenommen
    Und ist Platz 0 am Zug
