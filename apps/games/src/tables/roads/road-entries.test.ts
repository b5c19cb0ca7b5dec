import type { TableResultView } from '@baize/api/studio/live'
import { rulesOf } from '@baize/game-kit/tables/index'
import { expect, test } from 'vitest'
import { entriesOf } from './road-entries.ts'

const rules = rulesOf('bac-c/1')
const round = (serial: number, playerTotal: number, bankerTotal: number): TableResultView => ({
  ...{ serial, phase: 'round', facts: null, commitment: '', voidReason: null },
  result: { player: ['2s', '3h'], banker: ['4s', '5h'], playerTotal, bankerTotal },
})
const sides = (history: TableResultView[]) =>
  entriesOf(rules, history)
    .map(({ bead }) => bead)
    .join('')

test('[TABLE-055] roads start with the shoe, run from the oldest on, and void rounds leave no mark', () => {
  const shuffle: TableResultView = { ...round(2, 0, 0), phase: 'shuffle', result: { burn: '5s' } }
  const voided: TableResultView = { ...round(4, 9, 0), result: null, voidReason: 'LATE' }
  expect(sides([round(6, 3, 3), round(5, 1, 7), voided, round(3, 8, 2), shuffle, round(1, 9, 0)])).toBe('PBT')
})
