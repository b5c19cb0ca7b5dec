import { gameAt } from '@baize/game-kit'
import { formatAmount } from '@baize/money'
import type { Frame, Page } from 'playwright-core'
import { drawNext, spinNext } from './draw-next.ts'
import { expect, test } from './fixtures.ts'
import { balanceCents, hold, register, type Site, signUp, startSite, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

interface Round {
  roundId: string
  betUnits: string
  winUnits: string
}

/** Opens a game by its address and waits for a button of it. */
async function openGame(page: Page, code: string, button: string | RegExp): Promise<Frame> {
  await page.goto(`/seamless?gameCode=${code}&vendor=${code.split('-')[0]}`)
  const frame = (await (await page.locator('iframe').elementHandle())!.contentFrame())!
  await frame.getByRole('button', { name: button, exact: true }).waitFor({ timeout: 60_000 })
  return frame
}

/** Presses, and answers the round as the studio told it. */
async function told(page: Page, press: () => Promise<void>, part: RegExp): Promise<Round> {
  const answered = page.waitForResponse(response => response.ok() && part.test(response.url()))
  const [response] = await Promise.all([answered, press()])
  return ((await response.json()) as { round: Round }).round
}

/** A win above so many stakes is called a big one. */
const bigWinStakes = 15
const opened = /instant\/rounds$/
const chosen = /\/choices$/

test('[WALK-021] a climb that was left and bet again at once goes on when the answer of the one before arrives late', async () => {
  const code = 'KTE-KITE'
  const { page, faults } = await site.visitor({ viewport: wide })
  await register(page)
  const table = await openGame(page, code, /^Bet P/)
  const longClimb = () =>
    drawNext(
      site.database,
      code,
      { options: { autoHundredths: null }, choices: [{ choice: { kind: 'cash' } as never, elapsedMs: 40_000 }] },
      ({ winUnits }) => winUnits > 0,
    )
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(
    /instant\/rounds\/[^/]+\/end\/read$/,
    async route => {
      const response = await route.fetch()
      await late
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  const bet = table.getByRole('button', { name: /^Bet P/ })
  const leave = table.getByRole('button', { name: 'Cash out now' })
  await longClimb()
  const first = await told(page, () => bet.click(), opened)
  const paid = await told(page, () => leave.click(), chosen)
  await bet.and(table.locator('[aria-disabled="false"]')).waitFor()
  await longClimb()
  const second = await told(page, () => bet.click(), opened)
  await leave.waitFor()

  const answered = page.waitForResponse(response => response.url().endsWith(`${first.roundId}/end/read`))
  arrive()
  await (await answered).finished()
  await table.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const again = await told(page, () => leave.click({ timeout: 5_000 }), chosen)
  expect(again.roundId).toBe(second.roundId)
  await bet.and(table.locator('[aria-disabled="false"]')).waitFor()
  expect(await table.getByRole('list', { name: 'Last rounds' }).getByRole('listitem').count()).toBe(2)
  const won = BigInt(paid.winUnits) + BigInt(again.winUnits) - BigInt(first.betUnits) - BigInt(second.betUnits)
  const cents = 100_000n + won / 100n
  await expect.poll(() => balanceCents(page)).toBe(Number(cents))
  const shown = await table.locator('.purse output').first().innerText()
  expect(Number(shown.replace(/[^\d]/g, ''))).toBe(Number(cents))
  expect(faults).toEqual([])
})

const output = (frame: Frame, label: string) =>
  frame.locator('.field').filter({ hasText: label }).locator('output').first()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'A round is still open' })

/** Asks to leave, and answers what the page says to that before it stays. */
async function toldOnLeaving(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Back', exact: true }).last().click()
  const text = await dialog(page).getByRole('paragraph').innerText()
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  return text
}

test('[WALK-022] whoever leaves hears what becomes of the open round: a bet on its way, tiles that wait, a climb', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await register(page)
  const mines = await openGame(page, 'OPL-FACETS', /^Bet P/)
  await drawNext(
    site.database,
    'OPL-FACETS',
    { options: { mines: 3 }, choices: [{ choice: { kind: 'open', cell: 12 } as never, elapsedMs: 1 }] },
    ({ isOver }) => !isOver,
  )
  const release = await hold(page, opened)
  await mines.getByRole('button', { name: /^Bet P/ }).click()
  expect(await toldOnLeaving(page)).toMatch(/^Your bet was sent and is not answered yet\./)
  release()
  await mines.getByRole('button', { name: 'Your choice' }).waitFor()
  await mines.getByRole('button', { name: 'Tile 13, covered' }).click()
  await mines.getByRole('button', { name: 'Tile 13, safe' }).waitFor()
  expect(await toldOnLeaving(page)).toMatch(/^It waits for your choice\. .* After ten minutes it is cashed out/)
  await told(page, () => mines.getByRole('button', { name: /^Cash out/ }).click(), chosen)
  await mines.locator('main[data-state=idle]').waitFor()

  const climb = await openGame(page, 'KTE-KITE', /^Bet P/)
  await drawNext(
    site.database,
    'KTE-KITE',
    { options: { autoHundredths: null }, choices: [{ choice: { kind: 'cash' } as never, elapsedMs: 40_000 }] },
    ({ winUnits }) => winUnits > 0,
  )
  await climb.getByRole('button', { name: /^Bet P/ }).click()
  await climb.getByRole('button', { name: 'Cash out now' }).waitFor()
  expect(await toldOnLeaving(page)).toMatch(/the stake is lost\.$/)
})

