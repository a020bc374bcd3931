# language: de
Funktionalität: Yoschi oder Sage
  Wer eine Endkombination gebildet hat, bestimmt, ob es weitergeht.

  Grundlage:
    Angenommen das Feld zeigt 1R 2R 3R 6R 9R 10R
    Und Platz 0 hat 1C1 2C1 4A 5A 7A 8A 12B auf der Hand
    Und Platz 1 hat 4R 5R 6C1 7R 8B 9C1 11B auf der Hand
    Und Platz 2 hat 1B 3B 4C1 5C1 7C1 11A 12C1 auf der Hand
    Und der Stapel beginnt mit 3C1 10C1 12C2 11C1 6A 8C1 2A 9A
    Wenn die Karten gegeben werden
    Und die Karten so gespielt werden
      | Platz | aus der Hand | vom Stapel     |
      | 0     | 1C1 nimmt 1R | 3C1 nimmt 3R   |
      | 1     | 6C1 nimmt 6R | 10C1 nimmt 10R |
      | 2     | 4C1          | 12C2           |

  Regel: Wer eine Endkombination bildet, muss sich entscheiden

    @HA-DE-133 @HH-12
    Szenario: Wer den dritten Streifen mit Gedicht nimmt, entscheidet sich am Ende seines Zuges
      Wenn Platz 0 2C1 spielt und 2R nimmt
      Dann darf Platz 0 nicht "Yoschi" sagen
      Wenn Platz 0 11C1 aufdeckt
      Dann ist es Zeit für eine Entscheidung
      Und darf Platz 0 "Yoschi" sagen
      Und darf Platz 0 "Sage" sagen
      Und darf Platz 1 nicht "Yoschi" sagen

    @HA-DE-133 @HH-12
    Szenario: Mit zwei von drei Streifen geht es ohne Frage weiter
      Wenn Platz 0 5A spielt
      Und Platz 0 11C1 aufdeckt
      Dann ist Platz 1 am Zug
      Wenn Platz 0 "Yoschi" sagt
      Dann wird das abgelehnt: keine neue Endkombination

  Regel: Yoschi beendet die Runde

    @HA-DE-134 @HA-DE-135 @HA-DE-136 @HH-13
    Szenario: Nach Yoschi wird die Endkombination bezahlt, aber keine Kartenpunkte
      Wenn Platz 0 2C1 spielt und 2R nimmt
      Und Platz 0 11C1 aufdeckt
      Und Platz 0 "Yoschi" sagt
      Dann endet die Runde so: Yoschi
      Und gewinnt Platz 0 die Runde
      Und Platz 1 zahlt 84 Punkte an Platz 0 für die Endkombination "rote Streifen mit Gedicht"
      Und Platz 2 zahlt 84 Punkte an Platz 0 für die Endkombination "rote Streifen mit Gedicht"
      Und wird nichts für Kartenpunkte gezahlt
      Wenn Platz 1 9C1 spielt
      Dann wird das abgelehnt: die Runde ist zu Ende

  Regel: Nach Sage geht es weiter

    @HA-DE-137 @HH-12
    Szenario: Nach Sage ist der Nächste am Zug
      Wenn Platz 0 2C1 spielt und 2R nimmt
      Und Platz 0 11C1 aufdeckt
      Und Platz 0 "Sage" sagt
      Dann ist die Runde nicht zu Ende
      Und ist Platz 1 am Zug
      Und darf Platz 1 9C1 4R spielen

    @HA-DE-137 @HA-DE-143 @HA-DE-144 @HA-DE-145 @HH-13
    Szenario: Ein anderer kann nach Sage eine Endkombination bilden und Yoschi sagen
      Wenn Platz 0 2C1 spielt und 2R nimmt
      Und Platz 0 11C1 aufdeckt
      Und Platz 0 "Sage" sagt
      Und Platz 1 9C1 spielt und 9R nimmt
      Und Platz 1 6A aufdeckt
      Und Platz 1 "Yoschi" sagt
      Dann wird nichts für die Endkombination "rote Streifen mit Gedicht" gezahlt
      Und Platz 0 zahlt 168 Punkte an Platz 1 für die Endkombination "blaue Streifen"
      Und Platz 2 zahlt nichts an Platz 1 für die Endkombination "blaue Streifen"

    @HA-DE-141 @HA-DE-142 @HH-12
    Szenario: Wer nach Sage nichts Neues bildet, darf nicht Yoschi sagen
      Wenn Platz 0 2C1 spielt und 2R nimmt
      Und Platz 0 11C1 aufdeckt
      Und Platz 0 "Sage" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel   |
        | 1     | 8B           | 6A           |
        | 2     | 5C1          | 8C1 nimmt 8B |
        | 0     | 7A           | 2A           |
      Dann ist es Zeit für eine Karte aus der Hand
      Und ist Platz 1 am Zug
      Wenn Platz 0 "Yoschi" sagt
      Dann wird das abgelehnt: keine neue Endkombination

  Regel: Sage kann zurückgenommen werden

    @HA-DE-138 @HA-DE-146 @HH-14
    Szenario: Wer vor seinem Zug Sage zurücknimmt, bekommt den halben Wert
      Wenn Platz 0 2C1 spielt und 2R nimmt
      Und Platz 0 11C1 aufdeckt
      Und Platz 0 "Sage" sagt
      Dann darf Platz 1 nicht "ich nehme Sage zurück" sagen
      Wenn die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel   |
        | 1     | 8B           | 6A           |
        | 2     | 5C1          | 8C1 nimmt 8B |
      Dann darf Platz 0 "ich nehme Sage zurück" sagen
      Wenn Platz 0 "ich nehme Sage zurück" sagt
      Dann endet die Runde so: Sage wird zurückgenommen
      Und Platz 1 zahlt 42 Punkte an Platz 0 für die Endkombination "rote Streifen mit Gedicht"
      Und Platz 2 zahlt 42 Punkte an Platz 0 für die Endkombination "rote Streifen mit Gedicht"
      Und gewinnt Platz 0 die Runde

    @HA-DE-138 @HH-14
    Szenario: Wer seinen Zug begonnen hat, darf Sage nicht mehr zurücknehmen
      Wenn Platz 0 2C1 spielt und 2R nimmt
      Und Platz 0 11C1 aufdeckt
      Und Platz 0 "Sage" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel   |
        | 1     | 8B           | 6A           |
        | 2     | 5C1          | 8C1 nimmt 8B |
      Und Platz 0 7A spielt
      Dann darf Platz 0 nicht "ich nehme Sage zurück" sagen

    # Nach anderen Texten darf es jeder, der Sage gesagt hat.
    @HA-DE-138 @HA-DE-143 @HH-14
    Szenario: Hat ein anderer später Sage gesagt, darf nur er es zurücknehmen
      Wenn Platz 0 2C1 spielt und 2R nimmt
      Und Platz 0 11C1 aufdeckt
      Und Platz 0 "Sage" sagt
      Und Platz 1 9C1 spielt und 9R nimmt
      Und Platz 1 6A aufdeckt
      Und Platz 1 "Sage" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel |
        | 2     | 5C1          | 8C1        |
      Dann darf Platz 0 nicht "ich nehme Sage zurück" sagen
      Wenn Platz 0 "ich nehme Sage zurück" sagt
      Dann wird das abgelehnt: ein anderer hat später Sage gesagt
      Wenn Platz 0 7A spielt
      Und Platz 0 2A aufdeckt
      Dann darf Platz 1 "ich nehme Sage zurück" sagen
