import type { LotteryGameView } from '@baize/api/studio/lottery'
import { expect, test } from 'vitest'
import { GamesWatch } from './games-watch.ts'

const game = (drawsAtMs: number): LotteryGameView => {
  const drawsAt = new Date(drawsAtMs).toISOString()
  return { code: 'EL_K3_1', title: 'Three Dice 1 Min', vendor: 'ELOTT', next: { closesAt: drawsAt, drawsAt } }
}

test('[WALK-010] the draws of other games are asked for in one call after one was held, and not again at once', async () => {
  let calls = 0
  const games = async () => {
    calls++
    return { kind: 'ok' as const, value: [game(120_000)] }
  }
  const watch = new GamesWatch({ boot: { games: [game(60_000)] }, api: { games } })
  for (let nowMs = 0; nowMs <= 60_000; nowMs += 250) watch.tick(nowMs)
  expect(calls).toBe(0)
  for (let nowMs = 60_250; nowMs <= 120_000; nowMs += 250) {
    watch.tick(nowMs)
    await Promise.resolve()
  }
  expect(calls).toBe(1)
  expect(watch.games.read().list[0]!.next!.drawsAt).toBe(new Date(120_000).toISOString())
})
