import { demoPassword } from '@baize/platform/demo/seed-demo'
import { TestClient } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, signUp, startSite, visit, wide } from './support.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
}, 120_000)
afterAll(() => site.stop())

test('a bonus is claimed on its page, shows its terms and progress in the centre, and is given up as it was told', async () => {
  const desk = await (await new TestClient(site.url).open()).signInAsOperator('operator', demoPassword)
  const now = Date.now()
  const { id } = await desk.call('promotions.save', {
    ...{ code: 'WELCOME-BONUS', kind: 'TARGET', picture: 'invite', position: 1, enabled: true },
    texts: { EN: { title: 'A bonus to play', summary: '', terms: '' } },
    ...{ startsAt: new Date(now - 1000).toISOString(), endsAt: new Date(now + 86_400_000).toISOString() },
    ...{ reward: '100.00', multiple: 10, bonus: { maxStake: '150.00', maxConvert: '300.00' }, reason: 'For the test' },
  })
  const { page, context, faults } = await site.visitor({ viewport: wide })
  await signUp(page)
  await visit(page, `/promoDetail?id=${id}`)
  await page.getByText('A bonus to play: wager it 10 times').waitFor()
  await page.getByText('Time to play it').waitFor()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByLabel(/^Zalo ID/).fill('84912345678')
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await page.getByTestId('wagering').getByText('Wagered 0.00 of 1,000.00').waitFor()

  await visit(page, '/?centre=bonusDetails')
  const centre = page.getByTestId('personalCentre')
  const card = centre.getByTestId('wagering')
  await card.getByText('150.00').waitFor()
  await card.getByText('300.00').waitFor()
  await card.getByRole('button', { name: 'Give the bonus up' }).click()
  await card.getByText(/returns P 100\.00 of bonus; P 1,000\.00 stays/).waitFor()
  await card.getByRole('button', { name: /^Give up/ }).click()
  await expect.poll(() => card.count()).toBe(0)
  await centre.getByRole('row').filter({ hasText: '100.00' }).getByText('Given up').waitFor()
  expect(faults).toEqual([])
  await context.close()
})
