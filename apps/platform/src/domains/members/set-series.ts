import type { InputOf } from '@baize/api'
import { sql } from 'kysely'
import { ApiError } from '../../kernel/api-error.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { type OperatorCaller, operatorActor } from '../../kernel/http/caller.ts'
import { memberByName } from '../identity/index.ts'
import type { MembersDependencies } from './registration/create-member.ts'
import { tables } from './tables.ts'

/** Series on sale: every twentieth between these. */
const lowest = 1800
const highest = 1940
const step = 20

/**
 * Sets the highest odds series of lotteries that a member may choose, and by which an agent earns the step to those below.
 * It lies between those of the direct downlines and that of the upline, as they are and as a planned move will have them. Games that
 * are open go on as they were launched.
 * @throws ApiError not_found, invalid_input naming series
 */
export async function setSeries(
  { database, clock }: Pick<MembersDependencies, 'database' | 'clock'>,
  { account, series, reason }: InputOf<'members.setSeries'>,
  caller: OperatorCaller,
): Promise<null> {
  return database.transaction(async tx => {
    const id = await memberByName(tx, account.trim())
    if (id === null) throw new ApiError('not_found')
    // All of them are held, so that two steps at once cannot pass each other.
    const { rows } = await sql<{ isUpline: boolean; isDownline: boolean; series: number }>`
      select t.ancestor_id is distinct from ${id} as "isUpline", t.descendant_id is distinct from ${id} as "isDownline",
        m.max_series as series
      from agents.team_over_time t
      join members.member m on m.id = case when t.ancestor_id = ${id} then t.descendant_id else t.ancestor_id end
      where t.depth <= 1 and ${id} in (t.ancestor_id, t.descendant_id) and t.until_at > ${clock.now()}
      order by m.id for update of m`.execute(tx)
    if (rows.length === 0) throw new ApiError('not_found')
    const of = (side: 'isUpline' | 'isDownline') => rows.filter(row => row[side]).map(row => row.series)
    const [min, max] = [Math.max(lowest, ...of('isDownline')), Math.min(highest, ...of('isUpline'))]
    if (series < min || series > max || series % step !== 0)
      throw new ApiError('invalid_input', {
        faults: [{ field: 'series', fault: 'out_of_range', values: { min, max } }],
      })
    await tables(tx).updateTable('members.member').set({ max_series: series }).where('id', '=', id).execute()
    const actor = operatorActor(caller)
    const entry = { at: clock.now(), actor, action: 'members.setSeries', subject: `account:${id}` }
    const own = rows.find(row => !row.isUpline && !row.isDownline)
    const change = { before: { series: own?.series ?? null }, after: { series } }
    await audit(tx, { ...entry, detail: { reason }, ...change })
    return null
  })
}