test('[WALK-027, WALK-028] a page learns the balance that another one left, and a stake above it moves nothing and leads to a deposit', async () => {
  const { page, context } = await site.visitor({ viewport: wide })
  await register(page)
  const table = await openGame(page, 'VLT-PARLOUR', /^Bet P/)
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  const other = await context.newPage()
  await other.goto('/healthz')
  await other.evaluate(kept => sessionStorage.setItem('token', kept!), token)
  for (const code of ['UMB-BACKROOM', 'VLT-PARLOUR']) {
    const elsewhere = await openGame(other, code, /^Bet P/)
    await drawNext(site.database, code, { choices: [] }, ({ isOver }) => !isOver)
    await elsewhere.getByRole('combobox', { name: 'Choose a stake' }).selectOption('5000000')
    await told(other, () => elsewhere.getByRole('button', { name: 'Bet P500.00' }).click(), opened)
  }
  expect(await output(table, 'Balance').innerText()).toBe('P1,000.00')
  await table.getByRole('button', { name: /^Bet P/ }).click()
  await table.getByText('Your last round is not over.').first().waitFor()
  expect(await output(table, 'Balance').innerText()).toBe('P0.00')

  const reels = await openGame(page, 'MIR-00J', 'Spin')
  await output(reels, 'Balance').evaluate(figure => {
    const shown: string[] = []
    Object.assign(globalThis, { shown })
    new MutationObserver(() => shown.push(figure.textContent)).observe(figure, { childList: true })
  })
  const release = await hold(page, /\/studio\/api\/spin$/)
  await reels.getByRole('button', { name: 'Spin', exact: true }).click()
  await reels.getByRole('button', { name: 'Please wait' }).waitFor()
  expect(await output(reels, 'Balance').innerText()).toBe('P0.00')
  release()
  const notice = reels.locator('.notice')
  await notice.getByText(/^Your balance is less than the stake\./).waitFor()
  expect(await reels.evaluate(() => new Set((globalThis as unknown as { shown: string[] }).shown).size)).toBeLessThan(2)
  expect(await output(reels, 'Balance').innerText()).toBe('P0.00')
  await notice.getByRole('button', { name: 'Deposit' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('centre')).toBe('depositv2')
  await page.getByRole('dialog').getByRole('heading', { name: 'Deposit' }).first().waitFor()
})

test('[WALK-030] the notice of a round that was taken up again lies over tiles, lets a tap through to them, and leaves', async () => {
  const { page } = await site.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await register(page)
  const before = await openGame(page, 'OPL-FACETS', /^Bet P/)
  await told(page, () => before.getByRole('button', { name: /^Bet P/ }).click(), opened)
  const table = await openGame(page, 'OPL-FACETS', 'Your choice')
  const notice = table.locator('.notice')
  await notice.getByText('Your last round is not over.').waitFor()
  const over = (await notice.boundingBox())!
  const tiles = table.getByRole('button', { name: /^Tile \d+, covered$/ })
  const boxes = await Promise.all((await tiles.all()).map(tile => tile.boundingBox()))
  const at = boxes.findIndex(box => {
    const [x, y] = [box!.x + box!.width / 2, box!.y + box!.height / 2]
    return x > over.x && x < over.x + over.width && y > over.y && y < over.y + over.height
  })
  // Where the notice lies beside the tiles, any of them will do.
  const { x, y, width, height } = boxes[Math.max(0, at)]!
  const round = await told(page, () => page.touchscreen.tap(x + width / 2, y + height / 2), chosen)
  expect(round).toMatchObject({ roundId: expect.any(String) })
  await notice.waitFor({ state: 'hidden', timeout: 10_000 })
})

test('[WALK-032] a spin without a line: the reels stand within five seconds, and the game says what happens', async () => {
  const { page, context } = await site.visitor({
    viewport: wide,
    drawsGames: true,
    reducedMotion: 'no-preference',
  })
  await page.addInitScript(() => {
    const drawn = { lastAtMs: 0 }
    Object.assign(globalThis, { drawn })
    const { prototype } = WebGL2RenderingContext
    const { drawElements } = prototype
    prototype.drawElements = function (...what) {
      drawn.lastAtMs = performance.now()
      drawElements.apply(this, what)
    }
  })
  await signUp(page)
  const reels = await openGame(page, 'MIR-00J', 'Spin')
  await reels.locator('main:not(.is-loading)').waitFor()
  await context.setOffline(true)
  const pressedAtMs = await reels.evaluate(() => performance.now())
  await reels.getByRole('button', { name: 'Spin', exact: true }).click()
  await reels
    .getByText('No answer yet. The round is being looked up; nothing is sent twice.')
    .first()
    .waitFor({ timeout: 5_000 })
  // Pictures are drawn only while something moves; three seconds are longer than the slowest of them takes.
  const drawn = () =>
    reels.evaluate(() => {
      const { lastAtMs } = (globalThis as unknown as { drawn: { lastAtMs: number } }).drawn
      return { lastAtMs, restsMs: performance.now() - lastAtMs }
    })
  await expect.poll(async () => (await drawn()).restsMs).toBeGreaterThan(3_000)
  const { lastAtMs: stoodAtMs } = await drawn()
  expect(stoodAtMs).toBeGreaterThan(pressedAtMs)
  expect(stoodAtMs - pressedAtMs).toBeLessThan(5_000)
  await context.setOffline(false)
  await reels.getByText('The studio was not reached. You have not been charged.').first().waitFor({ timeout: 60_000 })
  expect(await output(reels, 'Balance').innerText()).toBe('P1,000.00')

  // Drawn with fewer pixels while it moved, the picture is sharp again at rest, in a window of another size too.
  await page.setViewportSize({ width: 1000, height: 700 })
  const sharpness = () =>
    reels.locator('canvas').evaluate(canvas => {
      const { width, clientWidth } = canvas as HTMLCanvasElement
      return width / (clientWidth * devicePixelRatio)
    })
  await expect.poll(sharpness).toBeGreaterThan(0.95)
  const stageWidth = await reels.locator('.stage').evaluate(stage => stage.clientWidth)
  await expect.poll(() => reels.locator('canvas').evaluate(canvas => canvas.clientWidth)).toBe(stageWidth)
})

test('[WALK-031] a chip beyond the limit of a table is refused in words, and so is a change of seeds by the game that it waits for', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await register(page)
  const mines = await openGame(page, 'OPL-FACETS', /^Bet P/)
  await told(page, () => mines.getByRole('button', { name: /^Bet P/ }).click(), opened)
  const wheel = await openGame(page, 'RDW-WHEEL', /^Place bet/)
  await wheel.getByRole('combobox', { name: 'Choose a stake' }).selectOption('1000000')
  const red = wheel.getByRole('button', { name: /^Red/ }).first()
  for (let chip = 0; chip < 6; chip++) await red.click()
  await wheel.locator('.notice').getByText('This table takes P500.00 at most in one round.').waitFor()
  await wheel.getByText('On the table P500.00').waitFor()
  await wheel.getByRole('button', { name: 'Fairness' }).click()
  await wheel.getByRole('button', { name: 'Change seeds' }).click()
  await wheel
    .getByRole('alert')
    .getByText(/^A round of Facet Field is not finished yet\./)
    .waitFor()
})

