# language: de
Funktionalität: Karten zeigen
  Wer eine Handkombination ansagt, legt ihre Karten offen vor sich hin.

  Regel: Wer eine Suitkombination ansagt, zeigt nur ihre Karten

    @HA-DE-113 @HA-DE-116 @HA-DE-259
    Szenariogrundriss: Wer <Name> ansagt, zeigt <gezeigt>
      Angenommen Platz 0 hat <Hand> auf der Hand
      Wenn die Karten gegeben werden
      Dann zeigt Platz 0 keine Karte
      Wenn Platz 0 "<Name>" ansagt
      Dann zeigt Platz 0 <gezeigt>
      Und sieht Platz 1 <gezeigt> bei Platz 0
      Und sieht Platz 2 <gezeigt> bei Platz 0

      Beispiele:
        | Name               | Hand                     | gezeigt                 |
        | Drilling           | 1B 1R 1C1 2A 2C1 6C1 8C1 | 1B 1R 1C1               |
        | stehender Drilling | 4A 4R 4C1 1B 2C1 3C1 6C1 | 4A 4R 4C1               |
        | Doppel-Drilling    | 1B 1R 1C1 2A 2R 2C1 3C1  | 1B 1R 1C1 2A 2R 2C1     |
        | Dreifach Paare     | 1B 1R 2A 2R 4C1 4C2 6C1  | 1B 1R 2A 2R 4C1 4C2     |
        | Vierling           | 1B 1R 1C1 1C2 2A 6C1 7C1 | 1B 1R 1C1 1C2           |
        | Full House         | 1B 1R 1C1 2A 2C1 3B 3C1  | 1B 1R 1C1 2A 2C1 3B 3C1 |

    # Nach anderen Texten muss auch die siebte Karte gezeigt werden.
    @HA-DE-116 @HA-DE-259
    Szenariogrundriss: Wer „ein Paar und Vierling“ ansagt, zeigt die siebte Karte nicht, hier <siebte>
      Angenommen Platz 0 hat 4A 4R 4C1 4C2 2A 2C1 <siebte> auf der Hand
      Wenn die Karten gegeben werden
      Und Platz 0 "Ein Paar & Vierling" ansagt
      Dann zeigt Platz 0 4A 4R 4C1 4C2 2A 2C1
      Und sieht Platz 1 nichts von <siebte>

      Beispiele:
        | siebte |
        | 6R     |
        | 8A     |
        | 1B     |

    @HA-DE-113
    Szenario: Wer nichts ansagt, zeigt keine Karte
      Angenommen Platz 0 hat 1B 1R 1C1 2A 2C1 6C1 8C1 auf der Hand
      Wenn die Karten gegeben werden
      Und Platz 0 "nichts" sagt
      Dann zeigt Platz 0 keine Karte
      Und sieht Platz 1 nichts von 1B 1R 1C1

  Regel: Wer eine Kasu-Kombination ansagt, zeigt alle Kasu und sonst nichts

    # Die Ansage verrät, was verdeckt in der Mitte oder ganz links liegt: ein Licht, ein Tier, ein Streifen oder
    # mehrere Streifen. Welche Karte es ist, bleibt geheim. Nach anderen Texten ist es umgekehrt.
    @HA-DE-113 @HA-DE-117 @HA-DE-276
    Szenariogrundriss: Wer <Name> ansagt, zeigt seine Kasu und verdeckt <verdeckt>
      Angenommen Platz 0 hat <verdeckt> <Dreg> auf der Hand
      Wenn die Karten gegeben werden
      Und Platz 0 "<Name>" ansagt
      Dann zeigt Platz 0 <Dreg>
      Und sieht Platz 1 <Dreg> bei Platz 0
      Und sieht Platz 1 nichts von <verdeckt>
      Und sieht Platz 2 nichts von <verdeckt>
      Und sieht Platz 1, dass Platz 0 "<Name>" angesagt hat

      @HA-DE-121 @HA-DE-279
      Beispiele: Das Licht liegt verdeckt in der Mitte
        | Name        | verdeckt | Dreg                    |
        | Einzellicht | 1B       | 2C1 4C1 5C1 6C1 7C1 9C1 |

      @HA-DE-122 @HA-DE-281
      Beispiele: Das Tier liegt verdeckt ganz links
        | Name       | verdeckt | Dreg                    |
        | Einzeltier | 2A       | 1C1 4C1 5C1 6C1 7C1 9C1 |

      @HA-DE-123 @HA-DE-283
      Beispiele: Der Streifen liegt verdeckt und quer ganz links
        | Name           | verdeckt | Dreg                    |
        | Einzelstreifen | 1R       | 2C1 4C1 5C1 6C1 7C1 9C1 |

      @HA-DE-124 @HA-DE-285
      Beispiele: Die Streifen liegen verdeckt ganz links
        | Name | verdeckt | Dreg                |
        | Rot  | 1R 6R    | 2C1 4C1 5C1 7C1 9C1 |
        | Rot  | 1R 4R 7R | 2C1 5C1 6C1 9C1     |
        | Rot  | 2R 5R 9R | 4C1 6C1 7C1 11R     |
        | Rot  | 3R 10R   | 2C1 5C1 6C1 11B 11R |

    @HA-DE-285
    Szenario: Wer Rot mit sieben Streifen ansagt, zeigt keine Karte
      Angenommen Platz 0 hat 1R 2R 3R 4R 5R 6R 7R auf der Hand
      Wenn die Karten gegeben werden
      Und Platz 0 "Rot" ansagt
      Dann zeigt Platz 0 keine Karte
      Und sieht Platz 1 nichts von 1R 2R 3R 4R 5R 6R 7R
      Und sieht Platz 1, dass Platz 0 "Rot" angesagt hat

    @HA-DE-117 @HA-DE-118 @HA-DE-276
    Szenario: Weidenkarten werden als Kasu gezeigt
      Angenommen Platz 0 hat 1R 2C1 4C1 6C1 7C1 11B 11R auf der Hand
      Wenn die Karten gegeben werden
      Und Platz 0 "Einzelstreifen" ansagt
      Dann zeigt Platz 0 2C1 4C1 6C1 7C1 11B 11R
      Und sieht Platz 1 nichts von 1R

    @HA-DE-117 @HA-DE-277
    Szenario: Wer „alle Kasu“ ansagt, zeigt alle sieben Karten
      Angenommen Platz 0 hat 1C1 2C1 3C1 4C1 6C1 11A 12C1 auf der Hand
      Wenn die Karten gegeben werden
      Und Platz 0 "alle Dreg" ansagt
      Dann zeigt Platz 0 1C1 2C1 3C1 4C1 6C1 11A 12C1

    @HA-DE-117
    Szenario: Ohne andere Vereinbarung werden für Kasu-Kombinationen nur die Kasu gezeigt
      Dann ist die Option "teyaku.reveal-b" chaff, wenn nichts anderes gesagt wird

    @HA-DE-115 @HA-DE-116 @HA-DE-117
    Szenario: Wer eine Suit- und eine Kasu-Kombination ansagt, zeigt die Karten beider
      Angenommen Platz 0 hat 5R 5C1 5C2 1C1 2C1 3C1 4C1 auf der Hand
      Wenn die Karten gegeben werden
      Und Platz 0 "stehender Drilling" und "Einzelstreifen" ansagt
      Dann zeigt Platz 0 5R 5C1 5C2 1C1 2C1 3C1 4C1

  Regel: Gezeigte Karten liegen offen und gehören weiter zur Hand

    Grundlage:
      Angenommen das Feld zeigt 1R 2A 4C1 5R 9C1 10C2
      Und Platz 0 hat 1B 2C1 4C2 5C1 6C1 7C1 9C2 auf der Hand
      Und der Stapel beginnt mit 12C2
      Wenn die Karten gegeben werden
      Und Platz 0 "Einzellicht" ansagt

    @HA-DE-119 @HA-DE-120
    Szenario: Gezeigte Karten liegen vor dem Spieler, sind aber nicht genommen
      Dann sieht Platz 1 2C1 4C2 5C1 6C1 7C1 9C2 bei Platz 0
      Und hat Platz 0 nichts genommen
      Und sieht Platz 1, dass Platz 0 genau 7 Karten auf der Hand hat

    @HA-DE-120
    Szenario: Gezeigte Karten werden gespielt wie andere Karten
      Dann darf Platz 0 1B 2C1 6C1 spielen
      Wenn Platz 0 2C1 spielt und 2A nimmt
      Dann hat Platz 0 2A 2C1 genommen
      Und sieht Platz 1, dass Platz 0 genau 6 Karten auf der Hand hat

    @HA-DE-117 @HA-DE-119 @HA-DE-276
    Szenario: Gezeigte Karten bleiben offen liegen und verdeckte verdeckt, während gespielt wird
      Wenn Platz 0 6C1 spielt
      Und Platz 0 12C2 aufdeckt
      Dann sieht Platz 2 weiterhin 2C1 4C2 5C1 7C1 9C2 bei Platz 0
      Und sieht Platz 2 nichts von 1B
