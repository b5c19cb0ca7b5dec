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
      select t.posted_at, t.code, case when t.credit_account = a.id then t.amount else -t.amount end as units,
        case when t.reference = any (${[...gameTypes]}::text[]) then t.reference else 'OTHER' end as category
      from ledger.account a join ledger.transfer t on
        (t.credit_account = a.id and t.credit_after is not null and t.code = any (${[...rebateCodes, ...promotionalCodes]}::text[]))
        or (t.debit_account = a.id and t.debit_after is not null and t.code = any (${['REBATE', ...bonusReturnCodes]}::text[]))
      where a.owner_kind = 'member' and a.owner_id = ${memberId} and a.kind in ('MAIN', 'BONUS', 'VENDOR')
        and a.book = 'REAL' and a.currency = ${currency} and t.posted_at >= ${start} and t.posted_at < ${end}
    ) moved
    group by 1, 2`.execute(database)
  return rows
}
