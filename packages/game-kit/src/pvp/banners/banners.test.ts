import { expect, test } from 'vitest'
import { forcedDraws } from '../../draws.ts'
import type { GameEvent } from '../match-game.ts'
import { BANNERS_DEFINITIONS } from './definition.ts'
import { banners } from './index.ts'
import { type BannersState, bannersResult, moveBanners } from './rules.ts'

const definition = BANNERS_DEFINITIONS[0]!
/** Banners 1 to 7 in their order: every place of the shuffle stays. */
const dealt = () =>
  banners.deal(definition, { seats: 2, lead: null, draws: () => forcedDraws([6, 5, 4, 3, 2, 1]) }).state

function lay(state: BannersState, first: number, second: number) {
  const events: GameEvent[] = []
  for (const [seat, card] of [first, second].entries()) {
    const next = moveBanners(definition, state, seat, { kind: 'banner', card })
    if ('refused' in next) throw new Error(next.refused)
    state = next.state
    events.push(...next.events)
  }
  return { state, events }
}
const layAll = (cards: readonly (readonly [number, number])[]) =>
  cards.reduce((state, [first, second]) => lay(state, first, second).state, dealt())

test('the higher card takes the banner and those that ties left lying', () => {
  const tied = lay(dealt(), 3, 3)
  expect(tied.events).toContainEqual({ kind: 'shown-cards', cards: [3, 3], winner: null, points: [0, 0] })
  expect(tied.events.at(-1)).toEqual({ kind: 'banner-up', banner: 2, carried: [1] })
  const won = lay(tied.state, 1, 2)
  expect(won.events).toContainEqual({ kind: 'shown-cards', cards: [1, 2], winner: 1, points: [0, 3] })
  expect(won.state).toMatchObject({ carried: [], hands: [[2, 4, 5, 6, 7], [1, 4, 5, 6, 7]] }) // biome-ignore format: one row
})

test('most points win; equal ones are a draw, and the last tie is nobody’s', () => {
  const winning = layAll([[7, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7]]) // biome-ignore format: one row
  expect(winning.points).toEqual([1, 27])
  expect(bannersResult(winning)).toEqual({ nets: [-1, 1], winner: 1, payments: [] })
  const allTied = layAll([1, 2, 3, 4, 5, 6, 7].map(card => [card, card] as const))
  expect(bannersResult(allTied)).toMatchObject({ nets: [0, 0], winner: null })
  expect(allTied.points).toEqual([0, 0])
})

test('a choice tells that it was made, and not which', () => {
  const next = moveBanners(definition, dealt(), 0, { kind: 'banner', card: 5 })
  expect(next).toMatchObject({ events: [{ kind: 'chosen', seat: 0 }] })
  const { state } = next as { state: BannersState }
  expect(banners.view(definition, state, 1)).toEqual(banners.view(definition, { ...state, chosen: [2, null] }, 1))
  expect(moveBanners(definition, state, 0, { kind: 'banner', card: 6 })).toEqual({ refused: 'not_your_turn' })
})

test('a card that was played or never was is not held; the clock lays the lowest', () => {
  const { state } = lay(dealt(), 1, 7)
  for (const card of [1, 8, 0]) {
    expect(moveBanners(definition, state, 0, { kind: 'banner', card })).toEqual({ refused: 'card_not_held' })
  }
  expect([0, 1].map(seat => banners.clockMove(state, seat))).toEqual([
    { kind: 'banner', card: 2 },
    { kind: 'banner', card: 1 },
  ])
})
