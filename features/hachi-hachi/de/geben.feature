# language: de
Funktionalität: Das Geben
  Die Karten werden gemischt und in einer festen Reihenfolge gegeben.

  Regel: Die Karten werden gemischt, ohne dass jemand ihre Reihenfolge bestimmt

    # Wer mischt und wer abhebt, sieht man den Karten nicht an. Zu sehen ist, dass sie gemischt sind, dass nur der
    # Startwert ihre Reihenfolge bestimmt und dass es egal ist, wo die drei sitzen.

    @HA-DE-199
    Szenario: Der Startwert bestimmt die Reihenfolge der Karten
      Angenommen die Option "mizuten" ist nein
      Wenn eine Partie mit dem Startwert "Pflaumenblüte" beginnt
      Dann sind die Karten gemischt
      Und ist die Reihenfolge der Karten in jeder Partie mit dem Startwert "Pflaumenblüte" gleich
      Und ist die Reihenfolge der Karten in einer Partie mit dem Startwert "Kirschblüte" anders

    @HA-DE-200
    Szenario: Der Platz des Gebers ändert die Reihenfolge der Karten nicht
      Angenommen die Option "mizuten" ist nein
      Wenn eine Partie mit dem Startwert "Pflaumenblüte" beginnt
      Dann ist die Reihenfolge der Karten mit dem Startwert "Pflaumenblüte" gleich, egal wer gibt

  Regel: Das Feld bekommt drei Karten, jeder drei, jeder vier und das Feld drei

    @HA-DE-201 @HA-DE-026 @HA-DE-027 @HH-1
    Szenario: Zuerst bekommt das Feld Karten, dann der Geber
      Angenommen Platz 1 ist Geber
      Wenn die Karten gegeben werden
      Dann bekam das Feld die Karten 1 bis 3 des Kartenspiels
      Und bekam Platz 1 die Karten 4 bis 6 des Kartenspiels
      Und bekam Platz 2 die Karten 7 bis 9 des Kartenspiels
      Und bekam Platz 0 die Karten 10 bis 12 des Kartenspiels
      Und bekam Platz 1 die Karten 13 bis 16 des Kartenspiels
      Und bekam Platz 2 die Karten 17 bis 20 des Kartenspiels
      Und bekam Platz 0 die Karten 21 bis 24 des Kartenspiels
      Und bekam das Feld die Karten 25 bis 27 des Kartenspiels

    @HA-DE-201
    Szenario: Ohne andere Vereinbarung bekommt das Feld zuerst drei Karten und dann der Geber
      Dann ist die Option "deal.pattern" 3f-3-4-3f, wenn nichts anderes gesagt wird
      Und ist die Option "deal.first" dealer, wenn nichts anderes gesagt wird
      Und darf die Option "deal.pattern" 4-3f-3-3f sein

    @HA-DE-026 @HA-DE-027 @HA-DE-201
    Szenariogrundriss: Mit <Spieler> Spielern bekommt jeder sieben verdeckte Karten, und sechs liegen offen
      Angenommen ein Tisch mit <Spieler> Spielern
      Wenn die Karten gegeben werden
      Dann hat jeder Platz 7 Karten auf der Hand
      Und liegen 6 Karten im Feld
      Und sieht Platz 0 nur die Rückseiten von 7 Karten bei Platz 1
      Und sieht Platz 1 nur die Rückseiten von 7 Karten bei Platz 0
      Und sieht Platz 1 im Feld 6 Karten

      Beispiele:
        | Spieler |
        | 3       |
        | 4       |
        | 6       |

  Regel: Die übrigen Karten sind der Stapel

    @HA-DE-202
    Szenariogrundriss: Mit <Spieler> Spielern bleiben <Rest> Karten im Stapel
      Angenommen ein Tisch mit <Spieler> Spielern
      Wenn die Karten gegeben werden
      Dann hat der Stapel <Rest> Karten

      Beispiele:
        | Spieler | Rest |
        | 3       | 21   |
        | 4       | 14   |
        | 5       | 7    |
        | 6       | 0    |

    @HA-DE-202 @HA-DE-206
    Szenario: Die oberste Karte des Stapels wird zuerst aufgedeckt
      Angenommen das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Und Platz 0 hat 1C1 3B 4R 6A 8C1 10R 12C2 auf der Hand
      Und der Stapel beginnt mit 12C1
      Wenn die Karten gegeben werden
      Und Platz 0 6A spielt
      Und Platz 0 12C1 aufdeckt
      Dann wird Karte 28 des Kartenspiels als erste aufgedeckt

  Regel: Vier Karten eines Monats im Feld werden neu gegeben, auf der Hand nicht

    # Nach den Grundregeln wird auch neu gegeben, wenn einer sie auf der Hand hat. Hier sind sie eine Kombination.
    @HA-DE-203 @HA-DE-204 @HA-DE-270 @HH-3 @HH-9
    Szenario: Vier Karten eines Monats auf der Hand sind ein Vierling
      Angenommen Platz 0 hat 1R 2A 3C1 4A 4R 4C1 4C2 auf der Hand
      Und das Feld zeigt 1C1 2C1 5R 7A 9C2 10C1
      Und Platz 1 hat 3B 8A auf der Hand
      Und Platz 2 hat 8B auf der Hand
      Und der Stapel beginnt mit 3R 1B 3C2 12B 12C3
      Wenn die Karten gegeben werden
      Dann wurde 0 Mal neu gegeben
      Wenn Platz 0 "Vierling" ansagt
      Und niemand etwas ansagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 0     | 4C1          | 3R             |
        | 1     | 3B nimmt 3R  | 1B nimmt 1C1   |
        | 2     | 8B           | 3C2            |
        | 0     | 1R           | 12B            |
        | 1     | 8A nimmt 8B  | 12C3 nimmt 12B |
      Und Platz 1 "Yoschi" sagt
      Dann gilt: Platz 1 zahlt 72 Punkte an Platz 0 für die Handkombination "Vierling"

    @HA-DE-210 @HH-3
    Szenario: Derselbe Geber gibt noch einmal, wenn vier Karten eines Monats im Feld liegen
      Angenommen Platz 2 ist Geber
      Und zuerst wird ein Feld mit 1B 1R 1C1 1C2 5R 7A gegeben
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Wenn die Karten gegeben werden
      Dann wurde 1 Mal neu gegeben
      Und gibt Platz 2
      Und ist der Multiplikator 1
      Und wartet kein Multiplikator auf später

    @HA-DE-210 @HH-3
    Szenario: Mit drei Karten im Feld und der vierten auf einer Hand wird nicht neu gegeben
      Angenommen das Feld zeigt 4R 4C1 4C2 5R 7A 9C2
      Und Platz 0 hat 1R 2A 3C1 4A 6C1 8C1 10C1 auf der Hand
      Wenn die Karten gegeben werden
      Dann wurde 0 Mal neu gegeben
