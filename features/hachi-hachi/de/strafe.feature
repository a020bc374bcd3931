# language: de
Funktionalität: Die Strafe fürs Aussteigen
  Wer aussteigt, zahlt eine Strafe in den Topf, die mit dem Abstand vom Geber wächst.

  Regel: Der Platz bestimmt die Strafe, egal wie viele schon ausgestiegen sind

    # Nach anderen Texten zahlt der Erste, der aussteigt, ein Kan, wo auch immer er sitzt.
    @HA-DE-092 @HH-6
    Szenariogrundriss: Die Strafe richtet sich nach dem Platz, wenn nur der <wievielte> von sechs aussteigt
      Angenommen ein Tisch mit 6 Spielern
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Wenn die Karten gegeben werden
      Und Platz 0 "<0>" sagt
      Und Platz 1 "<1>" sagt
      Und Platz 2 "<2>" sagt
      Und Platz 3 "<3>" sagt
      Dann zahlt Platz <Platz> eine Strafe von <Punkte> Punkten in den Topf
      Und bleiben <Punkte> Punkte im Topf

      @HA-DE-094 @HA-DE-095 @HA-DE-096
      Beispiele:
        | wievielte | 0              | 1              | 2              | 3          | Platz | Punkte |
        | erste     | ich steige aus | ich bleibe     | ich bleibe     | ich bleibe | 0     | 12     |
        | zweite    | ich bleibe     | ich steige aus | ich bleibe     | ich bleibe | 1     | 18     |
        | dritte    | ich bleibe     | ich bleibe     | ich steige aus | ich bleibe | 2     | 24     |

    @HA-DE-094 @HA-DE-095 @HA-DE-096 @HA-DE-097 @HA-DE-098 @HA-DE-099 @HH-6
    Szenario: Steigen alle sechs aus, zahlt jeder ein halbes Kan mehr als der vor ihm
      Angenommen ein Tisch mit 6 Spielern
      Und Platz 4 ist Geber
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Wenn die Karten gegeben werden
      Und alle Gefragten "ich steige aus" sagen
      Dann zahlt Platz 4 eine Strafe von 12 Punkten in den Topf
      Und zahlt Platz 5 eine Strafe von 18 Punkten in den Topf
      Und zahlt Platz 0 eine Strafe von 24 Punkten in den Topf
      Und zahlt Platz 1 eine Strafe von 30 Punkten in den Topf
      Und zahlt Platz 2 eine Strafe von 36 Punkten in den Topf
      Und zahlt Platz 3 eine Strafe von 42 Punkten in den Topf

    @HA-DE-092 @HA-DE-097 @HA-DE-098 @HA-DE-099 @HH-6
    Szenariogrundriss: Zu siebt zahlt auch Platz <Platz> nach seinem Abstand vom Geber
      Angenommen ein Tisch mit 7 Spielern
      Und Platz 6 hat X 1R 2A 4C1 5R 7A 9C2 auf der Hand
      Wenn die Karten gegeben werden
      Und Platz 0 "ich bleibe" sagt
      Und Platz 1 "ich bleibe" sagt
      Und Platz 2 "ich steige aus" sagt
      Und Platz 3 "ich steige aus" sagt
      Und Platz 4 "ich steige aus" sagt
      Und Platz 5 "ich steige aus" sagt
      Dann zahlt Platz <Platz> eine Strafe von <Punkte> Punkten in den Topf

      Beispiele:
        | Platz | Punkte |
        | 3     | 30     |
        | 4     | 36     |
        | 5     | 42     |

    @HA-DE-092 @HA-DE-097 @HA-DE-098 @HA-DE-099 @HH-6
    Szenario: Wer geblieben ist, zählt beim Abstand vom Geber mit
      Angenommen ein Tisch mit 6 Spielern
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Wenn die Karten gegeben werden
      Und Platz 0 "ich bleibe" sagt
      Und Platz 1 "ich bleibe" sagt
      Und Platz 2 "ich steige aus" sagt
      Und Platz 3 "ich steige aus" sagt
      Und Platz 4 "ich steige aus" sagt
      Und Platz 5 "ich steige aus" sagt
      Dann zahlt Platz 2 eine Strafe von 24 Punkten in den Topf
      Und zahlt Platz 3 eine Strafe von 30 Punkten in den Topf
      Und zahlt Platz 4 eine Strafe von 36 Punkten in den Topf
      Und zahlt Platz 5 eine Strafe von 42 Punkten in den Topf

    @HA-DE-092 @HH-6
    Szenario: Ohne andere Vereinbarung richtet sich die Strafe nach dem Platz
      Dann ist die Option "drop-fee.by" seat-order, wenn nichts anderes gesagt wird

  Regel: Nur wer selbst aussteigt, zahlt eine Strafe

    @HA-DE-092 @HA-DE-102 @HH-6
    Szenario: Wer aussetzen muss, zahlt keine Strafe
      Angenommen ein Tisch mit 5 Spielern
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Wenn die Karten gegeben werden
      Und Platz 0 "ich bleibe" sagt
      Und Platz 1 "ich steige aus" sagt
      Und Platz 2 "ich bleibe" sagt
      Und Platz 3 "ich bleibe" sagt
      Dann muss Platz 4 aussetzen
      Und zahlt Platz 4 eine Strafe von 0 Punkten in den Topf
      Und zahlt Platz 0 eine Strafe von 0 Punkten in den Topf
      Und zahlt Platz 1 eine Strafe von 18 Punkten in den Topf

  Regel: Wer die Runde gewinnt, bekommt den Topf

    @HA-DE-093 @HH-8
    Szenario: Der Sieger bekommt nach der Runde den ganzen Topf
      Angenommen ein Tisch mit 4 Spielern
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Und Platz 1 hat 1C1 6C1 auf der Hand
      Und Platz 2 hat 8C2 11R auf der Hand
      Und Platz 3 hat 1B 3R auf der Hand
      Und der Stapel beginnt mit 3C2 12C3 2R 2C2 10R 5C2
      Wenn die Karten gegeben werden
      Und Platz 0 "ich steige aus" sagt
      Und alle Gefragten "ich bleibe" sagen
      Und niemand etwas ansagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel   |
        | 1     | 6C1          | 3C2          |
        | 2     | 11R          | 12C3         |
        | 3     | 1B nimmt 1R  | 2R nimmt 2A  |
        | 1     | 1C1          | 2C2          |
        | 2     | 8C2          | 10R          |
        | 3     | 3R nimmt 3C2 | 5C2 nimmt 5R |
      Und Platz 3 "Yoschi" sagt
      Dann erhält der Sieger aus dem Topf 12 Punkte
      Und bleiben 0 Punkte im Topf

    @HA-DE-093 @HH-8
    Szenariogrundriss: Der Sieger bekommt den Topf, wenn die Runde so endet: <Ende>
      Angenommen im Topf liegen 30 Punkte
      Und Platz 0 hat 1R 2R 3R 4C1 genommen
      Und Platz 1 hat 3B 6A 9A 5A genommen
      Und Platz 2 hat 4R 12C1 12C2 8C1 genommen
      Und Platz 0 hat Sage gesagt
      Wenn die Runde zu Ende ist: <Ende> von Platz 0
      Dann gewinnt Platz 0 die Runde
      Und erhält Platz 0 aus dem Topf 30 Punkte
      Und bleiben 0 Punkte im Topf

      Beispiele:
        | Ende                     |
        | Yoschi                   |
        | Sage wird zurückgenommen |

    @HA-DE-093 @HH-8
    Szenario: Der Sieger bekommt den Topf, wenn die Karten aus sind
      Angenommen im Topf liegen 30 Punkte
      Und Platz 0 hat 1R 2R 4C1 5C1 genommen
      Und Platz 1 hat 3B 6A 9A 5A genommen
      Und Platz 2 hat 4R 12C1 12C2 8C1 genommen
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gewinnt Platz 1 die Runde
      Und erhält Platz 1 aus dem Topf 30 Punkte
      Und bleiben 0 Punkte im Topf
