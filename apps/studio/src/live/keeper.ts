import { randomUUID } from 'node:crypto'
import { type OfferedTable, offeredTables } from '@baize/game-kit/tables/index'
import { endLeases, holdLeases } from '../leases.ts'
import { Ticking } from '../ticking.ts'
import { payTableSlips } from './bets/pay-slips.ts'
import type { LiveDependencies, StoredTable } from './live-dependencies.ts'
import { addTables } from './rounds/add-tables.ts'
import { keepTable } from './rounds/keep-table.ts'
import { forgetOldSeats, noteSeats, seatsOfTables } from './stream/seats.ts'
import { TableTeller } from './stream/teller.ts'
import { noteEveryMs } from './stream/watch.ts'

const tickMs = 50
const leaseEveryMs = 1_000
const tellEveryMs = 250
const payEveryMs = 500

interface Kept {
  table: OfferedTable
  teller: TableTeller
  lease: StoredTable | null
  /** When the next step is due here. */
  dueAtMs: number
  isBusy: boolean
}

/** Deals at the tables whose lease this process holds, tells those who watch from here, and pays what is owed. */
export class LiveKeeper {
  readonly #deps: LiveDependencies
  readonly #holder = randomUUID()
  readonly #tables: Kept[]
  readonly #ticking: Ticking
  #notedAtMs = 0

  constructor(deps: LiveDependencies) {
    this.#deps = deps
    this.#ticking = new Ticking('keeper of tables', deps.log)
    this.#tables = offeredTables.map(table => ({
      table,
      teller: new TableTeller(deps, table),
      lease: null,
      dueAtMs: 0,
      isBusy: false,
    }))
  }

  /** Makes the rows of new tables; to be called before anything else. */
  async open(): Promise<void> {
    await forgetOldSeats(this.#deps)
    await addTables(
      this.#deps,
      this.#tables.map(({ table }) => table),
    )
  }

  start(): void {
    this.#ticking.every(leaseEveryMs, () => this.#renew())
    this.#ticking.every(tickMs, () => this.#deal())
    this.#ticking.every(tellEveryMs, () => this.#tell())
    this.#ticking.every(payEveryMs, () => payTableSlips(this.#deps))
  }

  async stop(): Promise<void> {
    await this.#ticking.stop()
    await endLeases(this.#deps, 'studio.live_table', this.#holder)
  }

  /** One pass over all that is due. */
  async run(): Promise<void> {
    await this.#renew()
    await this.#deal()
    await this.#tell()
    await payTableSlips(this.#deps)
    await this.#tell()
  }

  async #renew(): Promise<void> {
    await this.#noteWatched()
    await this.#deps.watched.write()
    const held = new Map(
      (await holdLeases(this.#deps, 'studio.live_table', this.#holder)).map(lease => [lease.code, lease]),
    )
    for (const kept of this.#tables) {
      const lease = held.get(kept.table.table) ?? null
      // What changed outside of the rounds may make a step due.
      if (lease && changes(kept.lease, lease)) kept.dueAtMs = 0
      kept.lease = lease
    }
  }

  /** Those who stay at a table keep it going. */
  async #noteWatched(): Promise<void> {
    const nowMs = this.#deps.outside.now().getTime()
    if (nowMs - this.#notedAtMs < noteEveryMs) return
    this.#notedAtMs = nowMs
    this.#deps.watched.note(this.#deps.feeds.watched())
    await noteSeats(this.#deps, this.#holder)
    this.#deps.feeds.takeElsewhere(await seatsOfTables(this.#deps, this.#holder))
  }

  /** Tables do not wait for each other: one that seals a large book holds up none. */
  async #deal(): Promise<void> {
    const nowMs = this.#deps.outside.now().getTime()
    const due = this.#tables.filter(({ lease, dueAtMs, isBusy }) => lease && !isBusy && dueAtMs <= nowMs)
    await Promise.all(due.map(kept => this.#dealAt(kept)))
  }

  async #dealAt(kept: Kept): Promise<void> {
    kept.isBusy = true
    const lease = kept.lease!
    try {
      const dueAtMs = await keepTable(this.#deps, lease, kept.table, () => kept.teller.tell())
      // The table may have been renewed while a step ran that knew it as it was before.
      kept.dueAtMs = kept.lease && changes(lease, kept.lease) ? 0 : dueAtMs
    } finally {
      kept.isBusy = false
    }
  }

  async #tell(): Promise<void> {
    await Promise.all(this.#tables.map(({ teller }) => teller.tell()))
  }
}

const changes = (before: StoredTable | null, now: StoredTable): boolean =>
  before?.fence !== now.fence || before.watched_at.getTime() !== now.watched_at.getTime() || before.acts !== now.acts
