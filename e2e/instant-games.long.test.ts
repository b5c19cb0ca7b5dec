import type { Frame, Page } from 'playwright-core'
import { dealNext } from './draw-next.ts'
import { expect, test } from './fixtures.ts'
import { balanceCents, documentViolations, register, type Site, startSite, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite({ drawsGames: true })
})
test.afterAll(() => site.stop())

interface Round {
  roundId: string
  betUnits: string
  stakedUnits: string
  winUnits: string
  isOver: boolean
  events: { type: string; number?: number }[]
}

/** Opens an instant game by its address and waits until it takes a bet, or stands as expected. */
async function openTable(page: Page, code: string, button: string | RegExp = /^(?:Bet|Place bet)/): Promise<Frame> {
  await page.goto(`/seamless?gameCode=${code}&vendor=${code.split('-')[0]}`)
  const frame = (await (await page.locator('iframe').elementHandle())!.contentFrame())!
  await frame.getByRole('button', { name: button }).waitFor({ timeout: 60_000 })
  return frame
}

/** Presses, and answers the round as the studio told it; a press that comes a moment early is sent again by the page. */
async function told(page: Page, press: () => Promise<void>, part = '/studio/api/instant/rounds'): Promise<Round> {
  const answered = page.waitForResponse(
    response => response.ok() && response.url().includes(part) && response.request().method() === 'POST',
  )
  await press()
  return ((await (await answered).json()) as { round: Round }).round
}

test('[LAUNCH-025, FAIR-002, FAIR-011] mines, left and taken up again, and roulette: the table shows what the studio decided, the header follows, and the browser computes it again', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await register(page)
  const left = await openTable(page, 'OPL-FACETS')
  const begun = await told(page, () => left.getByRole('button', { name: /^Bet/ }).click())
  const table = await openTable(page, 'OPL-FACETS', 'Your choice')
  await table.getByText('Your last round is not over.').first().waitFor()
  const opened = await told(page, () => table.getByRole('button', { name: 'Tile 13, covered' }).click(), '/choices')
  const paid = opened.isOver
    ? opened
    : await told(page, () => table.getByRole('button', { name: /^Cash out/ }).click(), '/choices')
  const outcome = opened.isOver ? 'mine' : 'safe'
  await table.getByRole('button', { name: `Tile 13, ${outcome}` }).waitFor()
  expect(opened.roundId).toBe(begun.roundId)
  const afterMines = 100_000 + (Number(paid.winUnits) - Number(paid.betUnits)) / 100
  await expect.poll(() => balanceCents(page)).toBe(Math.trunc(afterMines))

  const wheel = await openTable(page, 'RDW-WHEEL')
  expect(await documentViolations(wheel as unknown as Page)).toEqual([])
  await wheel.getByRole('button', { name: 'Straight 17', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await wheel.getByRole('button', { name: 'Red', exact: true }).click()
  await wheel.getByText('On the table P1.50').waitFor()
  const spun = await told(page, () => wheel.getByRole('button', { name: 'Bet P1.50' }).click())
  const { number } = spun.events.find(({ type }) => type === 'ball')!
  await expect(wheel.locator('.badge')).toHaveText(String(number))
  await expect(wheel.getByRole('list', { name: 'Last rounds' })).toHaveText(String(number))
  const afterRoulette = afterMines + (Number(spun.winUnits) - Number(spun.betUnits)) / 100
  await expect.poll(() => balanceCents(page)).toBe(Math.trunc(afterRoulette))

  await wheel.getByRole('button', { name: 'History' }).click()
  await wheel.getByRole('cell', { name: new RegExp(`^${number} `) }).waitFor()
  await wheel.getByRole('button', { name: /^Verify the round of/ }).click()
  await wheel.getByRole('button', { name: 'Change seeds and show it' }).click()
  await wheel.getByRole('button', { name: 'Compute the round' }).click()
  await wheel.getByText('Everything matches.').waitFor()
  expect(faults).toEqual([])
})

test('[LAUNCH-025, FAIR-002, FAIR-011] blackjack: a split and a double take their stakes in the middle of a round, a reload comes back to both hands, and the browser computes it again', async () => {
  const code = 'VLT-PARLOUR'
  const { page, faults } = await site.visitor({ viewport: wide })
  await register(page)
  await openTable(page, code)
  const resultsOf = (round: { events: readonly { type: string; result?: string }[] }) =>
    round.events.filter(({ type }) => type === 'result').map(({ result }) => result)
  await dealNext(site.database, code, ['split', 'stand', 'stand'], played => resultsOf(played).join() === 'won,lost')
  const left = await openTable(page, code)
  await left.getByRole('combobox', { name: 'Choose a stake' }).selectOption('5000000')
  await left.getByRole('button', { name: 'Bet P500.00' }).click()
  const split = await told(page, () => left.getByRole('button', { name: /^Split/ }).click(), '/choices')
  expect(split).toMatchObject({ isOver: false, stakedUnits: '10000000' })
  await expect.poll(() => balanceCents(page)).toBe(0)

  const table = await openTable(page, code, 'Stand')
  const hands = [1, 2].map(n => table.getByRole('region', { name: `Hand ${n}` }))
  await hands[0]!.getByText('Your turn').waitFor()
  for (const hand of hands) await hand.getByText('P500.00').waitFor()
  const double = table.getByRole('button', { name: 'Double Not enough balance' })
  expect(await double.getAttribute('aria-disabled')).toBe('true')
  expect(await documentViolations(table as unknown as Page)).toEqual([])
  await table.getByRole('button', { name: 'Stand' }).focus()
  await told(page, () => page.keyboard.press('Space'), '/choices')
  await hands[1]!.getByText('Your turn').waitFor()
  const over = await told(page, () => page.keyboard.press('Space'), '/choices')
  expect([over.isOver, over.winUnits]).toEqual([true, '10000000'])
  await hands[0]!.getByText('Won').waitFor()
  await hands[1]!.getByText('Lost').waitFor()
  await expect.poll(() => balanceCents(page)).toBe(100_000)

  await dealNext(site.database, code, ['double'], played => resultsOf(played).join() === 'won')
  const again = await openTable(page, code)
  const opened = await told(page, () => again.getByRole('button', { name: /^Bet/ }).click())
  const doubled = await told(page, () => again.getByRole('button', { name: /^Double/ }).click(), '/choices')
  expect(Number(doubled.stakedUnits)).toBe(2 * Number(opened.betUnits))
  const wonCents = (Number(doubled.winUnits) - Number(doubled.stakedUnits)) / 100
  await expect.poll(() => balanceCents(page)).toBe(100_000 + wonCents)
  await again.getByRole('button', { name: 'History' }).click()
  await again
    .getByRole('button', { name: /^Verify the round of/ })
    .first()
    .click()
  await again.getByRole('button', { name: 'Change seeds and show it' }).click()
  await again.getByRole('button', { name: 'Compute the round' }).click()
  await again.getByText('Everything matches.').waitFor()
  expect(faults).toEqual([])
})
