import { readFile } from 'node:fs/promises'
import { readSheet, type SettledBet, TestClient, uniqueName, writeBets } from '@baize/testing'
import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { playBoats } from './play-boats.ts'
import {
  choose,
  documentViolations,
  hold,
  path,
  register,
  type Site,
  signUp,
  startSite,
  visit,
  wide,
} from './support.ts'

const phone = { width: 390, height: 844 }

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const centre = (page: Page) => page.getByTestId('personalCentre')
const entry = (page: Page, name: string) => centre(page).getByRole('button', { name, exact: true })
const figure = (page: Page, label: string) =>
  centre(page).getByTestId('totals').locator('div', { hasText: label }).locator('dd')

async function memberIdOf(username: string): Promise<bigint> {
  const { account_id } = await site.database.kysely
    .selectFrom('identity.account_state')
    .select('account_id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return account_id
}

const bet = (
  gameType: SettledBet['gameType'],
  stake: string,
  payout: string,
  status: SettledBet['status'],
): SettledBet => ({
  ...{ gameType, stake, payout, status, validBet: status === 'PUSH' ? '0.00' : stake },
  at: new Date().toISOString(),
})

test.describe('the personal centre', () => {
  test('[CENTRE-005, CENTRE-006, ROLE-005] it opens on the account page, and the header opens it on the deposit', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await signUp(page)
    await visit(page, '/help')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('button', { name: 'Personal centre' }).click()
    await centre(page).getByRole('heading', { name: 'My account', level: 2 }).waitFor()
    expect(await centre(page).locator('[aria-current="page"]').getAttribute('data-page')).toBe('securityCenter')
    await centre(page).getByRole('button', { name: 'Close' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
    await centre(page).getByRole('heading', { name: 'Deposit', level: 2 }).waitFor()
    expect(await centre(page).locator('[aria-current="page"]').getAttribute('data-page')).toBe('depositv2')
  })

  test('[CENTRE-004] nothing of it stands before the member is known', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await register(page)
    const answer = await hold(page, '**/wps/member/info')
    await visit(page, '/help?centre=messageV2')
    await page.getByRole('button', { name: 'Chat room' }).waitFor()
    expect(await centre(page).count()).toBe(0)
    answer()
    await centre(page).getByRole('heading', { name: 'Platform messages' }).waitFor()
  })

  test('[CENTRE-008] a trial guest is told that it takes an account of their own', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/login')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Try it free/ })
      .click()
    await page.getByTestId('balance').first().waitFor()
    await visit(page, '/help?centre=securityCenter')
    await page.getByRole('dialog').getByText('This needs a real account with access.').waitFor()
    expect(await centre(page).count()).toBe(0)
  })
})

