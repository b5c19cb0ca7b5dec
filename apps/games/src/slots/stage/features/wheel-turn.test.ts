import { expect, test } from 'vitest'
import { angleOfNotch, labelTurn, NOTCHES, restingAngle } from './wheel-turn.ts'

const weights = [12, 8, 1, 3, 40]
const notches = weights.flatMap((weight, segment) => Array.from({ length: weight }, () => segment))

test('[WALK-035] the pointer rests inside the drawn segment, off its borders where it is wide enough', () => {
  for (const [notch, segment] of notches.entries()) {
    const first = weights.slice(0, segment).reduce((sum, weight) => sum + weight, 0)
    const at = (-restingAngle({ notch, segment }, weights) / (2 * Math.PI)) * NOTCHES
    const margin = Math.min(1.5, weights[segment]! / 2) - 1e-9
    expect(at - first, `notch ${notch}`).toBeGreaterThanOrEqual(margin)
    expect(first + weights[segment]! - at, `notch ${notch}`).toBeGreaterThanOrEqual(margin)
  }
  // The middle of a wide segment keeps the very notch that was drawn.
  expect(restingAngle({ notch: 5, segment: 0 }, weights)).toBe(-angleOfNotch(5.5))
})

test('[WALK-035] the letters of a resting wheel never run from right to left', () => {
  for (let notch = 0; notch < NOTCHES; notch += 0.5)
    for (const isWide of [true, false]) {
      const angle = angleOfNotch(notch)
      const towards = angle - Math.PI / 2 + labelTurn(angle, isWide)
      expect(Math.cos(towards), `${notch} ${isWide}`).toBeGreaterThanOrEqual(-1e-9)
    }
})
