import type { InputOf } from '@baize/api'
import type { Clock } from '@baize/server-kit/outside'
import type { Database } from '../../kernel/database/open-database.ts'
import { agentByCode } from './find-upline.ts'
import { tables } from './tables.ts'

/**
 * Notes that a visit of a browser began by an agent's link. The same visit counts once, however often it is told.
 * @throws ApiError affiliate_unknown
 */
export async function noteVisit(
  { database: { kysely }, clock }: { database: Database; clock: Clock },
  { code: written, visitId }: InputOf<'agents.noteVisit'>,
  host: string,
): Promise<null> {
  const { code } = await agentByCode(kysely, written, host)
  await tables(kysely)
    .insertInto('agents.link_visit')
    .values({ code, visit_id: visitId, at: clock.now() })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return null
}
