import type { Selectable } from 'kysely'
import type { StudioDatabase, StudioTx } from '../../studio-database.ts'
import type { StudioTables } from '../../tables.ts'

export type StoredRaise = Selectable<StudioTables['studio.raise']>

/** The raises of a round in their order: those whose stakes were taken, and the one that is under way, if there is one. */
export const raisesOf = (db: StudioDatabase | StudioTx, roundId: string): Promise<StoredRaise[]> =>
  db
    .selectFrom('studio.raise')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('state', 'in', ['taken', 'taking', 'rolling-back'])
    .orderBy('number')
    .execute()

/** Nobody knows yet whether its stake was taken; no other choice is made meanwhile. */
export const isUnderWay = ({ state }: StoredRaise): boolean => state !== 'taken'
