import { LeaseLost } from '../rooms-dependencies.ts'

interface Waiting<T> {
  item: T
  written(): void
  failed(error: unknown): void
}

/**
 * Writes of one kind, by all rooms of a shard. Those that come while one statement is under way wait, and the next one takes all of
 * them: the more is played, the fewer commits each costs.
 */
export class GroupWriter<T> {
  readonly #write: (group: readonly T[]) => Promise<unknown>
  #waiting: Waiting<T>[] = []
  #isWriting = false

  /** @param write makes a group durable as a whole, or throws and writes nothing of it */
  constructor(write: (group: readonly T[]) => Promise<unknown>) {
    this.#write = write
  }

  /** Resolves when an item is durable. @throws what its write threw */
  add(item: T): Promise<void> {
    return new Promise((written, failed) => {
      this.#waiting.push({ item, written, failed })
      if (!this.#isWriting) void this.#writeAll()
    })
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true
    while (this.#waiting.length > 0) {
      const group = this.#waiting
      this.#waiting = []
      await this.#writeGroup(group)
    }
    this.#isWriting = false
  }

  async #writeGroup(group: readonly Waiting<T>[]): Promise<void> {
    try {
      await this.#write(group.map(({ item }) => item))
      for (const { written } of group) written()
    } catch (error) {
      if (error instanceof LeaseLost || group.length === 1) for (const { failed } of group) failed(error)
      // One that cannot be written, such as an act whose number is taken, must not stop the others.
      else for (const one of group) await this.#writeGroup([one])
    }
  }
}
