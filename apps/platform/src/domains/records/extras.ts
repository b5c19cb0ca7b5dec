import type { GameType } from '@baize/api'
import { gameTypes } from '@baize/api'
import { sql } from 'kysely'
import type { Queryable } from '../../kernel/database/open-database.ts'
import { bonusReturnCodes, promotionalCodes, rebateCodes } from '../ledger/index.ts'

/** What a member was given beside payouts: rebate and bonus, by the day of posting and the game type it was for. */
export interface Extra {
  category: GameType | 'OTHER'
  day: string
  rebateUnits: bigint
  bonusUnits: bigint
}

/**
 * Rebate is what was credited as such less what was taken back, bonus what was granted less what went back to the house.
 * A transfer whose reference names no game type counts as OTHER.
 */
export async function extrasOf(
  database: Queryable,
  memberId: bigint,
  { currency, timeZone, start, end }: { currency: string; timeZone: string; start: Date; end: Date },
): Promise<Extra[]> {
  const { rows } = await sql<Extra>`
    select category, to_char(posted_at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      coalesce(sum(units) filter (where code = any (${rebateCodes}::text[])), 0)::bigint as "rebateUnits",
      coalesce(sum(units) filter (where code <> all (${rebateCodes}::text[])), 0)::bigint as "bonusUnits"
    from (
      select m.posted_at, m.code, m.units,
        case when m.reference = any (${[...gameTypes]}::text[]) then m.reference else 'OTHER' end as category
      from ledger.member_move m
      where m.member_id = ${memberId} and m.kind in ('MAIN', 'BONUS', 'VENDOR')
        and m.book = 'REAL' and m.currency = ${currency} and m.posted_at >= ${start} and m.posted_at < ${end}
        and m.code = any (case when m.units > 0 then ${[...rebateCodes, ...promotionalCodes]}::text[] else ${['REBATE', ...bonusReturnCodes]}::text[] end)
    ) moved
    group by 1, 2`.execute(database)
  return rows
}
