import { type OfferedTable, roundTimes } from '@baize/game-kit/tables/index'
import { sql } from 'kysely'
import { lockLease } from '../../leases.ts'
import type { StudioDatabase, StudioTx } from '../../studio-database.ts'
import type { LiveDependencies, StoredTable, StoredTableRound } from '../live-dependencies.ts'
import { isWatched } from '../stream/watch.ts'
import { beaconAfter } from './beacon-value.ts'
import { dealRound } from './deal-round.ts'
import { lockRound } from './lock-round.ts'
import { prepareRound, timeColumns } from './prepare-round.ts'
import { planOf } from './present-round.ts'
import { sealRound } from './seal-round.ts'
import { settleRound } from './settle-round.ts'
import { voidRound } from './void-round.ts'

/** After so many rounds that nobody watched or bet on, a table rests. */
const idleRounds = 2
/** A table that wakes up waits so long before its round opens. */
const wakeMs = 1_000

interface Kept {
  deps: LiveDependencies
  lease: StoredTable
  table: OfferedTable
}

/** Until something outside of the rows changes, such as that somebody looks at a table which rests. */
const notByItself = Number.POSITIVE_INFINITY
/** A public value, or a source of them, that has not come is asked for again after this. */
const beaconRetryMs = 250

/**
 * Takes a table on as far as the clock allows. Each step is a compare-and-set under the number of the lease, so that a dealer who
 * was away for long writes nothing, and whoever comes after a crash goes on from the rows.
 * @param told hears after each step that there is something new
 * @returns when the next step is due, in milliseconds
 */
export async function keepTable(
  deps: LiveDependencies,
  lease: StoredTable,
  table: OfferedTable,
  told: () => Promise<void> = async () => undefined,
): Promise<number> {
  const kept = { deps, lease: { ...lease }, table }
  for (;;) {
    const rounds = await roundsInHand(deps, table.table)
    if (!(await takeFirst(kept, rounds)))
      return rounds.length > 0 ? Math.min(...rounds.map(round => dueAtMs(kept, round))) : soonMs(deps)
    await told()
  }
}

/** The first step that is due; false where none is. */
async function takeFirst(kept: Kept, rounds: readonly StoredTableRound[]): Promise<boolean> {
  if (rounds.length === 0) return makeFirst(kept)
  for (const round of rounds) if (await takeOn(kept, round)) return true
  return false
}

function dueAtMs({ deps, lease }: Kept, round: StoredTableRound): number {
  switch (round.state) {
    case 'SCHEDULED':
      return lease.resting ? notByItself : round.opens_at.getTime()
    case 'OPEN':
      return round.closes_at.getTime()
    case 'CLOSED':
      return round.seals_at.getTime()
    case 'SEALED':
      return soonMs(deps)
    default:
      return round.result_at.getTime()
  }
}

const soonMs = ({ outside }: LiveDependencies): number => outside.now().getTime() + beaconRetryMs

/** Rounds that are not over, the oldest first: one that is on show, and the one after it. */
export const roundsInHand = ({ db }: Pick<LiveDependencies, 'db'>, table: string): Promise<StoredTableRound[]> =>
  db
    .selectFrom('studio.table_round')
    .selectAll()
    .where('table_code', '=', table)
    .where('state', 'in', ['SCHEDULED', 'OPEN', 'CLOSED', 'SEALED', 'DRAWN'])
    .orderBy('serial')
    .execute()

async function makeFirst({ deps, lease, table }: Kept): Promise<boolean> {
  const beacon = deps.beacon && (await deps.beacon.chain())
  if (deps.beacon && !beacon) return false
  return deps.db.transaction().execute(async tx => {
    if (!(await lockLease(tx, 'studio.live_table', lease))) return false
    await prepareRound(deps, tx, { table, opensAt: deps.outside.now(), beacon }, null)
    return true
  })
}

