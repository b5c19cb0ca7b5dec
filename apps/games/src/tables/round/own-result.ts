import type { TableSlipView } from '@baize/api/studio/live'
import { paidUnits, type TableRules } from '@baize/game-kit/tables/index'
import { isPlaced } from '../state/own-slips.ts'
import type { TablePicture } from '../state/table-picture.ts'

/** What the own slips of a round came to. */
export interface OwnResult {
  stakedUnits: number
  payoutUnits: number
}

/** Bets on a whole cup are settled with its final. */
const isOnSeries = (spot: string): boolean => /^(champion|finalist)-/.test(spot)

/** True once the result ends what such bets wait for. */
const endsSeries = (result: unknown): boolean => (result as { champion?: number | null }).champion != null

/** What own slips stake and are paid on the round on show, computed here as the studio does; null without any. */
export function ownResult(rules: TableRules, { dealt, slips }: TablePicture): OwnResult | null {
  if (!dealt) return null
  const { round, deal } = dealt
  const isDue = ({ serial }: TableSlipView, spot: string) =>
    isOnSeries(spot) ? endsSeries(deal.result) : serial === round.serial
  const due = slips
    .filter(isPlaced)
    .flatMap(slip => slip.positions.filter(({ spot }) => isDue(slip, spot)))
    .map(({ spot, units, topReturnX10000 }) => ({ spot, units: Number(units), topReturnX10000 }))
  if (due.length === 0) return null
  return {
    stakedUnits: due.reduce((sum, { units }) => sum + units, 0),
    payoutUnits: due.reduce((sum, one) => sum + paidUnits(one.units, rules.returnX10000(one, deal.result)), 0),
  }
}

/** Spots of the round on show that return more than their stake. */
export function hitSpots(rules: TableRules, { dealt }: Pick<TablePicture, 'dealt'>): ReadonlySet<string> {
  if (!dealt) return new Set()
  const { spots } = dealt.round
  return new Set(
    spots
      .filter(({ id, topReturnX10000 }) => !isOnSeries(id) || (endsSeries(dealt.deal.result) && topReturnX10000 > 0))
      .filter(
        ({ id, topReturnX10000 }) => rules.returnX10000({ spot: id, topReturnX10000 }, dealt.deal.result) > 10_000,
      )
      .map(({ id }) => id),
  )
}
