import type { TableSlipView } from '@baize/api/studio/live'
import type { SlipState } from '@baize/api/studio/lottery-states'
import { type Layout, layoutOf } from './chips.ts'
import type { TablePicture } from './table-picture.ts'

/** States of slips that are in their round. */
const placedStates: readonly SlipState[] = ['accepted', 'decided', 'settled']
/** States after which the stake came back, or never left. */
const goneStates: readonly SlipState[] = ['refused', 'rolled-back', 'cancelled', 'voided']

export const isPlaced = ({ state }: Pick<TableSlipView, 'state'>): boolean => placedStates.includes(state)
export const isGone = ({ state }: Pick<TableSlipView, 'state'>): boolean => goneStates.includes(state)

/** The slips with one in its newest state. */
export function withSlip(slips: readonly TableSlipView[], slip: TableSlipView): TableSlipView[] {
  const place = slips.findIndex(({ slipId }) => slipId === slip.slipId)
  return place < 0 ? [...slips, slip] : slips.with(place, slip)
}

/** What is confirmed on a round. */
export const placedOn = (slips: readonly TableSlipView[], serial: number): Layout =>
  layoutOf(
    slips
      .filter(slip => slip.serial === serial && isPlaced(slip))
      .map(({ positions }) => positions.map(({ spot, units }) => ({ spot, units: Number(units) }))),
  )

/** The last confirmed layout after slips changed: that of the newest round with any. */
export function lastLayout(
  { last }: Pick<TablePicture, 'last'>,
  slips: readonly TableSlipView[],
): TablePicture['last'] {
  const serials = slips.filter(isPlaced).map(({ serial }) => serial)
  const serial = Math.max(...serials)
  if (serials.length === 0 || serial < (last?.serial ?? 0)) return last
  return { serial, layout: placedOn(slips, serial) }
}

/** Slips that may still be shown: those of rounds from a serial on, and those that are settled with a later round. */
export const stillShown = (slips: readonly TableSlipView[], serial: number): TableSlipView[] =>
  slips.filter(slip => slip.serial >= serial || slip.state === 'accepted')
