import type { DeskCall, DeskReply, DeskTable } from '@baize/api/table-desk-protocol'
import {
  exposureCapUnits,
  exposureUnits,
  highestTier,
  LIMIT_TIERS,
  type OfferedTable,
  offeredTables,
} from '@baize/game-kit/tables/index'
import { sql } from 'kysely'
import { readBook } from '../../money-book.ts'
import type { StoredTable, StoredTableRound } from '../live-dependencies.ts'
import { planOf } from '../rounds/present-round.ts'
import { seatsOfTables } from '../stream/seats.ts'
import type { DeskDependencies } from './act-on-table.ts'
import { presentDeskRound } from './present-desk.ts'
import { type BookSums, sumsOfRounds } from './sums-of-rounds.ts'

type Laid = { round_id: bigint; book: string; spot: string; units: bigint }

/** Every table as operators see it, in a handful of questions whatever their number. Looking wakes none of them up. */
export async function readDesk(deps: DeskDependencies, { since }: DeskCall<'desk'>): Promise<DeskReply<'desk'>> {
  const { db } = deps
  const [stored, rounds, seats, today] = await Promise.all([
    db.selectFrom('studio.live_table').selectAll().execute(),
    roundsOnShow(deps),
    seatsOfTables(deps),
    takenSince(deps, new Date(since)),
  ])
  const ids = rounds.map(({ id }) => id)
  const [sums, laid, suspensions] = await Promise.all([sumsOfRounds(db, ids), laidOn(deps, ids), suspensionsOf(deps)])
  const byCode = new Map(stored.map(table => [table.code, table]))
  const tables = offeredTables.flatMap((offered): DeskTable[] => {
    const table = byCode.get(offered.table)
    if (!table) return []
    const round = rounds.find(({ table_code }) => table_code === table.code)
    const { operator = '', reason = '' } = suspensions.get(table.code) ?? {}
    return [
      {
        ...{ game_code: table.code, definition: offered.rules.id, kind: offered.rules.definition.kind },
        ...{ tier: table.tier, highest_tier: highestTier(offered), seats: seats.get(table.code) ?? 0 },
        ...{ resting: table.resting, watched_at: table.watched_at.getTime() },
        suspended: table.suspended_at && { at: table.suspended_at.getTime(), operator, reason },
        round: round
          ? { ...presentDeskRound(round), books: booksOf(offered, round, sums.get(round.id) ?? [], laid) }
          : null,
        today: today.filter(({ table_code }) => table_code === table.code).map(presentTaken),
      },
    ]
  })
  return { tables }
}

/** The oldest round of each table that is not over: one on show comes before the one after it. */
const roundsOnShow = ({ db }: DeskDependencies): Promise<StoredTableRound[]> =>
  db
    .selectFrom('studio.table_round')
    .selectAll()
    .distinctOn('table_code')
    .where('state', 'in', ['SCHEDULED', 'OPEN', 'CLOSED', 'SEALED', 'DRAWN'])
    .orderBy('table_code')
    .orderBy('serial')
    .execute()

const laidOn = async ({ db }: DeskDependencies, ids: readonly bigint[]): Promise<Laid[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('studio.table_exposure')
        .selectAll()
        .where('round_id', 'in', ids)
        .where('units', '>', 0n)
        .orderBy('spot')
        .execute()

/** The books of a round: slips, stakes, and the exposure of each spot beside its bound. */
function booksOf(
  { rules }: OfferedTable,
  round: StoredTableRound,
  sums: readonly BookSums[],
  laid: readonly Laid[],
): NonNullable<DeskTable['round']>['books'] {
  const spots = new Map(rules.spots(JSON.parse(round.state_before), planOf(round)).map(spot => [spot.id, spot]))
  const bound = exposureCapUnits(LIMIT_TIERS[round.tier], rules.definition.kind)
  const ofRound = laid.filter(({ round_id }) => round_id === round.id)
  const books = new Set([...sums, ...ofRound].map(({ book }) => book))
  return [...books].toSorted().map(book => {
    const sum = sums.find(one => one.book === book)
    return {
      ...readBook(book),
      ...{ slips: sum?.slips ?? 0, stake: sum?.stakeUnits ?? 0 },
      spots: ofRound
        .filter(one => one.book === book)
        .map(({ spot, units }) => {
          const stake = Number(units)
          return { spot, stake, exposure: exposureUnits(stake, spots.get(spot)!), bound }
        }),
    }
  })
}

/** The operator who suspended each table that is suspended, and the reason. */
async function suspensionsOf({ db }: DeskDependencies): Promise<Map<string, { operator: string; reason: string }>> {
  const rows = await db
    .selectFrom('studio.table_act as a')
    .innerJoin('studio.live_table as t', join =>
      join.onRef('t.code', '=', 'a.table_code').onRef('t.suspended_at', '=', 'a.acted_at'),
    )
    .select(['a.table_code', 'a.operator', 'a.reason'])
    .where('a.kind', '=', 'suspend')
    .execute()
  return new Map(rows.map(({ table_code, ...act }) => [table_code, act]))
}

interface Taken {
  table_code: StoredTable['code']
  book: string
  rounds: bigint
  slips: bigint
  stake: bigint
  payout: bigint
}

async function takenSince({ db }: DeskDependencies, since: Date): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select table_code, book, count(*) as rounds, sum(slips)::bigint as slips, sum(stake_units)::bigint as stake,
      sum(payout_units)::bigint as payout
    from studio.table_take where taken_at >= ${since}::timestamptz group by table_code, book order by book`.execute(db)
  return rows
}

const presentTaken = ({ book, rounds, slips, stake, payout }: Taken): DeskTable['today'][number] => ({
  ...readBook(book),
  ...{ rounds: Number(rounds), slips: Number(slips), stake: Number(stake), payout: Number(payout) },
})
