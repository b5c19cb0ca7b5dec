import type { DeskActReply, DeskCall, DeskRefusal } from '@baize/api/table-desk-protocol'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import { voidableStates } from '../rounds/void-round.ts'
import { actOnTable, type DeskDependencies } from './act-on-table.ts'

/**
 * Asks for a round to be void that is not dealt yet. From the answer on nobody deals it; its dealer gives the stakes back and
 * reveals its seed.
 */
export const askVoid = (deps: DeskDependencies, call: DeskCall<'void'>): Promise<DeskActReply> => {
  const serial = BigInt(call.serial)
  return actOnTable(
    deps,
    'void',
    call,
    async ({ tx, table: { code } }) => {
      const round = await tx
        .selectFrom('studio.table_round')
        .select(['id', 'state', 'void_asked'])
        .where('table_code', '=', code)
        .where('serial', '=', serial)
        .forUpdate()
        .executeTakeFirst()
      if (!round) return unknownRound(tx, code)
      if (round.void_asked || !voidableStates.some(state => state === round.state)) return { status: 'ROUND_DECIDED' }
      await tx.updateTable('studio.table_round').set({ void_asked: 'OPERATOR' }).where('id', '=', round.id).execute()
      return { serial, outcome: 'void' }
    },
    known => known.serial === serial,
  )
}

/** The refusal of a serial that a table does not have, with those that it has; none before its first round. */
export async function unknownRound(db: DeskDependencies['db'] | StudioTx, table: string): Promise<DeskRefusal> {
  const { rows } = await sql<{ first: bigint | null; last: bigint | null }>`
    select min(serial) as first, max(serial) as last from studio.table_round where table_code = ${table}`.execute(db)
  return { status: 'ROUND_UNKNOWN', first: Number(rows[0]?.first ?? 0), last: Number(rows[0]?.last ?? 0) }
}
