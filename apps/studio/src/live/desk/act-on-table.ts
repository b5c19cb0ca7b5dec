import type { DeskActReply, DeskCall, DeskRefusal } from '@baize/api/table-desk-protocol'
import type { Insertable, Selectable } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import type { StudioTables } from '../../tables.ts'
import type { LiveDependencies, StoredTable } from '../live-dependencies.ts'
import { isLiveTable } from '../live-tables.ts'

export type DeskDependencies = Pick<LiveDependencies, 'db' | 'outside'>

type TableAct = StudioTables['studio.table_act']
/** The outcome of an act, as its row keeps it. */
export type ActDone = Partial<Pick<Insertable<TableAct>, 'serial' | 'outcome' | 'tier'>>

interface ActContext {
  tx: StudioTx
  /** Locked until the act is written: no step of its dealer comes between. */
  table: StoredTable
  now: Date
}

type ActCall = DeskCall<'suspend'>

/**
 * Does an act of an operator on a table once, whatever process its dealer is in: it writes what is wanted, and leaves every step
 * of a round to the dealer, who looks at once. The same act again answers as it did.
 * @param isSame tells if an act that stands under this name already is this one
 */
export async function actOnTable(
  { db, outside }: DeskDependencies,
  kind: TableAct['kind'],
  { game_code: code, act: id, operator, reason }: ActCall,
  work: (context: ActContext) => Promise<ActDone | DeskRefusal>,
  isSame: (known: Selectable<TableAct>) => boolean = () => true,
): Promise<DeskActReply> {
  if (!isLiveTable(code)) return { status: 'TABLE_UNKNOWN' }
  return db.transaction().execute(async tx => {
    const table = await tx
      .selectFrom('studio.live_table')
      .selectAll()
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const known = await tx.selectFrom('studio.table_act').selectAll().where('id', '=', id).executeTakeFirst()
    if (known) {
      const isThis = known.table_code === code && known.kind === kind && isSame(known)
      return isThis ? answerOf(known) : { status: 'ACT_REUSED' }
    }
    const now = outside.now()
    const done = await work({ tx, table, now })
    if ('status' in done) return done
    await tx
      .insertInto('studio.table_act')
      .values({ ...{ id, table_code: code, kind, operator, reason, acted_at: now }, ...nothingDone, ...done })
      .execute()
    await tx
      .updateTable('studio.live_table')
      .set(({ eb }) => ({ acts: eb('acts', '+', 1) }))
      .where('code', '=', code)
      .execute()
    return answerOf({ ...nothingDone, ...done })
  })
}

/** An act that is about no round. */
export const nothingDone = { serial: null, outcome: null, tier: null } satisfies ActDone

const answerOf = ({ serial, outcome }: Pick<Selectable<TableAct>, 'serial' | 'outcome'>): DeskActReply => ({
  status: 'OK',
  serial: serial === null ? null : Number(serial),
  outcome,
})
