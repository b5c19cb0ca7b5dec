import { rmSync } from 'node:fs'
import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { rollUp } from '@baize/platform/domains/rounds/index'
import { openDatabase } from '@baize/platform/kernel/database/open-database'
import { prepareDatabase } from '@baize/platform/prepare-database'
import { silentLog } from '@baize/server-kit/database/log'
import { asOwner } from '@baize/testing/database'
import type { PoolClient } from 'pg'
import { currency, temporaryFolder } from '../wallet/world.ts'

/** Everybody takes in ten. */
const breadth = 10
export const betsPerMember = 100

export interface TreeWorld {
  database: EveryDatabase
  /** The day on which everybody sat down once, and its cut-off. */
  window: { start: Date; end: Date }
  cutoff: Date
  /** Everybody with somebody below, all of whom have a daily salary. */
  leaders: bigint[]
  /** One of them, two levels below the root. */
  oneLeader: bigint
  close(): Promise<void>
}

/** A tree of members who each played a slot for ten minutes of a day, a bet every six seconds, with the rollups of it. */
export async function openTreeWorld(members: number): Promise<TreeWorld> {
  const folder = temporaryFolder()
  const database = await openDatabase({ dataDir: folder, log: silentLog, poolSize: 4 })
  await prepareDatabase(database)
  const start = new Date(Math.floor(Date.now() / 86_400_000 - 2) * 86_400_000)
  const end = new Date(start.getTime() + 86_400_000)
  // To fill takes longer than a call may.
  const filler = await database.pool.connect()
  await filler.query('set statement_timeout = 0')
  await plantTree(filler, members, start)
  await play(filler, members, start)
  filler.release(true)
  await rollUp(database)
  const leaders = Array.from({ length: Math.ceil((members - 1) / breadth) }, (_, place) => BigInt(place + 1))
  await grant(database, leaders.length, start)
  for (const table of ['rounds.fact', 'rounds.rollup', 'agents.lineage', 'agents.member', 'contracts.contract'])
    await asOwner(database, `vacuum (analyze) ${table}`)
  return {
    ...{ database, leaders, window: { start, end }, cutoff: new Date(end.getTime() + 30 * 60_000) },
    oneLeader: BigInt(breadth + 2),
    close: async () => {
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function plantTree(filler: PoolClient, members: number, at: Date): Promise<void> {
  await filler.query(
    `insert into identity.account (id, username, username_key, kind, agent_type, password_hash, password_changed_at, created_at)
     overriding system value select n, 'm' || n, 'm' || n, 'member', 1, '', $2, $2 from generate_series(1, $1::int) n`,
    [members, at],
  )
  await filler.query(
    `insert into agents.member (id, referral_code, joined_at) select n, 'R' || n, $2 from generate_series(1, $1::int) n`,
    [members, at],
  )
  await filler.query(
    `with recursive up as (
      select id as descendant, id as ancestor, 0 as depth from agents.member
      union all
      select descendant, (ancestor - 2) / $1::int + 1, depth + 1 from up where ancestor > 1
    )
    insert into agents.lineage (ancestor_id, descendant_id, depth) select ancestor, descendant, depth from up order by descendant, depth`,
    [breadth],
  )
}

async function play(filler: PoolClient, members: number, start: Date): Promise<void> {
  await filler.query(
    `insert into rounds.fact (provider_code, transaction_id, bet_transaction_id, member_id, game_code, vendor_code, game_type,
       book, currency, bets, stake_units, payout_units, valid_units, earned_at, known_at)
     select 'BENCH', m || '-' || n || 's', m || '-' || n, m, 'BENCH', 'BENCH', 'RNG', 'REAL', $4, 1,
       stake, case when (m + n) % 3 = 0 then stake * 2 else 0 end, stake, at, at
     from generate_series(1, $1::int) m,
       generate_series(1, $2::int) n,
       lateral (select 10000 * (1 + (m * 31 + n * 17) % 99) as stake,
         $3::timestamptz + make_interval(secs => (m::bigint * 7919) % 85000 + n * 6) as at) bet`,
    [members, betsPerMember, start, currency],
  )
}

/** A daily salary for each of the first members, the rates falling down the tree. */
async function grant({ pool }: EveryDatabase, count: number, start: Date): Promise<void> {
  await pool.query(
    `insert into contracts.contract (type, payer_id, payee_id, tiers, top_rate_ppm, state, offered_at, expires_at, accepted_at)
     select 'DAILY', u.upline_id, m.id,
       jsonb_build_array(jsonb_build_object('validBetUnits', '10000000', 'netLossUnits', '0', 'activeMembers', 0, 'ratePpm', rate::text)),
       rate, 'ACTIVE', $2::timestamptz - interval '2 days', $2::timestamptz + interval '5 days', $2::timestamptz - interval '1 day'
     from agents.member m left join agents.upline_at($2) u on u.member_id = m.id,
       lateral (select 10000 - 1000 * (select max(depth) from agents.lineage l where l.descendant_id = m.id) as rate) r
     where m.id <= $1`,
    [count, start],
  )
}
