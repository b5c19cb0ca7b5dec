import { operatorAt } from '@baize/testing'
import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { balance, openGame, type Site, signUp, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** A promotion whose reward is a bonus of 100.00; answers its id. */
async function offerBonus(code: string): Promise<string> {
  const desk = await operatorAt(site, 'operator')
  const now = Date.now()
  const { id } = await desk.call('promotions.save', {
    ...{ code, kind: 'TARGET', picture: 'invite', position: 1, enabled: true },
    texts: { EN: { title: 'A bonus to play', summary: '', terms: '' } },
    ...{ startsAt: new Date(now - 1000).toISOString(), endsAt: new Date(now + 86_400_000).toISOString() },
    ...{ reward: '100.00', multiple: 10, bonus: { maxStake: '150.00', maxConvert: '300.00' }, reason: 'For the test' },
  })
  return id
}

let numbers = 0
async function claim(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByLabel(/^Zalo ID/).fill(`8491234567${numbers++}`)
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await page.getByText('P 100.00 was added to your bonus.').waitFor()
  await page.getByTestId('wagering').getByText('Wagered 0.00 of 1,000.00').waitFor()
}

test('a bonus is claimed on its page, shows its terms and progress in the centre, and is given up as it was told', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signUp(page)
  await visit(page, `/promoDetail?id=${await offerBonus('WELCOME-BONUS')}`)
  await page.getByText('A bonus to play: wager it 10 times').waitFor()
  await page.getByText('Time to play it').waitFor()
  await claim(page)

  await visit(page, '/?centre=bonusDetails')
  const centre = page.getByTestId('personalCentre')
  const card = centre.getByTestId('wagering')
  await card.getByText('150.00').waitFor()
  await card.getByText('300.00').waitFor()
  await card.getByRole('button', { name: 'Give the bonus up' }).click()
  await card.getByText(/returns P 100\.00 of bonus; P 1,000\.00 stays as your cash/).waitFor()
  await card.getByRole('button', { name: /^Give up/ }).click()
  await expect(card).toHaveCount(0)
  await centre.getByRole('row').filter({ hasText: '100.00' }).getByText('Given up').waitFor()
  expect(faults).toEqual([])
})

test('[WALK-005] header, centre, wallet and game show one balance, with cash and bonus by the same words', async () => {
  const { page } = await site.visitor({ viewport: wide, drawsGames: true })
  await signUp(page)
  await visit(page, `/promoDetail?id=${await offerBonus('ONE-BALANCE')}`)
  await claim(page)
  const parts = ['Cash P 1,000.00', 'Bonus P 100.00']
  await balance(page).filter({ hasText: 'P 1,100.00' }).waitFor()
  expect(await page.getByTestId('balance-parts').first().locator('span').allInnerTexts()).toEqual(parts)

  await visit(page, '/?centre=transferFund')
  const centre = page.getByTestId('personalCentre')
  const figures = centre.locator('dl').first().locator('div')
  await expect
    .poll(async () => (await figures.allInnerTexts()).slice(0, 3).map(text => text.replace(/\s*\n\s*/, ' ')))
    .toEqual(['Balance P 1,100.00', ...parts])
  expect(await centre.getByTestId('balance-parts').locator('span').allInnerTexts()).toEqual(parts)

  const frame = await openGame(page, 'MIR-00J')
  await expect(frame.locator('.field-balance')).toHaveText(/^Balance\s*P?\s?1,100\.00$/i)
})
