import { randomUUID } from 'node:crypto'
import { afterCommit } from '@baize/server-kit/database/after-commit'
import { type Kysely, sql } from 'kysely'
import type { Queryable } from '../database/open-database.ts'
import { channel } from './database-transport.ts'
import type { Audience, HubEvent } from './hub.ts'

/**
 * Sends an event to the streams of a member, of a room or of everybody, in every process, once the caller's transaction has
 * committed, and not at all when it does not. Outside a transaction it is sent at once.
 *
 * PostgreSQL has one lock for all commits that notify, held until the commit is durable, so a transaction that writes never does.
 * A process that ends between the two has written and tells nobody: events say that something may be read anew, and streams begin
 * with what there is.
 */
export const notify = (on: Queryable, to: Audience, event: HubEvent): Promise<void> => notifyAll(on, [to], event)

/** The same to several of them. */
export async function notifyAll(on: Queryable, audiences: readonly Audience[], event: HubEvent): Promise<void> {
  const payloads = audiences.map(to =>
    JSON.stringify({ from: 'database', messages: [{ memberId: to.toString(), id: randomUUID(), event }] }),
  )
  if (on.isTransaction) afterCommit(on, database => tellerOf(database).tell(payloads))
  else await send(on, payloads)
}

async function send(on: Queryable, payloads: readonly string[]): Promise<void> {
  await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.execute(on)
}

const tellers = new WeakMap<object, Teller>()

function tellerOf(database: Kysely<unknown>): Teller {
  const teller = tellers.get(database) ?? new Teller(database)
  tellers.set(database, teller)
  return teller
}

/** Sends by one statement at a time, with all that came in meanwhile in the next one. */
class Teller {
  readonly #database: Kysely<unknown>
  #waiting: string[] = []
  #sending = Promise.resolve()

  constructor(database: Kysely<unknown>) {
    this.#database = database
  }

  async tell(payloads: readonly string[]): Promise<void> {
    this.#waiting.push(...payloads)
    const before = this.#sending
    this.#sending = before.catch(() => {}).then(() => this.#sendWaiting())
    await this.#sending
  }

  async #sendWaiting(): Promise<void> {
    const payloads = this.#waiting
    if (payloads.length === 0) return
    this.#waiting = []
    await send(this.#database, payloads)
  }
}
