import { type Draws, drawsFrom, shuffle } from '../../../draws.ts'
import type { NextWord } from '../../../stream.ts'
import { type Incident, inOrder } from '../../live/incident.ts'
import { homeOrAway } from '../../live/score-board.ts'
import type { Side } from '../../series/sides.ts'
import type { LaneTables } from '../chances.ts'
import { FRESH_MAP, isMapOver, type LaneMap, type LaneState, mapWinner, PHASES } from '../rules.ts'

/** A team of the arena. */
const PLAYERS = 5
const FIRST_KILL_MS = 400
const LAST_KILL_MS = 4_400
const TOWER_MS = 4_700
const PHASE_MS = 5_000
const CORE_MS = 5_500
/** Gold of a phase of lead, and how far the lead that is shown may lie from it (sportsbook 2.2, LANE). */
const LEAD_GOLD = 1_200
const GOLD_SPREAD = 300

/** Kills in a drawn order; the side of first blood has the first one where it has any. */
function killers(before: LaneMap, after: LaneMap, draws: Draws): Side[] {
  const of = (side: Side): Side[] => new Array<Side>(after.kills[side] - before.kills[side]).fill(side)
  const sides = shuffle(draws, [...of('A'), ...of('B')])
  const first = before.blood ? null : after.blood
  if (first && sides.includes(first)) sides.unshift(...sides.splice(sides.indexOf(first), 1))
  return sides
}

/** Even phases have no leader, and no gold between the teams. */
function goldLead(lead: number, draws: Draws): number {
  const spread = draws.below(2 * GOLD_SPREAD + 1) - GOLD_SPREAD
  return lead === 0 ? 0 : LEAD_GOLD * lead + spread
}

/**
 * The kills of a phase, first blood, first tower, the phase with home's lead in gold after it, and the core that ends a map. The
 * states tell how many kills each side had; their order, times and players are drawn. First blood has an incident of its own,
 * since its side may be without a kill in the first phase.
 */
export function laneIncidents(
  _tables: LaneTables,
  before: LaneState,
  after: LaneState,
  block: number,
  look: NextWord,
): Incident[] {
  const draws = drawsFrom(look)
  const place = Math.ceil(block / PHASES) - 1
  const [from, to] = [before.maps[place] ?? FRESH_MAP, after.maps[place]!]
  const kills = killers(from, to, draws)
  const stepMs = Math.floor((LAST_KILL_MS - FIRST_KILL_MS) / kills.length)
  const ofKills = kills.map((side, kill): Incident => {
    const atMs = FIRST_KILL_MS + stepMs * kill + draws.below(stepMs)
    return { atMs, kind: 'kill', side: homeOrAway(side), player: draws.below(PLAYERS) }
  })
  const by = (kind: string, atMs: number, side: Side | null): Incident[] =>
    side ? [{ atMs, kind, side: homeOrAway(side) }] : []
  const phase = {
    ...{ atMs: PHASE_MS, kind: 'phase', side: homeOrAway(to.lead > from.lead ? 'A' : 'B') },
    value: goldLead(to.lead, draws),
  }
  return inOrder([
    ...by('blood', FIRST_KILL_MS, from.blood ? null : to.blood),
    ...ofKills,
    ...by('tower', TOWER_MS, from.tower ? null : to.tower),
    phase,
    ...by('core', CORE_MS, isMapOver(to) ? mapWinner(to) : null),
  ])
}
