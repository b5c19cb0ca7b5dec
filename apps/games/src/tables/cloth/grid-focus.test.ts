import { expect, test } from 'vitest'
import { type CellRect, cellAhead } from './grid-focus.ts'

const rect = (x: number, y: number, width = 100, height = 50): CellRect => ({ x, y, width, height })

/** Three large spots over a row of four small ones. */
const cells: (readonly [string, CellRect])[] = [
  ['P', rect(0, 0, 200, 100)],
  ['T', rect(200, 0, 100, 100)],
  ['B', rect(300, 0, 200, 100)],
  ['PP', rect(0, 100, 125)],
  ['EP', rect(125, 100, 125)],
  ['XP', rect(250, 100, 125)],
  ['BP', rect(375, 100, 125)],
]

test.each([
  ['P', 'ArrowRight', 'T'],
  ['T', 'ArrowRight', 'B'],
  ['B', 'ArrowRight', null],
  ['B', 'ArrowLeft', 'T'],
  ['T', 'ArrowDown', 'EP'],
  ['XP', 'ArrowUp', 'T'],
  ['BP', 'ArrowUp', 'B'],
  ['PP', 'ArrowLeft', null],
  ['P', 'Enter', null],
])('from %s %s leads to %s', (from, key, to) => expect(cellAhead(cells, from, key)).toBe(to))
