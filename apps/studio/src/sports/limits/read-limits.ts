import { type BookLimits, LIMITS } from '@baize/game-kit/book/bets/limits'
import type { StudioDatabase, StudioTx } from '../../studio-database.ts'

/** The limits of the book as they are now: the rulebook's, but where an operator set others. */
export async function readLimits(db: StudioDatabase | StudioTx): Promise<BookLimits> {
  const rows = await db.selectFrom('sports.book_limit').selectAll().execute()
  return { ...LIMITS, ...Object.fromEntries(rows.map(({ name, units }) => [name, units])) }
}
