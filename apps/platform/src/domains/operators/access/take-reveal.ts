import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'
import { type Access, noteAccess } from './note-access.ts'

const hourMs = 3_600_000
/** Fields that one operator may read whole in an hour. */
const anHour = 30
const prefix = 'reveal:'

/**
 * Notes that an operator reads a field of a member whole, and counts it. Of two at once the second waits, so that the bound holds.
 * @throws ApiError too_many_requests with the time until the oldest one no longer counts
 */
export async function takeReveal(tx: Tx, { tab: field, ...access }: Access): Promise<void> {
  const { operatorId, at } = access
  await tables(tx).selectFrom('operators.operator').select('id').where('id', '=', operatorId).forNoKeyUpdate().execute()
  const { rows } = await sql<{ at: Date }>`
    select at from operators.access_log
    where operator_id = ${operatorId} and tab like ${`${prefix}%`} and at > ${new Date(at.getTime() - hourMs)}
    order by id desc limit ${anHour}`.execute(tx)
  const oldest = rows.length < anHour ? null : rows.at(-1)!.at
  if (oldest) {
    const retryAfterSeconds = Math.ceil((oldest.getTime() + hourMs - at.getTime()) / 1000)
    throw new ApiError('too_many_requests', { retryAfterSeconds })
  }
  await noteAccess(tx, { ...access, tab: prefix + field })
}
