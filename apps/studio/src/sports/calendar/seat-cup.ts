import { CYCLE_MS } from '@baize/game-kit/book/calendar/cycles'
import { ratingsHash, ratingsOfSeason } from '@baize/game-kit/book/calendar/ratings'
import type { Competition } from '@baize/game-kit/book/world/competitions'
import * as crypto from '@baize/game-kit/node/crypto'
import { lockLease } from '../../leases.ts'
import type { SportsDependencies, StoredCompetition } from '../sports-dependencies.ts'
import { meetingOf } from './bracket.ts'
import { appendEntries } from './entries.ts'
import { ratingsOfMeeting } from './schedule-rounds.ts'

/** A cup match without both sides this long after its time is void. */
const latestMs = 600_000

/**
 * Fills the matches of a cup whose sides are known by now, announces their figures and opens them. One whose sides never come,
 * or come too late, is void: nobody can have bet on it.
 */
export async function seatCup(
  { db, outside }: SportsDependencies,
  lease: StoredCompetition,
  competition: Competition,
): Promise<void> {
  const waiting = await db
    .selectFrom('sports.fixture')
    .selectAll()
    .where('competition', '=', competition.id)
    .where('state', '=', 'scheduled')
    // Winners of the round before are known a round ahead at the earliest.
    .where('kick_off', '<=', new Date(outside.now().getTime() + CYCLE_MS))
    .orderBy('kick_off')
    .execute()
  for (const fixture of waiting)
    await db.transaction().execute(async tx => {
      if (!(await lockLease(tx, 'sports.competition', lease))) return
      const now = outside.now()
      const meeting = await meetingOf(tx, fixture)
      const isLate = now.getTime() > fixture.kick_off.getTime() + latestMs
      if (meeting === 'never' || (meeting === null && isLate)) {
        await tx
          .updateTable('sports.fixture')
          .set({ state: 'void', void_reason: meeting === 'never' ? 'NOT_PLAYED' : 'LATE', settled_at: now })
          .where('id', '=', fixture.id)
          .execute()
        return
      }
      if (meeting === null) return
      const ratings = ratingsOfMeeting(ratingsOfSeason(crypto, competition, fixture.season), meeting)
      const hash = ratingsHash(crypto.sha256, ratings)
      // It waits for sides that came late, and gives everybody a moment to look at them.
      const kickOff = new Date(Math.max(fixture.kick_off.getTime(), now.getTime() + 30_000))
      await tx
        .updateTable('sports.fixture')
        .set({
          ...{ home: meeting[0], away: meeting[1], ratings: JSON.stringify(ratings), ratings_hash: hash },
          ...{ state: 'open', kick_off: kickOff },
        })
        .where('id', '=', fixture.id)
        .execute()
      const { id, commitment, sport, version, opens_at: opensAt } = fixture
      const entry = { id, commitment, sport, version, opensAt, kickOff, ratingsHash: hash }
      await appendEntries(tx, competition.id, 'ratings', [entry], now)
    })
}
