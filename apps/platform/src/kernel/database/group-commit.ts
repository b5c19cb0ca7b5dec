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
  /**
   * Handles a batch and answers each item, in the same order; an Error as answer rejects that item alone, a rejection
   * the whole batch.
   * Batches in flight at the same time have different `lane` numbers, from 0 to lanes - 1.
   */
  run(items: Item[], lane: number): Promise<(Result | Error)[]>
  /** Items of equal key share a lane and so keep their order. */
  keyOf(item: Item): string | number | bigint
  lanes: number
  maxBatch: number
  /** Longest queue of a lane. */
  maxQueue: number
  /** Items that a lane must hold to go beside a batch in flight; fewer wait and go together. */
  parallelFrom: number
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
 * Natural group commit: while a batch is in flight the rest queues, and goes together when it returns. No timer is
 * involved, so that a lone item never waits. Long queues go in parallel, one batch a lane; short ones share a batch,
 * since a batch costs more than an item.
 */
export class GroupCommit<Item, Result> {
  readonly #options: GroupCommitOptions<Item, Result>
  readonly #lanes: Lane<Item, Result>[]
  #inFlight = 0
  #scheduled = false
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
      this.#schedule()
    })
  }

  /** Items that wait, and batches in flight. */
  get pending(): number {
    return this.#lanes.reduce((sum, lane) => sum + lane.queue.length, this.#inFlight)
  }

  /** Takes no more items and resolves when those accepted are answered. */
  async close(): Promise<void> {
    this.#closed = true
    if (this.pending > 0) await new Promise<void>(resolve => (this.#onIdle = resolve))
  }

  /** Batches are formed at the end of the current turn, so that the next items of those just answered go with them. */
  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      this.#startBatches()
    })
  }

  #startBatches(): void {
    const waiting = this.#lanes.filter(lane => !lane.busy && lane.queue.length > 0)
    const long = waiting.filter(lane => lane.queue.length >= this.#options.parallelFrom)
    for (const lane of long) void this.#runBatch([lane])
    const short = waiting.filter(lane => !lane.busy)
    if (this.#inFlight === 0 && short.length > 0) void this.#runBatch(short)
  }

  async #runBatch(lanes: Lane<Item, Result>[]): Promise<void> {
    const batch: Waiting<Item, Result>[] = []
    for (const lane of lanes) {
      lane.busy = true
      batch.push(...lane.queue.splice(0, this.#options.maxBatch - batch.length))
    }
    this.#inFlight++
    try {
      const items = batch.map(({ item }) => item)
      const results = await this.#options.run(items, lanes[0]!.index)
      for (const [index, waiting] of batch.entries()) {
        const result = results[index] as Result | Error
        if (result instanceof Error) waiting.reject(result)
        else waiting.resolve(result)
      }
    } catch (error) {
      for (const waiting of batch) waiting.reject(error)
    }
    for (const lane of lanes) lane.busy = false
    this.#inFlight--
    if (this.pending > 0) this.#schedule()
    else this.#onIdle?.()
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
