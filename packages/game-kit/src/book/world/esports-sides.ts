/** Name and rating, about 1380 to 1680. */
export type EsportsSide = readonly [name: string, rating: number]

/** Sides of Lanternfall Masters in their first season, in their order. */
export const lanternfall: readonly EsportsSide[] = [
  ['Glass Foxes', 1380],
  ['Null Orchard', 1450],
  ['Velvet Static', 1620],
  ['Ninth Kettle', 1590],
  ['Moonrake', 1660],
  ['Cold Toast', 1430],
  ['Static Bloom', 1500],
  ['Lucky Gravel', 1570],
  ['Pocket Thunder', 1640],
  ['Ghost Tram', 1500],
  ['Sugar Anvil', 1480],
  ['Paper Comet', 1550],
]

/** Sides of Harbour Twelve Circuit in their first season, in their order. */
export const harbourTwelve: readonly EsportsSide[] = [
  ['Brass Needle', 1380],
  ['Grey Umbrella', 1580],
  ['Tin Sparrow', 1480],
  ['Hollow Drum', 1530],
  ['Night Ferry', 1580],
  ['Salt Circuit', 1630],
  ['Blunt Arrow', 1520],
  ['Third Candle', 1470],
  ['Mute Falcon', 1520],
  ['Iron Biscuit', 1570],
  ['Wet Matches', 1620],
  ['Quiet Brick', 1410],
]

/** Sides of Thornledger Open in their first season, in their order. */
export const thornledger: readonly EsportsSide[] = [
  ['Mossjack', 1400],
  ['Quillon', 1437],
  ['Emberwit', 1474],
  ['Tallowen', 1511],
  ['Runnel', 1548],
  ['Brindlecap', 1540],
  ['Sixpence', 1422],
  ['Oddglass', 1459],
  ['Harrowkin', 1496],
  ['Pinfeather', 1533],
  ['Lowtide', 1570],
  ['Cogsley', 1500],
  ['Mistrel', 1444],
  ['Nettlebee', 1481],
  ['Fableton', 1518],
  ['Dustmote', 1555],
]
