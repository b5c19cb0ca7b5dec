import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from './agent-steps.ts'
import { openPage, setUp, step } from './cashier-steps.ts'
import { type Site, signUp, startSite, wide } from './support.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
}, 120_000)
afterAll(() => site.stop())

const form = /^Write the amount as 1,000\.50/
const decimals = /^At most two decimals/
const unreadable: [typed: string, said: RegExp][] = [
  ['1e9', form],
  ['NaN', form],
  ['🎲', form],
  ['1 000', form],
  ['1.000,50', form],
  ['-20', form],
  ['20.000', decimals],
  ['1000.505', decimals],
  ['9999999999999999', /^At most P 100,000,000,000\.00 at once/],
  ['0', /^Enter an amount above 0/],
]

/** Types each into the form and presses on; the form says in the field's line what is wrong, and goes nowhere. */
async function refusesAll(panel: Locator): Promise<void> {
  const field = panel.getByLabel(/^Amount/)
  for (const [typed, said] of unreadable) {
    await field.fill(typed)
    await step(panel, 'Next')
    await panel.getByRole('alert').filter({ hasText: said }).waitFor()
    expect(await field.inputValue()).toBe(typed)
  }
}

test('[WALK-001] a deposit is for the amount as it was written, or for none', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  await signIn(page, 'player')
  const panel = await openPage(page, 'depositv2')
  await panel.locator('[data-channel="demo-pay"]').click()
  await refusesAll(panel)
  for (const [typed, shown] of [
    ['1,000.50', 'P 1,000.50'],
    ['20,000', 'P 20,000.00'],
    ['１，２３４．５', 'P 1,234.50'],
    [' P 100.00 ', 'P 100.00'],
  ] as const) {
    await panel.getByLabel(/^Amount/).fill(typed)
    await step(panel, 'Next')
    await panel.getByRole('button', { name: `Deposit ${shown}`, exact: true }).waitFor()
    await step(panel, 'Back')
  }
  await step(panel, 'Next')
  await step(panel, 'Deposit P 100.00')
  await panel.locator('[data-order]').first().getByText('P 100.00').first().waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('[WALK-001] money leaves by the amount as it was written, or does not leave', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  await setUp(site.url, await signUp(page))
  const panel = await openPage(page, 'withdraw')
  await panel.locator('[data-account]').click()
  await refusesAll(panel)
  await panel.getByLabel(/^Amount/).fill('1,000.00')
  await step(panel, 'Next')
  await panel.getByRole('button', { name: 'Withdraw P 1,000.00', exact: true }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})
