import { QueueLoad } from '../metrics/queue-load.ts'
import { type Attributes, endedWith, type Span, tracing, workIn } from '../tracing/tracer.ts'

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
  /** What it is measured under; queues that do the same may share a name. */
  name: string
  /** Ids by which a person finds what became of an item, for its trace. */
  idsOf?(item: Item): Attributes
  /**
   * Handles a batch and answers each item, in the same order; an Error as answer rejects that item alone, a rejection
   * the whole batch.
   */
  run(items: Item[]): Promise<(Result | Error)[]>
  /** Items of equal key, such as those of a member, never are in two batches in flight, and keep their order. */
  keyOf(item: Item): string | number | bigint
  /** Batches in flight at once. */
  lanes: number
  maxBatch: number
  /** Longest queue. */
  maxQueue: number
  /** Fewest items worth a batch beside another one; fewer wait and go together. */
  parallelFrom: number
  /** Least time from the start of a batch to that of the next, so that under load more go together; none where left out. */
  gapMs?: number
}

type Key = string | number | bigint

/** A batch that takes this long waits for somebody: what queues behind it does not wait for company any more. */
const lateAfterMs = 50

interface Waiting<Item, Result> {
  item: Item
  key: Key
  resolve(result: Result): void
  reject(error: unknown): void
  /** Its part in the trace of whoever added it; null without one. */
  span: Span | null
}

/**
 * Natural group commit: while batches are in flight the rest queues, and goes together when one returns. A lone item
 * waits for no timer, unless a gap was asked for. A long queue is shared between free lanes; a short one goes as one batch, since a batch costs more
 * than an item, and takes a free lane of its own once the batches in flight are late.
 */
export class GroupCommit<Item, Result> {
  readonly #options: GroupCommitOptions<Item, Result>
  readonly #load: QueueLoad
  readonly #keysInFlight = new Set<Key>()
  #queue: Waiting<Item, Result>[] = []
  #inFlight = 0
  /** Batches in flight that are late. */
  #late = 0
  #scheduled = false
  /** When the last batch began. */
  #begunAt = Number.NEGATIVE_INFINITY
  #closed = false
  #onIdle: (() => void) | undefined

  constructor(options: GroupCommitOptions<Item, Result>) {
    this.#options = options
    this.#load = QueueLoad.of(options.name)
  }

  /** Resolves with the item's own answer. Rejects with OverloadError, ClosedError or the batch's error. */
  add(item: Item): Promise<Result> {
    if (this.#closed) return Promise.reject(new ClosedError())
    if (this.#queue.length >= this.#options.maxQueue) return Promise.reject(new OverloadError(this.#queue.length))
    const span = this.#spanOf(item)
    const answer = new Promise<Result>((resolve, reject) => {
      this.#load.waiting++
      this.#queue.push({ item, key: this.#options.keyOf(item), resolve, reject, span })
      this.#schedule()
    })
    return span ? endedWith(span, () => answer) : answer
  }

  /** Items that wait, and batches in flight. */
  get pending(): number {
    return this.#queue.length + this.#inFlight
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
    const start = () => {
      this.#scheduled = false
      this.#startBatches()
    }
    const waitMs = this.#begunAt + (this.#options.gapMs ?? 0) - performance.now()
    if (waitMs > 0) setTimeout(start, waitMs)
    else setImmediate(start)
  }

  #startBatches(): void {
    const { lanes, maxBatch, parallelFrom } = this.#options
    const ready = this.#queue.filter(({ key }) => !this.#keysInFlight.has(key)).length
    const least = this.#inFlight === this.#late ? 1 : parallelFrom
    if (ready < least || this.#inFlight === lanes) return
    const batches = Math.min(lanes - this.#inFlight, Math.max(1, Math.floor(ready / parallelFrom)))
    const size = Math.min(maxBatch, Math.ceil(ready / batches))
    for (let batch = 0; batch < batches; batch++) void this.#runBatch(this.#take(size))
  }

  /** The next items whose keys are in no other batch. */
  #take(size: number): Waiting<Item, Result>[] {
    const taken: Waiting<Item, Result>[] = []
    const left: Waiting<Item, Result>[] = []
    for (const waiting of this.#queue) {
      const fits = taken.length < size && !this.#keysInFlight.has(waiting.key)
      ;(fits ? taken : left).push(waiting)
    }
    this.#queue = left
    this.#load.waiting -= taken.length
    return taken
  }

  #spanOf(item: Item): Span | null {
    const tracer = tracing()
    if (!tracer?.current()) return null
    return tracer.start(`queue ${this.#options.name}`, {
      kind: 'internal',
      attributes: this.#options.idsOf?.(item) ?? {},
    })
  }

  /** A batch works for many traces and is part of none: it has one of its own, and both sides name the other. */
  #send(batch: Waiting<Item, Result>[]): Promise<(Result | Error)[]> {
    const run = () => this.#options.run(batch.map(({ item }) => item))
    const spans = batch.flatMap(({ span }) => span ?? [])
    const tracer = tracing()
    if (!tracer) return run()
    // A batch is begun by whoever came first, whose span is not that of the others.
    if (spans.length === 0) return tracer.within(null, run)
    const attributes = { 'baize.batch.items': batch.length }
    const span = tracer.start(`batch ${this.#options.name}`, {
      kind: 'internal',
      parent: null,
      links: spans,
      attributes,
    })
    for (const each of spans) each.link(span)
    return workIn(tracer, span, run)
  }

  async #runBatch(batch: Waiting<Item, Result>[]): Promise<void> {
    if (batch.length === 0) return
    for (const { key } of batch) this.#keysInFlight.add(key)
    this.#inFlight++
    const begunAt = performance.now()
    this.#begunAt = begunAt
    let isLate = false
    const watch = setTimeout(() => {
      isLate = true
      this.#late++
      this.#schedule()
    }, lateAfterMs)
    try {
      const results = await this.#send(batch)
      for (const [index, waiting] of batch.entries()) {
        const result = results[index] as Result | Error
        if (result instanceof Error) waiting.reject(result)
        else waiting.resolve(result)
      }
    } catch (error) {
      for (const waiting of batch) waiting.reject(error)
    }
    clearTimeout(watch)
    this.#load.ran(batch.length, (performance.now() - begunAt) / 1000)
    if (isLate) this.#late--
    for (const { key } of batch) this.#keysInFlight.delete(key)
    this.#inFlight--
    if (this.#queue.length > 0) this.#schedule()
    else if (this.#inFlight === 0) this.#onIdle?.()
  }
}
