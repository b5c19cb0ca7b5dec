import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createBonuses } from '@baize/platform/domains/bonuses/index'
import { requireMayLeave } from '@baize/platform/domains/cashier/leaving/money-may-leave'
import type { EveryDatabase } from '@baize/platform/domains/every-table'
import type { MayLeave } from '@baize/platform/domains/gateway/guarded/stake-between-members'
import {
  checkInvariants,
  createLedger,
  type Group,
  houseAccount,
  type Ledger,
  memberAccount,
} from '@baize/platform/domains/ledger/index'
import type { Messages } from '@baize/platform/domains/messages/index'
import { openDatabase } from '@baize/platform/kernel/database/open-database'
import { Port } from '@baize/platform/kernel/wiring/port'
import { prepareDatabase } from '@baize/platform/prepare-database'
import { silentLog } from '@baize/server-kit/database/log'
import { systemClock } from '@baize/server-kit/outside'
import { asOwner } from '@baize/testing/database'
import { pino } from 'pino'

export interface BenchResult {
  figures: Record<string, number>
  targets: Record<string, { min?: number; max?: number }>
}

export interface BenchOptions {
  /** A short run on small tables, which shows that the benchmark works, not how fast the wallet is. */
  smoke?: boolean
}

export const currency = 'DEMO'
export const games = houseAccount('GAMES', { currency, qualifier: 'bench' })
export const channel = houseAccount('CHANNEL', { currency, qualifier: 'bench' })
export const main = (memberId: bigint) => memberAccount(memberId, 'MAIN', { currency })
/** More than any run can lose. */
const START_UNITS = 10n ** 12n
const OPEN_BATCH = 1000

export interface World {
  database: EveryDatabase
  ledger: Ledger
  memberCount: number
  /** The guard of stakes between members. */
  mayLeave: Port<MayLeave>
  close(): Promise<void>
}

