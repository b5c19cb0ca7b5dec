import { offeredTables } from '@baize/game-kit/tables/index'
import { expect, test } from 'vitest'
import { returnsOf } from './returns.ts'

test('[MEND-046] returns of a table are told from its least bet to its best one', () => {
  const of = (code: string) => returnsOf(offeredTables.find(({ table }) => table === code)!.rules)
  expect(of('LVT-BAC-1')).toEqual({ least: '85.64', most: '98.94' })
  for (const { rules } of offeredTables) {
    const { least, most } = returnsOf(rules)
    expect(Number(least)).toBeLessThanOrEqual(Number(most))
    expect(Number(most)).toBeLessThan(100)
  }
})
