import type { BetView, LegView } from '@baize/api/studio/sports/bets'
import type { FixtureView, IncidentView, PriceView, SheetView } from '@baize/api/studio/sports/fixture-views'
import { SAMPLES } from '@baize/game-kit/book/football/samples'

/** The fixture that the rulebook prices, for stories and tests. */
const kickOffMs = 1_800_000_000_000
const minuteMs = 60_000

/** The moment of stories: two seconds before a window ends. */
export const storyNowMs = kickOffMs + 196_000

export const exampleFixture: FixtureView = {
  ...{ id: 'F1.1.12.3', competition: 'F1', sport: 'FOOT', season: 1, round: 12, match: 3 },
  home: { index: 9, name: 'Saltmere Rovers' },
  away: { index: 13, name: 'Kelpstead Town' },
  ...{ kickOffMs, opensMs: kickOffMs - 36 * minuteMs, state: 'open', block: 0, blocks: 30 },
  score: { score: [0, 0], parts: [], period: 'H1', minute: 0 },
  ...{
    isPlaying: false,
    closesMs: null,
    nextMs: null,
    suspended: null,
    suspendedMarkets: [],
    voidReason: null,
    claims: 144,
  },
}

/** The same fixture in its 78th minute, in a window. */
export const liveFixture: FixtureView = {
  ...exampleFixture,
  ...{ state: 'live', block: 26, closesMs: kickOffMs + 198_000, claims: 92 },
  score: {
    score: [0, 1],
    parts: [
      [0, 0],
      [0, 1],
    ],
    period: 'H2',
    minute: 78,
  },
}

/** While its block 27 is on show. */
export const playingFixture: FixtureView = {
  ...liveFixture,
  ...{ isPlaying: true, nextMs: kickOffMs + 202_500, suspended: 'playing' },
}

const mainLines = ['AH|-3|home', 'AH|3|away', 'OU|11|over', 'OU|11|under', 'CROU|38|over', 'CROU|38|under']

const priceOf = ([market, line4, selection, chance, marketClass, milli]: (typeof SAMPLES)[number]): PriceView => ({
  ...{ market, line4, selection, milli, marketClass, chancePpm: Math.round(1_000_000 * chance) },
  isMain: mainLines.includes(`${market}|${line4}|${selection}`),
})

export const exampleSheet = (changed: Partial<SheetView> = {}): SheetView => ({
  ...{ fixture: exampleFixture.id, state: 0, phase: 'before', isHeld: false, token: 'token-0', hash: 'a'.repeat(64) },
  prices: SAMPLES.map(priceOf),
  ...changed,
})

const incident = (block: number, atMs: number, kind: string, side: 'home' | 'away', player?: number): IncidentView => ({
  ...{ block, atMs, kind, side },
  ...(player !== undefined && { player }),
})

export const exampleIncidents: IncidentView[] = [
  ...[incident(3, 400, 'shot', 'home', 7), incident(3, 580, 'save', 'away', 0), incident(5, 2_100, 'corner', 'home')],
  ...[
    incident(9, 1_200, 'foul', 'away', 4),
    incident(9, 1_380, 'card', 'away', 4),
    incident(14, 300, 'chance', 'away', 9),
  ],
  ...[
    incident(20, 3_400, 'shot', 'home', 10),
    incident(24, 900, 'corner', 'away'),
    incident(26, 2_300, 'goal', 'away', 9),
  ],
]

export const exampleLeg = (changed: Partial<LegView> = {}): LegView => ({
  ...{ fixture: 'F1.1.12.3', sport: 'FOOT', competition: 'F1', home: 'Saltmere Rovers', away: 'Kelpstead Town' },
  ...{ kickOffMs, market: 'AH', line4: 3, selection: 'away', combined: [], milli: 1_875, marketClass: 'A' },
  ...{ phase: 'before', block: 0, acceptedScore: [0, 0], sheetHash: 'a'.repeat(64), result: null },
  ...{ score: liveFixture.score, fixtureState: 'live', voidReason: null },
  ...changed,
})

export const exampleBet = (changed: Partial<BetView> = {}): BetView => ({
  ...{ betId: 'bet-1', slipId: 'slip-1', kind: 'single', system: null, lines: 1 },
  ...{ lineStakeUnits: '100000', stakeUnits: '100000', policy: 'better', odds: '1.875', mostPayoutUnits: '187500' },
  ...{ state: 'accepted', outcome: null, payoutUnits: null, validUnits: null, creditUnits: null },
  ...{ createdMs: kickOffMs - minuteMs, acceptedMs: kickOffMs - minuteMs, settledMs: null, voidReason: null },
  legs: [exampleLeg()],
  cashOut: { fairUnits: '183680', offerUnits: '178100' },
  ...changed,
})
