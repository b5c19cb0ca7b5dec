import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ballAt, fallMs, placeAfter, rowMs } from './fall.ts'

test('the ball ends over the bucket that its turns lead to, and never jumps on the way', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 8, maxLength: 16 }), turns => {
      const rights = turns.filter(turn => turn === 1).length
      const end = ballAt(turns, fallMs(turns))
      expect(end.x).toBeCloseTo(rights - turns.length / 2, 9)
      for (const row of turns.keys()) expect(ballAt(turns, row * rowMs).x).toBeCloseTo(placeAfter(turns, row), 9)
      let before = ballAt(turns, 0)
      for (let ms = 5; ms <= fallMs(turns); ms += 5) {
        const now = ballAt(turns, ms)
        expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(0.12)
        before = now
      }
    }),
  )
})
