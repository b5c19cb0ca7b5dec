import type {
  ChaseAnswer,
  ChaseInput,
  ChaseView,
  DrawView,
  LotteryGameView,
  PoolAnswer,
  ProofAnswer,
  SlipAnswer,
  SlipInput,
  SlipView,
} from '@baize/api/studio/lottery'
import { type Outcome, StudioCalls } from '../kit/calls.ts'

/** The calls of a betting page. All of them may be repeated: a slip carries the id under which it is bought once. */
export class LotteryApi {
  readonly #calls: StudioCalls

  constructor(secret: string) {
    this.#calls = new StudioCalls(secret)
  }

  games(): Promise<Outcome<LotteryGameView[]>> {
    return this.#calls.send('lottery.games', {})
  }

  coming(limit: number): Promise<Outcome<DrawView[]>> {
    return this.#calls.send('lottery.coming', { limit })
  }

  held(limit: number): Promise<Outcome<DrawView[]>> {
    return this.#calls.send('lottery.held', { limit })
  }

  slips(): Promise<Outcome<SlipView[]>> {
    return this.#calls.send('lottery.slips', {})
  }

  place(slip: SlipInput): Promise<Outcome<SlipAnswer>> {
    return this.#calls.sendUntilAnswered('lottery.placeSlip', slip)
  }

  cancel(slipId: string): Promise<Outcome<{ ok: true }>> {
    return this.#calls.sendUntilAnswered('lottery.cancelSlip', { id: slipId })
  }

  chases(): Promise<Outcome<ChaseView[]>> {
    return this.#calls.send('lottery.chases', {})
  }

  order(chase: ChaseInput): Promise<Outcome<ChaseAnswer>> {
    return this.#calls.sendUntilAnswered('lottery.orderChase', chase)
  }

  cancelChase(chaseId: string): Promise<Outcome<{ ok: true }>> {
    return this.#calls.sendUntilAnswered('lottery.cancelChase', { id: chaseId })
  }

  pool(): Promise<Outcome<PoolAnswer>> {
    return this.#calls.send('lottery.pool', {})
  }

  proof(ticketId: string): Promise<Outcome<ProofAnswer>> {
    return this.#calls.sendUntilAnswered('lottery.proof', { id: ticketId })
  }
}
