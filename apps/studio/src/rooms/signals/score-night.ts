import { signalsOf } from '@baize/game-kit/pvp/fair-play/signals'
import { MATCH_CODES } from '@baize/game-kit/pvp/match-game'
import type { Insertable } from 'kysely'
import type { StudioTables } from '../../tables.ts'
import type { MatchReading } from '../pvp/hands/stored-match.ts'
import { type ReadHand, readHands } from './read-hands.ts'

const DAY_MS = 86_400_000
/** Hands of so many days are looked at together. */
const WINDOW_DAYS = 30
const ROWS_AT_ONCE = 500
/** Most matches that bear a signal out. */
const MOST_HANDS = 50

/**
 * Looks at the hands of the last thirty days once each night, and keeps what it finds about members who may play together
 * (rooms.md 4.3). No signal decides anything: an operator reads the replays.
 * @returns false where the night was done before
 */
export async function scoreNight(reading: MatchReading, now: Date): Promise<boolean> {
  const { db } = reading
  const night = now.toISOString().slice(0, 10)
  const done = await db
    .selectFrom('studio.match_signal_night')
    .select('night')
    .where('night', '=', night)
    .executeTakeFirst()
  if (done) return false
  const until = new Date(`${night}T00:00:00Z`)
  const window = { from: new Date(until.getTime() - WINDOW_DAYS * DAY_MS), until }
  const rows: Insertable<StudioTables['studio.match_signal']>[] = []
  for (const game_code of MATCH_CODES) {
    const hands = await readHands(reading, game_code, window)
    const byMember = new Map<string, ReadHand[]>()
    for (const hand of hands)
      for (const { member } of hand.seats) {
        const own = byMember.get(member)
        if (own) own.push(hand)
        else byMember.set(member, [hand])
      }
    for (const [member, own] of byMember)
      for (const { kind, partner, figure } of signalsOf(member, own)) {
        const borne = own.filter(({ seats }) => partner === null || seats.some(seat => seat.member === partner))
        rows.push({
          ...{ night, game_code, user_id: member, partner_id: partner, kind, figure, found_at: now },
          hands: borne.slice(-MOST_HANDS).map(({ match }) => match),
        })
      }
  }
  return db.transaction().execute(async tx => {
    const noted = await tx
      .insertInto('studio.match_signal_night')
      .values({ night, done_at: now })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (noted.numInsertedOrUpdatedRows === 0n) return false
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      await tx
        .insertInto('studio.match_signal')
        .values(rows.slice(at, at + ROWS_AT_ONCE))
        .execute()
    return true
  })
}
