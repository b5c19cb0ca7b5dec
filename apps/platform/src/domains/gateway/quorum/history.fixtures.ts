import type { SampleProvider, SampleSession } from '@baize/testing'
import { id } from '../fixtures.ts'

interface Operation {
  transaction: string
  amount: number
  session: SampleSession
  startedMs: number
  endedMs: number
  /** The balance that was answered; null where no answer came, so that nobody knows what became of it. */
  balance: number | null
}

/** Everything that clients asked of a wallet, and what they were told. */
export class History {
  readonly operations: Operation[] = []
  readonly #provider: SampleProvider
  #isOver = false

  constructor(provider: SampleProvider) {
    this.#provider = provider
  }

  get acknowledged(): Operation[] {
    return this.operations.filter(({ balance }) => balance !== null)
  }

  get unknown(): Operation[] {
    return this.operations.filter(({ balance }) => balance === null)
  }

  /** Bets one after the other until `end`. What gets no answer stays unknown, and the next bet is another one. */
  async play(session: SampleSession): Promise<void> {
    while (!this.#isOver) await this.bet(session)
  }

  end(): void {
    this.#isOver = true
  }

  async bet(session: SampleSession): Promise<Operation> {
    const operation: Operation = {
      ...{ transaction: id('quorum'), amount: 10, session, startedMs: performance.now(), endedMs: 0, balance: null },
    }
    this.operations.push(operation)
    operation.balance = await this.ask(operation)
    operation.endedMs = performance.now()
    return operation
  }

  /** The same call, the first time or once more: the balance after it, or null where there is no answer or one that says to ask again. */
  async ask({ transaction, amount, session }: Operation): Promise<number | null> {
    const answer = await this.#provider
      .call('bet', {
        ...session,
        transaction_uuid: transaction,
        round: transaction,
        round_closed: true,
        is_free: false,
        amount,
      })
      .catch(() => null)
    if (!answer || answer.status === 'UNKNOWN' || answer.status === 'OVERLOADED') return null
    if (answer.status !== 'OK') throw new Error(`a bet was refused: ${JSON.stringify(answer)}`)
    return answer.balance
  }

  /** The first bet that began after a moment and was acknowledged, in ms after it; null where there was none. */
  answeredAfter(momentMs: number): number | null {
    const later = this.acknowledged.filter(({ startedMs }) => startedMs > momentMs).map(({ endedMs }) => endedMs)
    return later.length > 0 ? Math.min(...later) - momentMs : null
  }
}