test.describe('records in the personal centre', () => {
  test('[CENTRE-002, CENTRE-003, ROLE-016] a member opens it over the page; the open entry is marked, and closing leads back to the page', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    await signUp(page)
    await visit(page, '/help')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('button', { name: 'Personal centre' }).click()
    for (const name of ['Betting record', 'Account record', 'Personal profit and loss']) {
      await entry(page, name).click()
      await centre(page).getByRole('heading', { name, level: 2 }).waitFor()
      expect(await centre(page).locator('[aria-current="page"]').allInnerTexts()).toEqual([name])
      await centre(page).getByTestId('totals').waitFor()
      expect(await documentViolations(page)).toEqual([])
    }
    await centre(page).getByRole('button', { name: 'Close' }).click()
    await expect(centre(page)).toHaveCount(0)
    expect(path(page)).toBe('/help')
    await page.getByRole('heading', { name: 'Help center' }).waitFor()
    expect(faults).toEqual([])
  })

  test('[CENTRE-013] an address opens its page, also after a reload; filters narrow the rows and the totals; a row tells its story; the file holds what matches', async () => {
    const { page } = await site.visitor({ viewport: wide, reducedMotion: 'reduce', acceptDownloads: true })
    const memberId = await memberIdOf(await register(page))
    await writeBets(site, memberId, [
      bet('RNG', '50.00', '95.00', 'WON'),
      bet('RNG', '20.00', '0.00', 'LOST'),
      bet('SPORTS', '80.00', '80.00', 'PUSH'),
    ])
    await visit(page, '/help?centre=personalHistoryCopy')
    await page.reload()
    await expect(figure(page, 'Bets')).toHaveText('3')
    expect(await figure(page, 'Stake').innerText()).toBe('P 150.00')
    expect(await figure(page, 'Bet win/loss').innerText()).toBe('+P 25.00')
    await choose(centre(page), 'Category', 'Slots')
    await expect(figure(page, 'Bets')).toHaveText('2')
    await choose(centre(page), 'Status', 'Won')
    await expect(figure(page, 'Bets')).toHaveText('1')
    const downloading = page.waitForEvent('download')
    await centre(page).getByRole('button', { name: 'Export' }).click()
    const lines = readSheet(await readFile(await (await downloading).path(), 'base64'))
    expect(lines).toHaveLength(2)
    expect(lines[1]!.slice(5, 11)).toEqual(['Slots', '50.00', '50.00', '95.00', '45.00', 'Won'])
    await centre(page).locator('tbody button').first().click()
    const story = page.getByTestId('story')
    await story.getByText('+P 45.00').waitFor()
    await story.getByRole('button', { name: 'Copy Round ID' }).waitFor()
    await story.getByRole('button', { name: 'Close' }).click()
    await centre(page).getByRole('button', { name: 'Reset' }).click()
    await expect(figure(page, 'Bets')).toHaveText('3')
    await centre(page).getByRole('button', { name: 'Yesterday' }).click()
    await centre(page).getByText('Nothing in these days').waitFor()
  })

  test('[CENTRE-043] the deposit of demo credit stands in the account record with what it left', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await signUp(page)
    await visit(page, '/help?centre=transactionHistory')
    const row = centre(page).getByRole('row', { name: /Deposit/ })
    await row.waitFor()
    expect(await row.innerText()).toMatch(
      /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[\s\S]*Deposit[\s\S]*\+1,000\.00[\s\S]*1,000\.00/,
    )
  })

  test('profit and loss shows its days as bars or as a table, on a phone too', async () => {
    const { page } = await site.visitor({ viewport: phone, reducedMotion: 'reduce' })
    const memberId = await memberIdOf(await register(page))
    await writeBets(site, memberId, [bet('RNG', '50.00', '95.00', 'WON')])
    await visit(page, '/help?centre=personalProfit')
    await expect(figure(page, 'Net win/loss')).toHaveText('+P 45.00')
    await centre(page).getByRole('group', { name: 'Net win/loss by day' }).waitFor()
    await centre(page).getByRole('button', { name: 'As a table' }).click()
    expect(await centre(page).getByRole('table').first().getByRole('row').count()).toBe(8)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await documentViolations(page)).toEqual([])
  })

  test('[CENTRE-007] a visitor is asked to sign in first, and the centre opens then', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/help?centre=personalHistoryCopy')
    const login = page.getByRole('dialog')
    await login.getByLabel(/^Username/).fill('player')
    expect(await centre(page).count()).toBe(0)
    await login.getByLabel(/^Password/).fill('Baize#2026')
    await login.getByRole('button', { name: 'Log in', exact: true }).click()
    await centre(page).getByRole('heading', { name: 'Betting record' }).waitFor()
  })
})

