import { readFile } from 'node:fs/promises'
import { TestClient } from '@baize/testing'
import jsqr from 'jsqr'
import type { Page } from 'playwright-core'
import { parse } from 'promptparse'
import sharp from 'sharp'
import { openPage, step } from './cashier-steps.ts'
import { expect, test } from './fixtures.ts'
import { documentViolations, password, type Site, signUp, startSite, wide } from './support.ts'

const phone = { width: 390, height: 844 }
let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** Its types speak of a module with a default, Node hands out the function itself. */
const jsQR = jsqr as unknown as typeof jsqr.default

/** What a bank's app reads off a picture. */
async function scanned(png: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(png)
    .flatten({ background: '#888888' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

async function openOrder(page: Page) {
  const panel = await openPage(page, 'depositv2')
  await panel.locator('[data-channel="demo-scan"]').click()
  await panel.getByLabel(/^Amount/).fill('300')
  await step(panel, 'Deposit P 300.00')
  const code = page.getByTestId('moment').getByTestId('pay-code')
  await code.getByTestId('qr').waitFor()
  return code
}

for (const [device, viewport] of [
  ['a desk', wide],
  ['a phone', phone],
] as const)
  test(`[MEND-015] The code of a deposit is scanned from a screenshot of ${device}, and from the picture that is kept`, async () => {
    const { page, faults } = await site.visitor({ viewport })
    const username = await signUp(page)
    const code = await openOrder(page)
    const client = await (await new TestClient(site.url).open()).signIn(username, password)
    const [order] = (await client.call('cashier.deposits', {})).list
    await code.getByTestId('qr').scrollIntoViewIfNeeded()
    const shown = await scanned(await page.screenshot())
    expect(shown).toBe(order!.payCode)
    const read = parse(shown!, true)
    expect([read?.getTagValue('54'), read?.getTagValue('62', '01')]).toEqual(['300', order!.number])
    await expect(code).toContainText('P 300.00')
    await expect(code).toContainText(order!.number)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      code.getByRole('button', { name: 'Save picture' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${order!.number}.png`)
    expect(await scanned(await readFile((await download.path())!))).toBe(order!.payCode)
    expect(await documentViolations(page)).toEqual([])
    expect(faults).toEqual([])
  })
