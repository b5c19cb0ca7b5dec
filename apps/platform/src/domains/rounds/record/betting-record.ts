import type { Language, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { type BetFilter, betsThrough, betTime, oldestPlaced } from './bet-filter.ts'

export type BetRow = ResponseOf<'records.bets'>['list'][number]
/** A bet, and whose it is. */
export type BetOfMember = BetRow & { memberId: bigint }
type Totals = ResponseOf<'records.bets'>['totals']

/** Lines read at a time while a file is written. */
const exportBatch = 500

const columns = [
  'id',
  'member_id',
  'transaction_id',
  'round_id',
  'game_code',
  'vendor_code',
  'game_type',
  'stake_units',
  'payout_units',
  'valid_units',
  'status',
  'placed_at',
] as const

interface Reader {
  database: Queryable
  catalogue: Catalogue
  /** Of the games' names. */
  language: Language
}

/** Bets of one page, the newest first. */
export async function listBets(
  reader: Reader,
  filter: BetFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<BetOfMember[]> {
  const { database } = reader
  const rows = await betsThrough(database, filter, await oldestPlaced(database, filter))
    .select([...columns, betTime.as('time')])
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return rows.map(row => present(row, reader))
}

/** Sums of all bets that a filter lets through; a void bet counts in the number alone. */
export async function totalOfBets(database: Queryable, filter: BetFilter): Promise<Totals> {
  const counted = sql`status <> 'VOID'`
  const sums = await betsThrough(database, filter, await oldestPlaced(database, filter))
    .select(eb => eb.fn.countAll<bigint>().as('count'))
    .select(sql<bigint>`coalesce(sum(stake_units) filter (where ${counted}), 0)::bigint`.as('stake'))
    .select(sql<bigint>`coalesce(sum(valid_units) filter (where ${counted}), 0)::bigint`.as('valid'))
    .select(sql<bigint>`coalesce(sum(payout_units) filter (where ${counted}), 0)::bigint`.as('payout'))
    .select(
      sql<bigint>`coalesce(sum(payout_units - stake_units) filter (where status not in ('VOID', 'OPEN')), 0)::bigint`.as(
        'net',
      ),
    )
    .executeTakeFirstOrThrow()
  return {
    count: Number(sums.count),
    stake: toWire(sums.stake),
    validBet: toWire(sums.valid),
    payout: toWire(sums.payout),
    netWin: toWire(sums.net),
  }
}

/** Every bet that a filter lets through, the newest first, read in batches by the place of the last one. */
export async function* allBets(reader: Reader, filter: BetFilter): AsyncGenerator<BetOfMember> {
  const { database } = reader
  const placedSince = await oldestPlaced(database, filter)
  let after: { time: Date; id: bigint } | undefined
  do {
    const rows: StoredRow[] = await nextBets(database, filter, placedSince, after)
    for (const row of rows) yield present(row, reader)
    after = rows.length === exportBatch ? rows.at(-1) : undefined
  } while (after)
}

const nextBets = (
  database: Queryable,
  filter: BetFilter,
  placedSince: Date,
  after: { time: Date; id: bigint } | undefined,
) =>
  betsThrough(database, filter, placedSince)
    .select([...columns, betTime.as('time')])
    .$if(after !== undefined, query =>
      query.where(sql<boolean>`(${betTime}, id) < (${after?.time}::timestamptz, ${after?.id}::bigint)`),
    )
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(exportBatch)
    .execute()
type StoredRow = Awaited<ReturnType<typeof nextBets>>[number]

function present(row: StoredRow, { catalogue, language }: Reader): BetOfMember {
  const isVoid = row.status === 'VOID'
  const isOpen = row.status === 'OPEN'
  const { snapshot } = catalogue
  const game = snapshot.everListed.get(row.game_code)
  return {
    memberId: row.member_id,
    time: row.time.toISOString(),
    placedAt: row.placed_at.toISOString(),
    betId: row.id.toString(),
    transactionId: row.transaction_id,
    roundId: row.round_id,
    gameCode: row.game_code,
    gameName: catalogue.nameOf(row.game_code, language),
    isHouseGame: game?.isHouseGame ?? false,
    vendor: row.vendor_code,
    vendorName: snapshot.vendorNames.get(row.vendor_code) ?? row.vendor_code,
    gameType: row.game_type,
    stake: toWire(isVoid ? 0n : row.stake_units),
    cancelledStake: isVoid ? toWire(row.stake_units) : null,
    validBet: toWire(row.valid_units),
    payout: toWire(row.payout_units),
    netWin: toWire(isVoid || isOpen ? 0n : row.payout_units - row.stake_units),
    status: row.status,
  }
}
