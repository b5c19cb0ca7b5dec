import type { StudioErrorAnswer } from '@baize/api/studio/errors'
import type { TableBetAnswer, TableSlipsAnswer, TableSlipView } from '@baize/api/studio/live'
import type { StudioRequest } from '@baize/api/studio/requests'
import type { Outcome } from '../../kit/calls.ts'
import { isGone, isPlaced } from '../state/own-slips.ts'

export type TableBet = StudioRequest<'table.bet'>

/** What became of a bet, for certain. */
export type Placed =
  | { kind: 'placed'; slip: TableSlipView; balanceUnits: string | null }
  | { kind: 'refused'; error: StudioErrorAnswer }
  /** The stake was taken and comes back, or was never taken. */
  | { kind: 'gone' }

interface Asking {
  send(bet: TableBet): Promise<Outcome<TableBetAnswer>>
  slips(serial: number): Promise<Outcome<TableSlipsAnswer>>
  /** The server's time. */
  nowMs(): number
  wait(ms: number): Promise<void>
}

const repeatAfterMs = [1_000, 2_000, 4_000]
const lastRepeatMs = 4_000

/**
 * Sends a bet until its answer is certain: the same body again after 1, 2 and 4 s, and once its round is sealed by what the
 * studio says of the round's slips. A bet that carries one id is taken once, however often it arrives.
 */
export async function placeBet(bet: TableBet, sealsAtMs: number, asking: Asking): Promise<Placed> {
  for (let tries = 0; asking.nowMs() < sealsAtMs; tries++) {
    const outcome = await asking.send(bet)
    if (outcome.kind === 'ok') {
      const { slip, balanceUnits } = outcome.value
      return { kind: 'placed', slip, balanceUnits }
    }
    // Busy: the first copy is still on its way.
    if (outcome.kind === 'refused' && outcome.error.error !== 'busy') return { kind: 'refused', error: outcome.error }
    await asking.wait(repeatAfterMs[tries] ?? lastRepeatMs)
  }
  for (;;) {
    const outcome = await asking.slips(bet.serial)
    if (outcome.kind === 'ok') {
      const slip = outcome.value.slips.find(({ slipId }) => slipId === bet.slipId)
      if (!slip || isGone(slip) || slip.state === 'rolling-back') return { kind: 'gone' }
      if (isPlaced(slip)) return { kind: 'placed', slip, balanceUnits: null }
    }
    if (outcome.kind === 'refused' && outcome.error.error !== 'busy') return { kind: 'refused', error: outcome.error }
    await asking.wait(lastRepeatMs)
  }
}
