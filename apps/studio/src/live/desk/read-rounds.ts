import type { DeskCall, DeskReply, DeskRound } from '@baize/api/table-desk-protocol'
import { toHex } from '@baize/game-kit'
import { readBook } from '../../money-book.ts'
import type { StoredTableRound } from '../live-dependencies.ts'
import { isLiveTable } from '../live-tables.ts'
import type { DeskDependencies } from './act-on-table.ts'
import { msOf, presentDeskRound } from './present-desk.ts'
import { type BookSums, sumsOfRounds } from './sums-of-rounds.ts'

type Voiding = NonNullable<NonNullable<DeskRound['void']>['by']>

/** Rounds of a table before a serial, the newest first, with what their books hold. */
export async function readDeskRounds(
  deps: DeskDependencies,
  { game_code: code, before, limit }: DeskCall<'rounds'>,
): Promise<DeskReply<'rounds'>> {
  if (!isLiveTable(code)) return { status: 'TABLE_UNKNOWN' }
  let page = deps.db
    .selectFrom('studio.table_round')
    .selectAll()
    .where('table_code', '=', code)
    .orderBy('serial', 'desc')
    .limit(limit)
  if (before !== null) page = page.where('serial', '<', BigInt(before))
  const rounds = await page.execute()
  const ids = rounds.map(({ id }) => id)
  const [sums, voided] = await Promise.all([sumsOfRounds(deps.db, ids), voidedBy(deps, code, rounds)])
  return {
    status: 'OK',
    rounds: rounds.map(round => present(round, sums.get(round.id) ?? [], voided.get(round.serial) ?? null)),
  }
}

/** The acts that voided rounds, by serial; a round that voided itself has none. */
async function voidedBy(
  { db }: DeskDependencies,
  table: string,
  rounds: readonly StoredTableRound[],
): Promise<Map<bigint, Voiding>> {
  const serials = rounds.flatMap(({ serial, void_asked }) => (void_asked ? serial : []))
  if (serials.length === 0) return new Map()
  const acts = await db
    .selectFrom('studio.table_act')
    .select(['serial', 'operator', 'reason', 'acted_at'])
    .where('table_code', '=', table)
    .where('outcome', '=', 'void')
    .where('serial', 'in', serials)
    .orderBy('acted_at', 'desc')
    .execute()
  // The oldest of two is the one that did it: the other found the round void.
  return new Map(acts.map(({ serial, acted_at, ...by }) => [serial!, { at: acted_at.getTime(), ...by }]))
}

const present = (round: StoredTableRound, sums: readonly BookSums[], by: Voiding | null): DeskRound => ({
  ...presentDeskRound(round),
  definition: round.definition,
  takes_bets: round.takes_bets,
  seed: round.seed && toHex(round.seed),
  root: round.book_root,
  seal_hash: round.seal_hash,
  previous_seal_hash: round.previous_seal_hash,
  settled_at: msOf(round.settled_at),
  void: round.void_reason && { reason: round.void_reason, by },
  books: sums.map(({ book, slips, stakeUnits: stake, payoutUnits: payout }) => ({
    ...readBook(book),
    ...{ slips, stake, payout },
  })),
})
