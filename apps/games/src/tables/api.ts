import type { TableBetAnswer, TableProofAnswer, TableRecord, TableSlipsAnswer } from '@baize/api/studio/live'
import { type Outcome, StudioCalls } from '../kit/calls.ts'
import type { TableBet } from './bets/place-bet.ts'

/** The calls of a table's page. A bet goes once: what is repeated, and for how long, is decided by who places it. */
export class TableApi {
  readonly #calls: StudioCalls

  constructor(secret: string) {
    this.#calls = new StudioCalls(secret)
  }

  /** The server's time; null where nothing was answered. */
  async time(): Promise<number | null> {
    const outcome = await this.#calls.send('table.time', {})
    return outcome.kind === 'ok' ? outcome.value.nowMs : null
  }

  bet(bet: TableBet): Promise<Outcome<TableBetAnswer>> {
    return this.#calls.send('table.bet', bet)
  }

  takeBack(slipId: string): Promise<Outcome<TableBetAnswer>> {
    return this.#calls.sendUntilAnswered('table.takeBack', { slipId })
  }

  slips(serial: number): Promise<Outcome<TableSlipsAnswer>> {
    return this.#calls.send('table.bets', { serial })
  }

  proof(slipId: string): Promise<Outcome<TableProofAnswer>> {
    return this.#calls.sendUntilAnswered('table.proof', { slipId })
  }

  /** Rounds that are over, newest first; with `before`, those of lower serials. */
  rounds(page: { limit: number; before?: number }): Promise<Outcome<TableRecord[]>> {
    return this.#calls.sendUntilAnswered('table.rounds', page)
  }
}
