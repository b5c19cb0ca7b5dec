import type { StoredBet, StoredLeg } from '../sports-dependencies.ts'
import { lineText } from './claim-text.ts'
import { ALL, type Cost, memberLine, PARLAYS, SINGLES } from './exposure.ts'

type CostBet = Pick<StoredBet, 'kind' | 'book' | 'user_id' | 'stake_units' | 'most_payout_units'>
type CostLeg = Pick<StoredLeg, 'fixture' | 'claim' | 'market' | 'line4' | 'selection' | 'combined'>

/** Everything that a bet may cost: a single on its line and among all singles of its fixture, a parlay or system on each of its fixtures, and both on their member. */
export function costsOf(bet: CostBet, legs: readonly CostLeg[]): Cost[] {
  const { book, stake_units: stakeUnits, most_payout_units: payoutUnits } = bet
  return legs.flatMap(leg => {
    const { fixture } = leg
    const shared = { fixture, book, stakeUnits, payoutUnits }
    const onMember = { ...shared, line: memberLine(bet.user_id), selection: ALL }
    if (bet.kind !== 'single') return [{ ...shared, line: PARLAYS, selection: ALL }, onMember]
    const onLine = { ...shared, line: lineText(leg), selection: leg.combined ? leg.claim : leg.selection }
    return [onLine, { ...shared, line: SINGLES, selection: ALL }, onMember]
  })
}
