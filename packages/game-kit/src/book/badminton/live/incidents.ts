import { drawsFrom } from '../../../draws.ts'
import type { NextWord } from '../../../stream.ts'
import type { PartScore, Side } from '../../lines/best-of-three.ts'
import { type Incident, inOrder } from '../../live/incident.ts'
import { homeOrAway } from '../../live/score-board.ts'
import { afterRallies, type BadmintonState, type GameInHand, NO_RACES, RALLIES_A_BLOCK } from '../play.ts'
import type { BadmintonTables } from '../tables.ts'

/** Milliseconds in which a block is drawn. */
const PLAY_MS = 6_000
const STEP_MS = PLAY_MS / RALLIES_A_BLOCK
const SPREAD_MS = 900
const GAME_CALL_MS = 300

/** A game before and after a block. */
interface Course {
  from: GameInHand
  to: GameInHand
}

/** Every order of so many rallies of A and of B. */
function ordersOf(a: number, b: number): Side[][] {
  if (a === 0 || b === 0) return [[...new Array<Side>(a).fill('A'), ...new Array<Side>(b).fill('B')]]
  return [
    ...ordersOf(a - 1, b).map((rest): Side[] => ['A', ...rest]),
    ...ordersOf(a, b - 1).map((rest): Side[] => ['B', ...rest]),
  ]
}

const isSame = (one: PartScore | GameInHand['races'], other: PartScore | GameInHand['races']): boolean =>
  one[0] === other[0] && one[1] === other[1]

/** The orders of rallies that lead from one to the other: none goes on after the end of the game, and races keep their winners. */
function possibleOrders({ from, to }: Course): Side[][] {
  const [a, b] = [to.points[0] - from.points[0], to.points[1] - from.points[1]]
  return ordersOf(a, b).filter(order => {
    const sides = order.values()
    const reached = afterRallies(from, () => sides.next().value ?? null)
    return isSame(reached.points, to.points) && isSame(reached.races, to.races)
  })
}

/**
 * The rallies of a block, and the end of a game. The states hold how many of them each side won, so that their order is drawn
 * from `look` among those that lead from one state to the other.
 */
export function badmintonIncidents(
  _tables: BadmintonTables,
  before: BadmintonState,
  after: BadmintonState,
  _block: number,
  look: NextWord,
): Incident[] {
  const draws = drawsFrom(look)
  const game = before.games.length
  const finished = after.games[game]
  const orders = possibleOrders({
    from: { points: before.points, races: before.races[game] ?? NO_RACES },
    to: { points: finished ?? after.points, races: after.races[game] ?? NO_RACES },
  })
  const rallies = orders[draws.below(orders.length)]!.map((side, rally): Incident => {
    return { atMs: STEP_MS * rally + draws.below(SPREAD_MS), kind: 'rally', side: homeOrAway(side) }
  })
  const last = rallies.at(-1)
  const end = finished && last ? [{ ...last, atMs: last.atMs + GAME_CALL_MS, kind: 'game' }] : []
  return inOrder([...rallies, ...end])
}
