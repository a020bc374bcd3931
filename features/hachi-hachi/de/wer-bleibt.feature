# language: de
Funktionalität: Bleiben oder aussteigen
  Drei spielen die Runde. Sind mehr am Tisch, entscheidet einer nach dem anderen, ob er bleibt.

  Regel: Drei spielen die Runde

    @HA-DE-090 @HH-5
    Szenario: Zu dritt spielen alle, und niemand wird gefragt
      Wenn die Karten gegeben werden
      Dann sind Plätze 0, 1 und 2 aktiv
      Und darf Platz 0 nicht "ich steige aus" sagen
      Und ist es Zeit für eine Karte aus der Hand

    @HA-DE-090 @HA-DE-091 @HH-5
    Szenariogrundriss: Mit <Spieler> Spielern wird der Geber zuerst gefragt, ob er bleibt
      Angenommen ein Tisch mit <Spieler> Spielern
      Und Platz 2 ist Geber
      Wenn die Karten gegeben werden
      Dann ist Platz 2 am Zug
      Und darf Platz 2 "ich bleibe" sagen
      Und darf Platz 2 "ich steige aus" sagen
      Und darf Platz 3 nicht "ich bleibe" sagen
      Wenn alle Gefragten "ich bleibe" sagen
      Dann sind Plätze <Aktive> aktiv

      Beispiele:
        | Spieler | Aktive     |
        | 4       | 0, 2 und 3 |
        | 5       | 2, 3 und 4 |
        | 6       | 2, 3 und 4 |

    @HA-DE-091 @HA-DE-198 @HH-5
    Szenario: Gefragt wird reihum gegen den Uhrzeigersinn
      Angenommen ein Tisch mit 6 Spielern
      Und Platz 4 ist Geber
      Wenn die Karten gegeben werden
      Und Platz 4 "ich bleibe" sagt
      Dann ist Platz 5 am Zug
      Wenn Platz 5 "ich steige aus" sagt
      Dann ist Platz 0 am Zug
      Wenn Platz 3 "ich bleibe" sagt
      Dann wird das abgelehnt: ein anderer Spieler ist am Zug

    @HA-DE-091 @HA-DE-100 @HH-5
    Szenario: Niemand muss bleiben, auch wenn sonst zu wenige spielen
      Angenommen ein Tisch mit 4 Spielern
      Wenn die Karten gegeben werden
      Und Platz 0 "ich steige aus" sagt
      Dann ist Platz 1 am Zug
      Und darf Platz 1 "ich steige aus" sagen
      Und ist die Option "participation.minimum" dissolve, wenn nichts anderes gesagt wird

  Regel: Sind drei geblieben, müssen die anderen aussetzen

    @HA-DE-102 @HH-5
    Szenario: Der Vierte und der Fünfte dürfen nicht bleiben, wenn drei geblieben sind
      Angenommen ein Tisch mit 5 Spielern
      Wenn die Karten gegeben werden
      Und Platz 0 "ich bleibe" sagt
      Und Platz 1 "ich bleibe" sagt
      Dann ist Platz 2 am Zug
      Wenn Platz 2 "ich bleibe" sagt
      Dann sind Plätze 0, 1 und 2 aktiv
      Und müssen Plätze 3 und 4 aussetzen
      Und darf Platz 3 nicht "ich bleibe" sagen

    @HA-DE-102 @HH-5
    Szenario: Wer vorher ausgestiegen ist, muss nicht aussetzen
      Angenommen ein Tisch mit 5 Spielern
      Wenn die Karten gegeben werden
      Und Platz 0 "ich bleibe" sagt
      Und Platz 1 "ich steige aus" sagt
      Und Platz 2 "ich bleibe" sagt
      Und Platz 3 "ich bleibe" sagt
      Dann muss Platz 4 aussetzen

  Regel: Wer zuerst bleibt, ist amtierender Geber (Oya), und dann folgen Dou Ni und Biki

    @HA-DE-108 @HA-DE-109 @HA-DE-110 @HH-1
    Szenario: Amtierender Geber (Oya) ist der Erste vom Geber aus, der bleibt
      Angenommen ein Tisch mit 6 Spielern
      Und Platz 4 ist Geber
      Wenn die Karten gegeben werden
      Und Platz 4 "ich steige aus" sagt
      Und Platz 5 "ich steige aus" sagt
      Und Platz 0 "ich bleibe" sagt
      Und Platz 1 "ich steige aus" sagt
      Und Platz 2 "ich bleibe" sagt
      Und Platz 3 "ich bleibe" sagt
      Dann ist Platz 0 amtierender Geber
      Und ist Platz 0 der Oya
      Und ist Platz 2 der Dou Ni
      Und ist Platz 3 der Biki
      Und ist Platz 0 am Zug

    @HA-DE-108 @HA-DE-109 @HA-DE-110 @HH-1
    Szenario: Bleibt der Geber, ist er auch amtierender Geber
      Angenommen ein Tisch mit 5 Spielern
      Und Platz 3 ist Geber
      Wenn die Karten gegeben werden
      Und Platz 3 "ich bleibe" sagt
      Und Platz 4 "ich steige aus" sagt
      Und Platz 0 "ich bleibe" sagt
      Und Platz 1 "ich bleibe" sagt
      Dann ist Platz 3 der Oya
      Und ist Platz 0 der Dou Ni
      Und ist Platz 1 der Biki

  Regel: Die Hände der anderen kommen in den Stapel

    @HA-DE-111
    Szenario: Die Hand dessen, der aussetzen muss, kommt zum Rest in den Stapel
      Angenommen ein Tisch mit 4 Spielern
      Und Platz 3 hat 6A 8A 8C1 8C2 10C1 11C1 12C1 auf der Hand
      Wenn die Karten gegeben werden
      Dann hat der Stapel 14 Karten
      Wenn alle Gefragten "ich bleibe" sagen
      Dann hat der Stapel 21 Karten
      Und sind 6A 8A 8C1 8C2 10C1 11C1 12C1 im Stapel
      Und hat Platz 3 genau 0 Karten auf der Hand
      Und hat Platz 2 genau 7 Karten auf der Hand

    @HA-DE-111
    Szenario: Zu sechst besteht der Stapel nur aus den drei Händen, die nicht gespielt werden
      Angenommen ein Tisch mit 6 Spielern
      Und Platz 0 hat 6A 8A 8C1 8C2 10C1 11C1 12C1 auf der Hand
      Und Platz 5 hat 1R 2A 3C1 4C1 5A 7C1 9A auf der Hand
      Wenn die Karten gegeben werden
      Dann hat der Stapel 0 Karten
      Wenn Platz 0 "ich steige aus" sagt
      Und alle Gefragten "ich bleibe" sagen
      Dann hat der Stapel 21 Karten
      Und sind 6A 8A 8C1 8C2 10C1 11C1 12C1 im Stapel
      Und sind 1R 2A 3C1 4C1 5A 7C1 9A im Stapel

    @HA-DE-111
    Szenario: Der Stapel wird mit den abgelegten Händen neu gemischt
      Angenommen ein Tisch mit 5 Spielern
      Und die Option "mizuten" ist nein
      Wenn eine Partie mit dem Startwert "Ahornlaub" beginnt
      Und alle Gefragten "ich bleibe" sagen
      Dann besteht der Stapel aus den nicht gegebenen und den abgelegten Karten, neu gemischt
