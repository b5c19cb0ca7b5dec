import { expect, test } from 'vitest'
import { run } from '../table-fan-out.ts'

test('[TABLE-027] at a table with many seats each deal comes to every stream, a stream costs little, and no bet is lost', async () => {
  const { figures, targets } = await run({ smoke: true })
  expect(figures).toMatchObject({ frames_missed: 0, bets: 30, bets_refused: 0, bets_lost: 0, violations: 0 })
  expect(figures.kb_a_stream).toBeLessThanOrEqual(targets.kb_a_stream!.max!)
})
