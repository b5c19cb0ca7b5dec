import type { Job } from '@baize/server-kit/jobs/job'
import type { Log } from '@baize/server-kit/log'
import type { Clock } from '@baize/server-kit/outside'
import type { JWK } from 'jose'
import { digestTransfers, finalTransferId } from '../domains/ledger/index.ts'
import type { Database } from '../kernel/database/open-database.ts'
import { appendHead, hashOfLine, openLines, readLines } from './head-file.ts'

export interface HeadsDependencies {
  database: Pick<Database, 'pool'>
  clock: Clock
  log: Pick<Log, 'info' | 'fatal'>
  /** Where the heads are written down, outside the database. */
  file: string
  /** Ed25519, private. It lies in the database only under a key that does not. */
  key: JWK
}

/**
 * Signs each night how far audit and ledger have come, and writes it down where the database's owner cannot reach: history
 * that is rewritten later, however consistently, does not meet it any more. A head that the audit does not meet now is told
 * at once, and nothing is written below it.
 */
export const exportHeads = (deps: HeadsDependencies): Job => ({
  name: 'heads-export',
  cron: '10 4 * * *',
  async run() {
    const { database, clock, log, file, key } = deps
    const lines = await readLines(file)
    const { heads, brokenLine } = await openLines(lines, key)
    const unmet =
      heads.length > 0
        ? await firstUnmet(
            database,
            heads.map(({ audit }) => audit),
          )
        : null
    if (brokenLine !== null || unmet !== null) {
      log.fatal({ file, line: brokenLine, entry: unmet }, 'the audit does not meet its exported heads')
      throw new Error('the audit does not meet its exported heads: run npm run check-heads')
    }
    const after = BigInt(heads.at(-1)?.ledger.through ?? 0)
    const head = {
      at: clock.now().toISOString(),
      audit: await lastEntry(database),
      ledger: await digestTransfers(database, after, await finalTransferId(database)),
      previous: hashOfLine(lines.at(-1)),
    }
    await appendHead(file, head, key)
    // A second place outside the database, wherever the log goes.
    log.info({ head }, 'heads exported')
    return { entry: head.audit.id, transfer: head.ledger.through }
  },
})

async function lastEntry({ pool }: Pick<Database, 'pool'>): Promise<{ id: string; hash: string }> {
  const { rows } = await pool.query<{ id: string; hash: string }>(
    "select e.id::text, encode(e.hash, 'hex') as hash from audit.entry e order by e.id desc limit 1",
  )
  return rows[0] ?? { id: '0', hash: '' }
}

/** Id of the first entry of the audit whose hash is not the exported one; null where all are. */
async function firstUnmet(
  { pool }: Pick<Database, 'pool'>,
  exported: readonly { id: string; hash: string }[],
): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>(
    `select known.id::text from unnest($1::bigint[], $2::text[]) as known (id, hash)
     left join audit.entry e on e.id = known.id
     where known.id > 0 and encode(e.hash, 'hex') is distinct from known.hash order by known.id limit 1`,
    [exported.map(({ id }) => id), exported.map(({ hash }) => hash)],
  )
  return rows[0]?.id ?? null
}
