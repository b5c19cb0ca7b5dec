import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { watchPool } from '../../metrics/pools.ts'
import { watchReplicas } from '../../metrics/replicas.ts'
import { columnTypes } from '../column-types.ts'
import { limitConnection } from '../connection-limits.ts'
import type { DatabaseLog } from '../log.ts'

/** A replica answers while it has all that the primary had written so long ago. */
const mostLagMs = 2_000
const lookEveryMs = 250
/** A server that was frozen answers nothing, and says nothing of it. */
const lookPatienceMs = 1_000
/** A read that takes longer is asked of the primary. */
const readPatienceMs = 5_000
const keptMarks = 20

/** A mark says how far the primary had written at some moment. */
interface Mark {
  atMs: number
  written: bigint
}

interface Replica {
  name: string
  pool: pg.Pool
  /** The newest mark that it has reached. */
  caughtUpAtMs: number
  /** Why it does not answer, as it was told last. */
  fault: string | null
}

export interface ReplicaOptions {
  urls: readonly string[]
  primaryUrl: string
  poolSize: number
  log: DatabaseLog
}

/** Standbys that answer reads which may lag. Each is asked four times a second how far it has come. */
export class Replicas {
  readonly #replicas: Replica[]
  readonly #primary: pg.Pool
  readonly #log: DatabaseLog
  readonly #over = new AbortController()
  readonly #looking: Promise<void>
  #marks: Mark[] = []
  #turn = 0

  constructor({ urls, primaryUrl, poolSize, log }: ReplicaOptions) {
    this.#log = log
    this.#primary = poolOf(primaryUrl, 1, lookPatienceMs)
    this.#replicas = urls.map((url, index) => ({
      ...{ name: `replica ${index + 1} (${new URL(url).host})`, pool: poolOf(url, poolSize, readPatienceMs) },
      ...{ caughtUpAtMs: Number.NEGATIVE_INFINITY, fault: null },
    }))
    for (const { pool } of this.#replicas) watchPool(pool, 'standbys')
    watchReplicas(this)
    this.#looking = this.#look()
  }

  /** How each is, in the order in which they were named; null once they are left. */
  get lags(): { lagSeconds: number; answers: boolean }[] | null {
    if (this.#over.signal.aborted) return null
    return this.#replicas.map(({ caughtUpAtMs }) => {
      const lagMs = performance.now() - caughtUpAtMs
      return { lagSeconds: lagMs / 1000, answers: lagMs <= mostLagMs }
    })
  }

  /** Connections to one that is near enough, each in its turn; null where none is. */
  near(): pg.Pool | null {
    const near = this.#replicas.filter(({ caughtUpAtMs }) => performance.now() - caughtUpAtMs <= mostLagMs)
    return near.length > 0 ? near[this.#turn++ % near.length]!.pool : null
  }

  async stop(): Promise<void> {
    this.#over.abort()
    await this.#looking
    await Promise.all([this.#primary, ...this.#replicas.map(({ pool }) => pool)].map(pool => pool.end()))
  }

  async #look(): Promise<void> {
    while (!this.#over.signal.aborted) {
      const atMs = performance.now()
      const primary = await stateOf(this.#primary).catch(() => null)
      if (primary) this.#marks = [...this.#marks, { atMs, written: primary.position }].slice(-keptMarks)
      if (primary) await Promise.all(this.#replicas.map(replica => this.#lookAt(replica, primary.system)))
      await delay(lookEveryMs, null, { signal: this.#over.signal }).catch(() => {})
    }
  }

  async #lookAt(replica: Replica, system: string): Promise<void> {
    const { fault, position } = await stateOf(replica.pool).then(
      state => ({ fault: faultOf(state, system), position: state.position }),
      (error: Error) => ({ fault: error.message, position: 0n }),
    )
    if (fault !== replica.fault && !this.#over.signal.aborted)
      this.#log[fault ? 'warn' : 'info'](
        `${replica.name} ${fault ? `answers no reads: ${fault}` : 'answers reads again'}`,
      )
    replica.fault = fault
    const reached = this.#marks.findLast(({ written }) => written <= position)
    replica.caughtUpAtMs = fault || !reached ? Number.NEGATIVE_INFINITY : reached.atMs
  }
}

interface State {
  standby: boolean
  system: string
  /** Bytes of the log that were written, or applied by a standby. */
  position: bigint
}

async function stateOf(pool: pg.Pool): Promise<State> {
  const { rows } = await pool.query<{ standby: boolean; system: string; position: string }>({
    text: `select pg_is_in_recovery() as standby, system_identifier::text as system,
      pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0')::text as position
      from pg_control_system()`,
    query_timeout: lookPatienceMs,
  } as pg.QueryConfig)
  return { ...rows[0]!, position: BigInt(rows[0]!.position) }
}

function faultOf({ standby, system }: State, ownSystem: string): string | null {
  if (system !== ownSystem) return 'it is a server of another database; mend DATABASE_REPLICA_URLS'
  return standby ? null : 'it is no standby'
}

function poolOf(connectionString: string, max: number, patienceMs: number): pg.Pool {
  const pool = new pg.Pool({
    ...{ connectionString, max, types: columnTypes, application_name: 'baize-reads' },
    ...{ connectionTimeoutMillis: lookPatienceMs, query_timeout: patienceMs },
    onConnect: client => limitConnection(client, 'web'),
  })
  // An idle one that breaks; what uses one hears of it itself.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}
