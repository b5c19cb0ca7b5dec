import { shuffle } from '../../draws.ts'
import type { Deal, GameEvent, GameResult, GameStep, Move, Refused } from '../match-game.ts'
import type { BannersDefinition } from './definition.ts'

/** The whole state; banners that did not come up yet are closed to both seats. */
export interface BannersState {
  order: number[]
  /** Banners that were decided. */
  decided: number
  /** By seat, rising. */
  hands: number[][]
  /** Banners that ties left lying, before the one that is up. */
  carried: number[]
  points: number[]
  /** By seat: the card that lies face down; null until it has chosen. */
  chosen: (number | null)[]
}

export function dealBanners({ banners }: BannersDefinition, { seats, draws }: Deal): GameStep<BannersState> {
  const cards = Array.from({ length: banners }, (_, at) => at + 1)
  const order = shuffle(draws('shoe'), cards)
  const hands = Array.from({ length: seats }, () => [...cards])
  const state = {
    ...{ order, decided: 0, hands, carried: [] },
    ...{ points: hands.map(() => 0), chosen: hands.map(() => null) },
  }
  return { state, events: [{ kind: 'banner-up', banner: order[0]!, carried: [] }] }
}

export const areBannersOver = ({ order, decided }: BannersState): boolean => decided === order.length

export function moveBanners(
  _definition: BannersDefinition,
  state: BannersState,
  seat: number,
  move: Move,
): GameStep<BannersState> | Refused {
  if (move.kind !== 'banner' || areBannersOver(state) || state.chosen[seat] !== null)
    return { refused: 'not_your_turn' }
  if (!state.hands[seat]!.includes(move.card)) return { refused: 'card_not_held' }
  const chosen = state.chosen.with(seat, move.card)
  const events: GameEvent[] = [{ kind: 'chosen', seat }]
  if (chosen.includes(null)) return { state: { ...state, chosen }, events }
  return decide({ ...state, chosen }, events)
}

/** The higher card takes the banner and all that lie before it; a tie leaves them lying, the last ones for nobody. */
function decide(state: BannersState, events: GameEvent[]): GameStep<BannersState> {
  const { order, decided, hands, chosen, carried } = state
  const [first, second] = chosen as [number, number]
  const winner = first === second ? null : first > second ? 0 : 1
  const lying = [...carried, order[decided]!]
  const taken = lying.reduce((sum, banner) => sum + banner, 0)
  const points = state.points.map((sum, seat) => sum + (seat === winner ? taken : 0))
  events.push({ kind: 'shown-cards', cards: [first, second], winner, points })
  const next: BannersState = {
    ...{ order, points, decided: decided + 1, carried: winner === null ? lying : [] },
    hands: hands.map((hand, seat) => hand.filter(card => card !== chosen[seat])),
    chosen: chosen.map(() => null),
  }
  if (!areBannersOver(next)) events.push({ kind: 'banner-up', banner: order[next.decided]!, carried: next.carried })
  return { state: next, events }
}

export function bannersResult(state: BannersState): GameResult | null {
  if (!areBannersOver(state)) return null
  const [first, second] = state.points as [number, number]
  if (first === second) return { nets: [0, 0], winner: null, payments: [] }
  return { nets: first > second ? [1, -1] : [-1, 1], winner: first > second ? 0 : 1, payments: [] }
}
