# language: de
Funktionalität: Nehmen, Caída, Limpia und Ronda
  Eine Karte nimmt eine Karte ihres Rangs oder eine Summe und dann die Ränge, die ohne Lücke folgen.

  Grundlage:
    Angenommen ein Tisch mit 2 Spielern

  Szenario: Eine Karte nimmt auch die Ränge, die ohne Lücke folgen
    Angenommen das Feld zeigt c5 d6 h7 cJ sK
    Und Platz 0 hat s5 dQ auf der Hand
    Und Platz 1 hat cQ cK auf der Hand
    Wenn der Zug zu Platz 0 kommt
    Und Platz 0 c5 d6 h7 cJ mit s5 nimmt
    Dann sind die freien Karten auf dem Tisch sK

  Szenario: Wer eine Karte nimmt, muss auch die ganze Folge nehmen
    Angenommen das Feld zeigt c5 d6 h7
    Und Platz 0 hat s5 dQ auf der Hand
    Wenn der Zug zu Platz 0 kommt
    Und Platz 0 c5 mit s5 nimmt
    Dann wird das abgelehnt: die Karten sind nicht die ganze Folge

  Szenario: Die Folge endet vor einer Lücke
    Angenommen das Feld zeigt c5 d7
    Und Platz 0 hat s5 dQ auf der Hand
    Wenn der Zug zu Platz 0 kommt
    Und Platz 0 c5 d7 mit s5 nimmt
    Dann wird das abgelehnt: die Karten sind nicht die ganze Folge

  Szenario: Eine Caída, die den Tisch leert, bringt vier Punkte
    Angenommen Platz 0 hat s5 dQ auf der Hand
    Und Platz 1 hat c5 cQ auf der Hand
    Wenn der Zug zu Platz 0 kommt
    Und Platz 0 s5 ablegt
    Und Platz 1 s5 mit c5 nimmt
    Dann ist Caídas von Platz 1 jetzt 1
    Und hat Platz 1 bisher 1 Mal den Tisch abgeräumt
    Und sieht Platz 0, dass Platz 1 bei 4 Punkten steht

  Szenario: Eine Ronda bringt sofort vier Punkte
    Angenommen Platz 0 hat s5 c5 d5 sQ h2 auf der Hand
    Und Platz 1 hat s3 c3 d4 cQ hK auf der Hand
    Wenn die Runde beginnt
    Dann sieht Platz 1, dass Platz 0 eine Ronda angesagt hat
    Und sieht Platz 1, dass Platz 0 bei 4 Punkten steht

  Szenario: Wer vierzig Punkte erreicht, gewinnt sofort
    Angenommen der Stand ist 38 und 36
    Und Platz 0 hat s5 dQ auf der Hand
    Und Platz 1 hat c5 cQ auf der Hand
    Wenn der Zug zu Platz 0 kommt
    Und Platz 0 s5 ablegt
    Und Platz 1 s5 mit c5 nimmt
    Dann endet die Runde so: das Ziel ist erreicht
    Und gewinnt Platz 1 die Partie

  Szenario: Eine Limpia mit demselben Rang zählt, wenn die Karte schon länger lag
    Angenommen die Option "caida-and-limpia" ist nein
    Und das Feld zeigt c5
    Und Platz 0 hat s5 dQ auf der Hand
    Und Platz 1 hat cQ cK auf der Hand
    Wenn der Zug zu Platz 0 kommt
    Und Platz 0 c5 mit s5 nimmt
    Dann hat Platz 0 bisher 1 Mal den Tisch abgeräumt
