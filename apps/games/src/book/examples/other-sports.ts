import type { FixtureView, IncidentView, PriceView, SheetView } from '@baize/api/studio/sports/fixture-views'
import type { SportId } from '@baize/game-kit/book/sport-model'
import { exampleFixture } from './football.ts'

type Row = [market: string, line4: number, selections: string, millis: number[]]

/** Odds of a whole market in a line of text, as they are in the rulebook's samples. */
const pricesOf = (rows: readonly Row[]): PriceView[] =>
  rows.flatMap(([market, line4, selections, millis]) =>
    selections.split(',').map((selection, place) => ({
      ...{ market, selection, milli: millis[place] ?? null, marketClass: 'B' as const, isMain: true },
      line4: /^(away|B)$/.test(selection) && line4 !== 0 && /AH$/.test(market) ? -line4 : line4,
      chancePpm: Math.round(965_000_000 / (millis[place] ?? 1_000_000)),
    })),
  )

const rows: Readonly<Partial<Record<SportId, Row[]>>> = {
  BASK: [
    ['ML', 0, 'home,away', [1_420, 3_100]],
    ['AH', -30, 'home,away', [1_995, 1_905]],
    ['OU', 702, 'over,under', [1_930, 1_965]],
    ['Q1', 0, 'home,tie,away', [1_695, 18_100, 2_550]],
    ['Q3OU', 174, 'over,under', [1_900, 1_910]],
    ['H1', 0, 'home,tie,away', [1_570, 26_250, 2_770]],
    ['WM', 0, 'home 1-5,home 16+,away 1-5', [7_400, 4_400, 8_250]],
    ['OE', 0, 'odd,even', [1_880, 1_985]],
    ['OT', 0, 'yes', [39_500]],
    ['HSQ', 0, 'Q1,Q2,Q3,Q4', [3_860, 3_860, 3_860, 3_860]],
    ['TTH', 366, 'over,under', [1_900, 1_910]],
    ['H1OU', 346, 'over,under', [1_900, 1_910]],
    ['H1AH', -14, 'home,away', [1_900, 1_910]],
  ],
  TENN: [
    ['ML', 0, 'A,B', [1_675, 2_330]],
    ['SC', 0, '2-0,2-1,1-2,0-2', [3_120, 3_400, 4_240, 4_860]],
    ['SAH', -6, 'A,B', [3_120, 1_340]],
    ['TS', 10, 'over,under', [1_955, 1_905]],
    ['GAH', -6, 'A,B', [1_905, 1_970]],
    ['GOU', 102, 'over,under', [1_990, 1_910]],
    ['TGA', 54, 'over,under', [1_900, 1_900]],
    ['TGB', 50, 'over,under', [1_900, 1_900]],
    ['TB', 0, 'yes,no', [2_110, 1_775]],
    ['S1', 0, 'A,B', [1_740, 2_170]],
    ['S1CS', 0, '6-4,4-6', [12_900, 4_940]],
    ['S1OU', 38, 'over,under', [1_655, 2_310]],
    ['NXG', 0, 'A,B', [1_250, 3_700]],
  ],
  BADM: [
    ['ML', 0, 'A,B', [1_775, 2_150]],
    ['PAH', -10, 'A,B', [1_900, 1_910]],
    ['POU', 242, 'over,under', [1_900, 1_910]],
    ['G1', 0, 'A,B', [1_815, 2_060]],
    ['G1OU', 106, 'over,under', [2_180, 1_730]],
    ['G1AH', -6, 'A,B', [1_900, 1_910]],
    ['G1RACE7', 0, 'A,B', [1_830, 2_020]],
    ['G1RACE11', 0, 'A,B', [1_830, 2_020]],
  ],
  LANE: [
    ['ML', 0, 'A,B', [1_600, 2_480]],
    ['MAP1', 0, 'A,B', [1_685, 2_260]],
    ['MAH', -6, 'A,B', [2_940, 1_420]],
    ['TM', 10, 'over,under', [1_970, 1_890]],
    ['M1K', 134, 'over,under', [1_895, 1_965]],
    ['M1KAH', -6, 'A,B', [1_925, 1_935]],
    ['M1T', 46, 'over,under', [1_780, 2_100]],
    ['FB', 0, 'A,B', [1_885, 1_975]],
    ['FT', 0, 'A,B,none', [1_775, 2_150, 125_000]],
  ],
  TACT: [
    ['ML', 0, 'A,B', [1_585, 2_530]],
    ['M1R', 90, 'over,under', [2_040, 1_830]],
    ['M1RAH', -10, 'A,B', [2_150, 1_750]],
    ['M1OT', 0, 'yes,no', [6_050, 1_145]],
    ['PIST', 0, 'A,B', [1_940, 1_920]],
    ['PIST13', 0, 'A,B', [1_940, 1_920]],
    ['NXR', 0, 'A,B', [1_900, 1_910]],
  ],
  DUEL: [
    ['ML', 0, 'A,B', [1_755, 2_190]],
    ['SC', 0, '3-0,3-2,1-3', [6_100, 4_200, 4_860]],
    ['GAH', -6, 'A,B', [2_600, 1_480]],
    ['TG', 18, 'over,under', [2_540, 1_555]],
    ['G1', 0, 'A,B', [1_650, 2_320]],
    ['G1T', 30, 'over,under', [1_725, 2_190]],
    ['LIFE', 22, 'over,under', [1_900, 1_910]],
  ],
}

