import { expect, test } from './fixtures.ts'
import { openGame, type Site, signUp, spin, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite({ drawsGames: true })
})
test.afterAll(() => site.stop())

test('[FAIR-002] a settled round is computed again in the browser: all matches, and an altered seed does not', async () => {
  const { page, faults } = await site.visitor({ viewport: { width: 390, height: 844 } })
  await signUp(page)
  const loaded: string[] = []
  page.on('response', response => {
    if (/\/studio\/.*\.js$/.test(response.url())) loaded.push(response.url())
  })
  const frame = await openGame(page, 'MIR-00J')
  await spin(page, frame)
  await frame.locator('main[data-state=idle]').waitFor({ timeout: 60_000 })

  await frame.getByRole('button', { name: 'History' }).click()
  await frame
    .getByRole('button', { name: /^Verify the round of/ })
    .first()
    .click()
  const partsBefore = new Set(loaded)
  await frame.getByRole('button', { name: 'Change seeds and show it' }).click()
  const seed = frame.getByLabel('Revealed seed of the studio')
  await seed.waitFor()
  const revealed = await seed.inputValue()
  expect(revealed).toMatch(/^[0-9a-f]{64}$/)

  const compute = frame.getByRole('button', { name: 'Compute the round' })
  await compute.click()
  await frame.getByText('Everything matches.').waitFor()
  const states = () => frame.locator('.checks li').evaluateAll(rows => rows.map(row => row.className))
  expect(await states()).toEqual(new Array(6).fill('is-good'))
  // The models come only now, as a part of their own.
  expect(loaded.filter(url => !partsBefore.has(url))).not.toEqual([])

  await seed.fill(`${revealed.slice(0, -1)}${revealed.endsWith('0') ? '1' : '0'}`)
  await compute.click()
  await frame.getByText('It does not match.').waitFor()
  expect(await states()).toEqual(['is-bad', ...new Array(5).fill('is-open')])

  await seed.fill(revealed)
  await frame.getByLabel('Your seed').last().fill('another')
  await compute.click()
  await frame.getByText('draws[0].taken').waitFor()
  expect(await states()).toEqual(['is-good', 'is-good', 'is-good', 'is-bad', 'is-open', 'is-open'])
  expect(faults).toEqual([])
})

test('[FAIR-002] the story of a bet leads to the verification of its round in the game', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signUp(page)
  const frame = await openGame(page, 'MIR-00J')
  await spin(page, frame)
  await frame.locator('main[data-state=idle]').waitFor({ timeout: 60_000 })
  const centre = page.getByTestId('personalCentre')
  await visit(page, '/help?centre=personalHistoryCopy')
  await expect(centre.locator('tbody')).not.toContainText('Pending', { timeout: 15_000 })
  await centre.locator('tbody button').first().click()
  const story = page.getByTestId('story')
  await story.getByRole('button', { name: 'Copy Round ID' }).waitFor()
  await story.getByRole('button', { name: 'Verify this round' }).click()
  const game = page.frameLocator('iframe')
  await game.getByRole('button', { name: 'Change seeds and show it' }).click({ timeout: 60_000 })
  await game.getByRole('button', { name: 'Compute the round' }).click()
  await game.getByText('Everything matches.').waitFor()
  expect(await centre.count()).toBe(0)
  expect(faults).toEqual([])
})

test('[FAIR-011] a page that closes in the middle of a round finds the rest on coming back', async () => {
  const { page } = await site.visitor({ reducedMotion: 'no-preference', drawsGames: true })
  await signUp(page)
  const frame = await openGame(page, 'OXB-003')
  const round = await spin(page, frame)
  await page.goto('/')
  // A short round is over before the frame is ready for us, so the wait starts before the visit.
  const confirmed = page.waitForResponse(response => response.url().includes(`/rounds/${round.roundId}/cursor`), {
    timeout: 60_000,
  })
  const again = await openGame(page, 'OXB-003')
  const boot = JSON.parse(
    await again
      .locator('#boot')
      .innerText({ timeout: 5_000 })
      .catch(() => again.evaluate(() => document.getElementById('boot')!.textContent!)),
  )
  expect(boot.unfinished.roundId).toBe(round.roundId)
  expect((await confirmed).status()).toBe(200)
})
