import { expect, test } from 'vitest'
import { chosenDraws } from './chosen-draws.ts'

const next = { issue: '1', opensAt: '', closesAt: '', drawsAt: '' }
const lottery = (gameCode: string, format: string, isOpen = true) => ({ gameCode, format, next: isOpen ? next : null })
const codes = (lotteries: readonly { gameCode: string }[]) => lotteries.map(({ gameCode }) => gameCode)

test('home shows six lotteries, one of each kind of result before a second one of any', () => {
  const list = ['K3', 'K3', 'SSC', 'PK10', 'K3', 'KENO', 'F3D', 'SSC'].map((format, at) => lottery(`${at}`, format))
  expect(codes(chosenDraws(list))).toEqual(['0', '2', '3', '5', '6', '1'])
})

test('a lottery without a draw to come is left out', () => {
  expect(codes(chosenDraws([lottery('a', 'K3', false), lottery('b', 'SSC')]))).toEqual(['b'])
  expect(chosenDraws([])).toEqual([])
})
