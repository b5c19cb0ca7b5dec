import { operatorAt, TestClient, uniqueName } from '@baize/testing'
import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { playBoats } from './play-boats.ts'
import {
  choose,
  documentViolations,
  password,
  path,
  register,
  type Site,
  signUp,
  startSite,
  visit,
  wide,
} from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const quiet = { viewport: wide, reducedMotion: 'reduce' } as const

/** The demo's support, who works by calls. */
const operator = () => operatorAt(site, 'support')

const openChat = async (page: Page) => {
  await page.getByRole('button', { name: 'Chat room' }).click()
  const chat = page.getByTestId('chat')
  await chat.waitFor()
  return chat
}

test.describe('pages beside the halls', () => {
  test('[CENTRE-064] the Game Center leads to each category and each provider', async () => {
    const { page, faults } = await site.visitor(quiet)
    await visit(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Game Center' }).click()
    await page.getByRole('heading', { name: 'Game Center' }).waitFor()
    const lanes = await page.getByRole('heading', { level: 2 }).allInnerTexts()
    expect(lanes).toEqual(expect.arrayContaining(['Slots', 'Lottery', 'E-lottery']))
    expect(await documentViolations(page)).toEqual([])
    await page.getByRole('link', { name: /^Heron & Lag/ }).click()
    await expect.poll(() => page.url()).toContain('/rng?page=HLG')
    expect(faults).toEqual([])
  })

  test('[CENTRE-072, CENTRE-073] blog and news list articles, the newest first, and open one by its slug', async () => {
    const { page, faults } = await site.visitor(quiet)
    await visit(page, '/blog')
    await page.getByRole('link', { name: 'How to check a round yourself' }).click()
    await expect.poll(() => path(page)).toBe('/blog/check-a-round-yourself')
    await page.getByRole('heading', { name: 'Three steps' }).waitFor()
    expect(await documentViolations(page)).toEqual([])
    await visit(page, '/news')
    const titles = page.getByRole('main').getByRole('heading', { level: 2 })
    const newest = [
      ...['Three seas and the rooms of members are open', 'Live tables are open'],
      ...['The chat room is open', 'Your records are here'],
    ]
    await expect.poll(() => titles.allInnerTexts()).toEqual(newest)
    await page.getByRole('link', { name: 'Your records are here' }).click()
    await page.getByText('Open your personal centre').waitFor()
    await visit(page, '/news/no-such-article')
    await page.getByText('There is no such article.').waitFor()
    expect(faults).toEqual([])
  })

  test('[CENTRE-076] the winners list shows all entries of the board, ten a page', async () => {
    const member = await (await new TestClient(site.url).open()).register(uniqueName(), password)
    for (let wins = 0; wins < 11; ) wins += await playBoats(member, 10)
    const visitor = await new TestClient(site.url).open()
    const board = async () => visitor.call('rounds.winnerBoard', {})
    // Wins come to the board once a minute.
    await expect.poll(async () => (await board()).length, { timeout: 120_000 }).toBeGreaterThan(10)
    const { page } = await site.visitor(quiet)
    await visit(page, '/help')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Winners list' }).click()
    const entries = await board()
    const rows = page.getByRole('table', { name: 'Winners list' }).locator('tbody tr')
    for (let from = 0; from < entries.length; from += 10) {
      if (from > 0) await page.getByRole('button', { name: `Page ${from / 10 + 1}`, exact: true }).click()
      const shown = entries.slice(from, from + 10)
      await expect(rows).toHaveCount(shown.length)
      await expect(rows).toContainText(shown.map(({ player }) => player))
      await expect(rows).toContainText(shown.map(({ prize }) => `P ${prize.replace(/\B(?=(\d{3})+\.)/g, ',')}`))
    }
  })

  test('[CENTRE-066, CENTRE-067] the app page tells the steps on iOS and for the home screen', async () => {
    const { page } = await site.visitor(quiet)
    await visit(page, '/down')
    const steps = page.getByTestId('platform-ios').getByRole('listitem')
    expect(await steps.allInnerTexts()).toEqual([
      'Scan the code or open the site on your phone.',
      'Press the share icon and choose "Add to Home Screen".',
      'Confirm; the icon is on your home screen.',
    ])
    await page.getByTestId('platform-android').getByText('choose "Install app"').waitFor()
  })

  test('[VALID2-013] a visitor walks through home, a category, a lobby and help without a token', async () => {
    const { page, faults } = await site.visitor(quiet)
    const refused: string[] = []
    page.on('response', response => response.status() === 401 && refused.push(response.url()))
    for (const address of ['/', '/rng', '/rng/hot', '/elott', '/promotions', '/help', '/leaderboard']) {
      await visit(page, address)
      await page.getByRole('contentinfo').waitFor()
    }
    expect(refused).toEqual([])
    expect(faults).toEqual([])
  })
})

test.describe('feedback', () => {
  test('[CENTRE-068, CENTRE-069] the form sends type, words and contact, confirms, and lists what was said with its answer', async () => {
    const { page, faults } = await site.visitor(quiet)
    await signUp(page)
    await visit(page, '/feedback')
    await choose(page, 'Question type', 'Withdrawal')
    await page.getByLabel('Content description').fill('too short')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByRole('alert').getByText('Write 3 to 300 words.').waitFor()
    await page.getByLabel('Content description').fill('My withdrawal takes very long.')
    await page.getByLabel('Contact details').fill('me@mail.example')
    expect(await documentViolations(page)).toEqual([])
    const sending = page.waitForRequest('**/wps/feedback')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const request = await sending
    expect([request.method(), request.postDataJSON()]).toEqual([
      'PUT',
      { questionType: 'withdrawal', content: 'My withdrawal takes very long.', contact: 'me@mail.example' },
    ])
    await page.getByText('Thank you. We have it.').waitFor()
    const own = page.getByTestId('own-feedback')
    await own.getByText('Waiting').waitFor()
    const staff = await operator()
    const { list } = await staff.call('service.feedbackQueue', {})
    const { id } = list.find(({ content }) => content === 'My withdrawal takes very long.')!
    await staff.call('service.answerFeedback', { id, reason: 'It is on its way.' })
    await page.reload()
    await own.getByText('Answered').waitFor()
    await own.getByText('It is on its way.').waitFor()
    expect(faults).toEqual([])
  })
})

test.describe('chat', () => {
  test('[ROUTE-052] the launcher opens and closes a panel whose head has the colour of the brand', async () => {
    await site.settings.writeBrand({ chatHeaderColor: '#204060' })
    const { page } = await site.visitor(quiet)
    await visit(page, '/help')
    await openChat(page)
    const colour = await page.getByTestId('chat-head').evaluate(head => getComputedStyle(head).backgroundColor)
    expect(colour).toBe('rgb(32, 64, 96)')
    expect(await documentViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Chat room' }).click()
    await expect(page.getByTestId('chat')).toHaveCount(0)
  })

  test('[CENTRE-074, CENTRE-075, UX-009] two members see a post at once, as the text that it is; one post in three seconds; an operator takes it out', async () => {
    const [speaker, listener] = [await site.visitor(quiet), await site.visitor(quiet)]
    await register(speaker.page)
    await register(listener.page)
    await visit(speaker.page, '/help')
    await visit(listener.page, '/help')
    const [mine, theirs] = [await openChat(speaker.page), await openChat(listener.page)]
    const markup = '<img src=x onerror="document.title=1"> hello'
    const say = async (text: string) => {
      await mine.getByRole('textbox').fill(text)
      await mine.getByRole('button', { name: 'Send' }).click()
    }
    await say(markup)
    await theirs.getByText(markup).waitFor()
    expect(await theirs.locator('img').count()).toBe(0)
    await say('too soon')
    await mine.getByRole('alert').waitFor()
    expect(await theirs.getByText('too soon').count()).toBe(0)
    const { id } = await site.database.kysely
      .selectFrom('service.post')
      .select('id')
      .where('text', '=', markup)
      .executeTakeFirstOrThrow()
    await (await operator()).call('service.removePost', { id: id.toString(), reason: 'a test' })
    await expect(theirs.getByText(markup)).toHaveCount(0)
    expect([...speaker.faults, ...listener.faults]).toEqual([])
  })

  test('[CS-007] a visitor and an operator exchange messages on the live-chat page', async () => {
    const { page, faults } = await site.visitor(quiet)
    await visit(page, '/service')
    const talk = page.getByTestId('talk')
    await talk.getByText('What can we do for you?').waitFor()
    await talk.getByRole('textbox').fill('Where is my deposit?')
    await talk.getByRole('button', { name: 'Send' }).click()
    await talk.getByText('Where is my deposit?').waitFor()
    const staff = await operator()
    const { list } = await staff.call('service.talks', {})
    const { id } = list.find(({ lastText }) => lastText === 'Where is my deposit?')!
    await staff.call('service.answerTalk', { id, text: 'We are looking for it.' })
    await talk.getByText('We are looking for it.').waitFor()
    await page.reload()
    await talk.getByText('We are looking for it.').waitFor()
    expect(await documentViolations(page)).toEqual([])
    expect(faults).toEqual([])
  })
})
