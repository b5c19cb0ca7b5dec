import { completeLanguages } from '@baize/api'
import { describe, expect, test } from 'vitest'
import { textsFor } from '../../kit/fixtures/texts.ts'
import { exampleSheet } from '../examples/football.ts'
import { otherSheets } from '../examples/other-sports.ts'
import type { Texts } from '../texts.ts'
import { type ClaimWords, marketName, pickName, selectionName, spokenPrice } from './claim-names.ts'
import { explainLine } from './explain-line.ts'
import { lineGroupOf, readMarket } from './market-code.ts'
import { stampText, timeText, zoneOf } from './time-text.ts'

const wordsIn = (language: string, sport: ClaimWords['sport'] = 'FOOT'): ClaimWords => ({
  ...{ t: textsFor<Texts>('book', language), sport, home: 'Saltmere Rovers', away: 'Kelpstead Town' },
})
const words = wordsIn('EN')

test.each([
  ['AH', -3, 'home', 'Saltmere Rovers -0.75', 'Saltmere Rovers minus 0.75, 2.03, Asian handicap'],
  ['AH', 3, 'away', 'Kelpstead Town +0.75', 'Kelpstead Town plus 0.75, 2.03, Asian handicap'],
  ['OU', 9, 'over', 'Over 2.25', 'Over 2.25, 2.03, Total goals'],
  ['1X2', 0, 'draw', 'Draw', 'Draw, 2.03, Match result'],
  ['DC', 0, 'X2', 'Draw or Kelpstead Town', 'Draw or Kelpstead Town, 2.03, Double chance'],
  ['HTFT', 0, 'X/1', 'Draw / Saltmere Rovers', 'Draw / Saltmere Rovers, 2.03, Half-time / full-time'],
  ['CS', 0, '2-1', '2-1', '2-1, 2.03, Correct score'],
])('%s %i %s is written %s and read "%s"', (market, line4, selection, written, read) => {
  expect(selectionName(words, { market, line4, selection })).toBe(written)
  expect(spokenPrice(words, { market, line4, selection }, '2.03')).toBe(read)
})

test.each([
  ['M2KAH', 'LANE', 'Map 2: kills handicap'],
  ['FT', 'LANE', 'Map 1: first tower'],
  ['Q3OU', 'BASK', 'Quarter 3: total points'],
  ['S1CS', 'TENN', 'Set 1: score'],
  ['G2RACE7', 'BADM', 'Game 2: first to 7'],
] as const)('market %s of %s is called %s', (market, sport, name) => {
  expect(marketName(wordsIn('EN', sport), market)).toBe(name)
})

test('a market of a quarter of an hour names its minutes, and one of a goal its number', () => {
  expect(marketName(words, 'INT', 8)).toBe('Goal in minutes 16 to 30')
  expect(marketName(words, 'NG', 4)).toBe('Goal 1')
})

test('both sides of a handicap stand on one line', () => {
  expect([lineGroupOf('AH', 'home', -3), lineGroupOf('AH', 'away', 3)]).toEqual([-3, -3])
  expect(lineGroupOf('H1AH', 'away', 0)).toBe(0)
  expect(readMarket('1X2')).toEqual({ kind: '1X2', n: null })
})

test('a quarter line is explained by each of its outcomes', () => {
  expect(explainLine(words.t, { market: 'AH', line4: -3, selection: 'home' })).toEqual([
    ...['0 or less: lost', '+1: half won', '+2 or more: won'],
  ])
  expect(explainLine(words.t, { market: 'OU', line4: 9, selection: 'under' })).toEqual([
    ...['1 or less: won', '2: half won', '3 or more: lost'],
  ])
  expect(explainLine(words.t, { market: '1X2', line4: 0, selection: 'home' })).toEqual([])
})

describe('every market and selection of every sport has a name', () => {
  test.each(completeLanguages)('in %s', language => {
    const { t } = wordsIn(language)
    for (const { sport, prices } of [{ sport: 'FOOT' as const, prices: exampleSheet().prices }, ...otherSheets])
      for (const claim of prices) {
        const own = { ...words, sport, t }
        expect(marketName(own, claim.market, claim.line4)).not.toMatch(/^market\./)
        expect(pickName(own, claim)).not.toMatch(/^pick\./)
      }
  })
})

test.each([
  ['gmt', '17:30', '2026-11-28 17:30:05'],
  ['brand', '01:30', '2026-11-29 01:30:05'],
] as const)('times of the zone %s are those of GMT or of the site', (chosen, time, stamp) => {
  const zone = zoneOf(chosen, 'Asia/Manila')
  const atMs = Date.parse('2026-11-28T17:30:05Z')
  expect([timeText(atMs, zone), stampText(atMs, zone)]).toEqual([time, stamp])
})
