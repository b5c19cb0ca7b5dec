import type { GameType } from '@baize/api'
import { sql } from 'kysely'
import type { Queryable } from '../../kernel/database/open-database.ts'

/** What a member's settled bets of one game type come to. */
export interface TypeSums {
  gameType: GameType
  stakeUnits: bigint
  payoutUnits: bigint
  validUnits: bigint
}

export interface DayOfMoments {
  day: string
  start: Date
  end: Date
}

/** Real play of a member earned in [start, end), by game type, as known now. Both moments are multiples of 5 minutes. */
export async function memberSums(database: Queryable, memberId: bigint, start: Date, end: Date): Promise<TypeSums[]> {
  const { rows } = await sql<TypeSums>`
    select game_type as "gameType", stake_units as "stakeUnits", payout_units as "payoutUnits", valid_units as "validUnits"
    from rounds.member_sums(${memberId}, ${start}, ${end}) where bets <> 0 or stake_units <> 0`.execute(database)
  return rows
}

/** Payout less stake of each day, days without play included. */
export async function netByDay(
  database: Queryable,
  memberId: bigint,
  days: readonly DayOfMoments[],
): Promise<{ day: string; netUnits: bigint }[]> {
  const { rows } = await sql<{ day: string; netUnits: bigint }>`
    select d.day, (select coalesce(sum(payout_units - stake_units), 0)::bigint
      from rounds.member_sums(${memberId}, d.start, d."end")) as "netUnits"
    from unnest(
      ${days.map(({ day }) => day)}::text[], ${days.map(({ start }) => start)}::timestamptz[], ${days.map(({ end }) => end)}::timestamptz[]
    ) as d (day, start, "end") order by d.day`.execute(database)
  return rows
}
