import type { InstantKind } from '../instant-game.ts'
import { RISKS } from '../plinko/definition.ts'
import { SPOTS } from '../roulette/spots.ts'

const spotIds = [...SPOTS.keys()]
const pick = <T>(values: readonly T[], n: number): T => values[n % values.length]!

/** A bet of each kind for tests, by a running number. */
export const bets: Readonly<Record<InstantKind, (n: number) => { stakeUnits: number; options: unknown }>> = {
  mines: n => ({ stakeUnits: 10_000, options: { mines: pick([1, 3, 5, 10], n) } }),
  roulette: n => ({
    stakeUnits: 30_000,
    options: { spots: [0, 1, 2].map(i => ({ spot: pick(spotIds, 7 * n + 40 * i), stakeUnits: 10_000 })) },
  }),
  plinko: n => ({ stakeUnits: 10_000, options: { rows: pick([8, 12], n), risk: pick(RISKS, n) } }),
  'hi-lo': () => ({ stakeUnits: 10_000, options: {} }),
  crash: n => ({ stakeUnits: 10_000, options: { autoHundredths: pick([null, 150, 300], n) } }),
  blackjack: () => ({ stakeUnits: 10_000, options: {} }),
  bingo: n => ({ stakeUnits: 10_000, options: { cards: pick([1, 2, 4], n) } }),
}

const none = () => ({ kind: 'none' })

/** Choice number `i` of round `n`; where a game does not offer it, the round is left to its time-out rule. */
export const guesses: Readonly<Record<InstantKind, (n: number, i: number) => { kind: string }>> = {
  mines: (n, i) => (i === 4 ? { kind: 'cash' } : { kind: 'open', cell: (n + 3 * i) % 16 }) as { kind: string },
  roulette: none,
  plinko: none,
  'hi-lo': (n, i) =>
    i === 3 ? { kind: 'cash' } : ({ kind: 'guess', guess: (n + i) % 2 ? 'higher' : 'lower' } as { kind: string }),
  crash: () => ({ kind: 'cash' }),
  bingo: none,
  blackjack: (n, i) => ({ kind: pick(['split', 'double', 'hit', 'stand'], n + i) }),
}
