import type { Frame, Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { phone, register, type Site, startSite } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite({ drawsGames: true })
})
test.afterAll(() => site.stop())

const sideways = { width: 844, height: 390 }
const upright = { width: phone.width, height: phone.height }

/** Each game with the button that plays it, and what else has to be in view. */
const games = [
  // Its title has no room beside the tools of an upright phone.
  ['MOX-009', 'Spin', ['.stage canvas', '.panel', '.stake', '.spin']],
  ['OPL-FACETS', /^Bet/, ['.field-of-tiles', '.stake', '.purse']],
  ['RDW-WHEEL', 'Place bet', ['.wheel', '.cloth', '.stake', '.purse']],
  ['LUM-CASCADE', /^Bet/, ['.buckets', '.stake', '.purse']],
  ['RDW-NEXTCARD', /^Bet/, ['.card-place', '.stake', '.purse']],
  ['KTE-KITE', /^Bet/, ['.climb-figure', '.stake', '.purse']],
  ['RDW-TWENTYONE', /^Bet/, ['.own-hands', '.stake', '.purse']],
  ['PLM-TRAMLINES', /^Bet/, ['.bingo-cards', '.stake', '.purse']],
] as const

async function open(page: Page, code: string, play: string | RegExp): Promise<Frame> {
  await page.goto(`/seamless?gameCode=${code}&vendor=${code.split('-')[0]}`)
  const frame = (await (await page.locator('iframe').elementHandle())!.contentFrame())!
  await frame.getByRole('button', { name: play }).waitFor({ timeout: 90_000 })
  await frame.locator('main:not(.is-loading)').waitFor({ timeout: 90_000 })
  await frame.getByRole('timer', { name: 'Time in this game' }).waitFor()
  return frame
}

/** Parts that reach out of the window. */
const outside = (frame: Frame, selectors: readonly string[]) =>
  frame.evaluate(
    all =>
      all.filter(selector => {
        const { left, right, top, bottom } = document.querySelector(selector)!.getBoundingClientRect()
        return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1
      }),
    selectors,
  )

for (const [code, play, parts] of games)
  test(`[WALK-009, WALK-011] on a phone ${code} is the whole screen with one bar, and whole when it is held sideways`, async () => {
    const { page } = await site.visitor({ viewport: upright, hasTouch: true, isMobile: true })
    await register(page)
    const frame = await open(page, code, play)
    for (const viewport of [upright, sideways]) {
      await page.setViewportSize(viewport)
      await expect.poll(() => page.locator('iframe').boundingBox()).toEqual({ x: 0, y: 0, ...viewport })
      expect(await page.locator('[data-chrome]').filter({ visible: true }).count()).toBe(0)
      for (const name of ['Back to the lobby', 'Sound off', 'Help']) {
        const shown = [page, frame].map(part =>
          part.getByRole('button', { name, exact: true }).filter({ visible: true }),
        )
        expect([name, ...(await Promise.all(shown.map(buttons => buttons.count())))]).toEqual([name, 0, 1])
      }
      await expect.poll(() => outside(frame, parts)).toEqual([])
      // The frame is turned a moment after the page.
      const bottom = async () => {
        const { y, height } = (await frame.getByRole('button', { name: play }).boundingBox())!
        return y + height
      }
      await expect.poll(bottom).toBeLessThanOrEqual(viewport.height)
    }
  })
