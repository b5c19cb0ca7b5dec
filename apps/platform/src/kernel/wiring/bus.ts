import type { LotteryDraws } from '@baize/api/wallet/draws'

/** Events of this process by name, each with its arguments. A domain tells them for those after it. */
export interface Told {
  /** A member's money moved, durably. */
  moved: [memberId: bigint]
  /** A session ended. */
  'signed-out': [sessionId: string, accountId: bigint]
  /** A provider has drawn. */
  drawn: [provider: string, lotteries: readonly LotteryDraws[]]
}
type Listener<N extends keyof Told> = (...said: Told[N]) => void | Promise<void>

/** Tells those that listen, one after the other in the order in which they came. */
export class Bus {
  readonly #listeners: { [N in keyof Told]: Listener<N>[] } = { moved: [], 'signed-out': [], drawn: [] }

  on<N extends keyof Told>(name: N, listener: Listener<N>): void {
    this.#listeners[name].push(listener)
  }

  /** Resolves once everybody has done what hangs on it. @throws what a listener threw */
  async tell<N extends keyof Told>(name: N, ...said: Told[N]): Promise<void> {
    for (const listener of this.#listeners[name]) await listener(...said)
  }
}
