# language: de
Funktionalität: Sieben Spieler und die weiße Karte
  Zu siebt reichen die Karten nur, wenn einer die Runde aussetzt.

  Regel: Zu siebt wird die weiße Karte mitgegeben

    @HA-DE-028 @HH-20
    Szenario: Zu siebt gehört die weiße Karte zum Spiel
      Angenommen ein Tisch mit 7 Spielern
      Wenn die Karten gegeben werden
      Dann besteht das Kartenspiel aus 49 verschiedenen Karten
      Und ist X im Spiel

    @HA-DE-028 @HH-20
    Szenario: Zu sechst gehört die weiße Karte nicht zum Spiel
      Angenommen ein Tisch mit 6 Spielern
      Wenn die Karten gegeben werden
      Dann besteht das Kartenspiel aus 48 verschiedenen Karten
      Und ist X nicht im Spiel

    @HA-DE-026 @HA-DE-028 @HA-DE-030 @HH-20
    Szenario: Zu siebt gehen alle Karten an die Spieler und keine ins Feld
      Angenommen ein Tisch mit 7 Spielern
      Und Platz 2 ist Geber
      Und Platz 3 hat X 1R 2A 4C1 5R 7A 9C2 auf der Hand
      Wenn die Karten gegeben werden
      Dann bekam jeder Platz 7 Karten
      Und bekam das Feld keine Karte
      Und bekam Platz 2 die Karten 1 bis 3 des Kartenspiels
      Und bekam Platz 4 die Karten 7 bis 9 des Kartenspiels
      Und bekam Platz 2 die Karten 22 bis 25 des Kartenspiels
      Und bekam Platz 1 die Karten 46 bis 49 des Kartenspiels
      Und hat der Stapel 0 Karten

  Regel: Wer die weiße Karte hat, setzt aus, und seine anderen Karten werden das Feld

    @HA-DE-029 @HA-DE-030 @HH-20
    Szenario: Die sechs anderen Karten liegen offen im Feld, und die weiße kommt weg
      Angenommen ein Tisch mit 7 Spielern
      Und Platz 3 hat X 1R 2A 4C1 5R 7A 9C2 auf der Hand
      Wenn die Karten gegeben werden
      Dann liegen 6 Karten im Feld
      Und liegen 1R 2A 4C1 5R 7A 9C2 im Feld
      Und liegt X nicht im Feld
      Und hat Platz 3 genau 0 Karten auf der Hand
      Wenn alle Gefragten "ich bleibe" sagen
      Dann hat der Stapel 21 Karten
      Und ist X nicht im Stapel

    @HA-DE-030 @HA-DE-031 @HH-4 @HH-20
    Szenario: Die sechs Karten im Feld bestimmen den Multiplikator
      Angenommen ein Tisch mit 7 Spielern
      Und Platz 3 hat X 1R 2A 4C1 5R 7A 8B auf der Hand
      Wenn die Karten gegeben werden
      Dann ist der Multiplikator 2

    @HA-DE-029 @HH-20
    Szenario: Wer die weiße Karte hat, wird nicht gefragt
      Angenommen ein Tisch mit 7 Spielern
      Und Platz 2 ist Geber
      Und Platz 3 hat X 1R 2A 4C1 5R 7A 9C2 auf der Hand
      Wenn die Karten gegeben werden
      Und Platz 2 "ich bleibe" sagt
      Dann ist Platz 4 am Zug
      Und darf Platz 3 nicht "ich bleibe" sagen

    @HA-DE-029 @HA-DE-092 @HH-6 @HH-20
    Szenario: Wer die weiße Karte hat, zahlt keine Strafe, und sein Platz zählt beim Abstand nicht mit
      Angenommen ein Tisch mit 7 Spielern
      Und Platz 2 ist Geber
      Und Platz 3 hat X 1R 2A 4C1 5R 7A 9C2 auf der Hand
      Und Platz 0 hat 6A 8A 8C1 8C2 10C1 11C1 12C1 auf der Hand
      Und Platz 1 hat 6R 6C1 auf der Hand
      Und Platz 2 hat 9R 10R auf der Hand
      Und Platz 4 hat 7R 10A auf der Hand
      Und Platz 5 hat 3C1 auf der Hand
      Und Platz 6 hat 9C1 auf der Hand
      Und der gemischte Stapel beginnt mit 7R 10A 6R 6C1
      Wenn die Karten gegeben werden
      Und Platz 2 "ich bleibe" sagt
      Und Platz 4 "ich steige aus" sagt
      Und Platz 5 "ich bleibe" sagt
      Und Platz 6 "ich bleibe" sagt
      Und niemand etwas ansagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand  | vom Stapel   |
        | 2     | 9R nimmt 9C2  | 7R nimmt 7A  |
        | 5     | 3C1           | 10A          |
        | 6     | 9C1           | 6R           |
        | 2     | 10R nimmt 10A | 6C1 nimmt 6R |
      Und Platz 2 "Yoschi" sagt
      Dann zahlt Platz 4 eine Strafe von 18 Punkten in den Topf
      Und Platz 5 zahlt 12 Punkte an Platz 0 als Entschädigung
      Aber hat Platz 3 weder gezahlt noch etwas erhalten

    @HA-DE-029 @HA-DE-108 @HH-20
    Szenario: Hat der Geber die weiße Karte, wird der Nächste zuerst gefragt und vertritt ihn
      Angenommen ein Tisch mit 7 Spielern
      Und Platz 3 ist Geber
      Und Platz 3 hat X 1R 2A 4C1 5R 7A 9C2 auf der Hand
      Wenn die Karten gegeben werden
      Dann ist Platz 4 am Zug
      Wenn alle Gefragten "ich bleibe" sagen
      Dann ist Platz 4 amtierender Geber
