# language: de
Funktionalität: Stop oder Koi-Koi
  Wer eine Kombination gebildet hat, hört auf oder spielt weiter, um mehr zu gewinnen.

  Grundlage:
    Angenommen das Feld zeigt 1R 2R 3R 6R 9R 10R
    Und Platz 0 hat 1C1 2C1 4A 5A 7A 8A 12B auf der Hand
    Und Platz 1 hat 4R 5R 6C1 7R 8B 9C1 11B auf der Hand
    Und Platz 2 hat 1B 3B 4C1 5C1 7C1 11A 12C1 auf der Hand
    Und der Stapel beginnt mit 3C1 10C1 12C2 11C1 6A 8C1 2A 9A
    Wenn die Runde beginnt
    Und die Karten so gespielt werden
      | Platz | aus der Hand | vom Stapel     |
      | 0     | 1C1 nimmt 1R | 3C1 nimmt 3R   |
      | 1     | 6C1 nimmt 6R | 10C1 nimmt 10R |
      | 2     | 4C1          | 12C2           |

  Regel: Wer eine Kombination bildet, muss sich entscheiden

    @HA-DE-054 @KK-5
    Szenario: Wer eine Kombination bildet, entscheidet sich am Ende seines Zuges
      Wenn Platz 0 2C1 spielt und 2R nimmt
      Dann darf Platz 0 nicht "Stop" sagen
      Wenn Platz 0 11C1 aufdeckt
      Dann ist es Zeit für eine Entscheidung
      Und ist Platz 0 am Zug
      Und darf Platz 0 "Stop" sagen
      Und darf Platz 0 "Koi-Koi" sagen
      Wenn Platz 1 9C1 spielt
      Dann wird das abgelehnt: ein anderer Spieler ist am Zug

    @HA-DE-054 @KK-5
    Szenario: Ohne Kombination ist der Nächste am Zug
      Wenn Platz 0 5A spielt
      Und Platz 0 11C1 aufdeckt
      Dann ist Platz 1 am Zug
      Wenn Platz 0 "Stop" sagt
      Dann wird das abgelehnt: keine neue Kombination

    @HA-DE-054 @KK-5
    Szenario: Vor dem Ende des Zuges darf niemand Stop sagen oder Koi-Koi rufen
      Wenn Platz 0 "Koi-Koi" sagt
      Dann wird das abgelehnt: keine neue Kombination
      Wenn Platz 0 2C1 spielt und 2R nimmt
      Und Platz 0 "Koi-Koi" sagt
      Dann wird das abgelehnt: keine neue Kombination
      Wenn Platz 0 "Stop" sagt
      Dann wird das abgelehnt: keine neue Kombination
      Wenn Platz 0 11C1 aufdeckt
      Und Platz 0 "Koi-Koi" sagt
      Dann ist Platz 1 am Zug

  Regel: Wer Stop sagt, gewinnt

    @HA-DE-056 @KK-6
    Szenariogrundriss: Platz <Sieger> sagt Stop und gewinnt, egal wer Geber ist
      Angenommen Platz <Sieger> hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Stop von Platz <Sieger>
      Dann gewinnt Platz <Sieger> die Runde

      Beispiele:
        | Sieger |
        | 1      |
        | 2      |

    @HA-DE-056 @HA-DE-059 @KK-6
    Szenario: Nach Stop ist die Runde zu Ende, und jeder Verlierer zahlt
      Wenn Platz 0 2C1 spielt und 2R nimmt
      Und Platz 0 11C1 aufdeckt
      Und Platz 0 "Stop" sagt
      Dann endet die Runde so: Stop
      Und gewinnt Platz 0 die Runde
      Und Platz 1 zahlt 6 Punkte an Platz 0 für den Gewinn
      Und Platz 2 zahlt 6 Punkte an Platz 0 für den Gewinn
      Und lautet der Stand 12, -6 und -6
      Wenn Platz 1 9C1 spielt
      Dann wird das abgelehnt: die Runde ist zu Ende

  Regel: Nach Koi-Koi geht es weiter, und bezahlt wird nur der Sieger

    @HA-DE-057 @KK-5
    Szenario: Nach Koi-Koi ist der Nächste am Zug
      Wenn Platz 0 2C1 spielt und 2R nimmt
      Und Platz 0 11C1 aufdeckt
      Und Platz 0 "Koi-Koi" sagt
      Dann ist die Runde nicht zu Ende
      Und ist Platz 1 am Zug
      Und darf Platz 1 9C1 4R spielen
      Und ist noch nichts gezahlt

    @HA-DE-057 @HA-DE-059 @HA-DE-060 @KK-6
    Szenario: Beendet ein anderer die Runde, bekommt der Rufer nichts für seine Kombination
      Wenn Platz 0 2C1 spielt und 2R nimmt
      Und Platz 0 11C1 aufdeckt
      Und Platz 0 "Koi-Koi" sagt
      Und Platz 1 9C1 spielt und 9R nimmt
      Und Platz 1 6A aufdeckt
      Und Platz 1 "Stop" sagt
      Dann gewinnt Platz 1 die Runde
      Und werden insgesamt 12 Punkte für den Gewinn gezahlt
      Und Platz 1 zahlt 0 Punkte an Platz 0 für den Gewinn

    @HA-DE-054 @HA-DE-057 @KK-5
    Szenario: Wer nach Koi-Koi nichts Neues bildet, wird nicht noch einmal gefragt
      Wenn Platz 0 2C1 spielt und 2R nimmt
      Und Platz 0 11C1 aufdeckt
      Und Platz 0 "Koi-Koi" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel   |
        | 1     | 8B           | 6A           |
        | 2     | 5C1          | 8C1 nimmt 8B |
        | 0     | 7A           | 2A           |
      Dann ist es Zeit für eine Karte aus der Hand
      Und ist Platz 1 am Zug
