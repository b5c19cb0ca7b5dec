import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawNext } from './draw-next.ts'
import { balanceCents, register, type Site, startSite, wide } from './support.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
}, 120_000)
afterAll(() => site.stop())

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

const opened = /instant\/rounds$/
const chosen = /\/choices$/

test('[WALK-021] a climb that was left and bet again at once goes on when the answer of the one before arrives late', async () => {
  const code = 'KTE-KITE'
  const { page, context, faults } = await site.visitor({ viewport: wide })
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
    /instant\/rounds\/[^/]+\/end$/,
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

  const answered = page.waitForResponse(response => response.url().endsWith(`${first.roundId}/end`))
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
  await context.close()
})
