import { drawsFrom } from '../../../draws.ts'
import type { NextWord } from '../../../stream.ts'
import { type Incident, inOrder } from '../../live/incident.ts'
import { homeOrAway } from '../../live/score-board.ts'
import { otherOf } from '../../series/sides.ts'
import type { DuelTables } from '../chances.ts'
import { type DuelState, FRESH_GAME, firstMover, PAIRS } from '../rules.ts'

const TURN_MS = 1_700
const SPREAD_MS = 300
/** Damage comes so long after its turn began. */
const DAMAGE_MS = 900
const END_MS = 3_700

/**
 * The turns of a pair with the life that each takes, and the winner of a game that ends. All of it follows from the states, the
 * times alone are drawn: a turn that takes all of the other side's life is the last one of its game.
 */
export function duelIncidents(
  _tables: DuelTables,
  before: DuelState,
  after: DuelState,
  block: number,
  look: NextWord,
): Incident[] {
  const draws = drawsFrom(look)
  const place = Math.ceil(block / PAIRS)
  const { lives: from } = before.games[place - 1] ?? FRESH_GAME
  const { lives: to, winner } = after.games[place - 1]!
  const first = firstMover(place)
  const movers = to[otherOf(first)] === 0 ? [first] : [first, otherOf(first)]
  const turns = movers.flatMap((mover, turn): Incident[] => {
    const atMs = TURN_MS * turn + draws.below(SPREAD_MS)
    const target = otherOf(mover)
    const value = from[target] - to[target]
    const side = homeOrAway(mover)
    return [
      { atMs, kind: 'turn', side },
      ...(value > 0 ? [{ atMs: atMs + DAMAGE_MS, kind: 'damage', side, value }] : []),
    ]
  })
  return inOrder([...turns, ...(winner ? [{ atMs: END_MS, kind: 'end', side: homeOrAway(winner) }] : [])])
}
