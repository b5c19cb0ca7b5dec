import { randomUUID } from 'node:crypto'
import { endLeases, holdLeases } from '../leases.ts'
import { isStopped, type Stop, stopsSince } from '../stops/player-stops.ts'
import { Ticking } from '../ticking.ts'
import type { Visit } from '../visits.ts'
import { drain } from './fish/drain.ts'
import { restoreSea } from './fish/journal/restore-sea.ts'
import type { Sea } from './fish/sea.ts'
import { restoreShard } from './pvp/hands/restore.ts'
import { LeaseLost, type RoomsDependencies } from './rooms-dependencies.ts'
import { Shard } from './shard/shard.ts'

const LEASE_EVERY_MS = 1_000
const CLOCK_EVERY_MS = 50
/** A sea twice a second, a quarter of its rooms at a time: shots are decided as they come, and nobody waits for the rest by the millisecond. */
const SEA_CLOCK_EVERY_MS = 125
const SEA_PARTS = 4
const WALLET_EVERY_MS = 1_000
const DESK_EVERY_MS = 1_000
/** Shots of all rooms of fish become durable together, so often: they are told 120 ms later at most (rooms.md 1.2), also where a flush comes late. */
const FLUSH_EVERY_MS = 90
const HOUSE_EVERY_MS = 60_000
/** Closures are heard of by whichever process is told of them, and looked for by all that keep rooms. */
const STOPS_EVERY_MS = 500
/** So far back they are looked for: processes' clocks differ, and one that begins finds those of before. */
const STOPS_OVERLAP_MS = 10_000
const STOPS_FIRST_MS = 24 * 3_600_000

/** Shards of rooms by the codes of their leases: seas of fish, and games between members. */
const SEAS = '0'
const MATCHES = 'matches'

type Lease = Awaited<ReturnType<typeof holdLeases<'studio.room_lease'>>>[number]

/** Keeps rooms of fish and rooms of games between members, each as long as this process holds their lease (rooms.md 1.2). */
export class RoomKeeper {
  readonly #deps: RoomsDependencies
  readonly #holder = randomUUID()
  readonly #ticking: Ticking
  #shard: Shard | null = null
  #sea: Sea | null = null
  #stopsAtMs = 0

  constructor(deps: RoomsDependencies) {
    this.#deps = deps
    this.#ticking = new Ticking('rooms', deps.log)
  }

  /** Rooms of games between members; null while another process keeps them. */
  get shard(): Shard | null {
    return this.#shard
  }

  /** The same for rooms of fish. */
  get sea(): Sea | null {
    return this.#sea
  }

  start(): void {
    this.#ticking.every(LEASE_EVERY_MS, async () => void (await this.renew()))
    this.#ticking.every(CLOCK_EVERY_MS, async () => this.#shard?.clock())
    this.#ticking.every(WALLET_EVERY_MS, async () => this.#shard?.settle())
    this.#ticking.every(STOPS_EVERY_MS, () => this.#takeStops())
    this.#ticking.every(DESK_EVERY_MS, async () => this.#shard?.keepDesk())
    this.#ticking.every(HOUSE_EVERY_MS, async () => this.#shard?.scoreNight())
    this.#ticking.every(WALLET_EVERY_MS, async () => this.#sea?.settle())
    this.#ticking.every(SEA_CLOCK_EVERY_MS, async () => this.#sea?.clock(SEA_PARTS))
    this.#ticking.every(FLUSH_EVERY_MS, async () => this.#sea?.flush())
    this.#ticking.every(HOUSE_EVERY_MS, async () => this.#sea?.keepHouse())
  }

  /** One pass over all that is due, with every lease that is free. */
  async run(): Promise<void> {
    for (let held = -1, now = await this.renew(); now > held; now = await this.renew()) held = now
    await this.#takeStops()
    await this.#shard?.run()
    await this.#sea?.run()
  }

  /** A member plays for no money any more: purses and seats of this process go back. */
  stopPlayer(stop: Stop): void {
    this.#sea?.stop(stop)
    this.#shard?.stop(stop)
  }

  /** True where a visit is over since its member closed the account. */
  isStopped(visit: Visit): Promise<boolean> {
    return isStopped(this.#deps.db, visit)
  }

  async #takeStops(): Promise<void> {
    if (!this.#sea && !this.#shard) return
    const now = this.#deps.outside.now().getTime()
    const since = this.#stopsAtMs === 0 ? now - STOPS_FIRST_MS : this.#stopsAtMs - STOPS_OVERLAP_MS
    for (const stop of await stopsSince(this.#deps.db, new Date(since))) this.stopPlayer(stop)
    this.#stopsAtMs = now
  }

  /** A planned stop: running matches move with their lease, tickets of fish end, and clients come to the next holder. */
  async stop(): Promise<void> {
    const [shard, sea] = [this.#shard, this.#sea]
    if (sea) await drain(sea)
    await this.#ticking.stop()
    this.#dropShard()
    this.#dropSea()
    await shard?.idle()
    await shard?.settled()
    await sea?.idle()
    await endLeases(this.#deps, 'studio.room_lease', this.#holder)
  }

  /**
   * Renews the leases of this process, and takes one more where one is free: processes that begin together share them.
   * @returns how many it holds
   */
  async renew(): Promise<number> {
    const leases = await holdLeases(this.#deps, 'studio.room_lease', this.#holder, 1)
    const leaseOf = (wanted: string) => leases.find(({ code }) => code === wanted)
    await this.#keepShard(leaseOf(MATCHES)).catch(unlessLost)
    await this.#keepSea(leaseOf(SEAS)).catch(unlessLost)
    return leases.length
  }

  async #keepShard(lease: Lease | undefined): Promise<void> {
    if (lease && this.#shard?.deps.fence === lease.fence) return
    this.#dropShard()
    if (!lease) return
    const shard = new Shard({ ...this.#deps, shard: lease.code, fence: lease.fence }, () => {
      this.#noteLost(lease)
      if (this.#shard === shard) this.#dropShard()
      else shard.close()
    })
    await restoreShard(shard)
    this.#shard = shard
  }

  async #keepSea(lease: Lease | undefined): Promise<void> {
    if (lease && this.#sea?.deps.fence === lease.fence) return
    this.#dropSea()
    if (!lease) return
    const sea: Sea = await restoreSea({ ...this.#deps, shard: lease.code, fence: lease.fence }, () => {
      this.#noteLost(lease)
      if (this.#sea === sea) this.#dropSea()
    })
    this.#sea = sea
  }

  #noteLost({ code, fence }: Lease): void {
    this.#deps.log.warn({ shard: code, fence: String(fence) }, 'the lease of rooms has passed on')
  }

  #dropShard(): void {
    this.#shard?.close()
    this.#shard = null
  }

  #dropSea(): void {
    this.#sea?.close()
    this.#sea = null
  }
}

const unlessLost = (error: unknown): void => {
  if (!(error instanceof LeaseLost)) throw error
}
