/** Thrown when a lane's queue is full: the caller may try again later. */
export class OverloadError extends Error {
  override readonly name = 'OverloadError'

  constructor(queueLength: number) {
    super(`${queueLength} items wait already: try again in a moment`)
  }
}

/** Thrown for items that arrive after close. */
export class ClosedError extends Error {
  override readonly name = 'ClosedError'

  constructor() {
    super('the queue is closed: the server is shutting down')
  }
}

export interface GroupCommitOptions<Item, Result> {
  /** Handles a batch and answers each item, in the same order. A rejection rejects the whole batch. */
  run(items: Item[], lane: number): Promise<Result[]>
  /** Items of equal key share a lane and so keep their order. */
  keyOf(item: Item): string | number | bigint
  lanes: number
  maxBatch: number
  /** Longest queue of a lane. */
  maxQueue: number
}

interface Waiting<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

interface Lane<Item, Result> {
  index: number
  queue: Waiting<Item, Result>[]
  busy: boolean
}

/**
 * Natural group commit: while one batch of a lane is in flight the rest queues, and goes together when it returns.
 * No timer is involved, so that a lone item never waits.
 */
export class GroupCommit<Item, Result> {
  readonly #options: GroupCommitOptions<Item, Result>
  readonly #lanes: Lane<Item, Result>[]
  #closed = false
  #onIdle: (() => void) | undefined

  constructor(options: GroupCommitOptions<Item, Result>) {
    this.#options = options
    this.#lanes = Array.from({ length: options.lanes }, (_, index) => ({ index, queue: [], busy: false }))
  }

  /** Resolves with the item's own answer. Rejects with OverloadError, ClosedError or the batch's error. */
  add(item: Item): Promise<Result> {
    if (this.#closed) return Promise.reject(new ClosedError())
    const lane = this.#lanes[laneOf(this.#options.keyOf(item), this.#lanes.length)]!
    if (lane.queue.length >= this.#options.maxQueue) return Promise.reject(new OverloadError(lane.queue.length))
    return new Promise<Result>((resolve, reject) => {
      lane.queue.push({ item, resolve, reject })
      if (!lane.busy) this.#start(lane)
    })
  }

  /** Items that wait or are in flight. */
  get pending(): number {
    return this.#lanes.reduce((sum, lane) => sum + lane.queue.length + (lane.busy ? 1 : 0), 0)
  }

  /** Takes no more items and resolves when those accepted are answered. */
  async close(): Promise<void> {
    this.#closed = true
    if (this.pending > 0) await new Promise<void>(resolve => (this.#onIdle = resolve))
  }

  /** Waits for the end of the current turn, so that items added together go together. */
  #start(lane: Lane<Item, Result>): void {
    lane.busy = true
    setImmediate(() => void this.#drain(lane))
  }

  async #drain(lane: Lane<Item, Result>): Promise<void> {
    while (lane.queue.length > 0) {
      const batch = lane.queue.splice(0, this.#options.maxBatch)
      try {
        const results = await this.#options.run(
          batch.map(({ item }) => item),
          lane.index,
        )
        for (const [index, waiting] of batch.entries()) waiting.resolve(results[index] as Result)
      } catch (error) {
        for (const waiting of batch) waiting.reject(error)
      }
    }
    lane.busy = false
    if (this.pending === 0) this.#onIdle?.()
  }
}

/** FNV-1a over the key's text, which spreads neighbouring numbers over the lanes. */
function laneOf(key: string | number | bigint, lanes: number): number {
  if (lanes === 1) return 0
  const text = String(key)
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0) % lanes
}
