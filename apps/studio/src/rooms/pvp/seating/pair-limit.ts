import { HOUR_MS, MOST_MEETINGS } from '@baize/game-kit/pvp/matchmaking/quick-seat'
import { sql } from 'kysely'
import type { ShardDependencies } from '../../rooms-dependencies.ts'
import type { RoomSpec } from '../room-spec.ts'
import { memberOf, type Seat } from '../seat.ts'

/**
 * Keeps two members from being dealt to alone more than three times an hour, whatever game and room they sit in (rooms.md 3.1):
 * asked before each deal of two, of the matches that are stored, since those who stay seated are not looked at again.
 */
export class PairLimit {
  readonly #deps: ShardDependencies
  readonly #spec: RoomSpec
  /** Of the pair that was found barred last. */
  #barred: { pair: string; until: number } | null = null

  constructor(deps: ShardDependencies, spec: RoomSpec) {
    this.#deps = deps
    this.#spec = spec
  }

  /** When a pair that waits may be dealt to again; infinity where none does. */
  get wakeAt(): number {
    return this.#barred?.until ?? Number.POSITIVE_INFINITY
  }

  /** True where these seats are two members who have met too often. */
  async bars(seats: readonly Seat[], now: number): Promise<boolean> {
    if (this.#spec.mode === 'practice' || seats.length !== 2) {
      this.#barred = null
      return false
    }
    const members = seats.map(memberOf).toSorted() as [string, string]
    const pair = members.join(' ')
    if (this.#barred?.pair === pair && now < this.#barred.until) return true
    const until = await barredUntil(this.#deps.db, members, now)
    this.#barred = until === null ? null : { pair, until }
    return until !== null
  }
}

/** When two members may be dealt to alone again; null where they may now. */
async function barredUntil(
  db: ShardDependencies['db'],
  [first, second]: [string, string],
  now: number,
): Promise<number | null> {
  const { rows } = await sql<{ begun_at: Date }>`
    select m.begun_at from studio.match_seat s
    join studio.match m on m.id = s.match_id
    join studio.match_seat o on o.match_id = m.id and o.user_id = ${second}
    where s.user_id = ${first} and m.begun_at > ${new Date(now - HOUR_MS)}::timestamptz
      and (select count(*) from studio.match_seat a where a.match_id = m.id) = 2
    order by m.begun_at desc limit ${MOST_MEETINGS}`.execute(db)
  return rows.length < MOST_MEETINGS ? null : rows.at(-1)!.begun_at.getTime() + HOUR_MS
}
