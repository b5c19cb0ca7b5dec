import type { ChatEvent, DeskEvent, PushEvent } from '@baize/api'
import type { Log } from '@baize/server-kit/log'

/** Travel without their figures, which are read when the member is told. */
type ReadWhenTold = 'balance' | 'unread' | 'contracts'
/** What a member is told. */
export type MemberEvent = Exclude<PushEvent, { kind: ReadWhenTold }> | { kind: ReadWhenTold }
export type HubEvent = MemberEvent | ChatEvent | DeskEvent

/** An event on its way to its audience. Ids grow within the process that wrote them. */
export interface PushMessage {
  memberId: string
  id: string
  event: HubEvent
}

/** Carries messages between processes; a single process needs none. */
export interface PushTransport {
  publish(messages: PushMessage[]): Promise<void>
  /** Calls back with what other processes published. */
  subscribe(deliver: (messages: PushMessage[]) => void): Promise<void>
  close(): Promise<void>
}

interface Listener {
  deliver(message: PushMessage): void
}

/** Rooms, all members together, and all operators stand beside members under names that no id can have. */
export type ChatRoom = `room:${string}`
export const everybody = 'everybody'
export const operators = 'operators'
export type Audience = bigint | ChatRoom | typeof everybody | typeof operators

const keptPerMember = 50
const keptMs = 5 * 60_000
const flushMs = 25

/**
 * Hands events to the open streams of a member, in this process at once and in others through the transport.
 * Events of the same kind that wait together are folded into the last one: they tell a state, not a step.
 */
export class PushHub {
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #kept = new Map<string, { message: PushMessage; atMs: number }[]>()
  readonly #waiting = new Map<string, PushMessage>()
  readonly #transport: PushTransport
  readonly #log: Log
  #sequence = 0
  readonly #epoch = Date.now().toString(36)
  readonly #closing = new AbortController()
  #timer: NodeJS.Timeout | null = null

  constructor(transport: PushTransport, log: Log) {
    this.#transport = transport
    this.#log = log
  }

  start(): Promise<void> {
    return this.#transport.subscribe(messages => {
      for (const message of messages) this.#deliver(message)
    })
  }

  /** Queues an event; it leaves within 25 ms together with others. */
  publish(memberId: bigint, event: HubEvent): void {
    const member = memberId.toString()
    const id = `${this.#epoch}-${++this.#sequence}`
    this.#waiting.set(`${member}|${event.kind}`, { memberId: member, id, event })
    this.#timer ??= setTimeout(() => this.#flush(), flushMs)
  }

  /**
   * What a member missed after `lastEventId`, then what comes for them or for everybody, until `signal` aborts. Nothing
   * is lost between the call and the first read.
   */
  stream(memberId: bigint, lastEventId: string | null, signal: AbortSignal) {
    const member = memberId.toString()
    return this.#follow<MemberEvent>([member, everybody], this.#missed(member, lastEventId), signal)
  }

  /** What operators missed after `lastEventId`, then what comes for them, until `signal` aborts. */
  desk(lastEventId: string | null, signal: AbortSignal) {
    return this.#follow<DeskEvent>([operators], this.#missed(operators, lastEventId), signal)
  }

  /** Calls back with whatever everybody is told, by any process. */
  whenAllAreTold(listener: (event: MemberEvent) => void): void {
    this.#add(everybody, { deliver: ({ event }) => listener(event as MemberEvent) })
  }

  /** What is said in a room from now on, until `signal` aborts. */
  room(room: ChatRoom, signal: AbortSignal) {
    return this.#follow<ChatEvent>([room], [], signal)
  }

  #follow<E extends HubEvent>(
    audiences: readonly string[],
    queue: PushMessage[],
    signal: AbortSignal,
  ): AsyncGenerator<PushMessage & { event: E }> {
    const over = AbortSignal.any([signal, this.#closing.signal])
    let wake: () => void = () => {}
    const listener: Listener = {
      deliver(message) {
        queue.push(message)
        wake()
      },
    }
    for (const audience of audiences) this.#add(audience, listener)
    over.addEventListener(
      'abort',
      () => {
        for (const audience of audiences) this.#remove(audience, listener)
        wake()
      },
      { once: true },
    )
    return (async function* () {
      while (!over.aborted) {
        const next = queue.shift() as (PushMessage & { event: E }) | undefined
        if (next) yield next
        else
          await new Promise<void>(resolve => {
            wake = resolve
          })
      }
    })()
  }

  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#flush()
    this.#closing.abort()
    await this.#transport.close()
  }

  #flush(): void {
    this.#timer = null
    const messages = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const message of messages) this.#deliver(message)
    if (messages.length > 0)
      this.#transport.publish(messages).catch(error => this.#log.warn({ err: error }, 'push transport failed'))
  }

  #deliver(message: PushMessage): void {
    this.#keep(message)
    for (const listener of this.#listeners.get(message.memberId) ?? []) listener.deliver(message)
  }

  #keep(message: PushMessage): void {
    const now = Date.now()
    const list = (this.#kept.get(message.memberId) ?? []).filter(({ atMs }) => now - atMs < keptMs)
    list.push({ message, atMs: now })
    this.#kept.delete(message.memberId)
    this.#kept.set(message.memberId, list.slice(-keptPerMember))
    const [oldest, entries] = this.#kept.entries().next().value!
    if (now - entries.at(-1)!.atMs > keptMs) this.#kept.delete(oldest)
  }

  #missed(member: string, lastEventId: string | null): PushMessage[] {
    const kept = this.#kept.get(member)?.map(({ message }) => message) ?? []
    const seen = kept.findIndex(({ id }) => id === lastEventId)
    return seen < 0 ? [] : kept.slice(seen + 1)
  }

  #add(member: string, listener: Listener): void {
    const set = this.#listeners.get(member) ?? new Set()
    this.#listeners.set(member, set.add(listener))
  }

  #remove(member: string, listener: Listener): void {
    const set = this.#listeners.get(member)
    set?.delete(listener)
    if (set?.size === 0) this.#listeners.delete(member)
  }
}
