import { isDeepStrictEqual } from 'node:util'
import type { BookActReply, BookDeskCall, BookRefusal } from '@baize/api/book-desk-protocol'
import { type Selectable, sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import { isBookGame } from '../offered-book.ts'
import type { SportsDependencies } from '../sports-dependencies.ts'
import type { BookRows } from '../tables.ts'

export type DeskDependencies = Pick<SportsDependencies, 'db' | 'outside' | 'sheets' | 'tokens' | 'watched'>

type DeskAct = Selectable<BookRows['sports.desk_act']>
/** What an act is about, as its row keeps it. */
type Meant = Pick<DeskAct, 'kind' | 'target' | 'market' | 'limits'>

/** How many fixtures an act concerned, or why nothing was done. */
export type ActDone = { fixtures: number } | BookRefusal

export type TargetCall = BookDeskCall<'suspend'>
type ActCall = Omit<TargetCall, 'target' | 'market'>

/**
 * Does an act of an operator on the book once, whatever process plays the fixture: it writes what is wanted, and leaves every step
 * of a match to the process that plays it. The same act again answers as it did.
 */
export async function actOnBook(
  { db, outside }: DeskDependencies,
  { game_code: code, act: id, operator, reason }: ActCall,
  meant: Meant,
  work: (tx: StudioTx, now: Date) => Promise<ActDone>,
): Promise<BookActReply> {
  if (!isBookGame(code)) return { status: 'GAME_UNKNOWN' }
  return db.transaction().execute(async tx => {
    // One act at a time: they are few, and the same one may be sent twice at once.
    await sql`select pg_advisory_xact_lock(hashtext('sports.desk_act'))`.execute(tx)
    const known = await tx.selectFrom('sports.desk_act').selectAll().where('id', '=', id).executeTakeFirst()
    if (known) return isSame(known, meant) ? { status: 'OK', fixtures: known.fixtures } : { status: 'ACT_REUSED' }
    const now = outside.now()
    const done = await work(tx, now)
    if ('status' in done) return done
    const { fixtures } = done
    await tx
      .insertInto('sports.desk_act')
      .values({
        ...meant,
        limits: meant.limits && JSON.stringify(meant.limits),
        id,
        fixtures,
        operator,
        reason,
        acted_at: now,
      })
      .execute()
    return { status: 'OK', fixtures }
  })
}

const isSame = (known: DeskAct, { kind, target, market, limits }: Meant): boolean =>
  known.kind === kind && known.target === target && known.market === market && isDeepStrictEqual(known.limits, limits)
