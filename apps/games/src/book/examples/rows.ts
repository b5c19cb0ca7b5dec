import type { FixturePage, RowView } from '@baize/api/studio/sports/fixture-views'
import { exampleFixture, exampleIncidents, exampleSheet, liveFixture, playingFixture, storyNowMs } from './football.ts'
import { otherFixture, otherSheets } from './other-sports.ts'
import { exampleStandings } from './standings.ts'

const soon = { ...exampleFixture, id: 'F1.1.13.1', round: 13, match: 1, kickOffMs: storyNowMs + 410_000 }
const delayed = { ...playingFixture, id: 'F2.1.4.2', competition: 'F2', suspended: 'delayed' as const }
const sheetOf = (fixture: string) => exampleSheet({ fixture })

/** A row of each sport: in play, suspended, and before the match. */
export const exampleRows: RowView[] = [
  { fixture: liveFixture, sheet: sheetOf(liveFixture.id), more: 85 },
  { fixture: delayed, sheet: sheetOf(delayed.id), more: 60 },
  { fixture: soon, sheet: sheetOf(soon.id), more: 137 },
  ...otherSheets.map(sheet => ({
    fixture: otherFixture(sheet.sport, { kickOffMs: storyNowMs + 600_000 }),
    sheet,
    more: sheet.prices.length,
  })),
]

/** An answer of `book.fixture`. */
export const examplePage = (changed: Partial<FixturePage> = {}): FixturePage => ({
  ...{ nowMs: storyNowMs, fixture: liveFixture, sheet: sheetOf(liveFixture.id), incidents: exampleIncidents },
  home: { ratings: [1_150, 900], form: ['W', 'W', 'D', 'W', 'L'] },
  away: { ratings: [1_000, 1_050], form: ['D', 'W', 'L', 'W', 'D'] },
  meetings: [{ fixture: { ...liveFixture, id: 'F1.1.2.3', round: 2, state: 'settled' } }],
  standings: exampleStandings,
  fairness: {
    commitment: 'ecd09841516321736f700bc336172d18d502aa0d61835994741a857bccead7d1',
    revealed: Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join(''),
    ...{ revealedBlock: 30, ratingsHash: 'c'.repeat(64), entryHash: 'd'.repeat(64) },
    seals: [{ block: 26, root: 'e'.repeat(64), count: 12, stakeUnits: '3400000' }],
  },
  ...changed,
})
