import type { InstantEvent, TimedChoice } from '../instant-game.ts'
import type { VerifiableInstant } from '../verify-instant.ts'

const shared = {
  gameCode: 'RDW-TWENTYONE',
  definitionHash: '01cdbc85db5fc67488c86e0598916c190717cdab1bcae92ec618469fbef28ac2',
  bet: 5_000,
  options: {},
  commitment: 'c948faa4d3613332d53bac5bbbc52558685a4d3cc16ff48b14cb2f1f85a7c94b',
  serverSeed: '15'.repeat(32),
  clientSeed: 'player|seed',
}

type Play = [nonce: number, kinds: string[], cards: number[], told: InstantEvent[], win: number]

/** Rounds of version 1 of blackjack as the studio exported them before choices could raise. */
export const firstVersionRounds: readonly VerifiableInstant[] = (
  [
    [
      0,
      [],
      [26, 9, 44, 18],
      [
        { type: 'hole', card: 18 },
        { type: 'result', result: 'won', own: 21, house: 12 },
      ],
      12_500,
    ],
    [
      4,
      ['hit', 'time-out'],
      [10, 27, 9, 37, 15],
      [
        { type: 'hit', card: 15 },
        { type: 'hole', card: 37 },
        { type: 'result', result: 'lost', own: 15, house: 20 },
      ],
      0,
    ],
    [
      6,
      ['hit', 'hit'],
      [26, 6, 13, 34, 38, 11],
      [
        { type: 'hit', card: 38 },
        { type: 'hit', card: 11 },
        { type: 'hole', card: 34 },
        { type: 'result', result: 'lost', own: 28, house: 20 },
      ],
      0,
    ],
    [
      7,
      ['stand'],
      [42, 10, 15, 49, 24],
      [
        { type: 'hole', card: 49 },
        { type: 'house', card: 24 },
        { type: 'result', result: 'won', own: 14, house: 23 },
      ],
      10_000,
    ],
  ] as Play[]
).map(([nonce, kinds, cards, told, win]) => ({
  ...shared,
  nonce,
  choices: kinds.map((kind, i) => ({ choice: { kind }, elapsedMs: 1_500 * (i + 1) }) as TimedChoice),
  draws: [{ purpose: '0', taken: cards.map(card => [52, card] as [number, number]) }],
  events: [
    { type: 'bet', bet: shared.bet },
    { type: 'deal', own: cards.slice(0, 2), house: cards[2] },
    ...told,
    { type: 'pay', amount: win },
    { type: 'end' },
  ],
  win,
}))
