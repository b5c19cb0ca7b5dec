import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { watchPool } from '../metrics/pools.ts'
import { limitConnection } from './connection-limits.ts'
import type { Replicas } from './replica/replicas.ts'
import { mayLag } from './replica/where-reads-go.ts'

const background = new AsyncLocalStorage<true>()
const BACKGROUND_SIZE = 4

/** Runs work that nobody waits for, such as a job, on connections of its own with patience of its own. */
export const inBackground = <T>(work: () => Promise<T>): Promise<T> => background.run(true, work)

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/**
 * Connections for calls, and beside them a few for work in the background: neither can take the other's. Reads that may lag go to a
 * replica where one is near enough.
 */
export class WorkPool extends pg.Pool {
  readonly #background: pg.Pool
  readonly #replicas: Replicas | null

  /** @param name what its connections are measured under */
  constructor(name: string, config: pg.PoolConfig, replicas: Replicas | null = null) {
    super({ ...config, onConnect: client => limitConnection(client, 'web') })
    this.#replicas = replicas
    this.#background = new pg.Pool({
      ...config,
      max: BACKGROUND_SIZE,
      application_name: 'baize-jobs',
      onConnect: client => limitConnection(client, 'job'),
    })
    watchPool(this, `${name} calls`)
    watchPool(this.#background, `${name} jobs`)
    this.#background.on('connect', client => this.emit('connect', client))
    this.#background.on('error', (error, client) => this.emit('error', error, client))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const other = this.#otherThanOwn()
    if (!callback) return other ? other.connect() : super.connect()
    if (other) other.connect(callback)
    else super.connect(callback)
    return undefined
  }

  #otherThanOwn(): pg.Pool | null {
    const replica = mayLag() ? (this.#replicas?.near() ?? null) : null
    return replica ?? (background.getStore() ? this.#background : null)
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), this.#background.end(), this.#replicas?.stop()])
  }
}
