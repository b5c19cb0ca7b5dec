import { hash, verify } from '@node-rs/argon2'
import { WorkQueue } from '../../kernel/work-queue.ts'

/** argon2id with 19 MiB, two passes, one lane: the floor of the security checklist. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes passwords off the event loop, two at a time. */
export class Passwords {
  readonly #queue = new WorkQueue({ atOnce: 2, longestLine: 100 })
  #decoy: Promise<string> | null = null

  hash(password: string): Promise<string> {
    return this.#queue.run(() => hash(password, cost))
  }

  /** Takes the same time for an account that does not exist, so that the answer tells nothing. */
  async matches(password: string, storedHash: string | null): Promise<boolean> {
    this.#decoy ??= hash('an account that does not exist', cost)
    const decoy = await this.#decoy
    const matched = await this.#queue.run(() => verify(storedHash ?? decoy, password))
    return matched && storedHash !== null
  }
}
