# language: de
Funktionalität: Mehrere Lichter im Feld
  Ein Multiplikator, der in einer Runde nicht gilt, wartet auf eine der nächsten.

  Regel: Große Spiele kommen zuerst, die übrigen warten

    @HA-DE-040 @HA-DE-041 @HH-4
    Szenariogrundriss: Mit <Lichter> im Feld gilt der höchste Multiplikator, und die anderen warten
      Angenommen das Feld zeigt <Lichter> 4C1 5R 7A
      Dann ist der Multiplikator <Multiplikator>
      Und warten die Multiplikatoren <später> auf später

      Beispiele:
        | Lichter     | Multiplikator | später  |
        | 1B 11B 2C1  | 4             | 2       |
        | 1B 11B 12B  | 4             | 2 und 4 |
        | 1B 3B 8B    | 2             | 2 und 2 |
        | 11B 12B 2C1 | 4             | 4       |

    @HA-DE-040 @HH-4
    Szenario: Mit einem einzigen Licht wartet kein Multiplikator
      Angenommen das Feld zeigt 11B 1R 2C1 4C1 5R 7A
      Dann ist der Multiplikator 4
      Und wartet kein Multiplikator auf später

    @HA-DE-041 @HH-4
    Szenario: Ein neuer höherer Multiplikator geht vor dem wartenden
      Angenommen der Multiplikator 2 wartet von vorher
      Und das Feld zeigt 11B 1R 2C1 4C1 5R 7A
      Dann ist der Multiplikator 4
      Und wartet der Multiplikator 2 auf später

    @HA-DE-041 @HH-4
    Szenario: Ein wartendes großes Spiel geht vor einem neuen mittleren
      Angenommen der Multiplikator 4 wartet von vorher
      Und das Feld zeigt 8B 2A 4C1 5R 7A 9C2
      Dann ist der Multiplikator 4
      Und wartet der Multiplikator 2 auf später

  Regel: Die Monatsleiste zeigt die Multiplikatoren der nächsten Runden

    # Die Leiste hat ein Feld für jede Runde. Die wartenden Multiplikatoren sind die Würfel, die auf ihr liegen.

    @HA-DE-044 @HA-DE-221
    Szenario: Die Leiste hat zwölf Felder für zwölf Monate
      Dann ist die Option "rounds" 12, wenn nichts anderes gesagt wird
      Und hat das Spiel 48 Karten in 12 Monaten zu 4 Karten

    @HA-DE-045 @HA-DE-166 @HH-4
    Szenariogrundriss: Liegt auf dem Feld der Runde ein Würfel mit der <Würfel>, gilt dieser Multiplikator
      Angenommen der Multiplikator <Würfel> wartet von vorher
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Dann ist der Multiplikator <Würfel>
      Und wartet kein Multiplikator auf später

      Beispiele:
        | Würfel |
        | 2      |
        | 4      |

    @HA-DE-166 @HA-DE-032 @HH-4
    Szenario: Ohne Würfel und ohne Licht im Feld ist es ein kleines Spiel
      Angenommen das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Dann ist der Multiplikator 1

    @HA-DE-042 @HA-DE-040 @HA-DE-041 @HA-DE-045 @HA-DE-166 @HH-4
    Szenario: Nach drei Lichtern im Feld gelten zwei große Spiele und dann ein mittleres
      Angenommen ein Tisch mit 4 Spielern
      Und die Option "mizuten" ist nein
      Und das Feld zeigt 1B 11B 12B 4C1 5R 7A
      Wenn die Runde beginnt
      Dann ist der Multiplikator 4
      Und warten die Multiplikatoren 4 und 2 auf später
      Wenn Platz 0 "ich bleibe" sagt
      Und alle Gefragten "ich steige aus" sagen
      Und die nächste Runde mit 1R 2A 4C1 5R 7A 9C2 im Feld beginnt
      Dann ist der Multiplikator 4
      Und wartet der Multiplikator 2 auf später
      Wenn Platz 0 "ich bleibe" sagt
      Und alle Gefragten "ich steige aus" sagen
      Und die nächste Runde mit 1R 2A 4C1 5R 7A 9C2 im Feld beginnt
      Dann ist der Multiplikator 2
      Und wartet kein Multiplikator auf später
      Wenn Platz 0 "ich bleibe" sagt
      Und alle Gefragten "ich steige aus" sagen
      Und die nächste Runde mit 1R 2A 4C1 5R 7A 9C2 im Feld beginnt
      Dann ist der Multiplikator 1

    @HA-DE-043 @HA-DE-041 @HA-DE-045 @HA-DE-166 @HH-4
    Szenario: Das mittlere Spiel rückt nach hinten, wenn ein neues großes dazukommt
      Angenommen ein Tisch mit 4 Spielern
      Und die Option "mizuten" ist nein
      Und das Feld zeigt 1B 11B 12B 4C1 5R 7A
      Wenn die Runde beginnt
      Und Platz 0 "ich bleibe" sagt
      Und alle Gefragten "ich steige aus" sagen
      Und die nächste Runde mit 11B 2A 4C1 5R 7A 9C2 im Feld beginnt
      Dann ist der Multiplikator 4
      Und warten die Multiplikatoren 4 und 2 auf später
      Wenn Platz 0 "ich bleibe" sagt
      Und alle Gefragten "ich steige aus" sagen
      Und die nächste Runde mit 1R 2A 4C1 5R 7A 9C2 im Feld beginnt
      Dann ist der Multiplikator 4
      Und wartet der Multiplikator 2 auf später
      Wenn Platz 0 "ich bleibe" sagt
      Und alle Gefragten "ich steige aus" sagen
      Und die nächste Runde mit 1R 2A 4C1 5R 7A 9C2 im Feld beginnt
      Dann ist der Multiplikator 2
      Und wartet kein Multiplikator auf später

    # Erst hier zeigt sich, dass große Spiele auch vor wartenden gehen. In der zweiten Runde liegt schon ein Würfel mit der Zwei.
    @HA-DE-041 @HA-DE-166 @HH-4
    Szenario: Ein neues großes Spiel geht vor dem wartenden mittleren
      Angenommen ein Tisch mit 4 Spielern
      Und die Option "mizuten" ist nein
      Und das Feld zeigt 1B 8B 2A 4C1 5R 7A
      Wenn die Runde beginnt
      Dann ist der Multiplikator 2
      Und wartet der Multiplikator 2 auf später
      Wenn Platz 0 "ich bleibe" sagt
      Und alle Gefragten "ich steige aus" sagen
      Und die nächste Runde mit 12B 2A 4C1 5R 7A 9C2 im Feld beginnt
      Dann ist der Multiplikator 4
      Und wartet der Multiplikator 2 auf später
