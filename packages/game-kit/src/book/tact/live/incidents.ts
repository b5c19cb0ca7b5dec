import { type Draws, drawsFrom, shuffle } from '../../../draws.ts'
import type { NextWord } from '../../../stream.ts'
import { type Incident, inOrder } from '../../live/incident.ts'
import { homeOrAway } from '../../live/score-board.ts'
import { otherOf, type Side } from '../../series/sides.ts'
import type { TactTables } from '../chances.ts'
import { attacksFirst, FRESH_MAP, isAttack, MAP_BLOCKS, mapWinner, type TactState } from '../rules.ts'

const PLAYERS = 5
const FIRST_KILL_MS = 200
const LAST_KILL_MS = 2_200
const PLANT_MS = 1_500
const DEFUSE_MS = 2_700
const ROUND_MS = 3_000
const END_MS = 3_250
const SPREAD_MS = 300

/** How often in a hundred rounds the charge is planted: by attackers that win, and by attackers that lose, where it is defused. */
const PLANTS_OF_WON = 60
const PLANTS_OF_LOST = 25

/** All of the losing side fall where no charge decides the round. */
function killers(winner: Side, isByCharge: boolean, draws: Draws): Side[] {
  const won = isByCharge ? 1 + draws.below(PLAYERS - 1) : PLAYERS
  const lost = draws.below(PLAYERS)
  return shuffle(draws, [...new Array<Side>(won).fill(winner), ...new Array<Side>(lost).fill(otherOf(winner))])
}

/**
 * A round: kills, plant and defuse, its winner, and the end of a map with the side that takes it. The states hold the winner and
 * the side that attacks; the course to it is drawn from `look`.
 */
export function tactIncidents(
  _tables: TactTables,
  before: TactState,
  after: TactState,
  block: number,
  look: NextWord,
): Incident[] {
  const draws = drawsFrom(look)
  const place = Math.ceil(block / MAP_BLOCKS)
  const round = (before.maps[place - 1] ?? FRESH_MAP).rounds.length
  const map = after.maps[place - 1]!
  const winner = map.rounds[round] as Side
  const attacker = isAttack(attacksFirst(place), round) ? 'A' : 'B'
  const isPlanted = draws.below(100) < (winner === attacker ? PLANTS_OF_WON : PLANTS_OF_LOST)
  const sides = killers(winner, isPlanted, draws)
  const stepMs = Math.floor((LAST_KILL_MS - FIRST_KILL_MS) / sides.length)
  const kills = sides.map((side, kill): Incident => {
    const atMs = FIRST_KILL_MS + stepMs * kill + draws.below(stepMs)
    return { atMs, kind: 'kill', side: homeOrAway(side), player: draws.below(PLAYERS) }
  })
  const by = (side: Side, kind: string, atMs: number): Incident => ({ atMs, kind, side: homeOrAway(side) })
  const charge = [
    by(attacker, 'plant', PLANT_MS + draws.below(SPREAD_MS)),
    ...(winner === attacker ? [] : [by(winner, 'defuse', DEFUSE_MS)]),
  ]
  const mapTaker = mapWinner(map)
  return inOrder([
    ...kills,
    ...(isPlanted ? charge : []),
    by(winner, 'round', ROUND_MS),
    ...(mapTaker ? [by(mapTaker, 'end', END_MS)] : []),
  ])
}
