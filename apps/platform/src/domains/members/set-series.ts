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
 * It lies between those of the direct downlines and that of the upline. Games that are open go on as they were launched.
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
      select (a.id = own.upline_id) is true as "isUpline", (a.upline_id = own.id) is true as "isDownline", m.max_series as series
      from agents.tree_member own
      join agents.tree_member a on a.id in (own.id, own.upline_id) or a.upline_id = own.id
      join members.member m on m.id = a.id
      where own.id = ${id} order by m.id for update of m`.execute(tx)
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
    await audit(tx, { ...entry, detail: { reason, series } })
    return null
  })
}
