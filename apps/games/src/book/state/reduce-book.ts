import type { BetView } from '@baize/api/studio/sports/bets'
import type { FixtureView, IncidentView, SheetView } from '@baize/api/studio/sports/fixture-views'
import type { BookFrame, FixtureChange } from '@baize/api/studio/sports/frames'
import { applyMoves } from '@baize/api/studio/sports/moves'
import { unpackSheet } from '@baize/api/studio/sports/packed-sheet'
import type { BookState, Moved } from './book-state.ts'
import { claimKey } from './claim-key.ts'

export type BookEvent =
  | { type: 'frame'; frame: BookFrame; nowMs: number }
  /** Fixtures of a list, whose sheets have their main markets alone. */
  | { type: 'listed'; rows: readonly { fixture: FixtureView; sheet: SheetView | null }[] }
  | { type: 'opened'; fixture: FixtureView; sheet: SheetView | null; incidents: readonly IncidentView[]; nowMs: number }
  | { type: 'sheets'; sheets: readonly SheetView[]; nowMs: number }
  | { type: 'bets'; bets: readonly BetView[] }

export function reduceBook(state: BookState, event: BookEvent): BookState {
  switch (event.type) {
    case 'frame':
      return reduceFrame(state, event.frame, event.nowMs)
    case 'listed':
      return event.rows.reduce(
        (known, { fixture, sheet }) =>
          withFixture(sheet && !known.sheets[sheet.fixture] ? withSheet(known, sheet, 0) : known, fixture),
        state,
      )
    case 'opened': {
      const { fixture, sheet, incidents, nowMs } = event
      const known = withFixture(sheet ? withSheet(state, sheet, nowMs) : state, fixture)
      return { ...known, incidents: { ...known.incidents, [fixture.id]: incidents } }
    }
    case 'sheets':
      return event.sheets.reduce((book, sheet) => withSheet(book, sheet, event.nowMs), state)
    case 'bets':
      return event.bets.reduce(withBet, state)
  }
}

function reduceFrame(state: BookState, frame: BookFrame, nowMs: number): BookState {
  switch (frame.kind) {
    case 'hello': {
      const known = frame.fixtures.reduce(withFixture, state)
      return frame.sheets.reduce((book, sheet) => withSheet(book, unpackSheet(sheet), nowMs), known)
    }
    case 'fixture':
      return withChange(state, frame.fixture)
    case 'sheet':
      return withSheet(state, unpackSheet(frame.sheet), nowMs)
    case 'moves': {
      const sheet = state.sheets[frame.fixture]
      if (!sheet) return { ...state, gaps: state.gaps + 1 }
      try {
        return withSheet(state, applyMoves(sheet, frame), nowMs)
      } catch {
        return { ...state, gaps: state.gaps + 1 }
      }
    }
    case 'incident':
      return withIncident(state, frame.fixture, frame.incident)
    case 'own':
      return withBet(state, frame.bet)
  }
}

const withFixture = (state: BookState, fixture: FixtureView): BookState => ({
  ...state,
  fixtures: { ...state.fixtures, [fixture.id]: fixture },
})

/** A change of a fixture that the page does not have asks for the stream to be opened anew. */
function withChange(state: BookState, change: FixtureChange): BookState {
  const known = state.fixtures[change.id]
  return known ? withFixture(state, { ...known, ...change }) : { ...state, gaps: state.gaps + 1 }
}

const withBet = (state: BookState, bet: BetView): BookState => ({ ...state, bets: { ...state.bets, [bet.betId]: bet } })

function withIncident(state: BookState, fixture: string, incident: IncidentView): BookState {
  const known = state.incidents[fixture] ?? []
  // A stream that is opened anew tells the block on show once more.
  const isKnown = known.some(
    ({ block, atMs, kind, side }) =>
      block === incident.block && atMs === incident.atMs && kind === incident.kind && side === incident.side,
  )
  return isKnown ? state : { ...state, incidents: { ...state.incidents, [fixture]: [...known, incident] } }
}

function withSheet(state: BookState, sheet: SheetView, nowMs: number): BookState {
  const before = state.sheets[sheet.fixture]
  const sheets = { ...state.sheets, [sheet.fixture]: sheet }
  if (!before) return { ...state, sheets }
  return { ...state, sheets, moved: { ...state.moved, [sheet.fixture]: movesBetween(before, sheet, nowMs) } }
}

function movesBetween(before: SheetView, after: SheetView, atMs: number): Record<string, Moved> {
  const old = new Map(before.prices.map(price => [claimKey({ fixture: before.fixture, ...price }), price.milli]))
  const moved: Record<string, Moved> = {}
  for (const price of after.prices) {
    const key = claimKey({ fixture: after.fixture, ...price })
    const fromMilli = old.get(key)
    if (fromMilli && price.milli && fromMilli !== price.milli) moved[key] = { fromMilli, atMs }
  }
  return moved
}
