import type { TableFrame, TableSlipView } from '@baize/api/studio/live'
import { type Lay, layOf, layoutOf, sumOf } from './chips.ts'
import { lastLayout, placedOn, withSlip } from './own-slips.ts'
import { isResultShown, phaseAt } from './phase.ts'
import { reduceFrame, shownResult } from './reduce-frame.ts'
import type { AskedSlip, TablePicture } from './table-picture.ts'

/** Newest results that roads are drawn from. */
const keptResults = 100

export type TableEvent =
  | { type: 'frame'; frame: TableFrame }
  /** Time has passed: the server's, and how long before its end betting is locked here. */
  | { type: 'time'; nowMs: number; leadMs: number }
  | { type: 'chip'; units: number }
  | { type: 'laid'; lay: Lay }
  | { type: 'undone' }
  | { type: 'cleared' }
  | { type: 'doubled' }
  | { type: 'repeated' }
  /** Local chips were sent and are not certain yet. */
  | { type: 'asked'; slip: AskedSlip }
  | { type: 'answered'; slip: TableSlipView }
  /** Nothing was taken; the chips lie on the cloth again while it is open. */
  | { type: 'refused' }
  | { type: 'checked'; serial: number; isGood: boolean }

/** The table after what happened. The same object where nothing changed. */
export function reduceTable(picture: TablePicture, event: TableEvent): TablePicture {
  switch (event.type) {
    case 'frame':
      return ofOneRound(picture, reduceFrame(picture, event.frame))
    case 'time':
      return afterTime(picture, event.nowMs, event.leadMs)
    case 'chip':
      return { ...picture, chipUnits: event.units }
    case 'asked':
      return { ...picture, lays: [], asked: event.slip }
    case 'answered': {
      const slips = withSlip(picture.slips, event.slip)
      const asked = picture.asked?.slipId === event.slip.slipId ? null : picture.asked
      return { ...picture, slips, asked, last: lastLayout(picture, slips) }
    }
    case 'refused': {
      const { asked, phase, round } = picture
      const isOpen = asked !== null && phase === 'betting' && round?.serial === asked.serial
      return { ...picture, asked: null, lays: isOpen ? [asked.lay, ...picture.lays] : picture.lays }
    }
    case 'checked':
      return { ...picture, check: { serial: event.serial, isGood: event.isGood } }
    default:
      return picture.phase === 'betting' ? { ...picture, lays: laysAfter(picture, event) } : picture
  }
}

type ChipEvent = Extract<TableEvent, { type: 'laid' | 'undone' | 'cleared' | 'doubled' | 'repeated' }>

/** Presses on chips only lay or lift what lies here; nothing of them is sent. */
function laysAfter(picture: TablePicture, event: ChipEvent): readonly Lay[] {
  const { lays } = picture
  switch (event.type) {
    case 'laid':
      return [...lays, event.lay]
    case 'undone':
      return lays.slice(0, -1)
    case 'cleared':
      return []
    case 'doubled':
      return withLay(lays, doublingOf(picture))
    case 'repeated':
      return withLay(lays, picture.last ? layOf(picture.last.layout) : [])
  }
}

const withLay = (lays: readonly Lay[], lay: Lay): readonly Lay[] => (lay.length > 0 ? [...lays, lay] : lays)

/** What doubling would lay: every local chip once more, or with none the confirmed layout of the round. */
export const doublingOf = ({ lays, slips, round }: TablePicture): Lay =>
  layOf(lays.length > 0 ? layoutOf(lays) : placedOn(slips, round?.serial ?? 0))

/** Chips that lay on another round than the one that is there now slide back: they were meant for that one. */
function ofOneRound(before: TablePicture, after: TablePicture): TablePicture {
  if (after.lays.length === 0 || before.round?.serial === after.round?.serial) return after
  return { ...after, lays: [], slidBack: slideOf(before) }
}

const slideOf = ({ round, lays }: TablePicture) => ({ serial: round?.serial ?? 0, units: sumOf(layoutOf(lays)) })

function afterTime(picture: TablePicture, nowMs: number, leadMs: number): TablePicture {
  const phase = phaseAt(picture, nowMs, leadMs)
  const seen = shownResult(picture)
  const isNew = seen !== null && isResultShown(picture, nowMs) && (picture.history[0]?.serial ?? 0) < seen.serial
  const slides = phase !== 'betting' && picture.lays.length > 0
  if (phase === picture.phase && !isNew && !slides) return picture
  return {
    ...picture,
    phase,
    ...(isNew && { history: [seen, ...picture.history].slice(0, keptResults) }),
    ...(slides && { lays: [], slidBack: slideOf(picture) }),
  }
}
