import { randomUUID } from 'node:crypto'
import { endLeases, holdLeases } from '../leases.ts'
import { Ticking } from '../ticking.ts'
import { drain } from './fish/drain.ts'
import { restoreSea } from './fish/journal/restore-sea.ts'
import type { Sea } from './fish/sea.ts'
import { restoreShard } from './pvp/hands/restore.ts'
import { LeaseLost, type RoomsDependencies } from './rooms-dependencies.ts'
import { Shard } from './shard/shard.ts'

const LEASE_EVERY_MS = 3_000
const CLOCK_EVERY_MS = 50
const WALLET_EVERY_MS = 1_000
const DESK_EVERY_MS = 1_000
/** Shots of all rooms of fish become durable together, so often (rooms.md 1.2). */
const FLUSH_EVERY_MS = 120
const HOUSE_EVERY_MS = 60_000

/** Keeps the rooms of this process as long as it holds their lease (rooms.md 1.2). */
export class RoomKeeper {
  readonly #deps: RoomsDependencies
  readonly #holder = randomUUID()
  readonly #ticking: Ticking
  #shard: Shard | null = null
  #sea: Sea | null = null

  constructor(deps: RoomsDependencies) {
    this.#deps = deps
    this.#ticking = new Ticking('rooms', deps.log)
  }

  /** Null while another process keeps the rooms. */
  get shard(): Shard | null {
    return this.#shard
  }

  /** The same for rooms of fish. */
  get sea(): Sea | null {
    return this.#sea
  }

  start(): void {
    this.#ticking.every(LEASE_EVERY_MS, () => this.#renew())
    this.#ticking.every(CLOCK_EVERY_MS, async () => {
      this.#shard?.clock()
      this.#sea?.clock()
    })
    this.#ticking.every(WALLET_EVERY_MS, async () => this.#shard?.settle())
    this.#ticking.every(WALLET_EVERY_MS, async () => this.#sea?.settle())
    this.#ticking.every(DESK_EVERY_MS, async () => this.#shard?.keepDesk())
    this.#ticking.every(HOUSE_EVERY_MS, async () => this.#shard?.scoreNight())
    this.#ticking.every(FLUSH_EVERY_MS, async () => this.#sea?.flush())
    this.#ticking.every(HOUSE_EVERY_MS, async () => this.#sea?.keepHouse())
  }

  /** One pass over all that is due. */
  async run(): Promise<void> {
    await this.#renew()
    await this.#shard?.run()
    await this.#sea?.run()
  }

  /** A planned stop: running matches move with the lease, tickets of fish end, and clients come to its next holder. */
  async stop(): Promise<void> {
    const sea = this.#sea
    if (sea) await drain(sea)
    await this.#ticking.stop()
    const shard = this.#shard
    this.#drop()
    await shard?.idle()
    await shard?.settled()
    await sea?.idle()
    await endLeases(this.#deps, 'studio.room_lease', this.#holder)
  }

  async #renew(): Promise<void> {
    const [lease] = await holdLeases(this.#deps, 'studio.room_lease', this.#holder)
    if (!lease) return this.#drop()
    if (this.#shard?.deps.fence === lease.fence) return
    this.#drop()
    const deps = { ...this.#deps, shard: lease.code, fence: lease.fence }
    const shard = new Shard(deps, () => this.#lost(shard))
    let sea: Sea
    try {
      await restoreShard(shard)
      sea = await restoreSea(deps, () => this.#lost(shard))
    } catch (error) {
      if (error instanceof LeaseLost) return
      throw error
    }
    this.#shard = shard
    this.#sea = sea
  }

  #lost(shard: Shard): void {
    this.#deps.log.warn({ fence: String(shard.deps.fence) }, 'the lease of the rooms has passed on')
    if (this.#shard === shard) this.#drop()
    else shard.close()
  }

  #drop(): void {
    this.#shard?.close()
    this.#shard = null
    this.#sea?.close()
    this.#sea = null
  }
}
