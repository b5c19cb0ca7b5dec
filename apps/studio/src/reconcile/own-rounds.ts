import type { RoundsReply } from '@baize/api/wallet-protocol'
import { sql } from 'kysely'
import type { StudioDatabase } from '../studio-database.ts'

export type TheirRound = RoundsReply['rounds'][number]

/** A round of the wallet as the studio has it: a round of a game, a slip of a lottery or a table, or a bet of the book. */
export interface OwnRound {
  id: string
  kind: 'round' | 'slip' | 'table_slip' | 'bet'
  state: string
  /** Null while raises or pools make the sum more than that of the row. */
  stake: bigint | null
  payout: bigint | null
  /** When the studio had the platform's last answer; null while it waits for one. */
  over_at: Date | null
}

const ownColumns = sql`
  select r.id::text, 'round' as kind, r.state, case when r.bets is null then r.bet_units end as stake, r.win_units as payout, r.settled_at as over_at
  from studio.round r`
const ownSlips = sql`
  select s.id::text, 'slip', s.state, s.cost_cents * 100,
    case when s.state = 'voided' then s.cost_cents * 100 when s.pool_cents = 0 then s.payout_cents * 100 end, s.settled_at
  from studio.slip s`
const ownTableSlips = sql`
  select s.id::text, 'table_slip', s.state, s.total_units,
    case when s.state = 'voided' then s.total_units else s.payout_units end, s.settled_at
  from studio.table_slip s`
const ownBets = sql`
  select b.id::text, 'bet', case when b.state in ('cashed-out', 'split') then 'settled' else b.state end, b.stake_units,
    case when b.state <> 'split' then b.payout_units end, b.settled_at
  from sports.bet b`

const tables = {
  round: 'studio.round',
  slip: 'studio.slip',
  table_slip: 'studio.table_slip',
  bet: 'sports.bet',
} as const

const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

/** The studio's rounds by their ids. What is no round of a game or a slip, such as a pool's, is not looked for. */
export async function ownRoundsOf(db: StudioDatabase, ids: readonly string[]): Promise<Map<string, OwnRound>> {
  const uuids = ids.filter(isUuid)
  const { rows } = await sql<OwnRound>`
    ${ownColumns} where r.id = any(${uuids}::uuid[]) union all ${ownSlips} where s.id = any(${uuids}::uuid[])
    union all ${ownTableSlips} where s.id = any(${uuids}::uuid[])
    union all ${ownBets} where b.id = any(${uuids}::uuid[])`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}

/** Rounds that the studio has settled in a time. */
export async function settledBetween(db: StudioDatabase, from: Date, to: Date): Promise<OwnRound[]> {
  const { rows } = await sql<OwnRound>`
    ${ownColumns} where r.state = 'settled' and r.settled_at >= ${from} and r.settled_at < ${to}
    union all ${ownSlips} where s.state = 'settled' and s.settled_at >= ${from} and s.settled_at < ${to}
    union all ${ownTableSlips} where s.state = 'settled' and s.settled_at >= ${from} and s.settled_at < ${to}
    union all ${ownBets} where b.state in ('settled', 'cashed-out') and b.part_of is null and b.settled_at >= ${from} and b.settled_at < ${to}`.execute(
    db,
  )
  return rows
}

/** Lets the retrier send again what the platform does not have: it answers what it had, and takes what it lost. */
export async function sendAgain(db: StudioDatabase, { id, kind, state }: OwnRound, now: Date): Promise<boolean> {
  const before = { settled: 'decided', 'rolled-back': 'rolling-back', voided: 'voiding', cancelled: 'cancelling' }[
    state
  ]
  if (!before) return false
  await sql`
    update ${sql.table(tables[kind])} set state = ${before}, retry_at = ${now}::timestamptz, tries = 0, refusals = 0
    where id = ${id}::uuid and state = ${state}`.execute(db)
  return true
}
