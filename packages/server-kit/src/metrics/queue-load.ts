import { gauge, histogram, whenLookedAt } from './instruments.ts'

/** Items that wait, by the name of their queue. */
const loads = new Map<string, QueueLoad>()

/** What queues of one name have to do. */
export class QueueLoad {
  readonly #labels: { queue: string }
  waiting = 0

  private constructor(queue: string) {
    this.#labels = { queue }
  }

  static of(queue: string): QueueLoad {
    const load = loads.get(queue) ?? new QueueLoad(queue)
    loads.set(queue, load)
    return load
  }

  /** Notes a batch that was run. */
  ran(items: number, seconds: number): void {
    histogram('baize_batch_items').observe(this.#labels, items)
    histogram('baize_batch_seconds').observe(this.#labels, seconds)
  }
}

whenLookedAt(() => {
  for (const [queue, { waiting }] of loads) gauge('baize_batch_waiting').set({ queue }, waiting)
})
