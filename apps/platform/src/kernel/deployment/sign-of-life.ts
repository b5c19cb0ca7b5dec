import { randomUUID } from 'node:crypto'
import type { Log } from '@baize/server-kit/log'
import { processName } from '@baize/server-kit/process-name'
import type { Config } from '../config.ts'
import type { Database } from '../database/open-database.ts'
import { thisVersion } from './this-version.ts'

const everyMs = 15_000

/** Tells the database every 15 seconds that this process is there, and what it takes. */
export class SignOfLife {
  readonly id = randomUUID()
  readonly #database: Database
  readonly #role: string
  readonly #log: Log
  #timer: NodeJS.Timeout | null = null
  #last: Promise<void> = Promise.resolve()

  constructor({ database, config, log }: { database: Database; config: Pick<Config, 'BAIZE_ROLE'>; log: Log }) {
    this.#database = database
    this.#role = config.BAIZE_ROLE
    this.#log = log
  }

  start(): void {
    this.#timer = setInterval(() => this.#give(), everyMs)
    this.#timer.unref()
    this.#give()
  }

  #give(): void {
    this.#last = this.#write().catch(error => this.#log.warn({ err: error }, 'the process gave no sign of life'))
  }

  /** Processes that have been silent for an hour go with it. */
  async #write(): Promise<void> {
    const startedAt = new Date(Date.now() - process.uptime() * 1_000)
    await this.#database.pool.query(
      `with gone as (delete from deployment.process where seen_at < clock_timestamp() - interval '1 hour')
       insert into deployment.process (id, name, role, version, started_at, memory_bytes) values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do update set seen_at = clock_timestamp(), memory_bytes = excluded.memory_bytes`,
      [this.id, processName, this.#role, thisVersion, startedAt, process.memoryUsage.rss()],
    )
  }

  /** The process ends as it should: nobody need wonder where it went. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await this.#last
    await this.#database.pool
      .query('delete from deployment.process where id = $1', [this.id])
      .catch(error => this.#log.warn({ err: error }, 'the process did not take its leave'))
  }
}
