import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ModelLetter, models, slotGames } from '@baize/game-kit'
import { startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const players = 10
const roundsEach = 100
let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())

const command = fileURLToPath(new URL('./verify-rounds.ts', import.meta.url))
const verify = (file: string) => spawnSync(process.execPath, [command, '--file', file], { encoding: 'utf8' })

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

const codes = (Object.keys(models) as ModelLetter[]).map(letter => slotGames({ models: [letter] })[0]!.code)

test.each(codes)(
  '[FAIR-003] one command reproduces 1,000 exported rounds of %s exactly, and finds an edited one',
  async gameCode => {
    await Promise.all(Array.from({ length: players }, () => playMany(gameCode)))
    const exported = await (await fetch(`${world.studioUrl}/studio/rounds.jsonl?game=${gameCode}&limit=100000`)).text()
    const file = join(mkdtempSync(join(tmpdir(), 'baize-rounds-')), 'rounds.jsonl')
    writeFileSync(file, exported)
    const good = verify(file)
    expect([good.stdout.trim(), good.status]).toEqual([`${players * roundsEach} rounds verified, 0 failed.`, 0])

    const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
    const edited = JSON.parse(lines[500]!) as { win: number }
    edited.win += 100
    writeFileSync(file, lines.with(500, JSON.stringify(edited)).join('\n'))
    const bad = verify(file)
    expect(bad.status).toBe(1)
    expect(bad.stdout).toContain('999 rounds verified, 1 failed.')
  },
)
