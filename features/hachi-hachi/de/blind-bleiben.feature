# language: de
Funktionalität: Blind bleiben
  Der Geber sagt zu, dass er spielt, bevor er seine Karten kennt.

  Regel: Der Geber bleibt blind, bevor die Karten gegeben werden

    @HA-DE-021 @HA-DE-022 @HH-17
    Szenario: Der Geber, der blind bleibt, spielt mit und ist amtierender Geber
      Angenommen ein Tisch mit 4 Spielern
      Und Platz 2 ist Geber
      Wenn die Runde beginnt
      Dann hat jeder Platz 0 Karten auf der Hand
      Und darf Platz 2 "blind bleiben" sagen
      Und darf Platz 3 nicht "blind bleiben" sagen
      Wenn Platz 2 "blind bleiben" sagt
      Dann hat jeder Platz 7 Karten auf der Hand
      Und ist Platz 3 am Zug
      Und ist Platz 2 aktiv
      Und darf Platz 2 nicht "ich steige aus" sagen
      Wenn alle Gefragten "ich bleibe" sagen
      Dann ist Platz 2 amtierender Geber

    @HA-DE-021 @HH-17
    Szenario: Der Geber darf nicht mehr blind bleiben, wenn die Karten gegeben sind
      Angenommen ein Tisch mit 4 Spielern
      Wenn die Runde beginnt
      Und Platz 0 "nichts" sagt
      Dann hat jeder Platz 7 Karten auf der Hand
      Und darf Platz 0 nicht "blind bleiben" sagen
      Und darf Platz 0 "ich steige aus" sagen

    @HA-DE-021 @HH-17
    Szenario: Mit Blindbleiben wird gespielt, wenn nichts anderes vereinbart ist
      Dann ist die Option "mizuten" ja, wenn nichts anderes gesagt wird

    @HA-DE-021 @HH-17
    Szenario: Auch zu dritt darf der Geber blind bleiben, obwohl niemand aussteigen kann
      Angenommen die Option "match" ist plain
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Und Platz 0 hat 2R 3R auf der Hand
      Und Platz 1 hat 6A auf der Hand
      Und Platz 2 hat 2C2 auf der Hand
      Und der Stapel beginnt mit 1C1 3C2 11A 9C1
      Wenn die Runde beginnt
      Dann darf Platz 0 "blind bleiben" sagen
      Wenn Platz 0 "blind bleiben" sagt
      Und niemand etwas ansagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel    |
        | 0     | 2R nimmt 2A  | 1C1 nimmt 1R  |
        | 1     | 6A           | 3C2           |
        | 2     | 2C2          | 11A           |
        | 0     | 3R nimmt 3C2 | 9C1 nimmt 9C2 |
      Und Platz 0 "Yoschi" sagt
      Dann werden insgesamt 24 Punkte für Leistungen gezahlt

    @HA-DE-021 @HH-17
    Szenario: Bleibt der Geber nicht blind, wird nichts für Blindbleiben gezahlt
      Angenommen das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Und Platz 0 hat 1B 3C1 auf der Hand
      Und Platz 1 hat 3R auf der Hand
      Und Platz 2 hat 10C1 auf der Hand
      Und der Stapel beginnt mit 2R 12C2 8B 5C2
      Wenn die Runde beginnt
      Und Platz 0 "nichts" sagt
      Und niemand etwas ansagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel   |
        | 0     | 1B nimmt 1R  | 2R nimmt 2A  |
        | 1     | 3R           | 12C2         |
        | 2     | 10C1         | 8B           |
        | 0     | 3C1 nimmt 3R | 5C2 nimmt 5R |
      Und Platz 0 "Yoschi" sagt
      Dann wird nichts für Leistungen gezahlt

  Regel: Mit neunundachtzig Kartenpunkten bekommt der Geber von jedem ein Kan, sonst zahlt er

    @HA-DE-127 @HA-DE-149 @HH-17
    Szenariogrundriss: Blindbleiben braucht 89 Kartenpunkte, hier <0> bei Multiplikator <Multiplikator>
      Angenommen der Multiplikator ist <Multiplikator>
      Und Platz 0 ist blind geblieben
      Und Platz 0 hat <0> Kartenpunkte
      Und Platz 1 hat 87 Kartenpunkte
      Und Platz 2 hat <2> Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 1 zahlt <erhält> Punkte an Platz 0 für die Leistung "blind bleiben"
      Und Platz 2 zahlt <erhält> Punkte an Platz 0 für die Leistung "blind bleiben"
      Und Platz 0 zahlt <zahlt> Punkte an Platz 1 für die Leistung "blind bleiben"
      Und Platz 0 zahlt <zahlt> Punkte an Platz 2 für die Leistung "blind bleiben"

      Beispiele:
        | 0   | 2   | Multiplikator | erhält | zahlt |
        | 89  | 88  | 1             | 12     | 0     |
        | 120 | 57  | 1             | 12     | 0     |
        | 89  | 88  | 4             | 48     | 0     |
        | 88  | 89  | 1             | 0      | 12    |
        | 40  | 137 | 1             | 0      | 12    |
        | 88  | 89  | 2             | 0      | 24    |

    @HA-DE-127 @HH-17
    Szenario: Das Blindbleiben wird auch bezahlt, wenn ein anderer Yoschi sagt
      Angenommen Platz 0 ist blind geblieben
      Und Platz 0 hat 89 Kartenpunkte
      Und Platz 1 hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Yoschi von Platz 1
      Dann gilt: Platz 1 zahlt 12 Punkte an Platz 0 für die Leistung "blind bleiben"
      Und wird nichts für Kartenpunkte gezahlt

    @HA-DE-127 @HH-17
    Szenario: Für das Blindbleiben zahlen alle am Tisch, auch wer nicht mitspielt
      Angenommen ein Tisch mit 5 Spielern
      Und Plätze 0, 1 und 2 sind aktiv
      Und Platz 3 ist ausgestiegen
      Und Platz 4 muss aussetzen
      Und Platz 0 ist blind geblieben
      Und Platz 0 hat 89 Kartenpunkte
      Und Platz 1 hat 90 Kartenpunkte
      Und Platz 2 hat 85 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 3 zahlt 12 Punkte an Platz 0 für die Leistung "blind bleiben"
      Und Platz 4 zahlt 12 Punkte an Platz 0 für die Leistung "blind bleiben"
      Und werden insgesamt 48 Punkte für Leistungen gezahlt

    @HA-DE-149 @HH-17
    Szenario: Misslingt das Blindbleiben, bekommen nur die Spieler der Runde etwas
      Angenommen ein Tisch mit 5 Spielern
      Und Plätze 0, 1 und 2 sind aktiv
      Und Platz 3 ist ausgestiegen
      Und Platz 4 muss aussetzen
      Und Platz 0 ist blind geblieben
      Und Platz 0 hat 88 Kartenpunkte
      Und Platz 1 hat 90 Kartenpunkte
      Und Platz 2 hat 86 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 0 zahlt 12 Punkte an Platz 1 für die Leistung "blind bleiben"
      Und Platz 0 zahlt 12 Punkte an Platz 2 für die Leistung "blind bleiben"
      Und werden insgesamt 24 Punkte für Leistungen gezahlt

    @HA-DE-128 @HH-17 @HH-20
    Szenario: Nur der Spieler mit der weißen Karte zahlt nichts für das Blindbleiben
      Angenommen ein Tisch mit 7 Spielern
      Und Plätze 0, 1 und 2 sind aktiv
      Und Plätze 3 und 4 sind ausgestiegen
      Und Platz 5 muss aussetzen
      Und Platz 6 hat die weiße Karte
      Und Platz 0 ist blind geblieben
      Und Platz 0 hat 89 Kartenpunkte
      Und Platz 1 hat 90 Kartenpunkte
      Und Platz 2 hat 85 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 5 zahlt 12 Punkte an Platz 0 für die Leistung "blind bleiben"
      Und Platz 6 zahlt 0 Punkte an Platz 0 für die Leistung "blind bleiben"
      Und werden insgesamt 60 Punkte für Leistungen gezahlt

    @HA-DE-128 @HH-17 @HH-20
    Szenario: Die weiße Karte befreit vom Zahlen, auf welchem Platz sie auch ist
      Angenommen ein Tisch mit 7 Spielern
      Und Plätze 0, 1 und 2 sind aktiv
      Und Platz 3 hat die weiße Karte
      Und Plätze 4 und 5 sind ausgestiegen
      Und Platz 6 muss aussetzen
      Und Platz 0 ist blind geblieben
      Und Platz 0 hat 89 Kartenpunkte
      Und Platz 1 hat 90 Kartenpunkte
      Und Platz 2 hat 85 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 3 zahlt 0 Punkte an Platz 0 für die Leistung "blind bleiben"
      Und Platz 4 zahlt 12 Punkte an Platz 0 für die Leistung "blind bleiben"
      Und Platz 6 zahlt 12 Punkte an Platz 0 für die Leistung "blind bleiben"
      Und werden insgesamt 60 Punkte für Leistungen gezahlt
