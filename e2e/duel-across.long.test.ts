import type { Frame } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { phone, type Site, signUp, startSite } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const sizes = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
]

/** Each game with the button of a turn. */
const games = [
  ['DUO-DICE', 'Keep both'],
  ['DUO-BANNERS', 'Choose a card'],
  ['DUO-TIENLEN', 'Hint'],
] as const

/** Lists buttons of the table that are cut off, too narrow for their words or covered. Cards may cover each other from the left on. */
const unreachable = (frame: Frame) =>
  frame.evaluate(() =>
    [...document.querySelectorAll('.room button')]
      .filter(button => button.checkVisibility())
      .filter(button => {
        const { left, right, top, bottom, width } = button.getBoundingClientRect()
        if (button.closest('.bar, .duo-side') && button.scrollWidth > button.clientWidth) return true
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true
        return !button.contains(document.elementFromPoint(left + Math.min(10, width / 2), (top + bottom) / 2))
      })
      .map(button => button.ariaLabel || button.textContent),
  )

/** Lists overlaps in pixels: of open pieces and seats over the felt's edge, of the felt over hand or panel, of buttons over the panel's edge. */
const overlaps = (frame: Frame) =>
  frame.evaluate(() => {
    const place = (selector: string) => {
      const one = document.querySelector(selector)!
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const edge = one.clientTop
      return { left, right, top, bottom, inner: { right: right - edge, top: top + edge, bottom: bottom - edge } }
    }
    const boxes = (selector: string) => [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect())
    const [felt, side, own] = [place('.duo-felt'), place('.duo-side'), place('.own-area')]
    return [
      ...[felt.right - side.left, felt.bottom - own.top],
      ...boxes('.duo-side button').map(({ right }) => right - side.inner.right),
      ...boxes('.duo-middle > *, .duo-felt .seat').flatMap(({ top, bottom }) => [
        ...[felt.inner.top - top, bottom - felt.inner.bottom],
      ]),
    ].filter(pixels => pixels > 0.5)
  })

for (const [code, turn] of games)
  test(`a table of ${code} is whole on phones held across, with all that is pressed in reach`, async () => {
    const { page, faults } = await site.visitor({ viewport: phone, hasTouch: true, isMobile: true })
    await signUp(page)
    await page.goto(`/seamless?gameCode=${code}&vendor=DUO`)
    const frame = (await (await page.locator('iframe').elementHandle())!.contentFrame())!
    await frame.getByRole('button', { name: 'Practice with bots' }).click()
    await frame.getByRole('button', { name: turn, exact: true }).waitFor({ timeout: 60_000 })
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expect.poll(() => page.locator('iframe').boundingBox()).toEqual({ x: 0, y: 0, ...size })
      await expect.poll(() => overlaps(frame)).toEqual([])
      await expect.poll(() => unreachable(frame)).toEqual([])
    }
    expect(faults).toEqual([])
  })
