import { CYCLE_MS, cycleAt, roundOfCycle } from '@baize/game-kit/book/calendar/cycles'
import { fixtureId } from '@baize/game-kit/book/calendar/fixture-id'
import { type Pairing, pairingsOfRound } from '@baize/game-kit/book/calendar/pairings'
import { ratingsHash, ratingsOfSeason } from '@baize/game-kit/book/calendar/ratings'
import { modelOf } from '@baize/game-kit/book/sports'
import type { Competition } from '@baize/game-kit/book/world/competitions'
import * as crypto from '@baize/game-kit/node/crypto'
import type { SportsDependencies, StoredCompetition } from '../sports-dependencies.ts'
import type { FixtureRatings } from '../tables.ts'
import { firstRound } from './bracket.ts'
import { appendEntries } from './entries.ts'

/** Rounds are announced this many cycles ahead: more than an hour. */
const cyclesAhead = 6
/** A round that begins sooner than this is not announced any more. */
const leastNoticeMs = 60_000

/** How long before its kick-off a fixture takes bets (sportsbook 1.1). */
const opensBeforeMs = ({ sport, format }: Competition): number => {
  if (format === 'cup') return 3_600_000
  return (sport === 'FOOT' || sport === 'BASK' ? 3 : 2) * CYCLE_MS
}

/** Announces the coming rounds of a competition that are not in the list yet. @returns how many */
export async function scheduleRounds(
  deps: SportsDependencies,
  lease: StoredCompetition,
  competition: Competition,
): Promise<number> {
  const now = deps.outside.now()
  const last = cycleAt(now) + cyclesAhead
  // A house that stood still goes on with the rounds that are to come.
  const first = Math.max(lease.scheduled_cycle + 1, cycleAt(now))
  let made = 0
  for (let cycle = first; cycle <= last; cycle++) if (await scheduleRound(deps, lease, competition, cycle)) made++
  return made
}

async function scheduleRound(
  deps: SportsDependencies,
  lease: StoredCompetition,
  competition: Competition,
  cycle: number,
): Promise<boolean> {
  const now = deps.outside.now()
  const { season, round, kickOffAt } = roundOfCycle(competition, cycle)
  if (kickOffAt.getTime() < now.getTime() + leastNoticeMs) return false
  const { id: code, sport } = competition
  const model = modelOf(sport)
  const opensAt = new Date(Math.max(now.getTime(), kickOffAt.getTime() - opensBeforeMs(competition)))
  const meetings = meetingsOf(competition, season, round)
  const ids = meetings.map((_, at) => fixtureId({ competition: code, season, round, match: at + 1 }))
  const commitments = await deps.oracle.commit(ids.map(id => ({ id, blocks: model.blocks })))
  const figures = ratingsOfSeason(crypto, competition, season)
  const announced = meetings.map((meeting, at) => {
    const ratings = meeting && ratingsOfMeeting(figures, meeting)
    return {
      ...{ id: ids[at]!, commitment: commitments[at]!, sport, version: model.version, opensAt, kickOff: kickOffAt },
      ...{ match: at + 1, meeting, ratings, ratingsHash: ratings ? ratingsHash(crypto.sha256, ratings) : '-' },
    }
  })
  return deps.db.transaction().execute(async tx => {
    // Passes overlap, and each may know an older state of the competition: the first to note a round announces it.
    const held = await tx
      .updateTable('sports.competition')
      .set({ scheduled_cycle: cycle })
      .where('code', '=', code)
      .where('fence', '=', lease.fence)
      .where('scheduled_cycle', '<', cycle)
      .returning('suspended_at')
      .executeTakeFirst()
    if (!held) return false
    await tx
      .insertInto('sports.fixture')
      .values(
        announced.map(({ id, commitment, match, meeting, ratings, ratingsHash: hash }) => ({
          ...{ id, competition: code, sport, version: model.version, season, round, match, commitment },
          ...{ home: meeting?.[0] ?? null, away: meeting?.[1] ?? null, blocks: model.blocks },
          ratings: ratings && JSON.stringify(ratings),
          ratings_hash: ratings ? hash : null,
          opens_at: opensAt,
          kick_off: kickOffAt,
          competition_suspended_at: held.suspended_at,
          state: meeting ? ('open' as const) : ('scheduled' as const),
          state_now: JSON.stringify(model.start()),
        })),
      )
      .onConflict(conflict => conflict.doNothing())
      .execute()
    await appendEntries(tx, code, 'chain', announced, now)
    return true
  })
}

/** Meetings of a round; null in later rounds of a cup. */
function meetingsOf(competition: Competition, season: number, round: number): (Pairing | null)[] {
  const { format, sides } = competition
  if (format !== 'cup') return pairingsOfRound(sides.length, round)
  return round === 1 ? firstRound(competition, season) : Array.from({ length: sides.length / 2 ** round }, () => null)
}

/** Published figures of the two sides of a meeting. */
export const ratingsOfMeeting = (figures: readonly number[][], [home, away]: Pairing): FixtureRatings => ({
  home: figures[home]!,
  away: figures[away]!,
})
