import type { SportId } from '@baize/game-kit/book/sport-model'

/** The kind of a market, as its name is found, and the rule that it is settled by. */
type Rule = readonly [kind: string, rule: string]

const mapRules: readonly Rule[] = [
  ...([
    ['ML', 'winner'],
    ['SC', 'score'],
    ['MAH', 'parts'],
    ['TM', 'total'],
    ['MAPn', 'part'],
  ] as const),
]

/** Every market of each sport with its rule, in the order of the help page. */
export const marketRules: Readonly<Record<SportId, readonly Rule[]>> = {
  FOOT: [
    ...([
      ['1X2', 'fullTime'],
      ['DC', 'double'],
      ['DNB', 'noDraw'],
      ['FOOT.AH', 'asian'],
      ['FOOT.OU', 'goals'],
    ] as const),
    ...([
      ['FOOT.TTH', 'goals'],
      ['FOOT.TTA', 'goals'],
      ['FOOT.OE', 'oddEven'],
      ['BTTS', 'both'],
      ['EXG', 'exact'],
    ] as const),
    ...([
      ['WTN', 'nil'],
      ['CS', 'score'],
      ['FTS', 'first'],
      ['NG', 'next'],
      ['FOOT.H1X2', 'firstHalf'],
    ] as const),
    ...([
      ['FOOT.H1AH', 'firstHalf'],
      ['FOOT.H1OU', 'firstHalf'],
      ['HTFT', 'halves'],
      ['HSH', 'halves'],
    ] as const),
    ...([
      ['INT', 'interval'],
      ['CR1X2', 'corners'],
      ['CROU', 'corners'],
      ['CRAH', 'corners'],
      ['FCR', 'corners'],
    ] as const),
    ['COMBO', 'combo'],
  ],
  BASK: [
    ...([
      ['ML', 'overtime'],
      ['AH', 'overtime'],
      ['OU', 'overtime'],
      ['TTH', 'overtime'],
      ['TTA', 'overtime'],
    ] as const),
    ...([
      ['OE', 'overtime'],
      ['WM', 'margin'],
      ['OT', 'isPlayed'],
      ['H1', 'period'],
      ['H1AH', 'period'],
    ] as const),
    ...([
      ['H1OU', 'period'],
      ['Qn', 'period'],
      ['QnOU', 'period'],
      ['HSQ', 'heat'],
    ] as const),
  ],
  TENN: [
    ...([
      ['ML', 'winner'],
      ['SC', 'score'],
      ['SAH', 'parts'],
      ['TS', 'total'],
      ['GAH', 'parts'],
      ['GOU', 'total'],
    ] as const),
    ...([
      ['TGA', 'total'],
      ['TGB', 'total'],
      ['TB', 'isPlayed'],
      ['Sn', 'part'],
      ['SnCS', 'part'],
      ['SnOU', 'part'],
    ] as const),
    ['NXG', 'next'],
  ],
  BADM: [
    ...([
      ['ML', 'winner'],
      ['SC', 'score'],
      ['SAH', 'parts'],
      ['PAH', 'parts'],
      ['POU', 'total'],
      ['Gn', 'part'],
    ] as const),
    ...([
      ['GnOU', 'part'],
      ['GnAH', 'part'],
      ['GnRACE7', 'race'],
      ['GnRACE11', 'race'],
    ] as const),
  ],
  LANE: [
    ...mapRules,
    ...([
      ['MnK', 'part'],
      ['MnKAH', 'part'],
      ['MnT', 'part'],
      ['MnFB', 'part'],
      ['MnFT', 'tower'],
    ] as const),
  ],
  TACT: [
    ...mapRules,
    ...([
      ['MnR', 'rounds'],
      ['MnRAH', 'rounds'],
      ['MnOT', 'isPlayed'],
      ['MnPIST', 'part'],
      ['MnPIST13', 'part'],
    ] as const),
    ['NXR', 'next'],
  ],
  DUEL: [
    ...([
      ['ML', 'winner'],
      ['SC', 'score'],
      ['GAH', 'parts'],
      ['TG', 'total'],
      ['Gn', 'part'],
      ['GnT', 'part'],
    ] as const),
    ['GnLIFE', 'part'],
  ],
}