/** A folder that the embedded server can reach when the benchmark runs as root. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baize-bench-'))
  chmodSync(folder, 0o711)
  return folder
}

/** The embedded database with fsync on, and members with money. */
export async function openWorld(memberCount: number): Promise<World> {
  const folder = temporaryFolder()
  const database = await openDatabase({ dataDir: folder, log: silentLog, poolSize: 64 })
  await prepareDatabase(database)
  const { close, ...world } = await fillWorld(database, memberCount)
  return {
    ...world,
    close: async () => {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The same on a database that is there and brought up to date. */
export async function fillWorld(database: EveryDatabase, memberCount: number): Promise<World> {
  const ledger = createLedger({ database, log: pino({ level: 'silent' }) })
  for (let first = 1; first <= memberCount; first += OPEN_BATCH) {
    const size = Math.min(OPEN_BATCH, memberCount - first + 1)
    await openMembers(database, ledger, first, size)
    // A server that has run for a while knows the accounts of those who play.
    await ledger.accountIds(Array.from({ length: size }, (_, index) => main(BigInt(first + index))))
  }
  await asOwner(database, 'vacuum (full, analyze) ledger.account')
  return {
    database,
    ledger,
    memberCount,
    mayLeave: guardOf(database, ledger),
    close: async () => {
      await ledger.drain()
      await database.stop()
    },
  }
}

/** The cashier's guard, as the platform gives it to the wallet. */
function guardOf(database: EveryDatabase, ledger: Ledger): Port<MayLeave> {
  const port = new Port<MayLeave>('the guard of money that leaves a member')
  const messages = { noteChange: async () => {} } as unknown as Messages
  const bonuses = createBonuses({ database, clock: systemClock, ledger, messages, currency })
  port.give(async (tx, stake) => {
    await requireMayLeave({ bonuses, ledger, currency }, tx, stake)
  })
  return port
}

/** Makes the accounts in one statement, which the ledger would make one by one, and posts a deposit to each. */
async function openMembers(database: EveryDatabase, ledger: Ledger, first: number, size: number): Promise<void> {
  await database.pool.query(
    `insert into ledger.account (owner_kind, owner_id, book, kind, currency, balance)
    select 'member', id, 'REAL', 'MAIN', $1, 0 from generate_series($2::int, $3::int) id`,
    [currency, first, first + size - 1],
  )
  const [channelId] = await ledger.accountIds([channel])
  await database.pool.query(
    `select count(*) from (
      select array_agg('dep:' || owner_id) as keys, array_agg(gen_random_uuid()) as prints, array_agg(null::text) as refs, array_agg(id) as ids,
        array_agg($1::bigint) as counters, array_agg($2::bigint) as units, array_agg('DEPOSIT'::text) as codes
      from ledger.account where owner_kind = 'member' and owner_id between $3 and $4
    ) batch, ledger.post(keys, prints, refs, ids, counters, units, codes, null, '{}')`,
    [channelId, START_UNITS, first, first + size - 1],
  )
}

export function randomMember({ memberCount }: Pick<World, 'memberCount'>): bigint {
  return BigInt(1 + Math.floor(Math.random() * memberCount))
}

export function bet(memberId: bigint, amountUnits = 100n): Group {
  return {
    key: `gw:bench:${randomUUID()}`,
    legs: [{ debit: main(memberId), credit: games, amountUnits, code: 'BET' }],
  }
}

/** Posts a bet of some member. @throws Error when the ledger refuses it */
export async function postBet(world: Pick<World, 'ledger' | 'memberCount'>): Promise<void> {
  const { status } = await world.ledger.post(bet(randomMember(world)))
  if (status !== 'ok') throw new Error(`a bet ended in ${status}`)
}

/**
 * Runs `clients` loops of `act`, each told its number, for `seconds`.
 * @returns how many ended a second, and the 99th percentile of their time
 */
export async function closedLoop(
  clients: number,
  seconds: number,
  act: (client: number) => Promise<void>,
): Promise<{ rate: number; p99Ms: number }> {
  const latencies: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  const loop = async (_: unknown, client: number) => {
    for (let now = performance.now(); now < end; ) {
      await act(client)
      const done = performance.now()
      latencies.push(done - now)
      now = done
    }
  }
  await Promise.all(Array.from({ length: clients }, loop))
  const elapsedSeconds = (performance.now() - start) / 1000
  latencies.sort((a, b) => a - b)
  return { rate: latencies.length / elapsedSeconds, p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? 0 }
}

/** Runs `clients` loops of `act` while `work` runs, and returns how many ended a second, and how long the work took. */
export async function loopBeside(
  clients: number,
  work: () => Promise<void>,
  act: () => Promise<void>,
): Promise<{ rate: number; seconds: number }> {
  let done = 0
  let isOver = false
  const start = performance.now()
  const loop = async () => {
    while (!isOver) {
      await act()
      if (!isOver) done++
    }
  }
  const loops = Array.from({ length: clients }, loop)
  await work().finally(() => {
    isOver = true
  })
  const seconds = (performance.now() - start) / 1000
  await Promise.all(loops)
  return { rate: done / seconds, seconds }
}

/**
 * Begins `act` so often a second at even intervals, whether the ones before have ended or not, while `work` runs.
 * @returns how long each took in ms, from when it was due
 */
export async function atSteadyRate(
  perS: number,
  act: (number: number) => Promise<void>,
  work: () => Promise<void>,
): Promise<number[]> {
  const tookMs: number[] = []
  const all: Promise<void>[] = []
  const startMs = performance.now()
  let isOver = false
  const pace = async () => {
    while (!isOver) {
      const due = Math.floor(((performance.now() - startMs) / 1000) * perS) + 1
      while (all.length < due) {
        const dueMs = startMs + (all.length / perS) * 1000
        all.push(act(all.length).then(() => void tookMs.push(performance.now() - dueMs)))
      }
      await delay(1)
    }
  }
  const pacing = pace()
  await work().finally(() => {
    isOver = true
  })
  await pacing
  await Promise.all(all)
  return tookMs
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The 99th percentile; NaN of nothing. */
export const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN

export const round = (value: number, digits = 2) => Number(value.toFixed(digits))

/** The number of broken invariants, each printed. */
export async function countViolations(database: EveryDatabase): Promise<number> {
  const violations = await checkInvariants(database)
  for (const { invariant, detail } of violations) console.log(`broken: ${invariant}: ${detail}`)
  return violations.length
}

/** One round that is not counted, then the median rate of each variant; the variants take turns. */
export async function takeTurns(
  variants: Record<string, () => Promise<number>>,
  rounds: number,
): Promise<Record<string, number>> {
  const measured: Record<string, number[]> = {}
  for (let turn = 0; turn <= rounds; turn++) {
    for (const [name, measure] of Object.entries(variants)) {
      const rate = await measure()
      measured[name] ??= []
      if (turn > 0) measured[name].push(rate)
    }
  }
  return Object.fromEntries(Object.entries(measured).map(([name, rates]) => [name, median(rates)]))
}
