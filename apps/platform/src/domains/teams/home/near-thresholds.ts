import type { ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import type { Accruing } from '../../contracts/index.ts'

export type AgentAlert = ResponseOf<'agents.home'>['alerts'][number]

/** A threshold is near from this part of it, in percent. */
const nearPercent = 80n

/** Contracts of which the next step is nearly reached: every threshold of it is met or near, and one at least is not met. */
export function nearThresholds(accruing: readonly Accruing[]): AgentAlert[] {
  return accruing.flatMap(({ contractId, type, window, sums, netLossUnits, next }) => {
    if (!next) return []
    const missing = [
      { of: 'VALID_BET' as const, reached: sums.validBetUnits, asked: next.validBetUnits },
      { of: 'NET_LOSS' as const, reached: netLossUnits, asked: next.netLossUnits },
      { of: 'ACTIVE' as const, reached: BigInt(sums.activeMembers), asked: BigInt(next.activeMembers) },
    ].filter(({ reached, asked }) => reached < asked)
    if (missing.length === 0 || !missing.every(({ reached, asked }) => reached * 100n >= asked * nearPercent)) return []
    return missing.map(({ of, reached, asked }) => ({
      ...{ kind: 'THRESHOLD_NEAR' as const, contractId: contractId.toString(), type, of },
      windowEnd: window.end.toISOString(),
      left: of === 'ACTIVE' ? (asked - reached).toString() : toWire(asked - reached),
    }))
  })
}