/** One step of one round, if its time has come. */
async function takeOn(kept: Kept, round: StoredTableRound): Promise<boolean> {
  const { deps, lease, table } = kept
  const now = deps.outside.now()
  if (round.void_asked) return (await voidRound(deps, lease, table, round, round.void_asked)) !== null
  switch (round.state) {
    case 'SCHEDULED':
      return round.opens_at <= now && openOrRest(kept, round, now)
    case 'OPEN':
      return round.closes_at <= now && close(kept, round)
    case 'CLOSED':
      return round.seals_at <= now && (await sealRound(deps, lease, table, round)) !== null
    case 'SEALED':
      return (await dealRound(deps, lease, table, round)) !== null
    default:
      return round.result_at <= now && endRound(kept, round)
  }
}

async function openOrRest(kept: Kept, round: StoredTableRound, now: Date): Promise<boolean> {
  const { deps, lease } = kept
  const watched = isWatched(lease, now)
  if (lease.suspended_at) return lease.resting ? false : rest(kept)
  if (lease.resting) return watched && wake(kept, round, now)
  // Nobody could bet on a round that a stopped house has slept through: it is held from now on instead.
  if (round.seals_at <= now) return rest(kept)
  if (lease.idle_rounds >= idleRounds && !watched && !(await hasOpenSlips(deps, lease.code))) return rest(kept)
  return open(kept, round)
}

/** Limits that were set meanwhile hold from here on. A table that was suspended meanwhile opens nothing. */
function open({ deps, lease }: Kept, { id }: StoredTableRound): Promise<boolean> {
  return deps.db.transaction().execute(async tx => {
    const table = await lockLease(tx, 'studio.live_table', lease)
    if (!table || table.suspended_at || !(await lockRound(tx, lease, id, 'SCHEDULED'))) return false
    const { tier } = table
    await tx.updateTable('studio.table_round').set({ state: 'OPEN', tier }).where('id', '=', id).execute()
    return true
  })
}

function close({ deps, lease }: Kept, { id }: StoredTableRound): Promise<boolean> {
  return deps.db.transaction().execute(async tx => {
    // The lock waits for every batch of bets that is being written, so that what is written is there when the book is read.
    if (!(await lockRound(tx, lease, id, 'OPEN'))) return false
    await tx.updateTable('studio.table_round').set({ state: 'CLOSED' }).where('id', '=', id).execute()
    return true
  })
}

async function rest({ deps, lease }: Kept): Promise<boolean> {
  await setTable(deps, lease, { resting: true })
  return true
}

/** The round that waited opens in a moment; its commitment has stood since the round before it. */
async function wake({ deps, lease, table }: Kept, round: StoredTableRound, now: Date): Promise<boolean> {
  const beacon = await beaconAfter(deps, round)
  const { phase } = planOf(round)
  const times = roundTimes(table.code, now.getTime() + wakeMs, { phase, hasBeacon: beacon !== null })
  return deps.db.transaction().execute(async tx => {
    if (!(await lockRound(tx, lease, round.id, 'SCHEDULED'))) return false
    await tx.updateTable('studio.table_round').set(timeColumns(times, beacon)).where('id', '=', round.id).execute()
    await setTable({ db: tx }, lease, { resting: false, idle_rounds: 0 })
    return true
  })
}

async function endRound({ deps, lease, table }: Kept, round: StoredTableRound): Promise<boolean> {
  const settled = await settleRound(deps, lease, table, round)
  if (!settled) return false
  const isIdle = settled.slips === 0 && lease.watched_at < round.opens_at
  await setTable(deps, lease, { idle_rounds: isIdle ? lease.idle_rounds + 1 : 0 })
  return true
}

type TableChange = Partial<Pick<StoredTable, 'resting' | 'idle_rounds'>>

/** Writes what the table has become, in its row and in what this process knows of it. */
async function setTable(
  { db }: { db: StudioDatabase | StudioTx },
  lease: StoredTable,
  change: TableChange,
): Promise<void> {
  Object.assign(lease, change)
  const { code, fence } = lease
  await db.updateTable('studio.live_table').set(change).where('code', '=', code).where('fence', '=', fence).execute()
}

/** A cup that somebody has bets on runs to its end, watched or not. */
async function hasOpenSlips({ db }: LiveDependencies, table: string): Promise<boolean> {
  const { rows } = await sql`
    select from studio.table_slip s join studio.table_round r on r.id = s.table_round_id
    where r.table_code = ${table} and s.state in ('betting', 'accepted') limit 1`.execute(db)
  return rows.length > 0
}
