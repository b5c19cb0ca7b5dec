import { duelPlayer, netUnits, playOut, ready, sitDown, unitsOf } from './duel-steps.ts'
import { expect, test } from './fixtures.ts'
import { type Site, startSite, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test('[LAUNCH-028] a hand of Tien Len between two is played by hints and passes, and its nets and rake are booked to the unit', async () => {
  test.setTimeout(400_000)
  const players = [await duelPlayer(site, wide), await duelPlayer(site, wide)]
  const before = await Promise.all(players.map(player => unitsOf(site, player)))
  for (const player of players) await sitDown(player, 'Tien Len', 'P 4.00')
  await Promise.all(players.map(({ frame }) => ready(frame)))
  const endings = await Promise.all(
    players.map(({ frame }) =>
      playOut(frame, 'Hint', async () => {
        const button = (name: string) => frame.getByRole('button', { name, exact: true })
        await button('Hint').click({ timeout: 5_000 })
        // Without a hint nothing is raised, and the turn is passed.
        const isRaised = await frame.locator('.duo-card[aria-checked="true"]').count()
        await button(isRaised ? 'Play' : 'Pass').click({ timeout: 5_000 })
      }),
    ),
  )
  expect(endings.toSorted()).toEqual(['You lost', 'You won'])
  const nets = await Promise.all(players.map(({ frame }) => netUnits(frame)))
  expect(nets[0]! + nets[1]!).toBe(0)
  const after = await Promise.all(players.map(player => unitsOf(site, player)))
  const changes = after.map((units, at) => units - before[at]!)
  expect(changes).toEqual(nets.map(net => (net > 0 ? net - Math.floor((net * 5) / 100) : net)))
  expect(players.flatMap(({ faults }) => faults)).toEqual([])
})
