import { GameVisit, TestClient } from '@baize/testing'
import { SilentProxy } from '@baize/testing/silent-proxy'
import type { Page } from 'playwright-core'
import { chooseFrom, openBook, slipOf } from './book-steps.ts'
import { expect, test } from './fixtures.ts'
import { balanceCents, password, type Site, signUp, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** A line that died is noticed after two beats of fifteen seconds at the latest, and the next one is open seconds later. */
const noticed = { timeout: 60_000 }

/** A browser whose connections all go by a line that may die. */
async function behind(proxy: SilentProxy) {
  const visitor = await site.visitor({ viewport: wide, baseURL: proxy.url })
  return { ...visitor, username: await signUp(visitor.page) }
}

async function withProxy(work: (proxy: SilentProxy) => Promise<void>): Promise<void> {
  const proxy = await SilentProxy.start(site.url)
  await work(proxy).finally(() => proxy.stop())
}

const shownCents = async (page: Page): Promise<number> => balanceCents(page)

test('[MEND-035] after a line that died in silence the balance is read anew, without a press', () =>
  withProxy(async proxy => {
    test.setTimeout(200_000)
    const { page, username } = await behind(proxy)
    await visit(page, '/')
    expect(await shownCents(page)).toBe(100_000)
    proxy.swallow()
    // Money moves by another device, and the event of it goes into the dead line.
    const client = await (await new TestClient(site.url).open()).signIn(username, password)
    const { gameUrl } = await client.call('launch.gameLaunch', { vassalage: 'MIR', gameCode: 'MIR-00J' })
    const game = await GameVisit.open(site.url, gameUrl)
    const truth = async () => Math.round(Number((await client.call('wallet.balance', {})).sumBalance) * 100)
    while ((await truth()) === 100_000) await game.spin()
    const now = await truth()
    await expect.poll(() => shownCents(page), noticed).toBe(now)
  }))

test('[MEND-035] words to customer service stand as being sent, turn into not sent, and are sent again by a press', () =>
  withProxy(async proxy => {
    test.setTimeout(200_000)
    const { page } = await behind(proxy)
    await visit(page, '/service')
    const talk = page.getByTestId('talk')
    await talk.getByText('What can we do for you?').waitFor()
    proxy.swallow()
    await talk.getByRole('textbox').fill('My money did not arrive')
    await talk.getByRole('textbox').press('Enter')
    const unsent = talk.getByTestId('unsent')
    await unsent.getByText('Sending …').waitFor()
    await unsent.getByText('Not sent').waitFor({ timeout: 15_000 })
    // Until the room has another line a try fails as well, and says so.
    await expect(async () => {
      if (await unsent.isVisible()) await unsent.getByRole('button', { name: 'Try again' }).click({ timeout: 2_000 })
      await expect(unsent).toHaveCount(0, { timeout: 8_000 })
    }).toPass(noticed)
    await expect(talk.getByText('My money did not arrive')).toHaveCount(1)
  }))

test('[MEND-041] a slip over a line that dies in silence is told how it stands, and is taken once', () =>
  withProxy(async proxy => {
    test.setTimeout(500_000)
    const { page, username } = await behind(proxy)
    const frame = await openBook(page, 'FB-1')
    await chooseFrom(frame, 1)
    const slip = slipOf(frame)
    await slip.getByLabel('Stake', { exact: true }).first().fill('10')
    await slip.getByRole('button', { name: /^(Bet P|Accept)/ }).waitFor()
    proxy.swallow()
    await slip.getByRole('button', { name: /^(Bet P|Accept)/ }).click()
    await slip.getByText('nothing taken').waitFor({ timeout: 2_000 })
    // The call goes out anew by another connection, and ends for certain.
    const accepted = slip.getByRole('region', { name: 'Accepted bets' })
    const ended = accepted.or(slip.locator('.refusal')).or(slip.getByText('The time of this slip is over'))
    await ended.first().waitFor({ timeout: 30_000 })
    const client = await (await new TestClient(site.url).open()).signIn(username, password)
    const cents = Math.round(Number((await client.call('wallet.balance', {})).sumBalance) * 100)
    if (await accepted.isVisible()) expect(cents).toBe(99_000)
    else expect(cents).toBe(100_000)
    await expect.poll(() => shownCents(page), noticed).toBe(cents)
  }))

test('[MEND-045] a purse over a line that died ends with a reason, and the sea says that it is away', () =>
  withProxy(async proxy => {
    test.setTimeout(200_000)
    const { page } = await behind(proxy)
    await visit(page, '/fish')
    await page.getByRole('link', { name: 'Lantern Reef' }).first().click()
    const frame = page.frameLocator('iframe')
    const button = (name: string | RegExp) => frame.getByRole('button', { name }).first()
    await expect(button(/^Deep/)).toBeEnabled()
    await button(/^Deep/).press('Enter')
    await button('P500.00').click()
    proxy.isServed = false
    proxy.swallow()
    await button('Put in P500.00').click()
    await frame.getByRole('dialog').getByText('The sea did not answer in time').waitFor({ timeout: 8_000 })
    await frame.getByText('Connecting to the sea').waitFor({ timeout: 30_000 })
    // With a line again the sea is there, and the purse can be filled.
    proxy.isServed = true
    await frame.getByText('Connecting to the sea').waitFor({ state: 'detached', timeout: 60_000 })
    await button('Put in P500.00').click()
    await expect(frame.getByRole('dialog')).toHaveCount(0, { timeout: 15_000 })
  }))
