import type { TableDealView, TableRoundView } from '@baize/api/studio/live'

/** A round and its deal for a story or a test; every one has the same seed. */
export interface Example {
  table: string
  round: TableRoundView
  deal: TableDealView
  labels: Record<string, string>
}

const OPENS_MS = Date.UTC(2027, 0, 1, 12)
const BET_MS = 17_000
/** The first seed of the worked chain of the rules. */
const SEED = '7c5f9f327ca9886ecb72ae107fd382a28ad92f9993b6df02e5137467b0dfeb29'

const labels = {
  ...{ player: 'Player', banker: 'Banker', dragon: 'Dragon', tiger: 'Tiger' },
  ...{ meron: 'Meron', wala: 'Wala' },
}

function example(table: string, revealMs: number, result: unknown, facts: unknown = null): Example {
  const sealsAtMs = OPENS_MS + BET_MS
  const [resultAtMs, endsAtMs] = [sealsAtMs + revealMs, sealsAtMs + revealMs + 4_000]
  const round: TableRoundView = {
    ...{ serial: 1, definition: '', phase: 'round', state: 'OPEN', takesBets: true, commitment: '', beaconRound: null },
    ...{ opensAtMs: OPENS_MS, closesAtMs: OPENS_MS + 15_000, sealsAtMs, resultAtMs, endsAtMs },
    ...{ stateBefore: null, facts, limits: { tier: 1, minUnits: '0', maxTotalUnits: '0', chipsUnits: [] }, spots: [] },
  }
  const times = { dealtAtMs: sealsAtMs, resultAtMs, endsAtMs }
  const deal = { ...times, serial: 1, seed: SEED, entropy: '-', draws: [], result, stateAfter: null }
  return { table, round, deal, labels }
}

const field = [5, 0, 9, 11, 12, 4, 10, 13]
const match = { home: 1, away: 2, gap: -1 }

/** One of each kind, and others where a round can look quite different. */
export const examples: Readonly<Record<string, Example>> = {
  baccarat: example('LVT-BAC-1', 9_000, {
    ...{ player: ['8d', '7h', '3c'], banker: ['Qc', 'Kh', 'Td'], playerTotal: 8, bankerTotal: 0 },
  }),
  'dragon-tiger': example('LVT-DTG-1', 3_000, { dragon: 'Qc', tiger: '7s' }),
  roulette: example('LVT-ROU-1', 10_000, { number: 9 }),
  spark: example('LVT-ROS-1', 14_000, {
    number: 14,
    boosts: [
      { number: 5, multiplier: 100 },
      { number: 2, multiplier: 50 },
      { number: 14, multiplier: 150 },
    ],
  }),
  'sic-bo': example('LVT-SIC-1', 6_000, { dice: [1, 4, 4] }),
  'xoc-dia': example('LVT-XOC-1', 8_000, { coins: '1110' }),
  wheel: example('LVT-WHL-1', 10_000, { stops: [30], number: 6, multiplier: 1 }),
  wheel2: example('LVT-WHL-1', 18_000, { stops: [42, 20], number: 1, multiplier: 7 }),
  yard: example(
    ...(['ARN-CLK-1', 20_000] as const),
    ...([
      { meron: 11, wala: 3, outcome: 'M', exchanges: 4, firstTouch: 'W' },
      { meron: 11, wala: 3 },
    ] as const),
  ),
  cup: example(
    ...(['DS88-CUP-1', 24_000] as const),
    { ...match, legs: 'HAHAH', score: '3-2', finalists: [], champion: null },
    { cup: { field, winners: [] }, match },
  ),
  parade: example('DS88-CUP-1', 24_000, { field }, { cup: { field, winners: [] }, match: null }),
}
