import { expect, test } from 'vitest'
import { SimulationDraws, shuffle } from '../../draws.ts'
import * as crypto from '../../node/crypto.ts'
import type { BannersState } from '../banners/rules.ts'
import type { DiceState } from '../dice/rules.ts'
import { dealtFrame, framesOf, snapshotFrame } from '../frames/server-frames.ts'
import type { MatchCode } from '../match-game.ts'
import { playOut, startOf, withGame } from '../testing/matches.ts'
import type { TienLenState } from '../tien-len/state.ts'
import { startMatch } from './start.ts'
import type { MatchState } from './state.ts'
import type { MatchStep } from './turns.ts'

const draws = new SimulationDraws(2)
const die = () => 1 + draws.below(6)

/** Cards that were laid in the present hand. */
let played = new Set<number>()

/** The same match with all that a seat may not see replaced by something else that would fit. */
function otherwise(state: MatchState, seat: number, code: MatchCode): MatchState {
  if (code === 'DUO-TIENLEN') {
    const game = state.game as TienLenState
    const seen = new Set(game.hands[seat])
    const hidden = game.hands.flatMap((hand, other) => (other === seat ? [] : hand))
    const closed = [...Array(52).keys()].filter(card => !seen.has(card) && !played.has(card))
    const mixed = shuffle(draws, [...new Set([...hidden, ...closed])])
    const hands = game.hands.map((hand, other) => (other === seat ? hand : mixed.splice(0, hand.length)))
    return withGame(state, {
      ...game,
      hands,
      mustHold: game.seat === seat || game.mustHold === null ? game.mustHold : hands[game.seat]![0]!,
    })
  }
  if (code === 'DUO-BANNERS') {
    const game = state.game as BannersState
    const coming = shuffle(draws, game.order.slice(game.decided + 1))
    const order = [...game.order.slice(0, game.decided + 1), ...coming]
    const chosen = game.chosen.map((card, other) => (card === null || other === seat ? card : game.hands[other]![0]!))
    return withGame(state, { ...game, order, chosen })
  }
  const game = state.game as DiceState
  const dice = game.dice.map((rounds, other) =>
    rounds.map((throws, round) =>
      throws.map((thrown, n) => {
        const isOwn = other === seat && round === game.round - 1 && n === game.throw
        return { first: isOwn ? thrown.first : [die(), die()], again: [die(), die()] }
      }),
    ),
  )
  const chosen = game.chosen.map((places, other) => (places === null || other === seat ? places : [draws.below(2)]))
  return withGame(state, { ...game, dice, chosen })
}

/** Cards of a hand of Tien Len that a frame names, wherever they stand in it. */
function cardsIn(frame: unknown): number[] {
  if (Array.isArray(frame)) return frame.flatMap(cardsIn)
  if (typeof frame !== 'object' || frame === null) return []
  return Object.entries(frame).flatMap(([key, value]) =>
    ['cards', 'hand', 'hands', 'open'].includes(key) && value !== null
      ? (value as number[]).flat()
      : ['top', 'mustHold'].includes(key) && value !== null
        ? [value as number]
        : cardsIn(value),
  )
}

const framesTo = (seat: number, { state, events }: MatchStep) => [
  ...framesOf(state, events, seat),
  snapshotFrame(state, seat),
]

test.each<[MatchCode, number[]]>([
  ['DUO-TIENLEN', [2, 3, 4, 4]],
  ['DUO-BANNERS', [2]],
  ['DUO-DICE', [2]],
])(
  '[PVPG-002] frames of 1 000 hands of %s hold nothing of another seat before it is open',
  (code, sizes) => {
    for (let hand = 0; hand < 1_000; hand++) {
      const seats = sizes[hand % sizes.length]!
      const start = startOf(code, { hand, seats })
      const dealt = startMatch(start, crypto)
      played = new Set()
      for (const step of [dealt, ...playOut(dealt, hand).steps.slice(1)]) {
        const { state, events } = step
        for (const event of events) if (event.kind === 'played') for (const card of event.cards) played.add(card)
        if (state.end) continue
        for (let seat = 0; seat < seats; seat++) {
          const other = { state: otherwise(state, seat, code), events }
          const frames = framesTo(seat, step)
          expect(JSON.stringify(framesTo(seat, other))).toBe(JSON.stringify(frames))
          if (code === 'DUO-TIENLEN') {
            const own = (state.game as TienLenState).hands[seat]!
            const foreign = cardsIn(frames).filter(card => !own.includes(card) && !played.has(card))
            expect(foreign).toEqual([])
          }
        }
      }
      const first = dealtFrame(dealt.state, start.seeds, 0)
      expect(JSON.stringify(first)).not.toContain(start.serverSeed)
      if (code === 'DUO-TIENLEN' && !dealt.state.end)
        expect(cardsIn(first).every(card => (dealt.state.game as TienLenState).hands[0]!.includes(card))).toBe(true)
    }
  },
  60_000,
)
