# language: de
Funktionalität: Sofort-Kombo
  Eine Sofort-Kombo gewinnt, bevor jemand gespielt hat.

  Regel: Ein Vierling gewinnt die Runde sofort

    @HA-DE-052 @HA-DE-053 @KK-3
    Szenario: Wer einen Vierling hat, bekommt von jedem sechs Punkte
      Angenommen Platz 1 hat 4A 4R 4C1 4C2 1R 2A 6C1 auf der Hand
      Wenn die Runde beginnt
      Dann endet die Runde so: Sofort-Kombo
      Und gewinnt Platz 1 die Runde
      Und Platz 0 zahlt 6 Punkte an Platz 1 für den Gewinn
      Und Platz 2 zahlt 6 Punkte an Platz 1 für den Gewinn
      Und lautet der Stand -6, 12 und -6

    @HA-DE-052 @KK-3
    Szenario: Ein Drilling gewinnt nicht sofort
      Angenommen Platz 1 hat 4A 4R 4C1 5C2 1R 2A 6C1 auf der Hand
      Wenn die Runde beginnt
      Dann ist die Runde nicht zu Ende
      Und ist Platz 0 am Zug

    @HA-DE-053 @HA-DE-086 @KK-3 @KK-8
    Szenario: Der Gewinn mit einem Vierling wird nicht verdoppelt
      Angenommen Platz 0 hat 1B 1R 1C1 1C2 2A 6C1 8C1 auf der Hand
      Wenn die Runde beginnt
      Dann ist der Multiplikator 1
      Und lautet der Stand 12, -6 und -6

    @HA-DE-203 @HA-DE-204 @HA-DE-052 @KK-3
    Szenario: Wer einen Vierling hat, zeigt seine Karten und gewinnt, statt neu geben zu lassen
      Angenommen Platz 1 hat 4A 4R 4C1 4C2 1R 2A 6C1 auf der Hand
      Wenn die Runde beginnt
      Dann wurde 0 Mal neu gegeben
      Und sieht Platz 0 4A 4R 4C1 4C2 bei Platz 1
      Und sieht Platz 0 nichts von 1R 2A 6C1

    @HA-DE-052 @KK-3
    Szenario: Haben zwei einen Vierling, gewinnt der Erste, vom Geber aus gezählt
      Angenommen Platz 2 ist Geber
      Und Platz 0 hat 4A 4R 4C1 4C2 1R 2A 6C1 auf der Hand
      Und Platz 1 hat 9A 9R 9C1 9C2 1B 2R 6C2 auf der Hand
      Wenn die Runde beginnt
      Dann gewinnt Platz 0 die Runde
      Und Platz 1 zahlt 6 Punkte an Platz 0 für den Gewinn

    @HA-DE-052 @HA-DE-210 @KK-2 @KK-3
    Szenario: Liegen auch vier Karten eines Monats im Feld, wird erst neu gegeben
      Angenommen zuerst wird ein Feld mit 1B 1R 1C1 1C2 5R 7A gegeben
      Und Platz 1 hat 4A 4R 4C1 4C2 2R 2A 6C1 auf der Hand
      Und das Feld zeigt 1R 2C1 3C1 5R 7A 9C2
      Wenn die Runde beginnt
      Dann wurde 1 Mal neu gegeben
      Und gewinnt Platz 1 die Runde

    @HA-DE-052 @HA-DE-053 @KK-3 @KK-10
    Szenario: Zu viert bekommen beide Partner je sechs Punkte für den Vierling
      Angenommen ein Tisch mit 4 Spielern
      Und Platz 1 hat 4A 4R 4C1 4C2 1R auf der Hand
      Wenn die Runde beginnt
      Dann endet die Runde so: Sofort-Kombo
      Und Platz 0 zahlt 6 Punkte an Platz 1 für den Gewinn
      Und Platz 2 zahlt 6 Punkte an Platz 3 für den Gewinn
      Und lautet der Stand -6, 6, -6 und 6

  Regel: Zu zweit gewinnen auch vier Paare sofort

    @HA-DE-069 @HA-DE-070 @KK-3
    Szenario: Vier Paare bringen zu zweit sechs Punkte
      Angenommen ein Tisch mit 2 Spielern
      Und Platz 1 hat 1B 1R 2A 2R 4C1 4C2 6A 6C1 auf der Hand
      Wenn die Runde beginnt
      Dann endet die Runde so: Sofort-Kombo
      Und Platz 0 zahlt 6 Punkte an Platz 1 für den Gewinn
      Und sieht Platz 0, dass Platz 1 "Vier Paare" angesagt hat

    @HA-DE-069 @KK-3
    Szenariogrundriss: Die Hand <Hand> gewinnt nicht sofort
      Angenommen ein Tisch mit 2 Spielern
      Und Platz 1 hat <Hand> auf der Hand
      Wenn die Runde beginnt
      Dann ist die Runde nicht zu Ende

      Beispiele:
        | Hand                        |
        | 1B 1R 2A 2R 4C1 4C2 6A 7C1  |
        | 1B 1R 1C1 2R 4C1 4C2 6A 6C1 |

    @HA-DE-052 @HA-DE-069 @KK-3
    Szenario: Ein Vierling mit zwei Paaren zählt als Vierling und bringt sechs Punkte
      Angenommen ein Tisch mit 2 Spielern
      Und Platz 1 hat 1B 1R 1C1 1C2 4C1 4C2 6A 6C1 auf der Hand
      Wenn die Runde beginnt
      Dann endet die Runde so: Sofort-Kombo
      Und Platz 0 zahlt 6 Punkte an Platz 1 für den Gewinn
      Und sieht Platz 0, dass Platz 1 "Vierling" angesagt hat

    @HA-DE-069 @KK-3
    Szenario: Zu dritt gewinnen drei Paare und eine Karte nicht
      Angenommen Platz 1 hat 1B 1R 2A 2R 4C1 4C2 6A auf der Hand
      Wenn die Runde beginnt
      Dann ist die Runde nicht zu Ende

    @HA-DE-069 @HA-DE-075 @KK-3
    Szenario: Bei Toppa gewinnen vier Paare nicht, aber ein Vierling schon
      Angenommen ein Tisch mit 2 Spielern
      Und die Option "two-player-deal" ist toppa
      Und Platz 1 hat 1B 1R 2A 2R 4C1 4C2 6A 6C1 8A 9C1 auf der Hand
      Wenn die Runde beginnt
      Dann ist die Runde nicht zu Ende
      Angenommen Platz 1 hat 1B 1R 1C1 1C2 4C1 4C2 6A 6C1 8A 9C1 auf der Hand
      Wenn die Runde beginnt
      Dann endet die Runde so: Sofort-Kombo

    @HA-DE-069 @KK-3
    Szenario: Vier Paare gewinnen nicht, wenn das so vereinbart ist
      Angenommen ein Tisch mit 2 Spielern
      Und die Option "four-pairs" ist nein
      Und Platz 1 hat 1B 1R 2A 2R 4C1 4C2 6A 6C1 auf der Hand
      Dann ist die Option "four-pairs" ja, wenn nichts anderes gesagt wird
      Wenn die Runde beginnt
      Dann ist die Runde nicht zu Ende
