# language: de
Funktionalität: Die Sofort-Kombo
  Wer sie auf die Hand bekommt, hat die Runde gewonnen, ehe jemand spielt.

  @HA-DE-052 @HA-DE-053 @KK-3
  Szenario: Ein Vierling gewinnt sofort
    Angenommen Platz 2 hat 4A 4R 4C1 4C2 1R 7C1 9C1 auf der Hand
    Wenn die Karten ausgeteilt werden
    Dann gewinnt Platz 2 die Runde
    Und endet die Runde durch "hand-win"
    Und zahlt Platz 0 an Platz 2 6 Punkte für den Sieg
    Und zahlt Platz 1 an Platz 2 6 Punkte für den Sieg
    Und zeigt Platz 2 4A 4R 4C1 4C2
    Und ist Platz 2 der nächste Geber

  @HA-DE-052 @KK-3
  Szenario: Drei von einem Monat gewinnen nichts
    Angenommen Platz 2 hat 4A 4R 4C1 5C2 1R 7C1 9C1 auf der Hand
    Wenn die Karten ausgeteilt werden
    Dann ist die Runde nicht zu Ende

  @HA-DE-052 @KK-3
  Szenario: Von zweien gewinnt, wer von Oya an zuerst an die Reihe käme
    Angenommen Platz 1 ist Geber
    Und Platz 0 hat 4A 4R 4C1 4C2 1R 7C1 9C1 auf der Hand
    Und Platz 2 hat 6A 6R 6C1 6C2 1C1 7C2 9C2 auf der Hand
    Wenn die Karten ausgeteilt werden
    Dann gewinnt Platz 2 die Runde
    Und zahlt Platz 0 an Platz 2 6 Punkte für den Sieg

  @HA-DE-069 @HA-DE-070 @KK-3
  Szenario: Zu zweit gewinnen vier Paare
    Angenommen ein Tisch mit 2 Spielern
    Und Platz 1 hat 1R 1C1 4A 4R 7C1 7C2 9C1 9C2 auf der Hand
    Wenn die Karten ausgeteilt werden
    Dann gewinnt Platz 1 die Runde
    Und zahlt Platz 0 an Platz 1 6 Punkte für den Sieg

  @HA-DE-069 @KK-3
  Szenario: Ein Drilling, zwei Paare und eine einzelne sind keine vier Paare
    Angenommen ein Tisch mit 2 Spielern
    Und Platz 1 hat 1R 1C1 4A 4R 7C1 7C2 7R 9C2 auf der Hand
    Wenn die Karten ausgeteilt werden
    Dann ist die Runde nicht zu Ende

  @HA-DE-052 @KK-10
  Szenario: Zu viert zahlt jeder Verlierer an sein Gegenstück
    Angenommen ein Tisch mit 4 Spielern
    Und Platz 3 hat 4A 4R 4C1 4C2 1R auf der Hand
    Wenn die Karten ausgeteilt werden
    Dann gewinnen die Plätze 1 und 3 die Runde
    Und zahlt Platz 0 an Platz 1 6 Punkte für den Sieg
    Und zahlt Platz 2 an Platz 3 6 Punkte für den Sieg
    Und ist Platz 3 der nächste Geber
