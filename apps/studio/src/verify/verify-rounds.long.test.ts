import { type ModelLetter, models } from '@baize/game-kit'
import { slotsOf } from '@baize/game-kit/testing/slots-of'
import { startTestWorld, type TestWorld, verifyExport } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const players = 10
const roundsEach = 100
let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())

/** Plays on the real studio until the player's rounds are enough, then reveals the seed. */
async function playMany(gameCode: string): Promise<void> {
  const visit = await world.play(await world.member(), gameCode)
  const smallest = visit.boot.game.stakesUnits[0]
  for (let played = 0; played < roundsEach; ) {
    world.clock.advance(2_500)
    const { status } = await visit.spin(smallest)
    if (status === 200) played++
  }
  world.clock.advance(20_000)
  await world.studio.retrier.run()
  await visit.rotate('next')
}

const codes = (Object.keys(models) as ModelLetter[]).map(letter => slotsOf(letter)[0]!.code)

test.each(codes)(
  '[FAIR-003] one command reproduces 1,000 exported rounds of %s exactly, and finds an edited one',
  async gameCode => {
    await Promise.all(Array.from({ length: players }, () => playMany(gameCode)))
    const exported = await (await fetch(`${world.studioUrl}/studio/rounds.jsonl?game=${gameCode}&limit=100000`)).text()
    const good = await verifyExport(exported)
    expect([good.stdout, good.status]).toEqual([`${players * roundsEach} rounds verified, 0 failed.`, 0])

    const lines = exported.trimEnd().split('\n')
    const edited = JSON.parse(lines[500]!) as { win: number }
    edited.win += 100
    const bad = await verifyExport(lines.with(500, JSON.stringify(edited)).join('\n'))
    expect(bad.status).toBe(1)
    expect(bad.stdout).toContain('999 rounds verified, 1 failed.')
  },
)
