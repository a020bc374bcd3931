# language: de
Funktionalität: Chrysantheme und Gral
  Die Sakeschale ist ein Tier oder ein Dreg, was immer mehr einbringt.

  @HA-DE-248 @HA-DE-245 @HA-DE-246 @KK-4
  Szenario: Als fünftes Tier
    Wenn jemand die eroberten Karten 2A 4A 5A 7A 9A 1C1 ansieht
    Dann gibt es nur "fünf Tiere"
    Und zählt 9A als "Tier"

  @HA-DE-248 @HA-DE-246 @KK-4
  Szenario: Als zehnter Dreg
    Wenn jemand die eroberten Karten 9A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 ansieht
    Dann gibt es nur "zehn Dreg"
    Und zählt 9A als "Dreg"

  @HA-DE-248 @KK-4
  Szenario: Bringt beides gleich viel, als Tier
    Wenn jemand die eroberten Karten 2A 4A 5A 7A 9A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 ansieht
    Dann gibt es nur "fünf Tiere"
    Und sind alle Kombinationen zusammen 1 Punkt wert
    Und zählt 9A als "Tier"

  @HA-DE-248 @KK-4
  Szenario: Nie beides zugleich
    Wenn jemand die eroberten Karten 2A 4A 5A 7A 9A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 ansieht
    Dann gibt es "fünf Tiere" und "zehn Dreg" und sonst nichts
    Und ist "zehn Dreg" 1 Punkt wert
    Und sind alle Kombinationen zusammen 2 Punkte wert

  @HA-DE-248 @KK-4
  Szenario: Beim Zahlen
    Angenommen Platz 0 hat 9A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 erobert
    Wenn die Runde zu Ende ist: Stop von Platz 0
    Dann zahlt Platz 1 an Platz 0 1 Punkte für den Sieg
    Und zählt 9A für den Sieger als "Dreg"
