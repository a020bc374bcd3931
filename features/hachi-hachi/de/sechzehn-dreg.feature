# language: de
Funktionalität: Sechzehn Kasu
  Wer sechzehn Kasu hat, kann die Runde beenden wie mit jeder anderen Endkombination.

  # Nach anderen Texten zählen sie erst, wenn die Karten aus sind und niemand etwas Besseres hat. Dann streichen sie alle
  # anderen Zahlungen.

  Regel: Sechzehn Kasu sind zwölf Kan wert, und jedes weitere Kasu zwei Kan mehr

    @HA-DE-256 @HH-16
    Szenario: Sechzehn Kasu sind zwölf Kan wert, fünfzehn nichts
      Wenn jemand die genommenen Karten 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 ansieht
      Dann gibt es keine Kombination
      Wenn jemand die genommenen Karten 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 8C2 ansieht
      Dann ist "sechzehn Dreg" 12 Kan wert
      Und gibt es nur "sechzehn Dreg"

    @HA-DE-256 @HA-DE-258 @HH-16
    Szenariogrundriss: Wer <Anzahl> Kasu hat, bekommt <Kan> Kan
      Wenn jemand die genommenen Karten 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 <weitere> ansieht
      Dann ist "sechzehn Dreg" <Kan> Kan wert

      Beispiele:
        | Anzahl | weitere                                               | Kan |
        | 17     | 8C2 9C1                                               | 14  |
        | 20     | 8C2 9C1 9C2 10C1 10C2                                 | 20  |
        | 27     | 8C2 9C1 9C2 10C1 10C2 11B 11A 11R 11C1 12C1 12C2 12C3 | 34  |

    @HA-DE-257 @HH-16
    Szenariogrundriss: Die Weidenkarten zählen als Kasu, hier dreizehn Kasu und <dazu>
      Angenommen Platz 1 hat 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 <dazu> genommen
      Wenn die Runde zu Ende ist: Yoschi von Platz 1
      Dann gilt: Platz 0 zahlt <Punkte> Punkte an Platz 1 für die Endkombination "sechzehn Dreg"

      Beispiele: Die Weidenkarten zählen als Kasu
        | dazu            | Punkte |
        | 11B 11A 11R     | 144    |
        | 11B 11A 11R 7C2 | 168    |

    @HA-DE-257 @HH-16
    Szenario: Andere hohe Karten zählen nicht als Kasu
      Wenn jemand die genommenen Karten 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 12B 11A 11R ansieht
      Dann gibt es keine Kombination

  Regel: Sechzehn Kasu beenden die Runde, wenn der Spieler es will

    Grundlage:
      Angenommen das Feld zeigt 1C1 2C1 3C1 4C1 5C1 6C1
      Und Platz 0 hat 1C2 2C2 3C2 4C2 7A 8A 9A auf der Hand
      Und Platz 1 hat 7C1 8C1 9C1 10C1 10A 11B 12B auf der Hand
      Und Platz 2 hat 9R 10R 11A 11R 12C1 8B 7R auf der Hand

    @HA-DE-256 @HA-DE-133 @HA-DE-134 @HH-12 @HH-16
    Szenario: Wer das sechzehnte Kasu nimmt, darf Yoschi oder Sage sagen
      Angenommen der Stapel beginnt mit 5C2 12C2 10C2 6C2 1R 2R 7C2 5R 6R 8C2
      Wenn die Karten gegeben werden
      Und die Karten so gespielt werden
        | Platz | aus der Hand    | vom Stapel    |
        | 0     | 1C2 nimmt 1C1   | 5C2 nimmt 5C1 |
        | 1     | 7C1             | 12C2          |
        | 2     | 9R              | 10C2          |
        | 0     | 2C2 nimmt 2C1   | 6C2 nimmt 6C1 |
        | 1     | 8C1             | 1R            |
        | 2     | 10R nimmt 10C2  | 2R            |
        | 0     | 3C2 nimmt 3C1   | 7C2 nimmt 7C1 |
        | 1     | 10C1            | 5R            |
        | 2     | 12C1 nimmt 12C2 | 6R            |
        | 0     | 4C2 nimmt 4C1   | 8C2 nimmt 8C1 |
      Dann ist es Zeit für eine Entscheidung
      Und darf Platz 0 "Sage" sagen
      Wenn Platz 0 "Yoschi" sagt
      Dann endet die Runde so: Yoschi
      Und Platz 1 zahlt 144 Punkte an Platz 0 für die Endkombination "sechzehn Dreg"
      Und Platz 2 zahlt 144 Punkte an Platz 0 für die Endkombination "sechzehn Dreg"

    @HA-DE-256 @HA-DE-133 @HH-12 @HH-16
    Szenario: Wer das fünfzehnte Kasu nimmt, wird nicht gefragt
      Angenommen der Stapel beginnt mit 5C2 12C2 10C2 6C2 1R 2R 7C2 5R 6R 9C2
      Wenn die Karten gegeben werden
      Und die Karten so gespielt werden
        | Platz | aus der Hand    | vom Stapel    |
        | 0     | 1C2 nimmt 1C1   | 5C2 nimmt 5C1 |
        | 1     | 7C1             | 12C2          |
        | 2     | 9R              | 10C2          |
        | 0     | 2C2 nimmt 2C1   | 6C2 nimmt 6C1 |
        | 1     | 8C1             | 1R            |
        | 2     | 10R nimmt 10C2  | 2R            |
        | 0     | 3C2 nimmt 3C1   | 7C2 nimmt 7C1 |
        | 1     | 10C1            | 5R            |
        | 2     | 12C1 nimmt 12C2 | 6R            |
        | 0     | 4C2 nimmt 4C1   | 9C2 nimmt 9R  |
      Dann ist es Zeit für eine Karte aus der Hand
      Und ist Platz 1 am Zug

  Regel: Sechzehn Kasu streichen keine anderen Zahlungen

    @HA-DE-256 @HA-DE-155 @HH-16
    Szenario: Die Handkombination eines Gegners wird neben sechzehn Kasu bezahlt
      Angenommen Platz 0 hat 1B 1R 2A 2R 3B 3R 5A auf der Hand
      Und Platz 0 hat "Dreifach Paare" angesagt
      Und Platz 1 hat 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 8C2 genommen
      Wenn die Runde zu Ende ist: Yoschi von Platz 1
      Dann gilt: Platz 1 zahlt 48 Punkte an Platz 0 für die Handkombination "Dreifach Paare"
      Und Platz 2 zahlt 144 Punkte an Platz 1 für die Endkombination "sechzehn Dreg"
      Und wird nichts für Zahlungskombinationen gezahlt

    @HA-DE-146 @HA-DE-256 @HH-15 @HH-16
    Szenario: Sind die Karten aus, zählen sechzehn Kasu halb wie jede Endkombination
      Angenommen Platz 1 hat 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 8C2 genommen
      Und Platz 1 hat Sage gesagt
      Und Platz 1 sagte zuerst Sage
      Und Platz 0 hat 168 Kartenpunkte
      Und Platz 2 hat 80 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 0 zahlt 72 Punkte an Platz 1 für die Endkombination "sechzehn Dreg"
      Und wird nichts für Zahlungskombinationen gezahlt
      Und gewinnt Platz 1 die Runde

    @HA-DE-256 @HH-16
    Szenario: Ohne andere Vereinbarung sind sechzehn Kasu eine Endkombination
      Dann ist die Option "dekiyaku.sixteen-chaff" ja, wenn nichts anderes gesagt wird
