import type { Clock } from '@baize/server-kit/outside'
import type pg from 'pg'
import type { KnownSession } from '../sessions/known-sessions.ts'

const awayMs = 1_000

type Seat = Pick<KnownSession, 'memberId' | 'walletAccount'>

/**
 * Members whose money somebody else holds, such as a process that stopped in the middle of a transaction. A batch that waits
 * for one of them makes all the others wait, so they are turned away until their money is free again.
 */
export class HeldMembers {
  readonly #pool: pg.Pool
  readonly #clock: Clock
  readonly #until = new Map<bigint, number>()

  constructor(deps: { pool: pg.Pool; clock: Clock }) {
    this.#pool = deps.pool
    this.#clock = deps.clock
  }

  /** True while nobody was found held, so that nothing has to be asked. */
  get isEmpty(): boolean {
    return this.#until.size === 0
  }

  /** Members of these that are turned away just now, as far as is known without a look. */
  awayOf(seats: readonly Seat[]): ReadonlySet<bigint> {
    const now = this.#clock.now().getTime()
    return new Set(seats.map(({ memberId }) => memberId).filter(memberId => (this.#until.get(memberId) ?? 0) > now))
  }

  /** Looks which members are held now, and notes them. */
  async look(seats: readonly Seat[]): Promise<ReadonlySet<bigint>> {
    const free = await this.#freeOf(seats)
    const held = seats.filter(({ walletAccount }) => !free.has(walletAccount)).map(({ memberId }) => memberId)
    for (const memberId of held) this.#until.set(memberId, this.#clock.now().getTime() + awayMs)
    return new Set(held)
  }

  /** Tells if a member is still turned away; once a second one of their moves looks again. */
  async turnsAway(seat: Seat): Promise<boolean> {
    const until = this.#until.get(seat.memberId)
    if (until === undefined) return false
    if (until > this.#clock.now().getTime()) return true
    this.#until.set(seat.memberId, this.#clock.now().getTime() + awayMs)
    const held = await this.look([seat])
    if (held.size > 0) return true
    this.#until.delete(seat.memberId)
    return false
  }

  async #freeOf(seats: readonly Seat[]): Promise<Set<bigint>> {
    const { rows } = await this.#pool.query<{ id: bigint }>('select id from ledger.free_accounts($1::bigint[]) as id', [
      seats.map(({ walletAccount }) => walletAccount.toString()),
    ])
    return new Set(rows.map(({ id }) => id))
  }
}
