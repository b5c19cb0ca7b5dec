import type { TableFrame, TableResultView, TableRoundView } from '@baize/api/studio/live'
import { lastLayout, stillShown, withSlip } from './own-slips.ts'
import { firstChipOf, type TablePicture } from './table-picture.ts'

/** The picture after a frame of the table's stream. */
export function reduceFrame(picture: TablePicture, frame: TableFrame): TablePicture {
  const { round } = picture
  switch (frame.kind) {
    case 'hello': {
      const { dealt, seal, history, pools, seats, slips, isResting } = frame
      const known = picture.slips.filter(({ slipId }) => !slips.some(one => one.slipId === slipId))
      const own = [...stillShown(known, dealt?.round.serial ?? frame.round?.serial ?? 0), ...slips]
      return {
        ...picture,
        isTold: true,
        ...{ round: frame.round ?? dealt?.round ?? null, dealt, seal, history, pools, seats, isResting },
        ...{ slips: own, last: lastLayout(picture, own), voided: null },
        ...underLimits(picture, frame.round),
      }
    }
    case 'open': {
      const slips = stillShown(picture.slips, frame.round.serial - 1)
      return {
        ...picture,
        ...{ round: frame.round, pools: [], slips, seal: null, voided: null, told: null, isResting: false },
        ...underLimits(picture, frame.round),
      }
    }
    case 'closed':
      return round?.serial === frame.serial ? { ...picture, round: { ...round, state: 'CLOSED' } } : picture
    case 'pool':
      return round?.serial === frame.serial ? { ...picture, pools: frame.pools, seats: frame.seats } : picture
    case 'sealed':
      return { ...picture, seal: frame }
    case 'deal': {
      if (round?.serial !== frame.serial) return picture
      const { kind: _, nowMs: __, ...deal } = frame
      const drawn = { ...round, state: 'DRAWN' as const, resultAtMs: deal.resultAtMs, endsAtMs: deal.endsAtMs }
      return { ...picture, round: drawn, dealt: { round: drawn, deal } }
    }
    case 'own': {
      const slips = withSlip(picture.slips, frame.slip)
      return { ...picture, slips, last: lastLayout(picture, slips) }
    }
    case 'result':
      return { ...picture, told: { serial: frame.serial, winners: frame.winners, paidUnits: frame.paidUnits } }
    case 'void':
      return {
        ...picture,
        round: round?.serial === frame.serial ? { ...round, state: 'VOIDED' } : round,
        voided: { serial: frame.serial, reason: frame.reason },
      }
    case 'rest':
      return { ...picture, isResting: true }
  }
}

/** Other limits have other chips: one of them is chosen, and a layout of those before is not repeated. */
function underLimits({ round, chipUnits }: TablePicture, next: TableRoundView | null): Partial<TablePicture> {
  if (!next) return {}
  const chips = next.limits.chipsUnits.map(Number)
  return {
    // The first round tells what each spot takes; from then on the player's choice stands while its chip is there.
    ...(round && chips.includes(chipUnits) ? {} : { chipUnits: firstChipOf(next.limits.chipsUnits, next.spots) }),
    ...(round && round.limits.tier !== next.limits.tier ? { last: null } : {}),
  }
}

/** The round on show as it stands in the history once its film is over. */
export function shownResult({ dealt }: Pick<TablePicture, 'dealt'>): TableResultView | null {
  if (!dealt) return null
  const { serial, phase, facts, commitment } = dealt.round
  return { serial, phase, facts, commitment, result: dealt.deal.result, voidReason: null }
}
