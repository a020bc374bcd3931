# language: de
Funktionalität: Die Grundregeln
  Koi-Koi wird nach den Regeln gespielt, die für fast alle diese Spiele gelten.

  Regel: Meist sitzen drei am Tisch, aber es geht auch zu zweit oder zu viert

    @HA-DE-051 @HA-DE-185
    Szenario: Zwei Spieler können eine Runde zu Ende spielen
      Angenommen ein Tisch mit 2 Spielern
      Und das Feld zeigt 1R 2A 4C1 5R 6C2 7A 9C2 10C1
      Und Platz 0 hat 1C1 3C1 5C1 8C2 9R 10A 10R 12B auf der Hand
      Und Platz 1 hat 1B 2R 3C2 7C2 7R 8A 11C1 12C1 auf der Hand
      Und der Stapel beginnt mit 6R 3R 9A
      Wenn die Runde beginnt
      Und die Karten so gespielt werden
        | Platz | aus der Hand   | vom Stapel   |
        | 0     | 9R nimmt 9C2   | 6R nimmt 6C2 |
        | 1     | 11C1           | 3R           |
        | 0     | 10R nimmt 10C1 | 9A           |
      Und Platz 0 "Stop" sagt
      Dann endet die Runde so: Stop
      Und gewinnt Platz 0 die Runde
      Und lautet der Stand 6 und -6
      Und heben sich alle Zahlungen auf

    @HA-DE-051 @HA-DE-185
    Szenario: Drei Spieler können eine Runde zu Ende spielen
      Angenommen ein Tisch mit 3 Spielern
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Und Platz 0 hat 1C1 2C2 3B 3R 4C2 7C1 7R auf der Hand
      Und Platz 1 hat 4A 6C2 6R 8A 8C2 10R 11C1 auf der Hand
      Und Platz 2 hat 1B 6A 6C1 10C1 10C2 11R 12B auf der Hand
      Und der Stapel beginnt mit 2R 11B 3C1 9R
      Wenn die Runde beginnt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel   |
        | 0     | 1C1 nimmt 1R | 2R nimmt 2A  |
        | 1     | 8A           | 11B          |
        | 2     | 6A           | 3C1          |
        | 0     | 3R nimmt 3C1 | 9R nimmt 9C2 |
      Und Platz 0 "Stop" sagt
      Dann endet die Runde so: Stop
      Und gewinnt Platz 0 die Runde
      Und lautet der Stand 12, -6 und -6
      Und heben sich alle Zahlungen auf

    @HA-DE-051 @HA-DE-185
    Szenario: Vier Spieler können eine Runde zu Ende spielen
      Angenommen ein Tisch mit 4 Spielern
      Und das Feld zeigt 1R 2A 4C1 5R 6C2 7A 9C2 10C1
      Und Platz 0 hat 1C1 1C2 3R 4A 10R auf der Hand
      Und Platz 1 hat 3B 3C1 6C1 8A 9R auf der Hand
      Und Platz 2 hat 1B 2C1 2C2 5A 6R auf der Hand
      Und Platz 3 hat 6A 7R 9A 10C2 11B auf der Hand
      Und der Stapel beginnt mit 2R 8B 12C3 4R 7C1
      Wenn die Runde beginnt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel   |
        | 0     | 1C2 nimmt 1R | 2R nimmt 2A  |
        | 1     | 3C1          | 8B           |
        | 2     | 1B           | 12C3         |
        | 3     | 11B          | 4R nimmt 4C1 |
        | 0     | 3R nimmt 3C1 | 7C1 nimmt 7A |
      Und Platz 0 "Stop" sagt
      Dann endet die Runde so: Stop
      Und gewinnt Platz 0 die Runde
      Und lautet der Stand 6, -6, 6 und -6
      Und heben sich alle Zahlungen auf

    @HA-DE-185
    Szenario: Zwei bis vier können spielen, und ohne Vereinbarung sind es drei
      Dann können 2 bis 4 spielen
      Und ist die Option "players" 3, wenn nichts anderes gesagt wird

  Regel: Gespielt wird mit achtundvierzig Karten

    @HA-DE-051 @HA-DE-188
    Szenario: Das Spiel hat zwölf Monate zu vier Karten und keine weiße Karte
      Wenn die Runde beginnt
      Dann heißt das Kartenspiel "hanafuda"
      Und hat das Spiel 48 Karten in 12 Monaten zu 4 Karten
      Und besteht das Kartenspiel aus 48 verschiedenen Karten
      Und ist X nicht im Spiel

    @HA-DE-189 @HA-DE-190 @HA-DE-191 @HA-DE-192
    Szenariogrundriss: <Anzahl> Karten heißen <Rang>
      Dann gibt es <Anzahl> Karten der Art "<Rang>"
      Und sind <Karten> von der Art "<Rang>"

      Beispiele:
        | Anzahl | Rang     | Karten             |
        | 5      | Licht    | 1B 3B 8B 11B 12B   |
        | 9      | Tier     | 2A 5A 9A 11A       |
        | 10     | Streifen | 1R 4R 6R 11R       |
        | 24     | Dreg     | 1C1 11C1 12C1 12C3 |

  Regel: Ein Zug besteht aus einer Karte aus der Hand und einer vom Stapel

    Grundlage:
      Angenommen das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Und Platz 0 hat 1C1 4C2 6A 8C1 10R 11R 12C1 auf der Hand
      Und Platz 1 hat 2R 3C1 5C1 6C1 7R 9R 12B auf der Hand
      Und Platz 2 hat 1B 3R 4A 6C2 8A 10C1 11C1 auf der Hand
      Und der Stapel beginnt mit 5A 12C2 6R 9A 3B 8B
      Wenn die Runde beginnt

    @HA-DE-205 @HA-DE-206 @HA-DE-207 @HA-DE-198 @KK-12
    Szenario: Der Geber fängt an, und dann geht es gegen den Uhrzeigersinn
      Dann ist Platz 0 am Zug
      Und darf Platz 0 1C1 4C2 6A 8C1 10R 11R 12C1 spielen
      Wenn Platz 0 6A spielt
      Dann liegt 6A im Feld
      Und ist Platz 0 am Zug
      Wenn Platz 0 5A aufdeckt und 5R nimmt
      Dann hat Platz 0 5A 5R genommen
      Und ist Platz 1 am Zug
      Wenn Platz 1 3C1 spielt
      Und Platz 1 12C2 aufdeckt
      Dann liegt 12C2 im Feld
      Und ist Platz 2 am Zug

    @HA-DE-208 @HA-DE-211 @KK-12
    Szenario: Wer eine Karte nehmen kann, muss sie nehmen
      Dann muss 1C1 1R nehmen
      Wenn Platz 0 1C1 spielt und nichts nimmt
      Dann wird das abgelehnt: die Karte nimmt diese Karten nicht
      Wenn Platz 0 1C1 spielt und 2A nimmt
      Dann wird das abgelehnt: die Karte ist aus einem anderen Monat
      Wenn Platz 0 1C1 spielt
      Dann hat Platz 0 1R 1C1 genommen

    @HA-DE-206
    Szenario: Nur die oberste Karte des Stapels darf aufgedeckt werden
      Wenn Platz 0 6A spielt
      Und Platz 0 12C2 aufdeckt
      Dann wird das abgelehnt: das ist nicht die nächste Karte im Stapel

  Regel: Von zwei Karten eines Monats nimmt man eine, von dreien alle

    @HA-DE-209 @HA-DE-211 @KK-12
    Szenario: Der Spieler wählt eine von zwei Karten desselben Monats
      Angenommen das Feld zeigt 1R 2A 4C1 4R 7A 9C2
      Und Platz 0 hat 1C1 4C2 6A 8C1 10R 11R 12C1 auf der Hand
      Wenn die Runde beginnt
      Dann kann 4C2 4C1 nehmen
      Und kann 4C2 4R nehmen
      Und kann 4C2 nicht 4C1 4R nehmen

    @HA-DE-210 @HA-DE-211 @KK-12
    Szenario: Der Spieler nimmt alle drei Karten desselben Monats
      Angenommen das Feld zeigt 1R 4A 4C1 4R 7A 9C2
      Und Platz 0 hat 1C1 4C2 6A 8C1 10R 11R 12C1 auf der Hand
      Wenn die Runde beginnt
      Dann muss 4C2 4A 4R 4C1 nehmen
      Wenn Platz 0 4C2 spielt
      Dann hat Platz 0 4A 4R 4C1 4C2 genommen
