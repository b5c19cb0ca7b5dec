import './tables.ts'
import type { Job } from '@baize/server-kit/jobs/job'
import type { Log } from '@baize/server-kit/log'
import type { Clock } from '@baize/server-kit/outside'
import { RunningWork } from '@baize/server-kit/work/running-work'
import type { Database, Queryable, Tx } from '../database/open-database.ts'
import { tables } from '../database/open-database.ts'
import { claimDue, type DueMessage, settleTry } from './outbox.ts'
import type { Channel, Transport } from './transport.ts'

export interface Letter {
  channel: Channel
  /**
   * A mail address, or a number with plus and country code. Null writes the same row and sends nothing, so that nobody
   * can tell from the work done whether there was somebody to tell.
   */
  recipient: string | null
  subject?: string
  body: string
  /** After this it is not sent any more. */
  goodUntil: Date
}

export interface DeliveryDependencies {
  database: Database
  clock: Clock
  log: Log
  /** What the deployment configured; null where nothing leads outside. */
  transports: Record<Channel, Transport | null>
  /** In the demo without any transport everything counts as sent and is shown on a page. */
  showsInstead: boolean
}

const keptDays = 7

/** Mails and text messages by way of an outbox: written with what they tell of, sent after it, tried again, never twice. */
export class Delivery {
  readonly #deps: DeliveryDependencies
  readonly #running = new RunningWork()
  #closing = false

  constructor(deps: DeliveryDependencies) {
    this.#deps = deps
  }

  get showsInstead(): boolean {
    return this.#deps.showsInstead
  }

  /** True when anything sent on this channel arrives. */
  reaches(channel: Channel): boolean {
    return this.#deps.showsInstead || this.#deps.transports[channel] !== null
  }

  /** Writes a message into the outbox, inside the transaction of what it tells of. */
  async post(tx: Tx, { channel, recipient, subject = '', body, goodUntil }: Letter): Promise<void> {
    if (/[\r\n\0]/.test(`${recipient}${subject}`)) throw new RangeError('a recipient or subject holds a line break')
    const now = this.#deps.clock.now()
    await tables(tx)
      .insertInto('delivery.message')
      .values({
        channel,
        recipient: recipient ?? '',
        status: recipient === null ? 'failed' : 'queued',
        subject,
        body: recipient === null ? '' : body,
        created_at: now,
        good_until: goodUntil,
        next_try_at: now,
      })
      .execute()
  }

  /** Sends what is due without keeping the caller waiting; the job does the same every minute. */
  wake(): void {
    this.#running.add(this.flush(), error => this.#deps.log.error({ err: error }, 'sending messages'))
  }

  /** Sends what is due. Several processes may do so at once: each message is taken by one. */
  async flush(): Promise<void> {
    while (!this.#closing) {
      const due = await claimDue(this.#deps.database, this.#deps.clock.now())
      if (due.length === 0) return
      await Promise.all(due.map(message => this.#try(message)))
    }
  }

  async #try(message: DueMessage): Promise<void> {
    const { database, clock, log, transports, showsInstead } = this.#deps
    let failure: unknown = null
    if (message.good_until < clock.now()) failure = 'too late'
    else if (!showsInstead)
      await transports[message.channel]
        ?.send({ key: message.message_key, ...message })
        .catch(error => (failure = error))
    if (!showsInstead && !transports[message.channel]) failure = 'nothing leads outside'
    if (failure) log.warn({ err: failure, message: message.message_key }, 'a message was not sent')
    await settleTry(database, message, failure, { now: clock.now(), keepBody: showsInstead })
  }

  /** The newest messages, for the demo's page. */
  recent(on: Queryable = this.#deps.database.kysely) {
    return tables(on)
      .selectFrom('delivery.message')
      .selectAll()
      .where('recipient', '!=', '')
      .orderBy('id', 'desc')
      .limit(50)
      .execute()
  }

  get jobs(): Job[] {
    const sweep = async () => {
      const before = new Date(this.#deps.clock.now().getTime() - keptDays * 86_400_000)
      await tables(this.#deps.database.kysely).deleteFrom('delivery.message').where('created_at', '<', before).execute()
    }
    return [
      { name: 'delivery-send', cron: '* * * * *', run: () => this.flush() },
      { name: 'delivery-sweep', cron: '23 * * * *', run: sweep },
    ]
  }

  /** Lets running tries finish and closes the connections. */
  async close(): Promise<void> {
    this.#closing = true
    await this.#running.drain()
    for (const transport of Object.values(this.#deps.transports)) transport?.close()
  }
}
