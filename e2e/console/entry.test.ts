import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { oneTimeCode } from '@baize/testing'
import type { Page } from 'playwright-core'
import { expect, test } from '../fixtures.ts'
import { noViolations, type Site, startSite, violationsByLook, wide } from '../support.ts'
import { rows, signInAt } from './desk-steps.ts'

const newPassword = (page: Page) => page.locator('[autocomplete=new-password]')

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test('[CONS-002] a password and a code open the console at the address that was asked for', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, 'auditor', '/console/settings/operators?row=cashier')
  await expect(page.getByRole('heading', { name: /^cashier/, level: 2 })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?row=cashier')
  // An auditor reads, and is shown nothing that they may not do.
  await expect(page.getByRole('button', { name: 'New operator' })).toHaveCount(0)
  expect(faults).toEqual([])
})

test('[CONS-001] a link from the command line leads to a password, an authenticator, codes in reserve, and in', async () => {
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ['scripts/operator.ts', 'create', 'newboss', '--recover'], {
    env: { ...process.env, DATABASE_URL: site.database.connectionString, NODE_NO_WARNINGS: '1' },
  })
  const link = stdout.match(/\/console\/enrol#\S+/)?.[0]
  expect(link).toBeDefined()
  const { page, faults } = await site.visitor({ viewport: wide })
  await page.goto(link!)
  await newPassword(page).nth(0).fill('Desk#Word#30')
  await newPassword(page).nth(1).fill('Desk#Word#30')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Set up your authenticator' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Secret for the authenticator, as a picture' })).toHaveCount(1)
  const secret = (await page.getByTestId('secret').innerText()).replace(/\s/g, '')
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(oneTimeCode(secret, new Date()))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Codes in reserve' })).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(8)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible()
  expect(faults).toEqual([])
})

test('[CONS-005] a session in which nobody did anything locks, and opens again where it was', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await signInAt(page, 'risk', '/console/members?f.flag=bonus')
  await expect(page.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible()
  // As if 16 minutes had passed without an act. Calls with which the page opened may still come after it, and count as one.
  await expect(async () => {
    await site.database.pool.query(
      `update operators.session s set acted_at = now() - interval '16 minutes' from identity.account a
       where a.id = s.operator_id and a.username = 'risk' and s.ended_at is null`,
    )
    await page.getByRole('button', { name: 'Read again' }).click({ timeout: 2_000 })
    await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Members', level: 1 })).toBeHidden()
  await page.locator('[autocomplete=current-password]').fill('wrong one')
  await page.getByRole('button', { name: 'Unlock', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.locator('[autocomplete=current-password]').fill('Baize#2026')
  await page.getByRole('button', { name: 'Unlock', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?f.flag=bonus')
})

test('[CONS-003] a passkey alone signs in, and proves anew', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await signInAt(page, 'support', '/console/settings/me')
  await page.getByRole('button', { name: 'Passkeys' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Desk laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('cell', { name: 'Desk laptop' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeVisible()
  const { rows } = await site.database.pool.query(
    "select detail->>'by' as by from audit.entry where action = 'operators.prove' order by id desc limit 1",
  )
  expect(rows).toEqual([{ by: 'passkey' }])
  // Six minutes later an own factor is changed by a fresh proof alone, and the key gives it.
  await site.database.pool.query("update operators.session set proven_at = now() - interval '6 minutes'")
  await page.getByRole('button', { name: 'Passkeys' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog', { name: 'Remove', exact: true }).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: 'Prove that it is you' })).toBeVisible()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('You have no passkeys.')).toBeVisible()
  expect(faults).toEqual([])
})

test('[CONS-025] the door holds against axe in both themes, wide and on a phone', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await page.goto('/console')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await violationsByLook(page)).toEqual(noViolations)
})

test('[CONS-071] a list of addresses is refused at the line that is none, and where it lacks whoever asks for it', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, 'operator', '/console/settings/operators')
  await page.getByRole('button', { name: 'Addresses', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Addresses of the console' })
  await expect(dialog).toContainText(/You are at (127\.0\.0\.1|::1)/)
  const field = dialog.getByRole('textbox', { name: 'Addresses' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('the office has moved')
  const ask = dialog.getByRole('button', { name: 'Ask for it' })
  await field.fill('192.0.2.0/24\nthe office')
  await ask.click()
  await expect(dialog.getByText(/^the: /)).toBeVisible()
  await field.fill('192.0.2.0/24')
  await ask.click()
  await expect(dialog.getByRole('alert')).toContainText('The list does not hold the address that you call from')
  await field.fill('192.0.2.0/24\n127.0.0.0/8, ::1')
  await ask.click()
  await expect(dialog).toHaveCount(0)
  await page.goto('/console/approvals')
  await expect(rows(page).filter({ hasText: 'console' })).toHaveCount(1)
  expect(faults).toEqual([])
})
