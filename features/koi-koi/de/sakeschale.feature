# language: de
Funktionalität: Die Sakeschale
  Diese eine Karte zählt als Tier oder als Kasu, aber nie als beides.

  Regel: Die Sakeschale zählt so, wie es dem Sieger mehr bringt

    @HA-DE-248 @HA-DE-245 @KK-4
    Szenario: Die Sakeschale zählt als fünftes Tier
      Wenn jemand die genommenen Karten 2A 4A 5A 6A 9A ansieht
      Dann ist "fünf Tiere" genau 1 Punkt wert
      Und gibt es nur "fünf Tiere"

    @HA-DE-248 @HA-DE-246 @KK-4
    Szenario: Die Sakeschale zählt als zehntes Kasu
      Wenn jemand die genommenen Karten 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 9A ansieht
      Dann ist "zehn Dreg" genau 1 Punkt wert
      Und gibt es nur "zehn Dreg"

    @HA-DE-248 @KK-4
    Szenario: Ein anderes Tier zählt nicht als Kasu
      Wenn jemand die genommenen Karten 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 8A ansieht
      Dann gibt es keine Kombination

    @HA-DE-248 @KK-4
    Szenario: Die Sakeschale zählt nur einmal, und bei gleichem Wert als Tier
      Wenn jemand die genommenen Karten 2A 4A 5A 6A 9A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 ansieht
      Dann gibt es nur "fünf Tiere"
      Und ist alles zusammen 1 Punkt wert

    # Mit zehn Kasu ohne die Schale und vier Tieren bringt sie als elftes Kasu genau so viel wie als fünftes Tier.
    @HA-DE-248 @HA-DE-247 @KK-4
    Szenariogrundriss: Mit der Sakeschale bringen diese Karten das meiste: <Karten>
      Wenn jemand die genommenen Karten <Karten> 9A ansieht
      Dann ist alles zusammen <Punkte> Punkte wert
      Und ist "<Name>" genau <davon> wert

      Beispiele:
        | Karten                                              | Punkte | Name       | davon    |
        | 2A 4A 5A 6A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 | 2      | fünf Tiere | 1 Punkt  |
        | 2A 4A 5A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2    | 2      | zehn Dreg  | 2 Punkte |
        | 2A 4A 5A 6A 7A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2      | 2      | fünf Tiere | 2 Punkte |

  Regel: Der Sieger wird nach der besseren Zählung bezahlt

    @HA-DE-248 @HA-DE-059 @KK-4
    Szenario: Der Sieger bekommt Punkte, weil die Sakeschale als Kasu zählt
      Angenommen Platz 0 hat 2A 4A 5A 9A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 genommen
      Wenn die Runde zu Ende ist: Stop von Platz 0
      Dann gilt: Platz 1 zahlt 1 Punkt an Platz 0 für den Gewinn
