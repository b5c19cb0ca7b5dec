import { type DuelPlayer, duelPlayer, netUnits, playOut, ready, sitDown, unitsOf } from './duel-steps.ts'
import { expect, test } from './fixtures.ts'
import { type Site, startSite, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** Plays a hand by hints, and passes without one. */
const playHand = ({ frame }: DuelPlayer) =>
  playOut(frame, 'Hint', async () => {
    const button = (name: string) => frame.getByRole('button', { name, exact: true })
    await button('Hint').click({ timeout: 5_000 })
    // Without a hint nothing is raised, and the turn is passed.
    const isRaised = await frame.locator('.duo-card[aria-checked="true"]').count()
    await button(isRaised ? 'Play' : 'Pass').click({ timeout: 5_000 })
  })

test('[LAUNCH-028] a hand of Tien Len between two is played by hints and passes, and its nets and rake are booked to the unit', async () => {
  test.setTimeout(400_000)
  const players = [await duelPlayer(site, wide), await duelPlayer(site, wide)]
  const before = await Promise.all(players.map(player => unitsOf(site, player)))
  for (const player of players) await sitDown(player, 'Tien Len', 'P 4.00')
  await Promise.all(players.map(({ frame }) => ready(frame)))
  const endings = await Promise.all(players.map(playHand))
  expect(endings.toSorted()).toEqual(['You lost', 'You won'])
  const nets = await Promise.all(players.map(({ frame }) => netUnits(frame)))
  expect(nets[0]! + nets[1]!).toBe(0)
  const after = await Promise.all(players.map(player => unitsOf(site, player)))
  const changes = after.map((units, at) => units - before[at]!)
  expect(changes).toEqual(nets.map(net => (net > 0 ? net - Math.floor((net * 5) / 100) : net)))
  expect(players.flatMap(({ faults }) => faults)).toEqual([])
})

test('[MEND-043, MEND-044] a result on the screen keeps its names and amounts while the others play the next hand, and its reader is told of both', async () => {
  test.setTimeout(500_000)
  const players = [await duelPlayer(site, wide), await duelPlayer(site, wide), await duelPlayer(site, wide)]
  for (const player of players) await sitDown(player, 'Tien Len', 'P 20.00')
  await Promise.all(players.map(({ frame }) => ready(frame)))
  await Promise.all(players.map(playHand))
  const [reader, ...others] = players as [DuelPlayer, DuelPlayer, DuelPlayer]
  const shown = () => reader.frame.locator('.nets li').allInnerTexts()
  const before = await shown()
  expect(before).toHaveLength(3)
  await Promise.all(others.map(({ frame }) => ready(frame)))
  // The check runs to its end, since one seat is not ready.
  await reader.frame.getByText('You sat out; the next hand is running.').waitFor({ timeout: 60_000 })
  expect(await shown()).toEqual(before)
  await expect(reader.frame.locator('[data-own="true"] .seat-name')).toHaveText('You')
  await Promise.all(others.map(playHand))
  await reader.frame.getByText('You sat out; the next hand is running.').waitFor({ state: 'detached' })
  expect(await shown()).toEqual(before)
  await Promise.all(others.map(({ frame }) => ready(frame)))
  await reader.frame.getByText('You left because you did not press Ready').waitFor({ timeout: 60_000 })
  expect(players.flatMap(({ faults }) => faults)).toEqual([])
})
