# language: de
Funktionalität: Siegpunkte und Kan
  Gerechnet wird in Siegpunkten und Kan.

  Regel: Zwölf Siegpunkte sind ein Kan

    @HA-DE-012 @HH-9
    Szenario: Ein Kan hat zwölf Siegpunkte, wenn nichts anderes vereinbart ist
      Dann ist die Option "kan" 12, wenn nichts anderes gesagt wird
      Und ist ein Kan 12 Punkte wert

    @HA-DE-012 @HH-9
    Szenariogrundriss: Die Handkombination <Name> bringt <Kan> Kan, also <Punkte> Punkte
      Angenommen Platz 0 hat <Hand> auf der Hand
      Und Platz 0 hat "<Name>" angesagt
      Und Platz 0 hat 88 Kartenpunkte
      Und Platz 1 hat 89 Kartenpunkte
      Und Platz 2 hat 87 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 1 zahlt <Punkte> Punkte an Platz 0 für die Handkombination "<Name>"
      Wenn jemand die Hand <Hand> ansieht
      Dann ist "<Name>" <Kan> Kan wert

      Beispiele:
        | Name           | Hand                        | Kan | Punkte |
        | Drilling       | 1B 1R 1C1 2A 3C1 6C1 8C1    | 2   | 24     |
        | Dreifach Paare | 1B 1R 2A 2R 4C1 4C2 6C1     | 4   | 48     |
        | Rot            | 1R 6R 2C1 3C1 4C1 5C1 7C1   | 2   | 24     |
        | alle Dreg      | 1C1 2C1 3C1 4C1 5C1 6C1 7C1 | 4   | 48     |

  Regel: Es gibt zwei Sorten Münzen, für Punkte und für Kan

    # Welche Farbe die Münzen haben, spielt keine Rolle: Eine schwarze ist ein Punkt, eine weiße ein Kan.
    @HA-DE-013 @HA-DE-014
    Szenario: Die kleinste Zahlung ist eine schwarze Münze
      Angenommen Platz 0 hat 89 Kartenpunkte
      Und Platz 1 hat 88 Kartenpunkte
      Und Platz 2 hat 87 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 2 zahlt 1 Punkt an Platz 0 für Kartenpunkte
      Und zahlt und erhält Platz 1 nichts für Kartenpunkte

    @HA-DE-013 @HA-DE-015 @HA-DE-094 @HH-6
    Szenario: Eine weiße Münze ist so viel wert wie zwölf schwarze
      Angenommen ein Tisch mit 4 Spielern
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Wenn die Karten gegeben werden
      Und Platz 0 "ich steige aus" sagt
      Dann zahlt Platz 0 eine Strafe von 12 Punkten in den Topf

    @HA-DE-012 @HA-DE-159 @HH-16
    Szenario: Kartenpunkte sind Siegpunkte, egal wie viele Punkte ein Kan hat
      Angenommen Platz 0 hat 100 Kartenpunkte
      Und Platz 1 hat 88 Kartenpunkte
      Und Platz 2 hat 76 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann erhält Platz 0 insgesamt 12 Punkte für Kartenpunkte

  Regel: Alle Karten zusammen sind zweihundertvierundsechzig Punkte wert

    @HA-DE-009 @HA-DE-010
    Szenario: Auf jeden der drei Spieler kommt ein Drittel von zweihundertvierundsechzig Punkten
      Dann sind alle Karten zusammen 264 Punkte wert
      Angenommen Platz 0 hat 88 Kartenpunkte
      Und Platz 1 hat 90 Kartenpunkte
      Und Platz 2 hat 86 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann zahlt und erhält Platz 0 nichts für Kartenpunkte
