# language: de
Funktionalität: Vierling und Drilling
  Die seltenste Hand beendet die Runde, bevor eine Karte gespielt ist.

  # Nach anderen Texten ist sie eine Handkombination wie jede andere, und die Runde wird gespielt.

  Regel: Vierling und Drilling beendet die Runde sofort

    @HA-DE-046 @HA-DE-048 @HA-DE-265 @HA-DE-267 @HA-DE-272 @HH-23
    Szenario: Jeder andere zahlt zwanzig Kan für Vierling und Drilling
      Angenommen das Feld zeigt 3R 4C1 5R 7A 9C2 10C1
      Und Platz 1 hat 1B 1R 1C1 1C2 2A 2R 2C1 auf der Hand
      Wenn die Karten gegeben werden
      Dann endet die Runde so: Vierling und Drilling
      Und Platz 0 zahlt 240 Punkte an Platz 1 für die Handkombination "Vierling & Drilling"
      Und Platz 2 zahlt 240 Punkte an Platz 1 für die Handkombination "Vierling & Drilling"
      Und gewinnt Platz 1 die Runde
      Und ist Platz 1 der nächste Geber
      Wenn Platz 0 3C1 spielt
      Dann wird das abgelehnt: die Runde ist zu Ende

    @HA-DE-046 @HA-DE-271 @HH-23
    Szenario: Ein Vierling mit einem Paar beendet die Runde nicht
      Angenommen das Feld zeigt 3R 4C1 5R 7A 9C2 10C1
      Und Platz 1 hat 1B 1R 1C1 1C2 2A 2R 6C1 auf der Hand
      Wenn die Karten gegeben werden
      Dann ist die Runde nicht zu Ende
      Und ist es Zeit für Ansagen

    @HA-DE-046 @HA-DE-050 @HH-23
    Szenario: Ohne andere Vereinbarung beendet Vierling und Drilling die Runde
      Dann ist die Option "teyaku.four-three-ends-round" ja, wenn nichts anderes gesagt wird

    @HA-DE-046 @HH-23
    Szenario: Wenn so vereinbart, wird trotz Vierling und Drilling weitergespielt
      Angenommen die Option "teyaku.four-three-ends-round" ist nein
      Und Platz 1 hat 1B 1R 1C1 1C2 2A 2R 2C1 auf der Hand
      Wenn die Karten gegeben werden
      Dann ist die Runde nicht zu Ende
      Und darf Platz 1 "Vierling & Drilling" ansagen

  Regel: Bezahlt wird nur die Hand mit Vierling und Drilling

    @HA-DE-047 @HA-DE-266 @HH-23
    Szenario: Neben Vierling und Drilling wird auch eine Kasu-Kombination derselben Hand bezahlt
      Angenommen das Feld zeigt 3R 4C1 5R 7A 9C2 10C1
      Und Platz 2 hat 11B 11A 11R 11C1 12C1 12C2 12C3 auf der Hand
      Wenn die Karten gegeben werden
      Dann endet die Runde so: Vierling und Drilling
      Und Platz 0 zahlt 240 Punkte an Platz 2 für die Handkombination "Vierling & Drilling"
      Und Platz 0 zahlt 48 Punkte an Platz 2 für die Handkombination "alle Dreg"
      Und Platz 1 zahlt 48 Punkte an Platz 2 für die Handkombination "alle Dreg"

    @HA-DE-047 @HA-DE-048 @HH-23
    Szenario: Neben Vierling und Drilling werden die Hände der anderen nicht bezahlt
      Angenommen das Feld zeigt 3R 4C1 5R 7A 9C2 10C1
      Und Platz 0 hat 8A 8C1 8C2 3B 4A 6C1 9R auf der Hand
      Und Platz 1 hat 1B 1R 1C1 1C2 2A 2R 2C1 auf der Hand
      Wenn die Karten gegeben werden
      Dann endet die Runde so: Vierling und Drilling
      Und wird nichts für die Handkombination "Drilling" gezahlt
      Und werden insgesamt 480 Punkte für Handkombinationen gezahlt

    @HA-DE-047 @HH-23
    Szenario: Neben Vierling und Drilling werden weder Kartenpunkte noch Blindbleiben bezahlt
      Angenommen das Feld zeigt 3R 4C1 5R 7A 9C2 10C1
      Und Platz 1 hat 1B 1R 1C1 1C2 2A 2R 2C1 auf der Hand
      Wenn die Runde beginnt
      Und Platz 0 "blind bleiben" sagt
      Dann endet die Runde so: Vierling und Drilling
      Und wird nichts für Leistungen gezahlt
      Und wird nichts für Kartenpunkte gezahlt

    @HA-DE-046 @HH-23
    Szenario: Haben zwei Vierling und Drilling, gewinnt der Erste vom Geber aus
      Angenommen Platz 2 ist Geber
      Und das Feld zeigt 3R 4C1 5R 7A 9C2 10C1
      Und Platz 0 hat 1B 1R 1C1 1C2 2A 2R 2C1 auf der Hand
      Und Platz 1 hat 8B 8A 8C1 8C2 6A 6R 6C1 auf der Hand
      Wenn die Karten gegeben werden
      Dann gewinnt Platz 0 die Runde
      Und Platz 1 zahlt 240 Punkte an Platz 0 für die Handkombination "Vierling & Drilling"
      Und Platz 0 zahlt nichts an Platz 1 für die Handkombination "Vierling & Drilling"

    @HA-DE-048 @HA-DE-033 @HA-DE-034 @HH-4 @HH-23
    Szenariogrundriss: Mit <Karte> im Feld bringt Vierling und Drilling <Punkte> Punkte
      Angenommen das Feld zeigt <Karte> 4C1 5R 7A 9C2 10C1
      Und Platz 1 hat 1B 1R 1C1 1C2 2A 2R 2C1 auf der Hand
      Wenn die Karten gegeben werden
      Dann gilt: Platz 0 zahlt <Punkte> Punkte an Platz 1 für die Handkombination "Vierling & Drilling"

      Beispiele:
        | Karte | Punkte |
        | 3R    | 240    |
        | 3B    | 480    |
        | 12B   | 960    |

  Regel: Nur wer mitspielt, gewinnt mit Vierling und Drilling

    @HA-DE-046 @HA-DE-048 @HA-DE-093 @HH-23
    Szenario: Wer ausgestiegen ist, zahlt die Strafe, aber nicht für Vierling und Drilling
      Angenommen ein Tisch mit 4 Spielern
      Und das Feld zeigt 3R 4C1 5R 7A 9C2 10C1
      Und Platz 2 hat 1B 1R 1C1 1C2 2A 2R 2C1 auf der Hand
      Wenn die Karten gegeben werden
      Dann ist die Runde nicht zu Ende
      Wenn Platz 0 "ich steige aus" sagt
      Und alle Gefragten "ich bleibe" sagen
      Dann endet die Runde so: Vierling und Drilling
      Und Platz 1 zahlt 240 Punkte an Platz 2 für die Handkombination "Vierling & Drilling"
      Und Platz 0 zahlt nichts an Platz 2 für die Handkombination "Vierling & Drilling"
      Und erhält Platz 2 aus dem Topf 12 Punkte

    @HA-DE-046 @HA-DE-107 @HH-7 @HH-23
    Szenario: Wer mit Vierling und Drilling aussetzen muss, bekommt die Hälfte als Entschädigung
      Angenommen ein Tisch mit 4 Spielern
      Und das Feld zeigt 3R 4C1 5R 7A 9C2 10C1
      Und Platz 3 hat 6A 6R 6C1 6C2 8A 8C1 8C2 auf der Hand
      Und Platz 0 hat 2A 3B auf der Hand
      Und Platz 1 hat 1B auf der Hand
      Und Platz 2 hat 2R auf der Hand
      Und der Stapel beginnt mit 8B 3C2 11A 1R
      Wenn die Karten gegeben werden
      Und alle Gefragten "ich bleibe" sagen
      Dann ist die Runde nicht zu Ende
      Wenn niemand etwas ansagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel  |
        | 0     | 3B nimmt 3R  | 8B          |
        | 1     | 1B           | 3C2         |
        | 2     | 2R           | 11A         |
        | 0     | 2A nimmt 2R  | 1R nimmt 1B |
      Und Platz 0 "Yoschi" sagt
      Dann gilt: Platz 1 zahlt 123 Punkte an Platz 3 als Entschädigung

  Regel: Nach Vierling und Drilling folgt die nächste Runde, wenn nur nach Punkten gespielt wird

    # Der Text meint teils die Runde, teils die ganze Partie. Mit Kredit und Monatsleiste endet auch die Partie.
    @HA-DE-050 @HH-23
    Szenario: Der Sieger mit Vierling und Drilling gibt die nächste Runde
      Angenommen die Option "match" ist plain
      Und Platz 1 hat 1B 1R 1C1 1C2 2A 2R 2C1 auf der Hand
      Wenn die Karten gegeben werden
      Dann endet die Runde so: Vierling und Drilling
      Und ist die Partie nicht zu Ende
      Wenn die nächste Runde beginnt
      Dann ist es Runde 2
      Und gibt Platz 1

  Regel: Mit Kredit beendet nur Vierling und Drilling die Partie vor der letzten Runde

    @HA-DE-049 @HA-DE-050 @HA-DE-162 @HH-23 @HH-24
    Szenariogrundriss: Die Partie geht weiter, wenn die Runde so endet: <Ende>
      Angenommen ein Tisch mit 3 Spielern
      Und es ist Runde 4
      Und der Stand ist 300, 400 und 250
      Und Platz 1 hat Sage gesagt
      Und Platz 1 hat 1R 2R 3R genommen
      Wenn die Runde zu Ende ist: <Ende> von Platz 1
      Dann geht die Partie nach dieser Runde weiter
      Und wird nichts für den Preis gezahlt
      Und Platz 1 zahlt 1 Punkt an die Bank für die Monatsleiste

      Beispiele:
        | Ende                     |
        | Yoschi                   |
        | Sage wird zurückgenommen |

    @HA-DE-049 @HA-DE-050 @HA-DE-162 @HH-23 @HH-24
    Szenario: Die Partie geht weiter, wenn die Karten aus sind
      Angenommen ein Tisch mit 3 Spielern
      Und es ist Runde 4
      Und der Stand ist 300, 400 und 250
      Und Platz 0 hat 88 Kartenpunkte
      Und Platz 1 hat 89 Kartenpunkte
      Und Platz 2 hat 87 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann geht die Partie nach dieser Runde weiter
      Und wird nichts für den Preis gezahlt

    @HA-DE-049 @HA-DE-050 @HA-DE-162 @HA-DE-163 @HH-8 @HH-23 @HH-24
    Szenario: Die Partie geht weiter, wenn nur einer bleibt, und er legt einen Punkt auf die Monatsleiste
      Angenommen ein Tisch mit 4 Spielern
      Und die Option "participation.minimum" ist free
      Und die Option "mizuten" ist nein
      Und es ist Runde 4
      Und der Stand ist 300, 400, 250 und 200
      Wenn die Runde beginnt
      Und Platz 0 "ich steige aus" sagt
      Und Platz 1 "ich steige aus" sagt
      Und Platz 2 "ich bleibe" sagt
      Und Platz 3 "ich steige aus" sagt
      Dann endet die Runde so: nur einer bleibt
      Und geht die Partie nach dieser Runde weiter
      Und Platz 2 zahlt 1 Punkt an die Bank für die Monatsleiste
      Und wird insgesamt 1 Punkt für die Monatsleiste gezahlt
      Und wird nichts für den Preis gezahlt

    @HA-DE-049 @HA-DE-050 @HA-DE-162 @HA-DE-163 @HH-8 @HH-23 @HH-24
    Szenario: Die Partie geht weiter, wenn der Topf geteilt wird, und auf die Leiste kommt ein Punkt
      Angenommen ein Tisch mit 4 Spielern
      Und die Option "participation.minimum" ist free
      Und die Option "mizuten" ist nein
      Und es ist Runde 4
      Und der Stand ist 300, 400, 250 und 200
      Wenn die Runde beginnt
      Und Platz 0 "ich bleibe" sagt
      Und Platz 1 "ich steige aus" sagt
      Und Platz 2 "ich bleibe" sagt
      Und Platz 3 "ich steige aus" sagt
      Und Platz 0 "teilen wir" sagt
      Und Platz 2 "teilen wir" sagt
      Dann endet die Runde so: der Topf wird geteilt
      Und geht die Partie nach dieser Runde weiter
      Und Platz 0 zahlt 1 Punkt an die Bank für die Monatsleiste
      Und wird insgesamt 1 Punkt für die Monatsleiste gezahlt
      Und wird nichts für den Preis gezahlt

  Regel: Auch zu zweit gewinnt, wer Vierling und Drilling hat

    @HA-DE-046 @HA-DE-047 @HA-DE-093 @HH-8 @HH-23
    Szenario: Vierling und Drilling gewinnt zu zweit, und Kartenpunkte entscheiden nicht
      Angenommen ein Tisch mit 4 Spielern
      Und die Option "participation.minimum" ist free
      Und die Option "mizuten" ist nein
      Und das Feld zeigt 3R 4C1 5R 7A 9C2 10C1
      Und Platz 2 hat 1B 1R 1C1 1C2 2A 2R 2C1 auf der Hand
      Wenn die Runde beginnt
      Und Platz 0 "ich bleibe" sagt
      Und Platz 1 "ich steige aus" sagt
      Und Platz 2 "ich bleibe" sagt
      Und Platz 3 "ich steige aus" sagt
      Und Platz 0 "spielen wir" sagt
      Und Platz 2 "spielen wir" sagt
      Dann endet die Runde so: Vierling und Drilling
      Und gewinnt Platz 2 die Runde
      Und Platz 0 zahlt 240 Punkte an Platz 2 für die Handkombination "Vierling & Drilling"
      Und wird nichts für Kartenpunkte gezahlt
      Und erhält Platz 2 aus dem Topf 48 Punkte
      Und ist Platz 2 der nächste Geber
