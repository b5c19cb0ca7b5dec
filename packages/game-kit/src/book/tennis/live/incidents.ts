import { drawsFrom } from '../../../draws.ts'
import type { NextWord } from '../../../stream.ts'
import { type Incident, inOrder } from '../../live/incident.ts'
import { homeOrAway } from '../../live/score-board.ts'
import { otherOf, type Side } from '../../series/sides.ts'
import { isAServing, isTieBreak, playPoints, type TennisState } from '../play.ts'
import { isFirstServing } from '../points.ts'
import type { TennisTables } from '../tables.ts'
import { playsOf } from './clock.ts'

/** Milliseconds in which a game is drawn. */
const GAME_MS = 8_000
/** Time at the end of a game for the calls of game and set. */
const CALLS_MS = 600
const GAME_CALL_MS = 300
/** One of so many points of the server is an ace. */
const ACE_OF = 8

/**
 * The points of a game, the game and the set that it ends. The states hold the game's winner alone, so that its points are
 * played with words of `look`; where these give it to the other side, every point is turned round, which is a course as well.
 */
export function tennisIncidents(
  { thresholds }: TennisTables,
  before: TennisState,
  after: TennisState,
  _block: number,
  look: NextWord,
): Incident[] {
  const draws = drawsFrom(look)
  const winner = after.winners[before.winners.length] as Side
  const isAFirst = isAServing(before.winners.length)
  const isTied = isTieBreak(before.games)
  const drawn = playPoints(thresholds, isTied, isAFirst, look)
  const points = drawn.at(-1) === winner ? drawn : drawn.map(otherOf)
  const lengthMs = GAME_MS * playsOf(before)
  const stepMs = Math.floor((lengthMs - CALLS_MS) / points.length)
  const isServers = (side: Side, point: number): boolean =>
    (side === 'A') === ((isTied ? isFirstServing(point) : true) === isAFirst)
  const ofPoints = points.map((side, point): Incident => {
    const isAce = isServers(side, point) && draws.below(ACE_OF) === 0
    const atMs = stepMs * point + draws.below(1 + Math.floor(stepMs / 2))
    return { atMs, kind: isAce ? 'ace' : 'point', side: homeOrAway(side) }
  })
  const call = { atMs: lengthMs - CALLS_MS, kind: 'game', side: homeOrAway(winner) }
  const isSet = after.sets.length > before.sets.length
  return inOrder([...ofPoints, call, ...(isSet ? [{ ...call, atMs: call.atMs + GAME_CALL_MS, kind: 'set' }] : [])])
}
