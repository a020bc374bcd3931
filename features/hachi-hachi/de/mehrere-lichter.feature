# language: de
Funktionalität: Mehrere Lichter im Feld
  Was in einer Runde nicht gebraucht wird, gilt in einer der nächsten.

  Regel: Große Spiele zuerst, die übrigen folgen

    @HA-DE-040 @HA-DE-041 @HH-4
    Szenariogrundriss: <Lichter> im Feld
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
    Szenario: Ein einziges Licht lässt nichts übrig
      Angenommen das Feld zeigt 11B 1R 2C1 4C1 5R 7A
      Dann ist der Multiplikator 4
      Und wartet kein Multiplikator auf später

    @HA-DE-041 @HH-4
    Szenario: Auch was wartet, muss einem größeren neuen den Vortritt lassen
      Angenommen der Multiplikator 2 wartet von vorher
      Und das Feld zeigt 11B 1R 2C1 4C1 5R 7A
      Dann ist der Multiplikator 4
      Und wartet der Multiplikator 2 auf später

    @HA-DE-041 @HH-4
    Szenario: Und ein großes, das wartet, geht vor einem neuen mittleren
      Angenommen der Multiplikator 4 wartet von vorher
      Und das Feld zeigt 8B 2A 4C1 5R 7A 9C2
      Dann ist der Multiplikator 4
      Und wartet der Multiplikator 2 auf später

  Regel: Die Monatsleiste sagt, was in den nächsten Runden gilt

    # Die Leiste hat ein Feld für jede Runde. Was auf später wartet, sind die Würfel, die auf ihr liegen.

    @HA-DE-044 @HA-DE-221
    Szenario: Zwölf Felder für zwölf Monate
      Dann ist die Option "rounds" 12, wenn nichts anderes gesagt wird
      Und hat das Spiel 48 Karten in 12 Monaten zu 4 Karten

    @HA-DE-045 @HA-DE-166 @HH-4
    Szenariogrundriss: Ein Würfel mit der <Würfel> liegt auf dem Feld der Runde
      Angenommen der Multiplikator <Würfel> wartet von vorher
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Dann ist der Multiplikator <Würfel>
      Und wartet kein Multiplikator auf später

      Beispiele:
        | Würfel |
        | 2      |
        | 4      |

    @HA-DE-166 @HA-DE-032 @HH-4
    Szenario: Liegt keiner dort und kein Licht im Feld, ist es ein kleines Spiel
      Angenommen das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Dann ist der Multiplikator 1

    @HA-DE-042 @HA-DE-040 @HA-DE-041 @HA-DE-045 @HA-DE-166 @HH-4
    Szenario: Januar, November und Dezember: zwei große Spiele, dann ein mittleres
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
    Szenario: Kommt in der zweiten Runde der November dazu, rückt das mittlere nach hinten
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

    # Erst hier zeigt sich, dass Großes auch vor Wartendem geht: in der zweiten Runde liegt schon ein Würfel mit der Zwei.
    @HA-DE-041 @HA-DE-166 @HH-4
    Szenario: Ein neues großes Spiel geht dem wartenden mittleren vor
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
