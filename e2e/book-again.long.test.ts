import { bet, chooseFrom, openBook, slipOf, untilBet } from './book-steps.ts'
import { expect, test } from './fixtures.ts'
import { type Site, signUp, startSite, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test('[MEND-042, MEND-034] selections of an accepted slip are kept for another bet, and both stand in the CSV with four decimals', async () => {
  test.setTimeout(900_000)
  const { page, faults } = await site.visitor({ viewport: wide })
  await signUp(page)
  const frame = await openBook(page, 'FB-1')
  const slip = slipOf(frame)
  const accepted = slip.getByRole('region', { name: 'Accepted bets' })
  const chosen = slip.locator('.leg-box')
  await untilBet(frame, async () => {
    await chooseFrom(frame, 1)
    await bet(frame, 'Stake', '1.25')
  })
  await expect(chosen).toHaveCount(0)
  const name = (await accepted.getByRole('listitem').first().locator('span').innerText())
    .split(' ')
    .slice(0, 2)
    .join(' ')
  await accepted.getByRole('button', { name: 'Keep selections' }).click()
  await expect(chosen).toHaveCount(1)
  await expect(chosen).toContainText(name)
  await expect(accepted).toHaveCount(0)
  await expect(slip.getByLabel('Stake', { exact: true }).first()).toHaveValue('')
  await untilBet(frame, async () => {
    if ((await chosen.count()) === 0) await chooseFrom(frame, 1)
    await bet(frame, 'Stake', '2.5')
  })
  await frame.getByRole('button', { name: 'My bets', exact: true }).first().click()
  await frame.getByText('As CSV').first().click()
  const csv = await frame.getByLabel('Select all and copy it into a file.').first().inputValue()
  const stakes = csv
    .split('\n')
    .slice(1)
    .map(line => /,(\d+\.\d+),[^,]*,[^,]*,[^,]*$/.exec(line)?.[1])
  expect(stakes.toSorted()).toEqual(['1.2500', '2.5000'])
  expect(faults).toEqual([])
})
