import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, step } from './cashier-steps.ts'
import { path, register, type Site, startSite, visit, wide } from './support.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
}, 120_000)
afterAll(() => site.stop())

/** Runs the command as somebody at the machine would. */
async function demo(...args: string[]): Promise<{ code: number | null; said: string }> {
  const command = spawn(process.execPath, ['scripts/demo.ts', ...args], {
    env: { PATH: process.env.PATH ?? '', NODE_NO_WARNINGS: '1', PORT: new URL(site.url).port },
  })
  let said = ''
  for (const stream of [command.stdout, command.stderr]) stream.on('data', chunk => (said += chunk))
  const code = await new Promise<number | null>(resolve => command.once('close', resolve))
  return { code, said }
}

/** Looks at the site while a scenario is on. */
async function during(scenario: string, look: () => Promise<void>): Promise<void> {
  expect(await demo(scenario)).toMatchObject({ code: 0 })
  try {
    await look()
  } finally {
    expect(await demo(scenario, 'off')).toMatchObject({ code: 0 })
  }
}

/** Looks until the setting acts, which takes a process up to a second. */
async function untilShown(page: Awaited<ReturnType<Site['visitor']>>['page'], address: string, testId: string) {
  await expect
    .poll(async () => {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      return page.getByTestId(testId).count()
    })
    .toBe(1)
}

test('[EYE-014] a closed site shows its maintenance and opens again, and so does one that is closed to a place', async () => {
  const { page, context } = await site.visitor({ viewport: wide })
  await during('closed', async () => {
    await untilShown(page, '/', 'maintenance')
    await page
      .getByTestId('maintenance')
      .getByText(/GMT|UTC|:/)
      .first()
      .waitFor()
  })
  await during('region', () => untilShown(page, '/', 'region'))
  await expect
    .poll(async () => {
      await page.goto('/rng', { waitUntil: 'domcontentloaded' })
      return page.getByRole('heading', { name: 'Slots', level: 1 }).count()
    })
    .toBe(1)
  await context.close()
})

test('[EYE-014] under the guard a visitor of a hall is led to the sign-in', async () => {
  const { page, context } = await site.visitor({ viewport: wide })
  await during('guard', async () => {
    await expect
      .poll(async () => {
        await page.goto('/rng', { waitUntil: 'domcontentloaded' })
        return path(page)
      })
      .toBe('/login')
  })
  await context.close()
})

test('[EYE-014] a module that is switched off is gone from the menu, and back with it', async () => {
  const { page, context } = await site.visitor({ viewport: wide })
  const promotions = page.locator('header nav').getByRole('link', { name: 'Promotions' })
  await during('without-promotions', async () => {
    await visit(page, '/help')
    await expect.poll(() => promotions.count()).toBe(0)
  })
  await visit(page, '/help')
  await promotions.waitFor()
  await context.close()
})

test('with the slider on the sign-in asks for a piece that is as large as its gap', async () => {
  const { page, context } = await site.visitor({ viewport: wide })
  await during('slider', async () => {
    await visit(page, '/login')
    const form = page.getByRole('dialog', { name: 'Log in' })
    await form.getByLabel(/^Username/).fill('player')
    await form.getByLabel(/^Password/).fill('Baize#2026')
    await form.getByRole('button', { name: 'Log in', exact: true }).click()
    const pictures = page.getByTestId('slider').locator('img')
    await pictures.nth(1).waitFor()
    const [whole, part] = [(await pictures.nth(0).boundingBox())!, (await pictures.nth(1).boundingBox())!]
    expect(part.width / whole.width).toBeCloseTo(52 / 300, 2)
    expect(part.height / whole.height).toBeCloseTo(52 / 150, 2)
  })
  await context.close()
})

test('[EYE-012] with wallets of vendors a member moves money to one and collects it again', async () => {
  const { page, context } = await site.visitor({ viewport: wide })
  await register(page)
  await during('vendor-wallets', async () => {
    const panel = await openPage(page, 'transferFund')
    const vendor = panel.locator('[data-vendor]').first()
    await vendor.click()
    await panel.getByLabel(/^Amount/).fill('10')
    await step(panel, 'Transfer')
    await expect.poll(() => vendor.innerText()).toContain('P 10.00')
    await step(panel, 'Collect all')
    await expect.poll(() => vendor.innerText()).toContain('P 0.00')
  })
  await context.close()
})

test('[EYE-014] the pool of the jackpot is what its account in the ledger holds', async () => {
  const { page, context } = await site.visitor({ viewport: wide })
  await during('pool-jackpot', async () => {
    await visit(page, '/')
    await page.getByText('A share of every bet goes in.').waitFor()
  })
  await visit(page, '/')
  await expect.poll(() => page.getByText('A share of every bet goes in.').count()).toBe(0)
  await context.close()
})

test('a scenario that does not exist, and a word that is neither on nor off, say what there is', async () => {
  const unknown = await demo('clsoed')
  expect(unknown.code).toBe(1)
  expect(unknown.said).toContain('There is no scenario "clsoed".')
  for (const name of ['closed', 'vendor-wallets', 'without-blog']) expect(unknown.said).toContain(name)
  expect(await demo('closed', 'maybe')).toEqual({ code: 1, said: 'Say on or off: npm run demo -- closed off\n' })
  expect((await demo()).said).toContain('npm run demo -- NAME off')
})
