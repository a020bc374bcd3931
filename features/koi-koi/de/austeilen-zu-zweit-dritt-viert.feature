# language: de
Funktionalität: Austeilen zu zweit, zu dritt und zu viert
  Wie viele Karten jeder und das Feld bekommen, und in welcher Reihenfolge.

  @HA-DE-201 @KK-1
  Szenario: Zu dritt erst das Feld, dann Oya als Erster
    Angenommen Platz 1 ist Geber
    Wenn die Karten ausgeteilt werden
    Dann bekam das Feld die Karten 1 bis 3 der Packung
    Und bekam Platz 1 die Karten 4 bis 6 der Packung
    Und bekam Platz 0 die Karten 10 bis 12 der Packung
    Und bekam Platz 1 die Karten 13 bis 16 der Packung
    Und bekam das Feld die Karten 25 bis 27 der Packung
    Und spielt jeder Platz für sich
    Und ist Platz 1 am Zug

  @HA-DE-067 @HA-DE-068 @KK-1
  Szenario: Zu zweit je vier, Oya nach dem anderen
    Angenommen ein Tisch mit 2 Spielern
    Und Platz 1 ist Geber
    Wenn die Karten ausgeteilt werden
    Dann bekam Platz 0 die Karten 1 bis 4 der Packung
    Und bekam Platz 1 die Karten 5 bis 8 der Packung
    Und bekam das Feld die Karten 9 bis 12 der Packung
    Und bekam Platz 0 die Karten 13 bis 16 der Packung
    Und hat jeder Platz 8 Karten auf der Hand
    Und liegen 8 Karten im Feld
    Und ist Platz 1 am Zug

  @HA-DE-074 @HA-DE-075 @HA-DE-076 @KK-1
  Szenario: Toppa, je fünf und fünf
    Angenommen ein Tisch mit 2 Spielern
    Und die Option "two-player-deal" ist toppa
    Wenn die Karten ausgeteilt werden
    Dann bekam Platz 1 die Karten 1 bis 5 der Packung
    Und bekam Platz 0 die Karten 6 bis 10 der Packung
    Und bekam das Feld die Karten 11 bis 14 der Packung
    Und hat jeder Platz 10 Karten auf der Hand
    Und liegen 8 Karten im Feld

  @HA-DE-078 @HA-DE-079 @HA-DE-080 @HA-DE-081 @KK-1 @KK-10
  Szenario: Zu viert zwei und drei, Oya als Letzter, die Gegenüber zusammen
    Angenommen ein Tisch mit 4 Spielern
    Wenn die Karten ausgeteilt werden
    Dann bekam Platz 1 die Karten 1 bis 2 der Packung
    Und bekam Platz 0 die Karten 7 bis 8 der Packung
    Und bekam das Feld die Karten 9 bis 12 der Packung
    Und bekam Platz 1 die Karten 13 bis 15 der Packung
    Und hat jeder Platz 5 Karten auf der Hand
    Und liegen 8 Karten im Feld
    Und spielen die Plätze 0 und 2 zusammen
    Und spielen die Plätze 1 und 3 zusammen
