import { expect, test } from 'vitest'
import { exampleSheet } from '../examples/football.ts'
import { linesAround, linesOf, mainLine } from './main-prices.ts'
import { chanceText, oddsOf, shareText } from './odds-words.ts'

const sheet = exampleSheet()

test('the lines of a handicap hold both sides each, from low to high', () => {
  const lines = linesOf(sheet.prices, 'AH')
  expect(lines.map(({ line4 }) => line4)).toEqual([-5, -4, -3, -2, -1])
  expect(lines.every(({ prices }) => prices.map(({ selection }) => selection).join() === 'home,away')).toBe(true)
})

test('the main line stands for its market, and those around it follow', () => {
  expect(mainLine(sheet, 'OU')).toMatchObject({ line4: 11, isMain: true })
  expect(linesAround(sheet, 'AH', 3).map(({ line4 }) => line4)).toEqual([-3, -4, -2])
  expect(mainLine(sheet, 'ML')).toBe(null)
})

test('odds follow the format, and the share of the house is what chance times odds leaves', () => {
  expect(oddsOf(2_030, 'hongkong')).toBe('1.03')
  expect(oddsOf(1_875, 'american')).toBe('-115')
  expect([chanceText(480_223), shareText(480_223, 2_030)]).toEqual(['48.0 %', '2.5 %'])
})
