import { encodeMoves } from '@baize/api/studio/sports/moves'
import { packSheet } from '@baize/api/studio/sports/packed-sheet'
import { expect, test } from 'vitest'
import { exampleBet, exampleFixture, exampleSheet, liveFixture } from '../examples/football.ts'
import { type BookState, emptyBook } from './book-state.ts'
import { claimKey } from './claim-key.ts'
import { BookClock } from './clock.ts'
import { reduceBook } from './reduce-book.ts'

const nowMs = 1_800_000_000_000
const sheet = exampleSheet()
const { id } = exampleFixture

const hello = (state: BookState = emptyBook) =>
  reduceBook(state, {
    type: 'frame',
    frame: { kind: 'hello', nowMs, fixtures: [exampleFixture], sheets: [packSheet(sheet)] },
    nowMs,
  })

const home = { fixture: id, market: '1X2', line4: 0, selection: 'home' }
const priceIn = (state: BookState) =>
  state.sheets[id]!.prices.find(({ market, selection }) => market === '1X2' && selection === 'home')!

function movedTo(milli: number) {
  const after = { ...sheet, state: 21, token: 'later' }
  after.prices = sheet.prices.map(price =>
    price.market === '1X2' && price.selection === 'home' ? { ...price, milli } : price,
  )
  return after
}

function movesFrame(milli: number) {
  const after = movedTo(milli)
  const { state, isHeld, token, hash } = after
  const moves = encodeMoves(sheet, after)!
  return { kind: 'moves' as const, fixture: id, state, isHeld, token, hash, ...moves }
}

test('moves change the odds in their places and remember where they came from', () => {
  const state = reduceBook(hello(), { type: 'frame', frame: movesFrame(1_800), nowMs })
  expect(priceIn(state).milli).toBe(1_800)
  expect(state.sheets[id]!.token).toBe('later')
  expect(state.moved[id]).toEqual({ [claimKey(home)]: { fromMilli: 1_780, atMs: nowMs } })
  expect(state.sheets[id]!.prices.map(({ selection }) => selection)).toEqual(
    sheet.prices.map(({ selection }) => selection),
  )
})

test('a change is forgotten with the next sheet of its fixture', () => {
  const moved = reduceBook(hello(), { type: 'frame', frame: movesFrame(1_800), nowMs })
  const state = reduceBook(moved, { type: 'frame', frame: { kind: 'sheet', sheet: packSheet(movedTo(1_800)) }, nowMs })
  expect(state.moved[id]).toEqual({})
})

test('moves of a sheet that the page does not have ask for the stream to be opened anew', () => {
  expect(reduceBook(emptyBook, { type: 'frame', frame: movesFrame(1_800), nowMs }).gaps).toBe(1)
})

test('a change of a match leaves the rest of it as it was; of one that the page does not have it asks for the stream anew', () => {
  const change = { id, block: 27, suspended: 'goal' as const }
  const frame = { kind: 'fixture' as const, nowMs, fixture: change }
  expect(reduceBook(hello(), { type: 'frame', frame, nowMs }).fixtures[id]).toEqual({ ...exampleFixture, ...change })
  expect(reduceBook(emptyBook, { type: 'frame', frame, nowMs })).toEqual({ ...emptyBook, gaps: 1 })
})

test('a list that comes late does not put main markets in the place of a whole sheet', () => {
  const short = { ...sheet, prices: sheet.prices.slice(0, 3) }
  const state = reduceBook(hello(), { type: 'listed', rows: [{ fixture: liveFixture, sheet: short }] })
  expect(state.sheets[id]).toEqual(sheet)
})

test('an incident that is told twice happened once', () => {
  const incident = { block: 26, atMs: 900, kind: 'goal', side: 'away' as const, player: 9 }
  const told = [incident, { ...incident }].reduce(
    (state, each) =>
      reduceBook(state, { type: 'frame', frame: { kind: 'incident', fixture: id, incident: each }, nowMs }),
    hello(),
  )
  expect(told.incidents[id]).toEqual([incident])
})

test('own bets are known in their newest state', () => {
  const bet = exampleBet()
  const state = [bet, { ...bet, state: 'settled' as const }].reduce(
    (known, each) => reduceBook(known, { type: 'frame', frame: { kind: 'own', bet: each }, nowMs }),
    hello(),
  )
  expect(state.bets[bet.betId]!.state).toBe('settled')
})

test('a combination has one key in whatever order it was picked', () => {
  const over = { market: 'OU', line4: 10, selection: 'over' }
  const side = { market: '1X2', line4: 0, selection: 'home' }
  const claim = { fixture: id, market: 'COMBO', line4: 0, selection: 'all' }
  expect(claimKey({ ...claim, combined: [over, side] })).toBe(claimKey({ ...claim, combined: [side, over] }))
})

test('the clock trusts the frame that was on its way for the shortest time', () => {
  let localMs = 5_000
  const clock = new BookClock(() => localMs)
  clock.told(7_000)
  localMs = 6_000
  clock.told(7_400)
  expect(clock.nowMs).toBe(8_000)
})
