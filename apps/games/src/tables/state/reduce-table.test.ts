import { expect, test } from 'vitest'
import { layOf, layoutOf } from './chips.ts'
import { reduceTable, type TableEvent } from './reduce-table.ts'
import { emptyTable, type TablePicture } from './table-picture.ts'
import { dealOf, helloOf, roundOf, slipOf } from './testing.ts'

const leadMs = 200
const first = roundOf(1)

const play = (picture: TablePicture, ...events: TableEvent[]): TablePicture => events.reduce(reduceTable, picture)
const at = (nowMs: number): TableEvent => ({ type: 'time', nowMs, leadMs })
const frame = (told: Extract<TableEvent, { type: 'frame' }>['frame']): TableEvent => ({ type: 'frame', frame: told })
const lay = (spot: string, units: number): TableEvent => ({ type: 'laid', lay: [{ spot, units }] })
const onCloth = ({ lays }: TablePicture) => Object.fromEntries(layoutOf(lays))

const open = play(emptyTable(10_000), frame(helloOf(first)), at(first.opensAtMs + 1_000))

test('[TABLE-014] chips that were not confirmed slide back when betting is over', () => {
  const laid = play(open, lay('P', 10_000), lay('T', 5_000))
  expect(play(laid, at(first.closesAtMs - leadMs - 1)).lays).toHaveLength(2)
  const closed = play(laid, at(first.closesAtMs - leadMs))
  expect(closed).toMatchObject({ phase: 'closed', lays: [], asked: null, slidBack: { serial: 1, units: 15_000 } })
})

test('[TABLE-015] a layout that is repeated and doubled lies here only: nothing is asked', () => {
  const confirmed = play(
    open,
    { type: 'answered', slip: slipOf('a', 1, { P: 10_000, T: 5_000 }) },
    frame({ kind: 'open', nowMs: 0, round: roundOf(2) }),
    at(roundOf(2).opensAtMs + 1),
  )
  const doubled = play(confirmed, { type: 'repeated' }, { type: 'doubled' })
  expect(onCloth(doubled)).toEqual({ P: 20_000, T: 10_000 })
  expect(doubled.asked).toBeNull()
  expect(onCloth(play(doubled, { type: 'undone' }))).toEqual({ P: 10_000, T: 5_000 })
})

test('doubling without local chips lays what is confirmed once more', () => {
  const confirmed = play(open, { type: 'answered', slip: slipOf('a', 1, { P: 10_000 }) })
  expect(onCloth(play(confirmed, { type: 'doubled' }))).toEqual({ P: 10_000 })
})

test('chips that are asked for are not on the cloth; refused ones lie there again, those of a round that closed do not', () => {
  const laid = play(open, lay('B', 10_000))
  const asked = play(laid, { type: 'asked', slip: { slipId: 'a', serial: 1, lay: layOf(layoutOf(laid.lays)) } })
  expect(onCloth(asked)).toEqual({})
  expect(onCloth(play(asked, lay('P', 5_000), { type: 'refused' }))).toEqual({ B: 10_000, P: 5_000 })
  const late = play(asked, at(first.closesAtMs), { type: 'refused' })
  expect(late).toMatchObject({ lays: [], asked: null })
})

test('chips of one round never lie on the next, even where the page slept in between', () => {
  const woken = play(open, lay('P', 10_000), frame(helloOf(roundOf(2))), at(roundOf(2).opensAtMs + 1))
  expect(woken).toMatchObject({ phase: 'betting', lays: [], slidBack: { serial: 1, units: 10_000 } })
})

test('a result joins the history when its film is over, and once', () => {
  const deal = dealOf(first)
  const drawn = play(open, frame({ kind: 'deal', nowMs: deal.dealtAtMs, ...deal }), at(deal.resultAtMs - 1))
  expect(drawn).toMatchObject({ phase: 'revealing', history: [] })
  const shown = play(drawn, at(deal.resultAtMs), at(deal.resultAtMs + 500))
  expect(shown).toMatchObject({ phase: 'result', history: [{ serial: 1, result: deal.result }] })
  expect(play(shown, at(deal.endsAtMs)).phase).toBe('waiting')
})

test('a void round says why until the next one opens', () => {
  const voided = play(open, frame({ kind: 'void', serial: 1, reason: 'LATE' }), at(first.closesAtMs))
  expect(voided).toMatchObject({ phase: 'void', voided: { reason: 'LATE' } })
  const next = play(voided, frame({ kind: 'open', nowMs: 0, round: roundOf(2) }), at(roundOf(2).opensAtMs + 1))
  expect(next).toMatchObject({ phase: 'betting', voided: null })
})

test('a table at rest waits for the next round', () => {
  const resting = play(open, frame({ kind: 'rest' }), at(first.endsAtMs))
  expect(resting.phase).toBe('resting')
  expect(play(resting, frame({ kind: 'open', nowMs: 0, round: roundOf(2) }), at(roundOf(2).opensAtMs)).phase).toBe(
    'betting',
  )
})

test('a round with other limits brings its own chips, and what was confirmed under those before is not repeated', () => {
  const confirmed = play(open, { type: 'answered', slip: slipOf('a', 1, { P: 10_000 }) })
  const chipsUnits = ['100000', '250000', '1000000']
  const limits = { tier: 3 as const, minUnits: '100000', maxTotalUnits: '125000000', chipsUnits }
  const next = frame({ kind: 'open', nowMs: 0, round: roundOf(2, { limits }) })
  expect(play(confirmed, next)).toMatchObject({ chipUnits: 1_000_000, last: null })
  expect(play(confirmed, frame({ kind: 'open', nowMs: 0, round: roundOf(2) }))).toMatchObject({ chipUnits: 10_000 })
  expect(play(confirmed, frame({ kind: 'open', nowMs: 0, round: roundOf(2) })).last).not.toBeNull()
})