test('[WALK-033] a replay of a big win is marked, with the stake of its round, until nothing is celebrated any more', async () => {
  const game = Array.from({ length: 200 }, (_, index) => gameAt(index)).find(({ model }) => model === 'a')!
  const { page } = await site.visitor({ viewport: wide })
  await register(page)
  const reels = await openGame(page, game.code, 'Spin')
  const played = reels.locator('main[data-state=idle]')
  await reels.locator('main:not(.is-loading)').waitFor({ timeout: 60_000 })
  await spinNext(site.database, game, ({ winUnits }) => winUnits > bigWinStakes * game.defaultBetUnits)
  await told(page, () => reels.getByRole('button', { name: 'Spin', exact: true }).click(), /api\/spin$/)
  await played.waitFor()
  const [stake] = game.stakesUnits.filter(units => units !== game.defaultBetUnits)
  await reels.getByRole('combobox', { name: 'Choose a stake' }).selectOption(String(stake))
  await reels.getByRole('button', { name: 'History' }).first().click()
  await reels.evaluate(() => {
    const seen = { markedAtMs: 0, celebratedAtMs: 0, endedAtMs: 0, marks: [] as string[] }
    Object.assign(globalThis, { seen })
    const [mark, result] = ['.watermark', '.text-result'].map(name => document.querySelector<HTMLElement>(name)!)
    new MutationObserver(() => {
      const now = performance.now()
      if (/Win/.test(result!.textContent)) seen.celebratedAtMs ||= now
      if (mark!.hidden) seen.endedAtMs = seen.endedAtMs || (seen.markedAtMs && now)
      else {
        seen.markedAtMs ||= now
        const stake = document.querySelector('.stake .figure')!
        seen.marks.push(`${mark!.textContent}; ${stake.tagName} ${stake.textContent}`)
      }
    }).observe(document.querySelector('.stage')!, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
  await reels
    .getByRole('button', { name: /^Replay the round of/ })
    .first()
    .click()
  await played.waitFor()
  const seen = await reels.evaluate(
    () => (globalThis as unknown as { seen: Record<string, number> & { marks: string[] } }).seen,
  )
  const usual = formatAmount(BigInt(game.defaultBetUnits), 'P')
  expect(new Set(seen.marks)).toEqual(new Set([`Replay, stake ${usual}; OUTPUT ${usual}`]))
  expect(seen.celebratedAtMs).toBeGreaterThan(seen.markedAtMs!)
  // A big win is shown for two and a half seconds.
  expect(seen.endedAtMs! - seen.celebratedAtMs!).toBeGreaterThan(2_400)
  expect(await reels.getByRole('combobox', { name: 'Choose a stake' }).inputValue()).toBe(String(stake))
})

test('a climb that was lost while its player was away is told at the next visit, once', async () => {
  const code = 'KTE-KITE'
  const { page } = await site.visitor({ viewport: wide })
  await register(page)
  const before = await openGame(page, code, /^Bet P/)
  const choices = [{ choice: { kind: 'cash' } as never, elapsedMs: 3_000 }]
  await drawNext(site.database, code, { options: { autoHundredths: null }, choices }, ({ winUnits }) => winUnits === 0)
  const { roundId } = await told(page, () => before.getByRole('button', { name: /^Bet P/ }).click(), opened)
  await page.goto('/healthz')
  const state = 'select state from studio.round where id = $1'
  await expect.poll(async () => (await site.database.pool.query(state, [roundId])).rows[0].state).toBe('settled')
  const away = 'Your last round ended while you were away. The climb ended at'
  const table = await openGame(page, code, /^Bet P/)
  await table.getByText(away).first().waitFor()
  const again = await openGame(page, code, /^Bet P/)
  await again.locator('main[data-state=idle]').waitFor()
  expect(await again.getByText(away).count()).toBe(0)
})

test('[WALK-029] one sound switch: game and bar agree, and it is kept over a reload and in the next game', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await register(page)
  const bar = (name: string) => page.getByRole('button', { name, exact: true })
  const table = await openGame(page, 'KTE-KITE', /^Bet P/)
  await table.getByRole('button', { name: 'Sound off' }).click()
  await bar('Sound on').click()
  await table.getByRole('button', { name: 'Sound off' }).waitFor()
  await bar('Sound off').click()
  await table.getByRole('button', { name: 'Sound on' }).waitFor()

  await page.reload()
  const again = await openGame(page, 'KTE-KITE', /^Bet P/)
  await again.getByRole('button', { name: 'Sound on' }).waitFor()
  const slot = await openGame(page, 'MIR-00J', 'Spin')
  await slot.getByRole('button', { name: 'Sound on' }).first().click()
  await bar('Sound off').waitFor()
  expect(faults).toEqual([])
})