test.describe('messages and invitations', () => {
  const inbox = (page: Page) => page.getByTestId('inbox')
  const badge = (page: Page) => centre(page).locator('[data-page="messageV2"]').getByTestId('entry-badge')
  const second = (page: Page) => inbox(page).getByRole('listitem').filter({ hasText: 'A second one' })
  const marks = (page: Page) => inbox(page).getByText('Unread', { exact: true })

  /** A new member with two messages, in the inbox. */
  async function openInbox(page: Page): Promise<void> {
    const memberId = await memberIdOf(await register(page))
    await site.database.kysely
      .insertInto('messages.message')
      .values({
        ...{ member_id: memberId, topic: 'SERVICE' },
        texts: JSON.stringify({ EN: { title: 'A second one', html: '<p>Its <b>body</b>.</p>' } }),
        sent_at: new Date(),
        read_at: null,
      })
      .execute()
    await visit(page, '/help?centre=messageV2')
    await second(page).waitFor()
  }

  test('[CENTRE-059] messages stand newest first with their mark, and open', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    await openInbox(page)
    // What a job of the house writes meanwhile stands among them.
    const written = async () =>
      (await inbox(page).getByRole('listitem').allInnerTexts()).filter(text => !/^Mission/.test(text))
    await expect
      .poll(written)
      .toEqual([expect.stringMatching(/^A second one\s+Unread/), expect.stringMatching(/^Welcome to Baize\s+Unread/)])
    await second(page).getByRole('button').first().click()
    await inbox(page).getByText('Its body.').waitFor()
    await expect(second(page).getByText('Unread', { exact: true })).toHaveCount(0)
    expect(faults).toEqual([])
  })

  test('[CENTRE-010, CENTRE-061] the entry counts unread messages until all are read at once; one that is deleted is gone', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    await openInbox(page)
    // What a job of the house writes meanwhile counts as well.
    const isCounted = async () =>
      Number(await badge(page).innerText()) - (await marks(page).count()) === 0 && (await marks(page).count()) > 1
    await expect.poll(isCounted).toBe(true)
    await inbox(page).getByRole('button', { name: 'Mark all as read' }).click()
    await inbox(page).getByText('All messages are read').waitFor()
    await expect(badge(page)).toHaveCount(0)
    expect(await marks(page).count()).toBe(0)
    await second(page).getByRole('button').first().click()
    await inbox(page).getByText('Its body.').waitFor()
    await inbox(page).getByRole('button', { name: 'Delete' }).click()
    await expect(second(page)).toHaveCount(0)
    await page.reload()
    await inbox(page).getByText('Welcome to Baize').waitFor()
    expect(await second(page).count()).toBe(0)
    expect(faults).toEqual([])
  })

  test('messages are read by topic: each says how many are unread, and together they are the badge', async () => {
    const { page, faults } = await site.visitor({ viewport: phone })
    const memberId = await memberIdOf(await register(page))
    const texts = JSON.stringify({ EN: { title: 'Withdrawal paid', html: '<p>It is on its way.</p>' } })
    const row = { member_id: memberId, topic: 'MONEY' as const, texts, sent_at: new Date(), read_at: null }
    await site.database.kysely.insertInto('messages.message').values([row, row]).execute()
    await visit(page, '/help?centre=messageV2')
    const inbox = page.getByTestId('inbox')
    const topics = inbox.getByRole('group', { name: 'Topics' }).getByRole('button')
    const unread = async (): Promise<number[]> =>
      (await topics.allTextContents()).map(text => Number(/\d+/.exec(text)?.[0] ?? 0))
    await expect.poll(async () => (await unread())[1]).toBe(2)
    const [all, ...each] = await unread()
    expect(all).toBe(each.reduce((sum, count) => sum + count, 0))
    await topics.filter({ hasText: 'Money' }).click()
    await expect(inbox.getByRole('listitem')).toHaveCount(2)
    expect(await documentViolations(page)).toEqual([])
    await inbox.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.poll(async () => (await unread())[1]).toBe(0)
    expect((await unread())[0]).toBeGreaterThan(0)
    await topics.filter({ hasText: 'All' }).click()
    await inbox.getByText('Welcome to Baize').waitFor()
    expect(faults).toEqual([])
  })

  test('[CENTRE-052, CENTRE-053, CENTRE-054] the own link opens the registration with its code; who registers is listed, and what they brought once they played', async () => {
    const owner = await site.visitor({ viewport: wide })
    await register(owner.page)
    await visit(owner.page, '/help?centre=referral')
    await centre(owner.page).getByTestId('qr').waitFor()
    await centre(owner.page).getByText('Nobody has come with your code yet').waitFor()
    const [code, link] = await centre(owner.page).locator('output').allInnerTexts()
    expect(link).toBe(`${site.url}/register?referralCode=${code}`)
    expect(await documentViolations(owner.page)).toEqual([])
    const friend = await site.visitor({ viewport: wide })
    const name = uniqueName('friend')
    await visit(friend.page, new URL(link!).pathname + new URL(link!).search)
    const form = friend.page.getByRole('dialog')
    await form.getByLabel(/^Username/).fill(name)
    await form.getByLabel(/^Password/).fill('Tables#2026')
    await form.getByLabel(/^Confirm password/).fill('Tables#2026')
    await form.getByRole('button', { name: 'Register' }).click()
    await friend.page.getByTestId('balance').first().waitFor()
    await friend.context.close()
    await owner.page.reload()
    const row = centre(owner.page).getByRole('row', { name: new RegExp(`fr\\*\\*\\*${name.at(-1)}`) })
    await row.getByText('Registered', { exact: true }).waitFor()
    await row.getByText('P 0.00').waitFor()
    await playBoats(await (await new TestClient(site.url).open()).signIn(name, 'Tables#2026'), 100)
    // Bets are counted once a minute.
    await expect
      .poll(
        async () => {
          await owner.page.reload()
          await row.waitFor()
          return row.innerText()
        },
        { timeout: 120_000, intervals: [5_000] },
      )
      .toMatch(/Rewarded.*P 10\.00/s)
  })
})
