import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { StudioProcess } from '@baize/testing/studio-process/studio-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, leg, PlayedFixture, type Player, send } from '../fixtures.ts'

/** Pages that read at the same moment, and members that they belong to. */
const readers = 200
const members = 20
/** Times that they do; the clock goes on by so much after each, so that fixtures are played and looks are written. */
const rounds = 40
const stepMs = 1_300

let world: TestWorld
let other: StudioProcess
beforeAll(async () => {
  world = await startTestWorld()
  other = StudioProcess.load()
  await other.open(world, world.database.connectionString)
}, 120_000)
afterAll(async () => {
  await other.kill()
  await world.stop()
})

test('[MEND-040] two hundred readers of lists beside both keepers and bets meet no deadlock and no failure', async () => {
  await world.studio.sports.run()
  const players = await Promise.all(Array.from({ length: members }, () => enter(world)))
  const fixtures = await Promise.all(
    (['FOOT', 'BASK', 'TENN', 'BADM'] as const).map(sport =>
      PlayedFixture.announce(world, sport, { kickOffInMs: 5_000 }),
    ),
  )
  const statuses = new Map<number, number>()
  const read = async (at: number): Promise<void> => {
    const { visit } = players[at % members] as Player
    const view = (['today', 'live', 'soon'] as const)[at % 3]!
    const { status } =
      at % 10 === 9
        ? await visit.call('book.fixture', { id: fixtures[at % fixtures.length]!.id })
        : await visit.call('book.list', { view, page: 1 + (at % 2) })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  // Basketball decides at once; a bet on football may wait for its window, and the clock stands still meanwhile.
  const bet = async (player: Player): Promise<void> => {
    const shown = await leg(player, { fixture: fixtures[1]!, pick: ['ML', 'home'] }).catch(() => null)
    if (shown) await send(player, [{ legs: [shown], amount: '1.00' }])
  }
  for (let round = 0; round < rounds; round++) {
    await Promise.all([
      ...Array.from({ length: readers }, (_, at) => read(at)),
      world.studio.sports.run(),
      other.play(world.clock),
      ...players.slice(0, 3).map(bet),
    ])
    world.clock.advance(stepMs)
  }
  expect([...statuses]).toEqual([[200, readers * rounds]])
  expect(world.logLines.lines.filter(line => line.includes('40P01'))).toEqual([])
  expect(await checkInvariants(world.database)).toEqual([])
}, 600_000)
