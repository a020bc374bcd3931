# language: de
Funktionalität: Handkombinationen ansagen
  Vor dem Spiel sagen die Spieler an, was ihre Hände wert sind.

  Regel: Der amtierende Geber sagt zuerst an

    @HA-DE-112 @HH-10
    Szenario: Zuerst sagt der Geber an, dann die anderen der Reihe nach
      Angenommen Platz 1 ist Geber
      Und Platz 0 hat 4A 4R 4C1 1B 2C1 3C1 6C1 auf der Hand
      Und Platz 1 hat 8A 8C1 8C2 1R 2A 3B 6A auf der Hand
      Wenn die Karten gegeben werden
      Dann ist es Zeit für Ansagen
      Und ist Platz 1 am Zug
      Wenn Platz 0 "stehender Drilling" ansagt
      Dann wird das abgelehnt: ein anderer Spieler ist am Zug
      Wenn Platz 1 "Drilling" ansagt
      Dann ist Platz 0 am Zug
      Wenn Platz 0 "stehender Drilling" ansagt
      Dann ist es Zeit für eine Karte aus der Hand
      Und ist Platz 1 am Zug

    @HA-DE-112 @HA-DE-091 @HH-10
    Szenario: Niemand sagt etwas an, solange noch offen ist, wer bleibt
      Angenommen ein Tisch mit 4 Spielern
      Und das Feld zeigt 1R 4C1 5R 7A 9C2 10C1
      Und Platz 1 hat 8A 8C1 8C2 2A 3C1 6C1 12C1 auf der Hand
      Wenn die Karten gegeben werden
      Dann ist es Zeit für die Frage, wer bleibt
      Und darf Platz 1 nicht "Drilling" ansagen
      Wenn alle Gefragten "ich bleibe" sagen
      Dann ist es Zeit für Ansagen
      Und darf Platz 1 "Drilling" ansagen

    @HA-DE-112 @HH-10
    Szenario: Wer seinen Drilling ansagt, bekommt ihn bezahlt
      Angenommen Platz 0 hat 1B 1R 1C1 2A 3C1 6C1 8C1 auf der Hand
      Und das Feld zeigt 2C1 3R 4C1 5R 7A 9C2
      Und Platz 1 hat 10R 11A auf der Hand
      Und Platz 2 hat 6R 9R auf der Hand
      Und der Stapel beginnt mit 12B 6A 10C1 9A 10C2 5A
      Wenn die Karten gegeben werden
      Und Platz 0 "Drilling" ansagt
      Und niemand etwas ansagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 0     | 1R           | 12B            |
        | 1     | 10R          | 6A             |
        | 2     | 9R nimmt 9C2 | 10C1 nimmt 10R |
        | 0     | 8C1          | 9A             |
        | 1     | 11A          | 10C2           |
        | 2     | 6R nimmt 6A  | 5A nimmt 5R    |
      Und Platz 2 "Yoschi" sagt
      Dann gilt: Platz 1 zahlt 24 Punkte an Platz 0 für die Handkombination "Drilling"
      Und Platz 2 zahlt 24 Punkte an Platz 0 für die Handkombination "Drilling"

    @HA-DE-112 @HH-10
    Szenario: Wer seinen Drilling nicht ansagt, bekommt nichts dafür
      Angenommen Platz 0 hat 1B 1R 1C1 2A 3C1 6C1 8C1 auf der Hand
      Und das Feld zeigt 2C1 3R 4C1 5R 7A 9C2
      Und Platz 1 hat 10R 11A auf der Hand
      Und Platz 2 hat 6R 9R auf der Hand
      Und der Stapel beginnt mit 12B 6A 10C1 9A 10C2 5A
      Wenn die Karten gegeben werden
      Und Platz 0 "nichts" sagt
      Und niemand etwas ansagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 0     | 1R           | 12B            |
        | 1     | 10R          | 6A             |
        | 2     | 9R nimmt 9C2 | 10C1 nimmt 10R |
        | 0     | 8C1          | 9A             |
        | 1     | 11A          | 10C2           |
        | 2     | 6R nimmt 6A  | 5A nimmt 5R    |
      Und Platz 2 "Yoschi" sagt
      Dann gilt: Platz 1 zahlt 0 Punkte an Platz 0 für die Handkombination "Drilling"
      Und Platz 2 zahlt 0 Punkte an Platz 0 für die Handkombination "Drilling"

    @HA-DE-112 @HH-10
    Szenario: Wer keine Handkombination hat, wird nicht gefragt und kann keine ansagen
      Angenommen Platz 0 hat 1B 1R 2A 2R 4C1 6C1 7C1 auf der Hand
      Wenn die Karten gegeben werden
      Dann ist es Zeit für eine Karte aus der Hand
      Und darf Platz 0 nichts ansagen
      Wenn Platz 0 "Dreifach Paare" ansagt
      Dann wird das abgelehnt: dieser Zug ist jetzt nicht erlaubt

  Regel: Von jeder der beiden Arten zählt höchstens eine Handkombination

    @HA-DE-114 @HA-DE-274
    Szenariogrundriss: Die Handkombination <Name> ist eine <Art>
      Dann gehört "<Name>" zur Gruppe <Gruppe>

      Beispiele:
        | Name                            | Art             | Gruppe |
        | Drilling                        | Suitkombination | A      |
        | stehender Drilling              | Suitkombination | A      |
        | Doppel-Drilling                 | Suitkombination | A      |
        | Drilling und stehender Drilling | Suitkombination | A      |
        | zwei stehende Drillinge         | Suitkombination | A      |
        | Full House                      | Suitkombination | A      |
        | Dreifach Paare                  | Suitkombination | A      |
        | Vierling                        | Suitkombination | A      |
        | Ein Paar & Vierling             | Suitkombination | A      |
        | Vierling & Drilling             | Suitkombination | A      |
        | alle Dreg                       | Dregkombination | B      |
        | Einzellicht                     | Dregkombination | B      |
        | Einzeltier                      | Dregkombination | B      |
        | Einzelstreifen                  | Dregkombination | B      |
        | Rot                             | Dregkombination | B      |

    @HA-DE-114
    Szenario: Es gibt zehn Suitkombinationen und fünf Kasu-Kombinationen
      Dann hat die Gruppe A 10 Handkombinationen
      Und hat die Gruppe B 5 Handkombinationen

    @HA-DE-115 @HA-DE-274 @HH-10
    Szenario: Eine Suitkombination und eine Kasu-Kombination zählen zusammen
      Angenommen Platz 0 hat 5R 5C1 5C2 1C1 2C1 3C1 4C1 auf der Hand
      Und das Feld zeigt 1R 2A 4R 7A 9C2 10C1
      Und Platz 1 hat 1B 3B auf der Hand
      Und Platz 2 hat 3R auf der Hand
      Und der Stapel beginnt mit 11C1 2R 8B 12B 8C1
      Wenn die Karten gegeben werden
      Und Platz 0 "stehender Drilling" und "Einzelstreifen" ansagt
      Dann wird das angenommen
      Wenn niemand etwas ansagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel   |
        | 0     | 5R           | 11C1         |
        | 1     | 1B nimmt 1R  | 2R nimmt 2A  |
        | 2     | 3R           | 8B           |
        | 0     | 2C1          | 12B          |
        | 1     | 3B nimmt 3R  | 8C1 nimmt 8B |
      Und Platz 1 "Yoschi" sagt
      Dann gilt: Platz 1 zahlt 36 Punkte an Platz 0 für die Handkombination "stehender Drilling"
      Und Platz 1 zahlt 36 Punkte an Platz 0 für die Handkombination "Einzelstreifen"

    @HA-DE-115 @HA-DE-274 @HH-10
    Szenario: Von derselben Art zählt nur die beste Handkombination
      Angenommen Platz 0 hat 1B 1R 1C1 2A 2C1 3B 3C1 auf der Hand
      Wenn die Karten gegeben werden
      Dann darf Platz 0 "Full House" ansagen
      Und darf Platz 0 nicht "Drilling" ansagen
      Und darf Platz 0 nicht "Dreifach Paare" ansagen
      Wenn Platz 0 "Drilling" ansagt
      Dann wird das abgelehnt: die Kombination ist nicht auf der Hand

  Regel: Die Spieler der Runde zahlen einander ihre Handkombinationen

    @HA-DE-125 @HA-DE-126 @HH-10
    Szenario: Haben zwei einen Drilling, zahlen sie einander, und der Dritte zahlt beiden
      Angenommen Platz 0 hat 1B 1R 1C1 2A 3C1 6C1 8C1 auf der Hand
      Und Platz 0 hat "Drilling" angesagt
      Und Platz 1 hat 4A 4R 4C1 3B 2C1 6A 8A auf der Hand
      Und Platz 1 hat "stehender Drilling" angesagt
      Und Platz 0 hat 89 Kartenpunkte
      Und Platz 1 hat 88 Kartenpunkte
      Und Platz 2 hat 87 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 0 zahlt 36 Punkte an Platz 1 für die Handkombination "stehender Drilling"
      Und Platz 1 zahlt 24 Punkte an Platz 0 für die Handkombination "Drilling"
      Und kommt Platz 0 auf 12 Punkte für Handkombinationen
      Und kommt Platz 1 auf 48 Punkte für Handkombinationen
      Und kommt Platz 2 auf -60 Punkte für Handkombinationen

    @HA-DE-125 @HH-10
    Szenario: Wer nicht mitspielt, zahlt nichts für Handkombinationen
      Angenommen ein Tisch mit 4 Spielern
      Und Plätze 0, 1 und 2 sind aktiv
      Und Platz 3 ist ausgestiegen
      Und Platz 0 hat 4A 4R 4C1 1B 2A 6A 8A auf der Hand
      Und Platz 0 hat "stehender Drilling" angesagt
      Und Platz 0 hat 88 Kartenpunkte
      Und Platz 1 hat 90 Kartenpunkte
      Und Platz 2 hat 86 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 2 zahlt 36 Punkte an Platz 0 für die Handkombination "stehender Drilling"
      Und Platz 3 zahlt nichts an Platz 0 für die Handkombination "stehender Drilling"
