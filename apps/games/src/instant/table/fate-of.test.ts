import { instantTitles, playInstant } from '@baize/game-kit/instant/index'
import type { InstantKind } from '@baize/game-kit/instant/instant-game'
import { bets } from '@baize/game-kit/instant/testing/sample-play'
import * as crypto from '@baize/game-kit/node/crypto'
import { expect, test } from 'vitest'
import { fateOf } from './fate-of.ts'

const awayMs = 20 * 60_000
const titles = [...Map.groupBy(instantTitles, ({ kind }) => kind).values()].map(([title]) => title!)
const serverSeed = new Uint8Array(32).fill(5)

/** A round of a game after some choices, and the same after its player stayed away. */
function played(kind: InstantKind, nonce: number, choices: { kind: string }[]) {
  const title = titles.find(each => each.kind === kind)!
  const bet = bets[kind](nonce)
  const round = { table: title.table, gameCode: title.code, bet, serverSeed, clientSeed: 'away', nonce }
  const made = choices.map(choice => ({ choice: choice as never, elapsedMs: 1_000 }))
  const now = playInstant({ ...round, choices: made }, crypto.hmac)
  const timeOut = { choice: { kind: 'time-out' as const }, elapsedMs: awayMs }
  const away = () => playInstant({ ...round, choices: [...made, timeOut] }, crypto.hmac)
  return { now, away, fate: fateOf(kind, { isOver: now.isOver, options: bet.options }), options: bet.options }
}

const nonces = Array.from({ length: 40 }, (_, nonce) => nonce)

test('[WALK-022] a round that is over, or that takes no choice, is decided', () => {
  for (const kind of ['roulette', 'plinko', 'bingo'] as const)
    for (const nonce of nonces)
      expect(played(kind, nonce, [])).toMatchObject({ now: { isOver: true }, fate: 'decided' })
  const left = nonces.map(nonce => played('crash', nonce, [{ kind: 'cash' }]))
  for (const { now, fate } of left) expect([now.isOver, fate]).toEqual([true, 'decided'])
})

test('[WALK-022] what waits for a choice is cashed out or stands for who stays away, and an untouched stake goes back', () => {
  // Beside an ace or a king there is another guess.
  const cardOf = (nonce: number) => played('hi-lo', nonce, []).now.events.find(({ card }) => card !== undefined)!.card
  const isInRow = (nonce: number) => ![0, 12].includes((cardOf(nonce) as number) % 13)
  for (const kind of ['mines', 'hi-lo'] as const) {
    const choice = kind === 'mines' ? { kind: 'open', cell: 0 } : { kind: 'guess', guess: 'higher' }
    for (const nonce of nonces) {
      const untouched = played(kind, nonce, [])
      expect([untouched.fate, untouched.away().winUnits]).toEqual(['cashOut', 10_000])
    }
    const guessed = nonces.filter(nonce => kind === 'mines' || isInRow(nonce))
    const waiting = guessed.map(nonce => played(kind, nonce, [choice])).filter(({ now }) => !now.isOver)
    expect(waiting.length).toBeGreaterThan(5)
    for (const { fate, away } of waiting) {
      expect(fate).toBe('cashOut')
      expect(away().events.map(({ type }) => type)).toContain('cash')
    }
  }
  const hands = nonces.map(nonce => played('blackjack', nonce, [])).filter(({ now }) => !now.isOver)
  for (const { fate, away } of hands) expect([fate, away().stakedUnits]).toEqual(['stand', 10_000])
})

test('[WALK-022] a climb is lost for who stays away, unless it leaves by itself where the player said so', () => {
  const rounds = nonces.map(nonce => played('crash', nonce, []))
  const wins = new Set<string>()
  for (const { fate, away, options } of rounds) {
    const { autoHundredths } = options as { autoHundredths: number | null }
    expect(fate).toBe(autoHundredths === null ? 'climb' : 'climbAuto')
    const { winUnits } = away()
    if (winUnits > 0) expect(winUnits).toBe(100 * autoHundredths!)
    wins.add(`${fate} ${winUnits > 0 ? 'paid' : 'lost'}`)
  }
  expect([...wins].toSorted()).toEqual(['climb lost', 'climbAuto lost', 'climbAuto paid'])
})
