# language: de
Funktionalität: Das Geben
  Zu dritt gibt man nach den Grundregeln, zu zweit und zu viert anders.

  Regel: Zu dritt bekommt jeder sieben Karten und das Feld sechs

    @HA-DE-201 @HA-DE-202 @KK-1
    Szenario: Zu dritt bekommen das Feld drei, jeder drei, jeder vier und das Feld drei Karten
      Angenommen Platz 1 ist Geber
      Wenn die Runde beginnt
      Dann bekam das Feld die Karten 1 bis 3 des Kartenspiels
      Und bekam Platz 1 die Karten 4 bis 6 des Kartenspiels
      Und bekam Platz 2 die Karten 7 bis 9 des Kartenspiels
      Und bekam Platz 0 die Karten 10 bis 12 des Kartenspiels
      Und bekam Platz 1 die Karten 13 bis 16 des Kartenspiels
      Und bekam Platz 0 die Karten 21 bis 24 des Kartenspiels
      Und bekam das Feld die Karten 25 bis 27 des Kartenspiels
      Und hat der Stapel 21 Karten
      Und sieht Platz 0 nur die Rückseiten von 7 Karten bei Platz 1

  Regel: Zu zweit bekommt jeder acht Karten, bei Toppa zehn

    @HA-DE-067 @HA-DE-068 @HA-DE-202 @KK-1
    Szenario: Zu zweit bekommen der Gegner, der Geber und das Feld je vier Karten, und das zweimal
      Angenommen ein Tisch mit 2 Spielern
      Wenn die Runde beginnt
      Dann bekam Platz 1 die Karten 1 bis 4 des Kartenspiels
      Und bekam Platz 0 die Karten 5 bis 8 des Kartenspiels
      Und bekam das Feld die Karten 9 bis 12 des Kartenspiels
      Und bekam Platz 1 die Karten 13 bis 16 des Kartenspiels
      Und bekam Platz 0 die Karten 17 bis 20 des Kartenspiels
      Und bekam das Feld die Karten 21 bis 24 des Kartenspiels
      Und hat jeder Platz 8 Karten auf der Hand
      Und liegen 8 Karten im Feld
      Und hat der Stapel 24 Karten

    @HA-DE-074 @HA-DE-075 @HA-DE-076 @KK-1
    Szenario: Bei Toppa bekommen beide Spieler je fünf Karten und das Feld vier, und das zweimal
      Angenommen ein Tisch mit 2 Spielern
      Und die Option "two-player-deal" ist toppa
      Wenn die Runde beginnt
      Dann bekam Platz 1 die Karten 1 bis 5 des Kartenspiels
      Und bekam Platz 0 die Karten 6 bis 10 des Kartenspiels
      Und bekam das Feld die Karten 11 bis 14 des Kartenspiels
      Und bekam Platz 1 die Karten 15 bis 19 des Kartenspiels
      Und bekam das Feld die Karten 25 bis 28 des Kartenspiels
      Und hat jeder Platz 10 Karten auf der Hand
      Und liegen 8 Karten im Feld
      Und hat der Stapel 20 Karten

    @HA-DE-074 @KK-1
    Szenario: Toppa wird nur gespielt, wenn es vereinbart ist
      Dann ist die Option "two-player-deal" modern, wenn nichts anderes gesagt wird
      Und darf die Option "two-player-deal" toppa sein

    @HA-DE-074 @HA-DE-201 @KK-1
    Szenario: Zu dritt ändert die Vereinbarung über Toppa nichts
      Angenommen die Option "two-player-deal" ist toppa
      Wenn die Runde beginnt
      Dann hat jeder Platz 7 Karten auf der Hand
      Und liegen 6 Karten im Feld

  Regel: Zu viert bekommt jeder fünf Karten und das Feld acht

    @HA-DE-078 @HA-DE-079 @HA-DE-080 @KK-1
    Szenario: Zu viert bekommt jeder zwei Karten und das Feld vier, dann jeder drei und das Feld vier
      Angenommen ein Tisch mit 4 Spielern
      Und Platz 1 ist Geber
      Wenn die Runde beginnt
      Dann bekam Platz 2 die Karten 1 bis 2 des Kartenspiels
      Und bekam Platz 3 die Karten 3 bis 4 des Kartenspiels
      Und bekam Platz 0 die Karten 5 bis 6 des Kartenspiels
      Und bekam Platz 1 die Karten 7 bis 8 des Kartenspiels
      Und bekam das Feld die Karten 9 bis 12 des Kartenspiels
      Und bekam Platz 2 die Karten 13 bis 15 des Kartenspiels
      Und bekam Platz 1 die Karten 22 bis 24 des Kartenspiels
      Und bekam das Feld die Karten 25 bis 28 des Kartenspiels

    @HA-DE-080 @KK-1
    Szenario: Zu viert hat am Ende jeder fünf Karten, und acht liegen im Feld
      Angenommen ein Tisch mit 4 Spielern
      Wenn die Runde beginnt
      Dann hat jeder Platz 5 Karten auf der Hand
      Und liegen 8 Karten im Feld
      Und hat der Stapel 20 Karten

  Regel: Wer mischt und wer abhebt, beeinflusst die Karten nicht

    # Zu sehen ist nur, dass die Karten gemischt sind und dass allein der Startwert ihre Reihenfolge bestimmt.
    @HA-DE-066 @HA-DE-199 @HA-DE-200
    Szenariogrundriss: Mit <Spieler> Spielern bestimmt nur der Startwert die Reihenfolge der Karten
      Angenommen ein Tisch mit <Spieler> Spielern
      Wenn eine Partie mit dem Startwert "Pflaumenblüte" beginnt
      Dann sind die Karten gemischt
      Und ist die Reihenfolge der Karten in jeder Partie mit dem Startwert "Pflaumenblüte" gleich
      Und ist die Reihenfolge der Karten in einer Partie mit dem Startwert "Kirschblüte" anders
      Und ist die Reihenfolge der Karten mit dem Startwert "Pflaumenblüte" gleich, egal wer gibt

      Beispiele:
        | Spieler |
        | 2       |
        | 3       |

  Regel: Vier Karten eines Monats im Feld werden neu gegeben

    @HA-DE-210 @KK-2
    Szenario: Derselbe Geber gibt noch einmal, wenn vier Karten eines Monats im Feld liegen
      Angenommen Platz 2 ist Geber
      Und zuerst wird ein Feld mit 1B 1R 1C1 1C2 5R 7A gegeben
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Wenn die Runde beginnt
      Dann wurde 1 Mal neu gegeben
      Und gibt Platz 2
      Und ist es Runde 1

    @HA-DE-210 @KK-2
    Szenario: Mit drei Karten eines Monats im Feld wird gespielt
      Angenommen das Feld zeigt 4R 4C1 4C2 5R 7A 9C2
      Wenn die Runde beginnt
      Dann wurde 0 Mal neu gegeben