const places: Readonly<Partial<Record<SportId, [id: string, home: string, away: string]>>> = {
  BASK: ['B1.1.2.3', 'Foundry Hammers', 'Brass Harbour Kites'],
  TENN: ['T1.1.1.3', 'Elandra Voss', 'Maruni Tavel'],
  BADM: ['D1.1.1.3', 'Suri Kallindo', 'Noa Perrin'],
  LANE: ['L1.1.1.3', 'Night Ferry', 'Lantern Street'],
  TACT: ['S1.1.1.3', 'Pier Nine', 'Signal Hill'],
  DUEL: ['C1.1.1.3', 'Aldous Wren', 'Petra Quill'],
}

/** Sheets of the sports beside football, with every kind of market that they have. */
export const otherSheets: (SheetView & { sport: SportId })[] = Object.entries(rows).map(([sport, market]) => ({
  ...{ sport: sport as SportId, fixture: places[sport as SportId]![0], state: 0, phase: 'before', isHeld: false },
  ...{ token: 'token-0', hash: 'b'.repeat(64), prices: pricesOf(market!) },
}))

export const otherFixture = (sport: SportId, changed: Partial<FixtureView> = {}): FixtureView => {
  const [id, home, away] = places[sport]!
  return {
    ...{ ...exampleFixture, id, sport, competition: id.slice(0, 2) },
    ...{ home: { index: 1, name: home }, away: { index: 2, name: away } },
    ...changed,
  }
}

const told = (kinds: readonly [kind: string, side: 'home' | 'away', value?: number][], perBlock = 1): IncidentView[] =>
  kinds.map(([kind, side, value], place) => ({
    ...{ block: 1 + Math.floor(place / perBlock), atMs: 600 * (place % perBlock), kind, side },
    ...(value !== undefined && { value }),
  }))

/** Incidents for the live centre of each sport. */
export const otherIncidents: Readonly<Partial<Record<SportId, IncidentView[]>>> = {
  BASK: told(
    [
      ...([
        ['basket', 'home', 3],
        ['miss', 'away'],
        ['basket', 'home', 2],
        ['basket', 'away', 2],
      ] as const),
      ...([
        ['basket', 'away', 3],
        ['miss', 'home'],
        ['basket', 'home', 1],
        ['basket', 'away', 2],
      ] as const),
    ].map(each => [...each]) as [string, 'home' | 'away', number?][],
    4,
  ),
  TENN: told(
    [
      ['point', 'home'],
      ['ace', 'home'],
      ['point', 'away'],
      ['point', 'home'],
      ['game', 'home'],
    ],
    5,
  ),
  BADM: told(
    [
      ['rally', 'home'],
      ['rally', 'away'],
      ['rally', 'home'],
      ['rally', 'home'],
      ['rally', 'away'],
    ],
    4,
  ),
  LANE: told([
    ['phase', 'home', 1_400],
    ['kill', 'home'],
    ['phase', 'home', 2_250],
    ['tower', 'home'],
    ['phase', 'away', 900],
  ]),
  TACT: told([
    ['round', 'home'],
    ['kill', 'home'],
    ['plant', 'home'],
    ['round', 'away'],
    ['round', 'home'],
    ['round', 'home'],
  ]),
  DUEL: told(
    [
      ['damage', 'home', 3],
      ['damage', 'away', 4],
      ['damage', 'home', 2],
      ['damage', 'away', 7],
    ],
    2,
  ),
}
