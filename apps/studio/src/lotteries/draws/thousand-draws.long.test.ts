import type { DrawView } from '@baize/api/studio/lottery'
import { startTestWorld, type TestWorld, verifyExport } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LotteryTable, leapTo } from '../fixtures.ts'

const gameCode = 'EL_K3_1'
const draws = 1_000
/** A visit of a lottery tells at least this many draws that are to come. */
const told = 10
const minuteMs = 60_000

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())

test('[FAIR-008] one command recomputes 1,000 draws, each by the seed that was committed to before it sold', async () => {
  const table = new LotteryTable(world)
  const promised = new Map<string, string>()
  while (promised.size < draws + told) {
    const { visit } = await table.playing(gameCode)
    for (const { issue, commitment, serverSeed } of await table.coming(visit)) {
      expect(serverSeed).toBeNull()
      promised.set(issue, commitment)
    }
    for (let drawn = 0; drawn < told - 1; drawn++) await leapTo(world, world.clock.now().getTime() + minuteMs, gameCode)
  }

  const exported = await (await fetch(`${world.studioUrl}/studio/draws.jsonl?game=${gameCode}&limit=${draws}`)).text()
  const lines = exported.trimEnd().split('\n')
  for (const { issue, commitment } of lines.map(line => JSON.parse(line) as DrawView))
    expect([issue, commitment]).toEqual([issue, promised.get(issue)])
  const good = await verifyExport(exported)
  expect([good.stdout, good.status]).toEqual([`0 rounds and ${draws} draws verified, 0 failed.`, 0])

  const edited = JSON.parse(lines[500]!) as DrawView
  edited.numbers![0] = edited.numbers![0] === '1' ? '2' : '1'
  const bad = await verifyExport(lines.with(500, JSON.stringify(edited)).join('\n'))
  expect([bad.stdout, bad.status]).toEqual([`0 rounds and ${draws - 1} draws verified, 1 failed.`, 1])
}, 600_000)
