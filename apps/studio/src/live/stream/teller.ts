import type { TableFrame } from '@baize/api/studio/live'
import type { TableRoundState } from '@baize/api/studio/live-states'
import type { OfferedTable } from '@baize/game-kit/tables/index'
import { sql } from 'kysely'
import { endedSince } from '../bets/read-slips.ts'
import type { LiveDependencies, StoredTableRound } from '../live-dependencies.ts'
import { presentDeal, presentRound, presentSeal } from '../rounds/present-round.ts'
import { readPools } from './pools.ts'

/** What stands on a table, and the ends of slips, are told so often. */
const poolsEveryMs = 1_000
const endsSeenForMs = 10_000
/** Frames of one player each go out in slices, so that those to everybody come between. */
const ownAtOnce = 500

const roundsKnown = 8

/** The states of a round in their order, each with what is told when it is reached. */
const order: readonly TableRoundState[] = ['SCHEDULED', 'OPEN', 'CLOSED', 'SEALED', 'DRAWN', 'SETTLED']

/**
 * Tells those who watch a table from this process what its rows have become, whoever dealt: this process or another one.
 * A round that it sees for the first time is not told backwards; who comes is told by the first frame where the table stands.
 */
export class TableTeller {
  readonly #deps: LiveDependencies
  readonly #table: OfferedTable
  #resting: boolean | null = null
  #pools = new Map<string, string>()
  #poolsAtMs = 0
  /** Slips of the last seconds whose end was told. */
  #ended: Set<string> | null = null

  constructor(deps: LiveDependencies, table: OfferedTable) {
    this.#deps = deps
    this.#table = table
  }

  get #feed() {
    return this.#deps.feeds.of(this.#table.table)
  }

  /** One look at the rows. */
  async tell(): Promise<void> {
    if (this.#feed.streams === 0) return this.#forget()
    const rounds = await this.#newestRounds()
    for (const round of rounds) await this.#tellRound(round)
    await this.#tellRest()
    const nowMs = this.#deps.outside.now().getTime()
    if (nowMs - this.#poolsAtMs < poolsEveryMs) return
    this.#poolsAtMs = nowMs
    const open = rounds.find(({ state }) => state === 'OPEN' || state === 'CLOSED')
    if (open) await this.#tellPools(open)
    await this.#tellEnds()
  }

  #forget(): void {
    this.#resting = null
    this.#pools.clear()
    this.#ended = null
  }

  /** The newest rounds, the oldest first: one on show, one that takes bets, one that was void between them. */
  async #newestRounds(): Promise<StoredTableRound[]> {
    const rounds = await this.#deps.db
      .selectFrom('studio.table_round')
      .selectAll()
      .where('table_code', '=', this.#table.table)
      .orderBy('serial', 'desc')
      .limit(3)
      .execute()
    return rounds.reverse()
  }

  async #tellRound(round: StoredTableRound): Promise<void> {
    const known = this.#feed.told
    const told = known.get(round.serial)
    known.set(round.serial, round.state)
    if (known.size > roundsKnown) known.delete(known.keys().next().value!)
    if (told === undefined || told === round.state) return
    const serial = Number(round.serial)
    if (round.state === 'VOIDED') return this.#feed.tell({ kind: 'void', serial, reason: round.void_reason! })
    for (const state of order.slice(order.indexOf(told) + 1, order.indexOf(round.state) + 1)) {
      const frame = await this.#frameOf(state, round)
      if (frame) this.#feed.tell(frame)
    }
  }

  async #frameOf(state: TableRoundState, round: StoredTableRound): Promise<TableFrame | null> {
    const nowMs = this.#deps.outside.now().getTime()
    const serial = Number(round.serial)
    switch (state) {
      case 'OPEN':
        return { kind: 'open', nowMs, round: presentRound(this.#table, round) }
      case 'CLOSED':
        return { kind: 'closed', nowMs, serial }
      case 'SEALED': {
        const seal = presentSeal(round)
        return seal && { kind: 'sealed', ...seal }
      }
      case 'DRAWN':
        return { kind: 'deal', nowMs, ...presentDeal(round) }
      default:
        return { kind: 'result', serial, ...(await this.#paidBy(round)) }
    }
  }

  async #paidBy({ id }: StoredTableRound): Promise<{ winners: number; paidUnits: string }> {
    const { rows } = await sql<{ winners: number; paid: string }>`
      select count(distinct user_id) filter (where payout_units > 0)::integer as winners,
        coalesce(sum(payout_units), 0)::text as paid
      from studio.table_slip where table_round_id = ${id} and state in ('decided', 'settled')`.execute(this.#deps.db)
    return { winners: rows[0]!.winners, paidUnits: rows[0]!.paid }
  }

  async #tellRest(): Promise<void> {
    const { resting } = await this.#deps.db
      .selectFrom('studio.live_table')
      .select('resting')
      .where('code', '=', this.#table.table)
      .executeTakeFirstOrThrow()
    if (this.#resting === false && resting) this.#feed.tell({ kind: 'rest' })
    this.#resting = resting
  }

  async #tellPools({ id, serial }: StoredTableRound): Promise<void> {
    for (const book of this.#feed.books) {
      const pools = await readPools(this.#deps, id, book)
      const seats = this.#deps.feeds.playersAt(this.#table.table)
      const text = JSON.stringify([String(serial), pools, seats])
      if (this.#pools.get(book) === text) continue
      this.#pools.set(book, text)
      this.#feed.tell({ kind: 'pool', serial: Number(serial), pools, seats }, book)
    }
  }

  /** Slips whose money has moved, each to its owner, once; rows may be seen some time after the moment that they name. */
  async #tellEnds(): Promise<void> {
    const since = new Date(this.#deps.outside.now().getTime() - endsSeenForMs)
    const ended = await endedSince(this.#deps, this.#table.table, this.#feed.players, since)
    const told = this.#ended
    this.#ended = new Set(ended.map(({ slip }) => slip.slipId))
    if (!told) return
    const fresh = ended.filter(({ slip }) => !told.has(slip.slipId))
    for (let from = 0; from < fresh.length; from += ownAtOnce) {
      for (const { userId, slip } of fresh.slice(from, from + ownAtOnce)) this.#feed.tell({ kind: 'own', slip }, userId)
      await new Promise(setImmediate)
    }
  }
}
