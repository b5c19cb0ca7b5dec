import type { Rng } from '@baize/server-kit/outside'
import { newToken } from '@baize/server-kit/outside'
import { hash, verify } from '@node-rs/argon2'
import { WorkQueue } from '../../../kernel/work-queue.ts'

/** argon2id with 19 MiB, two passes, one lane: the floor of the security checklist. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One form for the same signs, whichever keyboard wrote them. */
const written = (password: string): string => password.normalize('NFKC')

/** Hashes passwords off the event loop, two at a time, with a bounded line: beyond it callers hear 503 at once. */
export class Passwords {
  readonly #queue = new WorkQueue({ atOnce: 2, longestLine: 100 })
  readonly #rng: Rng
  #unknown: Promise<string> | null = null

  constructor(rng: Rng) {
    this.#rng = rng
  }

  hash(password: string): Promise<string> {
    return this.#queue.run(() => hash(written(password), cost))
  }

  /** A hash that no password matches, for accounts that have none. Made once, so that it costs nothing. */
  unmatchable(): Promise<string> {
    this.#unknown ??= hash(newToken(this.#rng), cost)
    return this.#unknown
  }

  /** Takes the same time for an account that does not exist, so that the answer tells nothing. */
  async matches(password: string, storedHash: string | null): Promise<boolean> {
    const against = storedHash ?? (await this.unmatchable())
    return (await this.#queue.run(() => verify(against, written(password)))) && storedHash !== null
  }
}
