import type { Kysely, Transaction } from 'kysely'
import type { DatabaseLog } from './log.ts'

/** An act that follows a commit, on a connection of its own. */
type Act = (database: Kysely<unknown>) => Promise<void>

const actsOf = new WeakMap<object, Act[]>()

/**
 * Has `act` run once the transaction has committed, and never where it does not commit. The caller of the transaction does not
 * wait for it, and a fault of it is logged: what must not be lost belongs into the transaction.
 * @throws Error where `tx` is no open transaction
 */
export function afterCommit(tx: object, act: Act): void {
  const acts = actsOf.get(tx)
  if (!acts) throw new Error('only an open transaction can be followed')
  acts.push(act)
}

/** Transactions of a database, and what follows them. */
export class Commits<Tables> {
  readonly #kysely: Kysely<Tables>
  readonly #log: DatabaseLog
  readonly #running = new Set<Promise<void>>()

  constructor(kysely: Kysely<Tables>, log: DatabaseLog) {
    this.#kysely = kysely
    this.#log = log
  }

  async run<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
    const acts: Act[] = []
    const result = await this.#kysely.transaction().execute(async tx => {
      actsOf.set(tx, acts)
      const done = await work(tx)
      actsOf.delete(tx)
      return done
    })
    for (const act of acts) this.#follow(act)
    return result
  }

  /** Waits for all that follows what has committed. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  #follow(act: Act): void {
    const running = act(this.#kysely as Kysely<unknown>)
      .catch((error: Error) => this.#log.error(`what follows a commit failed: ${error.message}`))
      .finally(() => this.#running.delete(running))
    this.#running.add(running)
  }
}
