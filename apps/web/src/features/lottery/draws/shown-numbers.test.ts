import { expect, test } from 'vitest'
import { shownNumbers } from './shown-numbers.ts'

const row = (format: string, numbers: string[]) => {
  const { kind, pieces } = shownNumbers(format, numbers)
  return `${kind} ${pieces.map(({ text }) => text).join(' ')}`
}

test.each([
  ['K3', ['5', '1', '6'], 'die 5 1 6'],
  ['PK10', ['10', '3', '1'], 'tile 10 3 1'],
  ['SSC', ['0', '9', '4', '4', '1'], 'ball 0 9 4 4 1'],
  ['F3D', ['7', '0', '7'], 'ball 7 0 7'],
  ['SEA_ID', ['0342'], 'ball 0 3 4 2'],
  ['SIX45', ['44', '3', '17'], 'ball 44 3 17'],
  ['KENO', ['44', '3', '17'], 'ball 3 17 44'],
  ['VN_S', ['608214', '11111'], 'ball 6 0 8 2 1 4'],
  ['VN_N', ['40912', '11111'], 'ball 4 0 9 1 2'],
  ['SEA_4D', ['8812', '1111'], 'ball 8 8 1 2'],
  ['SEA_TH', ['219004', '55'], 'ball 2 1 9 0 0 4'],
])('a result of %s', (format, numbers, shown) => {
  expect(row(format, numbers)).toBe(shown)
})

test('hues of balls go from 0 to 9', () => {
  for (const [format, highest] of [
    ['KENO', '80'],
    ['SIX45', '45'],
    ['PK10', '10'],
    ['SSC', '9'],
  ] as const)
    expect(shownNumbers(format, [highest]).pieces.every(({ hue }) => hue >= 0 && hue <= 9)).toBe(true)
})
