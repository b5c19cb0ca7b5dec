import { drawsFrom } from '../../../draws.ts'
import type { NextWord } from '../../../stream.ts'
import { type Incident, inOrder, placeByWeight } from '../../live/incident.ts'
import { type BasketballState, possessionsOf } from '../play.ts'
import { type BasketballTables, type Chances, possession, runs } from '../tables.ts'

/** Milliseconds in which a block is drawn. */
const PLAY_MS = 8_000
/** The part of a possession's time in which it may end. */
const SPREAD = 0.7
const MOST_POINTS = 3

/**
 * The points of each possession of a side, drawn so that they make `points` together: by the chances of a possession, where the
 * ones after it can still bring the rest.
 */
function pointsByPossession(single: Chances, possessions: number, points: number, look: NextWord): number[] {
  const rests = runs(single, possessions)
  let left = points
  return Array.from({ length: possessions }, (_, at) => {
    const rest = rests[possessions - at - 1]!
    const made = placeByWeight(
      look,
      single.map((chance, worth) => chance * (rest[left - worth] ?? 0)),
    )
    left -= made
    return made
  })
}

/**
 * The possessions of a block in turn, home first, each a basket or a miss. The states hold the points of the block alone, so that
 * the course to them is drawn from `look`. A point more than the possessions can bring is the one that parts the sides after the
 * last overtime, and comes at the end.
 */
export function basketballIncidents(
  { thresholds }: BasketballTables,
  before: BasketballState,
  after: BasketballState,
  block: number,
  look: NextWord,
): Incident[] {
  const draws = drawsFrom(look)
  const possessions = possessionsOf(block)
  const stepMs = PLAY_MS / (2 * possessions)
  const atOf = (turn: number): number => Math.floor(stepMs * turn) + draws.below(Math.floor(SPREAD * stepMs))
  const ofSides = (['home', 'away'] as const).map((side, place) => {
    const points = after.score[place]! - before.score[place]!
    const played = Math.min(points, MOST_POINTS * possessions)
    const course = pointsByPossession(possession(thresholds[place]!), possessions, played, look)
    const incidents = course.map((value, turn): Incident => {
      const at = { atMs: atOf(2 * turn + place), side }
      return value > 0 ? { ...at, kind: 'basket', value } : { ...at, kind: 'miss' }
    })
    const last = { atMs: PLAY_MS - 1, kind: 'basket', side, value: points - played }
    return points > played ? [...incidents, last] : incidents
  })
  return inOrder(ofSides.flat())
}
