import { parseAmount } from '@baize/money'
import { describe, expect, test } from 'vitest'
import { percentOf, scaleOf } from './chart-scale.ts'

const ticks = (...amounts: string[]) => scaleOf(amounts.map(parseAmount)).tickUnits.map(units => Number(units) / 10_000)

describe('the scale of a chart', () => {
  test('[WALK-020] goes in round steps about a line at zero, and ends beyond the largest amount', () => {
    expect(ticks('12.50', '80.00', '31.00')).toEqual([0, 20, 40, 60, 80, 100])
    expect(ticks('-1359.42', '200.00')).toEqual([-1500, -1000, -500, 0, 500])
    expect(ticks('-40.00')).toEqual([-50, -40, -30, -20, -10, 0])
    expect(ticks('0.03')).toEqual([0, 0.01, 0.02, 0.03, 0.04])
  })

  test('[WALK-020] stays where nothing happened', () => {
    expect(ticks()).toEqual([0, 5, 10, 15])
    expect(ticks('0.00', '0.00')).toEqual([0, 5, 10, 15])
  })

  test('tells how high an amount lies', () => {
    const scale = scaleOf([parseAmount('-50.00'), parseAmount('150.00')])
    expect([scale.lowUnits, 0n, scale.highUnits].map(units => percentOf(units, scale))).toEqual([0, 33.33, 100])
  })
})
