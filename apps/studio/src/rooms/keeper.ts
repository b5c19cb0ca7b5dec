import { randomUUID } from 'node:crypto'
import { endLeases, holdLeases } from '../leases.ts'
import { Ticking } from '../ticking.ts'
import { restoreShard } from './pvp/hands/restore.ts'
import { LeaseLost, type RoomsDependencies } from './rooms-dependencies.ts'
import { Shard } from './shard/shard.ts'

const LEASE_EVERY_MS = 3_000
const CLOCK_EVERY_MS = 50
const WALLET_EVERY_MS = 1_000

/** Keeps the rooms of this process as long as it holds their lease (rooms.md 1.2). */
export class RoomKeeper {
  readonly #deps: RoomsDependencies
  readonly #holder = randomUUID()
  readonly #ticking: Ticking
  #shard: Shard | null = null

  constructor(deps: RoomsDependencies) {
    this.#deps = deps
    this.#ticking = new Ticking('rooms', deps.log)
  }

  /** Null while another process keeps the rooms. */
  get shard(): Shard | null {
    return this.#shard
  }

  start(): void {
    this.#ticking.every(LEASE_EVERY_MS, () => this.#renew())
    this.#ticking.every(CLOCK_EVERY_MS, async () => this.#shard?.clock())
    this.#ticking.every(WALLET_EVERY_MS, async () => this.#shard?.settle())
  }

  /** One pass over all that is due. */
  async run(): Promise<void> {
    await this.#renew()
    await this.#shard?.run()
  }

  /** A planned stop: running matches move with the lease, and clients to its next holder. */
  async stop(): Promise<void> {
    await this.#ticking.stop()
    const shard = this.#shard
    this.#drop()
    await shard?.idle()
    await shard?.settled()
    await endLeases(this.#deps, 'studio.room_lease', this.#holder)
  }

  async #renew(): Promise<void> {
    const [lease] = await holdLeases(this.#deps, 'studio.room_lease', this.#holder)
    if (!lease) return this.#drop()
    if (this.#shard?.deps.fence === lease.fence) return
    this.#drop()
    const shard = new Shard({ ...this.#deps, shard: lease.code, fence: lease.fence }, () => this.#lost(shard))
    try {
      await restoreShard(shard)
    } catch (error) {
      if (error instanceof LeaseLost) return
      throw error
    }
    this.#shard = shard
  }

  #lost(shard: Shard): void {
    this.#deps.log.warn({ fence: String(shard.deps.fence) }, 'the lease of the rooms has passed on')
    if (this.#shard === shard) this.#drop()
    else shard.close()
  }

  #drop(): void {
    this.#shard?.close()
    this.#shard = null
  }
}
