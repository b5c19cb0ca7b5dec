import type { ResponseOf } from '@baize/api'
import { queueSchema } from '@baize/server-kit/jobs/install-queue'
import { sql } from 'kysely'
import { everyTable } from '../../domains/every-table.ts'
import { lastRuns } from '../../domains/ledger/index.ts'
import type { Queryable } from '../../kernel/database/open-database.ts'

type Health = ResponseOf<'health.read'>

const countedMessages = 10_000

/** Ticks that wait in the queue, by the index of those that nobody has taken, and jobs whose lease is held. */
export async function readQueue(db: Queryable): Promise<Pick<Health['queue'], 'waiting' | 'running'>> {
  const { rows } = await sql<{ waiting: number; running: number }>`
    select (
      select count(*)::int from ${sql.table(`${queueSchema}.job`)} where state < 'active' and start_after <= clock_timestamp()
    ) as waiting, (select count(*)::int from job.state where held_until > clock_timestamp()) as running`.execute(db)
  return rows[0]!
}

/** Providers with the last list of games that was new. */
export async function readProviders(db: Queryable): Promise<Health['providers']> {
  const rows = await everyTable(db)
    .selectFrom('catalogue.provider')
    .select(['code', 'name', 'enabled', 'listed_at', 'games_taken', 'rows_left_out'])
    .orderBy('code')
    .execute()
  return rows.map(({ code, name, enabled, listed_at, games_taken, rows_left_out }) => ({
    ...{ code, name, enabled },
    list: listed_at && {
      readAt: listed_at.toISOString(),
      gamesTaken: games_taken ?? 0,
      rowsLeftOut: rows_left_out ?? 0,
    },
  }))
}

/**
 * Mails and text messages that wait, and those that ended within a day, of which the newest are counted. Rows without a recipient were
 * never to be sent.
 */
export async function readMessages(db: Queryable): Promise<Health['messages']> {
  const { rows } = await sql<{ waiting: number; oldest: Date | null; sent: number; failed: number }>`
    select * from (
      select count(*)::int as waiting, min(created_at) as oldest from delivery.message where status = 'queued'
    ) queued, (
      select count(*) filter (where status = 'sent')::int as sent,
        count(*) filter (where status = 'failed' and recipient <> '')::int as failed
      from (
        select status, recipient from delivery.message where created_at > clock_timestamp() - interval '1 day'
        order by created_at desc limit ${countedMessages}
      ) lately
    ) ended`.execute(db)
  const { oldest, ...counts } = rows[0]!
  return { ...counts, oldestAt: oldest?.toISOString() ?? null }
}

/** The last looks at what must hold of money. */
export async function readInvariantState(db: Queryable, names: readonly string[]): Promise<Health['invariants']> {
  const runs = await lastRuns(db)
  const looked = names.flatMap(name => runs.get(name) ?? [])
  const oldest = looked.map(({ at }) => at).sort((a, b) => a.getTime() - b.getTime())[0]
  return {
    ...{ known: names.length, looked: looked.length },
    violations: looked.reduce((sum, { violations }) => sum + violations, 0),
    lookedAt: oldest?.toISOString() ?? null,
  }
}

/** Processes that gave a sign of life within the last hour. */
export async function readProcesses(db: Queryable, own: string): Promise<Health['processes']> {
  const { rows } = await sql<{
    id: string
    name: string
    role: string
    version: string
    started_at: Date
    seen_at: Date
    memory_bytes: bigint
    silent: boolean
  }>`
    select *, seen_at < clock_timestamp() - interval '1 minute' as silent from deployment.process
    where seen_at > clock_timestamp() - interval '1 hour' order by started_at, id`.execute(db)
  return rows.map(row => ({
    ...{ name: row.name, role: row.role, version: row.version },
    ...{ startedAt: row.started_at.toISOString(), seenAt: row.seen_at.toISOString() },
    ...{ memoryBytes: Number(row.memory_bytes), isThis: row.id === own, isSilent: row.silent },
  }))
}
