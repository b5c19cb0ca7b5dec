import { WORDS } from '../block-words.ts'
import { certainly, convolve, type Distribution, evenly, mix, shift } from '../series/distribution.ts'
import type { RatingPair, Side } from '../series/sides.ts'
import {
  BLOOD_THRESHOLD,
  isMapOver,
  type LaneMap,
  LOSER_KILLS,
  mapWinner,
  PHASES,
  phaseThreshold,
  TOWER_LEAD,
  WINNER_KILLS,
  WINNING_LEAD,
} from './rules.ts'

/** Chances of the rest of a map, from one clock and lead. */
interface RestOfMap {
  /** Chance that A wins the map. */
  winA: number
  /** Chances of the first tower where none has fallen. */
  tower: { A: number; B: number; none: number }
  phases: Distribution
  /** Kills of both sides. */
  kills: Distribution
  /** Kills of A minus those of B. */
  killLead: Distribution
}

export interface LaneTables {
  threshold: number
  /** Chance that first blood is A's. */
  bloodA: number
  /** By phases played and lead + 4. */
  rest: RestOfMap[][]
}

const KILLS = convolve(evenly(WINNER_KILLS), evenly(LOSER_KILLS))
const negated = (values: readonly number[]) => values.map(value => -value)
const KILL_LEAD = {
  A: convolve(evenly(WINNER_KILLS), evenly(negated(LOSER_KILLS))),
  B: convolve(evenly(LOSER_KILLS), evenly(negated(WINNER_KILLS))),
}

function endOfMap(lead: number): RestOfMap {
  const nothing = certainly(0)
  const tower = { A: 0, B: 0, none: 1 }
  return { winA: lead > 0 ? 1 : 0, tower, phases: nothing, kills: nothing, killLead: nothing }
}

/** A lead of two takes the tower before anything that follows. */
const towerFrom = (lead: number, rest: RestOfMap): RestOfMap['tower'] => {
  if (Math.abs(lead) < TOWER_LEAD) return rest.tower
  return { A: lead > 0 ? 1 : 0, B: lead < 0 ? 1 : 0, none: 0 }
}

function beforePhase(p: number, lead: number, next: readonly RestOfMap[]): RestOfMap {
  const q = 1 - p
  const [up, down] = [next[lead + WINNING_LEAD + 1]!, next[lead + WINNING_LEAD - 1]!]
  const [towerUp, towerDown] = [towerFrom(lead + 1, up), towerFrom(lead - 1, down)]
  const tower = (who: keyof RestOfMap['tower']): number => p * towerUp[who] + q * towerDown[who]
  return {
    winA: p * up.winA + q * down.winA,
    tower: { A: tower('A'), B: tower('B'), none: tower('none') },
    phases: shift(
      mix([
        [p, up.phases],
        [q, down.phases],
      ]),
      1,
    ),
    kills: convolve(
      KILLS,
      mix([
        [p, up.kills],
        [q, down.kills],
      ]),
    ),
    killLead: mix([
      [p, convolve(KILL_LEAD.A, up.killLead)],
      [q, convolve(KILL_LEAD.B, down.killLead)],
    ]),
  }
}

/** Exact chances from every clock and lead of a map, from its last phase back (sportsbook 2.2, LANE). */
export function prepareLane(ratings: RatingPair): LaneTables {
  const threshold = phaseThreshold(ratings)
  const p = threshold / WORDS
  const own = BLOOD_THRESHOLD / WORDS
  const leads = Array.from({ length: 2 * WINNING_LEAD + 1 }, (_, at) => at - WINNING_LEAD)
  const rest: RestOfMap[][] = []
  rest[PHASES] = leads.map(endOfMap)
  for (let phases = PHASES - 1; phases >= 0; phases--)
    rest[phases] = leads.map(lead =>
      Math.abs(lead) === WINNING_LEAD ? endOfMap(lead) : beforePhase(p, lead, rest[phases + 1]!),
    )
  return { threshold, bloodA: p * own + (1 - p) * (1 - own), rest }
}

/** A map as its claims see it: what the end of the whole map may be. */
export interface MapOutlook {
  winA: number
  blood: { A: number; B: number }
  tower: { A: number; B: number; none: number }
  phases: Distribution
  kills: Distribution
  killLead: Distribution
}

const onlySide = (side: Side) => ({ A: side === 'A' ? 1 : 0, B: side === 'B' ? 1 : 0 })

export function mapOutlook({ rest, bloodA }: LaneTables, map: LaneMap): MapOutlook {
  const { lead, phases, kills, blood, tower } = map
  const left = isMapOver(map) ? endOfMap(lead) : rest[phases]![lead + WINNING_LEAD]!
  const winner = mapWinner(map)
  return {
    winA: winner ? onlySide(winner).A : left.winA,
    blood: blood ? onlySide(blood) : { A: bloodA, B: 1 - bloodA },
    tower: tower ? { ...onlySide(tower), none: 0 } : left.tower,
    phases: shift(left.phases, phases),
    kills: shift(left.kills, kills.A + kills.B),
    killLead: shift(left.killLead, kills.A - kills.B),
  }
}
