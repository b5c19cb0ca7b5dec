import { expect, test } from 'vitest'
import { indexNames } from '../lobby/search/match-names.ts'
import { findEntries, type PaletteEntry } from './entries.ts'

const entry = (label: string, place = ''): PaletteEntry => ({
  id: label,
  label,
  place,
  target: { kind: 'page', to: '/' },
})
const index = (...labels: string[]) =>
  indexNames(
    labels.map(label => entry(label)),
    ({ label }) => label,
  )
const indexes = {
  pages: index('Home', 'Deposit', 'Withdraw', 'Help center'),
  games: index('Deep Harbour', 'Withered Rose', 'Rồng Đỏ'),
  help: null,
}
const find = (text: string) =>
  findEntries(indexes, text).map(({ kind, entries }) => [kind, entries.map(({ label }) => label)])

test('nothing typed offers the first pages alone', () => {
  expect(find('  ')).toEqual([['pages', ['Home', 'Deposit', 'Withdraw', 'Help center']]])
})

test('pages stand before games, marks and small slips are forgiven, groups without a fit are left out', () => {
  expect(find('with')).toEqual([
    ['pages', ['Withdraw']],
    ['games', ['Withered Rose']],
  ])
  expect(find('rong do')).toEqual([['games', ['Rồng Đỏ']]])
  expect(find('deopsit')).toEqual([['pages', ['Deposit']]])
  expect(find('zzzz')).toEqual([])
})
