import type {
  TableDealView,
  TableLimits,
  TablePoolView,
  TableResultView,
  TableRoundView,
  TableSealView,
  TableSlipView,
  TableSpotView,
} from '@baize/api/studio/live'
import type { TableVoidReason } from '@baize/api/studio/live-states'
import type { Lay, Layout } from './chips.ts'

/** What the table is at, as the page shows it. */
export type ShownPhase = 'resting' | 'waiting' | 'betting' | 'closed' | 'shuffling' | 'revealing' | 'result' | 'void'

/** A slip that was sent and has no certain answer yet. */
export interface AskedSlip {
  slipId: string
  serial: number
  lay: Lay
}

/** Everything that the page of a table draws, besides what only one part of it knows. */
export interface TablePicture {
  /** False until the stream has told where the table stands. */
  isTold: boolean
  phase: ShownPhase
  /** The round that takes bets now, took them last, or takes them next. */
  round: TableRoundView | null
  /** The round whose end is on show. */
  dealt: { round: TableRoundView; deal: TableDealView } | null
  seal: TableSealView | null
  /** Results that were shown to their end, the newest first. */
  history: readonly TableResultView[]
  pools: readonly TablePoolView[]
  seats: number
  slips: readonly TableSlipView[]
  /** True figures of the round whose result is on show. */
  told: { serial: number; winners: number; paidUnits: string } | null
  voided: { serial: number; reason: TableVoidReason } | null
  isResting: boolean
  /** Chips that only lie here: nothing of them was sent. */
  lays: readonly Lay[]
  asked: AskedSlip | null
  chipUnits: number
  /** The last layout that was confirmed. */
  last: { serial: number; layout: Layout } | null
  /** What slid back at the end of betting because it was not confirmed. */
  slidBack: { serial: number; units: number } | null
  /** What this browser found when it computed the round on show again. */
  check: { serial: number; isGood: boolean } | null
}

/** Which of the table's chips is chosen at first, where every spot takes it. */
const firstChip = 2

/** The chip that is chosen at first: one that fits each spot that is sold, however little may lie on it. */
export function firstChipOf(chipsUnits: readonly string[], spots: readonly TableSpotView[] = []): number {
  const leastCap = Math.min(...spots.filter(({ isShut }) => !isShut).map(({ maxUnits }) => Number(maxUnits)))
  const chips = chipsUnits.map(Number).slice(0, firstChip + 1)
  return chips.findLast(units => units <= leastCap) ?? chips[0]!
}

/** The limits of the round on show; before the first frame those that the page came with. */
export const limitsOf = ({ round }: Pick<TablePicture, 'round'>, table: TableLimits): TableLimits =>
  round?.limits ?? table

export const emptyTable = (chipUnits: number): TablePicture => ({
  ...{ isTold: false, phase: 'waiting' },
  ...{ round: null, dealt: null, seal: null, history: [], pools: [], seats: 0, slips: [] },
  ...{ told: null, voided: null, isResting: false },
  ...{ lays: [], asked: null, chipUnits, last: null, slidBack: null, check: null },
})
