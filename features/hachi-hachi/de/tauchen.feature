# language: de
Funktionalität: Tauchen
  Wer einen Drilling angesagt hat und seine drei Karten wieder nimmt, dem gelingt das Tauchen.

  Regel: Das Tauchen braucht alle drei eigenen Karten

    @HA-DE-131 @HA-DE-132 @HA-DE-268 @HH-17
    Szenario: Beide anderen zahlen ein Kan für das Tauchen
      Angenommen Platz 0 hat 1B 1R 1C1 2A 3C1 6C1 8C1 auf der Hand
      Und Platz 0 hat "Drilling" angesagt
      Und Platz 0 hat 1B 1R 1C1 1C2 genommen
      Und Platz 2 hat 95 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 1 zahlt 12 Punkte an Platz 0 für die Leistung "Tauchen"
      Und Platz 2 zahlt 12 Punkte an Platz 0 für die Leistung "Tauchen"

    # Nach einem anderen Text genügt dafür die vierte Karte des Monats.
    @HA-DE-131 @HA-DE-268 @HH-17
    Szenario: Die vierte Karte und eine der eigenen reichen nicht für das Tauchen
      Angenommen Platz 0 hat 1B 1R 1C1 2A 3C1 6C1 8C1 auf der Hand
      Und Platz 0 hat "Drilling" angesagt
      Und Platz 0 hat 1B 1C2 genommen
      Und Platz 1 hat 1R 1C1 genommen
      Und Platz 2 hat 95 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann wird nichts für Leistungen gezahlt

    @HA-DE-131 @HA-DE-268 @HH-17
    Szenario: Wer seinen Drilling nicht angesagt hat, bekommt nichts für das Tauchen
      Angenommen Platz 0 hat 1B 1R 1C1 2A 3C1 6C1 8C1 auf der Hand
      Und Platz 0 hat 1B 1R 1C1 1C2 genommen
      Und Platz 2 hat 95 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann wird nichts für Leistungen gezahlt

    @HA-DE-131 @HH-17
    Szenario: Ohne andere Vereinbarung braucht das Tauchen die drei eigenen Karten
      Dann ist die Option "achievement.catch-triplet" own-three, wenn nichts anderes gesagt wird
      Und ist die Option "achievement.catch-triplet-four-three" nein, wenn nichts anderes gesagt wird

  Regel: Das Tauchen zählt mit Drilling, Doppel-Drilling und Full House

    @HA-DE-131 @HA-DE-132 @HA-DE-268 @HH-17
    Szenariogrundriss: Das Tauchen zählt für jeden Drilling der Handkombination: <Name> mit <Karten>
      Angenommen Platz 0 hat <Hand> auf der Hand
      Und Platz 0 hat "<Name>" angesagt
      Und Platz 0 hat <Karten> genommen
      Und Platz 2 hat 95 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 1 zahlt <Punkte> Punkte an Platz 0 für die Leistung "Tauchen"
      Und Platz 2 zahlt <Punkte> Punkte an Platz 0 für die Leistung "Tauchen"

      Beispiele:
        | Name                            | Hand                     | Karten        | Punkte |
        | Drilling                        | 1B 1R 1C1 2A 3C1 6C1 8C1 | 1B 1R 1C1 1C2 | 12     |
        | stehender Drilling              | 4A 4R 4C1 1B 2A 6C1 8C1  | 4A 4R 4C1 4C2 | 12     |
        | Doppel-Drilling                 | 1B 1R 1C1 2A 2R 2C1 8C1  | 1B 1R 1C1 1C2 | 12     |
        | Drilling und stehender Drilling | 1B 1R 1C1 4A 4R 4C1 8C1  | 4A 4R 4C1 4C2 | 12     |
        | Full House                      | 1B 1R 1C1 2A 2C1 3B 3C1  | 1B 1R 1C1 1C2 | 12     |

      Beispiele: Zwei Drillinge zählen als zweimal Tauchen
        | Name                    | Hand                    | Karten                      | Punkte |
        | Doppel-Drilling         | 1B 1R 1C1 2A 2R 2C1 8C1 | 1B 1R 1C1 1C2 2A 2R 2C1 2C2 | 24     |
        | zwei stehende Drillinge | 5A 5R 5C1 4A 4R 4C1 8C1 | 4A 4R 4C1 4C2 5A 5R 5C1 5C2 | 24     |

      Beispiele: Die Hand hat keinen Drilling
        | Name                | Hand                     | Karten        | Punkte |
        | Vierling            | 1B 1R 1C1 1C2 2A 6C1 8C1 | 1B 1R 1C1 1C2 | 0      |
        | Ein Paar & Vierling | 4A 4R 4C1 4C2 2A 2C1 6C1 | 4A 4R 4C1 4C2 | 0      |
        | Dreifach Paare      | 1B 1R 2A 2R 4C1 4C2 6C1  | 1B 1R 1C1 1C2 | 0      |

    @HA-DE-132 @HH-17
    Szenario: Wer nicht mitspielt, zahlt nicht für das Tauchen
      Angenommen ein Tisch mit 4 Spielern
      Und Plätze 0, 1 und 2 sind aktiv
      Und Platz 3 ist ausgestiegen
      Und Platz 0 hat 1B 1R 1C1 2A 3C1 6C1 8C1 auf der Hand
      Und Platz 0 hat "Drilling" angesagt
      Und Platz 0 hat 1B 1R 1C1 1C2 genommen
      Und Platz 2 hat 95 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 3 zahlt 0 Punkte an Platz 0 für die Leistung "Tauchen"
      Und werden insgesamt 24 Punkte für Leistungen gezahlt

  Regel: Das Tauchen gelingt im Lauf der Runde

    @HA-DE-131 @HA-DE-132 @HH-17
    Szenario: Das Tauchen gelingt, wenn der Spieler im Lauf der Runde alle drei Karten nimmt
      Angenommen das Feld zeigt 2A 3R 5C1 7C1 9C1 10C1
      Und Platz 0 hat 1C1 4A 4R 4C1 6A 8A 12B auf der Hand
      Und Platz 1 hat 6R 8C2 10R auf der Hand
      Und Platz 2 hat 1C2 2C2 auf der Hand
      Und der Stapel beginnt mit 4C2 9R 11C1 12C2 2C1 10A 6C1 3C1
      Wenn die Karten gegeben werden
      Und Platz 0 "stehender Drilling" ansagt
      Und niemand etwas ansagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand   | vom Stapel   |
        | 0     | 4A             | 4C2 nimmt 4A |
        | 1     | 10R nimmt 10C1 | 9R nimmt 9C1 |
        | 2     | 1C2            | 11C1         |
        | 0     | 4R             | 12C2         |
        | 1     | 8C2            | 2C1 nimmt 2A |
        | 2     | 2C2            | 10A          |
        | 0     | 4C1 nimmt 4R   | 6C1          |
        | 1     | 6R nimmt 6C1   | 3C1 nimmt 3R |
      Und Platz 1 "Yoschi" sagt
      Dann gilt: Platz 1 zahlt 12 Punkte an Platz 0 für die Leistung "Tauchen"
      Und Platz 2 zahlt 12 Punkte an Platz 0 für die Leistung "Tauchen"

    @HA-DE-131 @HA-DE-268 @HH-17
    Szenario: Das Tauchen misslingt, wenn die Runde vorher endet
      Angenommen das Feld zeigt 1R 2R 3R 5C1 7C1 9C1
      Und Platz 0 hat 1C1 4A 4R 4C1 6A 8A 12B auf der Hand
      Und Platz 1 hat 2A 4C2 6R 8B 10A 11B 12C1 auf der Hand
      Und Platz 2 hat 1B 3B 6C1 7R 9R 10R 11C1 auf der Hand
      Und der Stapel beginnt mit 3C1 12C2 8C1 2C1
      Wenn die Karten gegeben werden
      Und Platz 0 "stehender Drilling" ansagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel   |
        | 0     | 1C1 nimmt 1R | 3C1 nimmt 3R |
        | 1     | 4C2          | 12C2         |
        | 2     | 6C1          | 8C1          |
        | 0     | 4A nimmt 4C2 | 2C1 nimmt 2R |
      Und Platz 0 "Yoschi" sagt
      Dann wird nichts für Leistungen gezahlt
      Und Platz 2 zahlt 84 Punkte an Platz 0 für die Endkombination "rote Streifen mit Gedicht"
      Und Platz 2 zahlt 36 Punkte an Platz 0 für die Handkombination "stehender Drilling"
