import type { InputOf } from '@baize/api'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'

/** Leaves room between two channels for one that is made later. */
const stepOfPosition = 5

/**
 * Gives the channels of a direction their places in the order that is told. Those that move count as changed; the same order again
 * changes nothing.
 * @throws ApiError changed_meanwhile where the codes are not those of all channels of the direction
 */
export async function orderChannels(
  { database, clock }: Parts,
  { direction, codes, reason }: InputOf<'cashier.orderChannels'>,
  { operatorId }: { operatorId: bigint },
): Promise<null> {
  await database.transaction(async tx => {
    const rows = await tables(tx)
      .selectFrom('cashier.channel')
      .select('code')
      .where('direction', '=', direction)
      .orderBy('position')
      .orderBy('code')
      .forUpdate()
      .execute()
    const before = rows.map(({ code }) => code)
    if (codes.length !== before.length || before.some(code => !codes.includes(code)))
      throw new ApiError('changed_meanwhile')
    await sql`
      update cashier.channel c set position = n.place * ${stepOfPosition}::int, version = c.version + 1
      from unnest(${codes}::text[]) with ordinality as n (code, place)
      where c.code = n.code and c.position <> n.place * ${stepOfPosition}::int`.execute(tx)
    await audit(tx, {
      ...{ at: clock.now(), actor: `operator:${operatorId}`, action: 'cashier.orderChannels' },
      ...{ subject: `channels:${direction}`, detail: { reason }, before: { codes: before }, after: { codes } },
    })
  })
  return null
}
