import { duelPlayer, ending, leave, playOut, ready, roomsOf, sitDown, unitsOf } from './duel-steps.ts'
import { expect, test } from './fixtures.ts'
import { phone, type Site, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test('[LAUNCH-028, LOBBY-055] two members meet in a room of the lobby, and the winner of their duel has the pot less the rake', async () => {
  test.setTimeout(300_000)
  const [first, second] = [await duelPlayer(site, wide), await duelPlayer(site, phone)]
  const players = [first, second]
  const before = await Promise.all(players.map(player => unitsOf(site, player)))
  await sitDown(first, 'Twin Dice', 'P 10.00')
  await visit(second.page, '/pvp')
  await roomsOf(second.page, 'Twin Dice', 'P 10.00').getByRole('img', { name: '1 of 2 seats taken' }).waitFor()
  await sitDown(second, 'Twin Dice', 'P 10.00')
  let endings: string[] = ['Even']
  // One match in 700 is drawn; then they play another one.
  while (endings.includes('Even')) {
    await Promise.all(players.map(({ frame }) => ready(frame)))
    await ending(first.frame).waitFor({ state: 'detached' })
    endings = await Promise.all(
      players.map(({ frame }) =>
        playOut(frame, 'Keep both', () => frame.getByRole('button', { name: 'Keep both' }).click({ timeout: 5_000 })),
      ),
    )
  }
  expect(endings.toSorted()).toEqual(['You lost', 'You won'])
  const [stake, rake] = [100_000, 10_000]
  const after = await Promise.all(players.map(player => unitsOf(site, player)))
  const changes = after.map((units, at) => units - before[at]!)
  expect(changes).toEqual(endings.map(end => (end === 'You won' ? stake - rake : -stake)))
  // Each browser plays the match again from the opened seeds.
  for (const { frame } of players) {
    await frame.locator('.duo-result').getByRole('button', { name: 'Check this deal' }).click()
    await frame.getByText('✓ Your own seed is among them').waitFor()
    await frame.getByText('✓ The amounts follow').waitFor()
    await frame.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await frame.locator('.duo-result').getByRole('button', { name: '✓ Deal checked' }).waitFor()
  }
  await leave(first)
  await visit(first.page, '/help?centre=personalHistoryCopy')
  await first.page.getByTestId('personalCentre').locator('tbody button').first().click()
  await first.page.getByTestId('story').getByRole('button', { name: 'Verify this round' }).click()
  await first.frame.getByRole('heading', { name: 'Moves' }).waitFor()
  await first.frame.getByText('✓ The amounts follow').waitFor()
  expect(players.flatMap(({ faults }) => faults)).toEqual([])
})
