import type { Clock } from '../../kernel/outside.ts'

const awayMs = 2_000

/** Members whose rows somebody else holds, such as a process that stopped in the middle: no use in waiting for them again. */
export class HeldMembers {
  readonly #clock: Clock
  readonly #until = new Map<bigint, number>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** A move of the member waited for a lock in vain. */
  note(memberId: bigint): void {
    this.#until.set(memberId, this.#clock.now().getTime() + awayMs)
  }

  has(memberId: bigint): boolean {
    const until = this.#until.get(memberId)
    if (until === undefined) return false
    if (until > this.#clock.now().getTime()) return true
    this.#until.delete(memberId)
    return false
  }
}
