import { demoSecrets, OperatorClient, TestClient, uniqueName } from '@baize/testing'
import type { Locator, Page } from 'playwright-core'
import { QRCodeSVG } from 'qrcode.react'
import qrcode from 'qrcode-generator'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from '../fixtures.ts'
import { type Site, startSite, wide } from '../support.ts'
import { rows, signInAt } from './desk-steps.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const channels = '/console/cashier/channels'
const panel = (page: Page) => page.getByRole('complementary', { name: 'Details' })
const dialog = (page: Page) => page.getByRole('dialog')
const field = (within: Locator, name: string) => within.getByRole('textbox', { name, exact: true })
const clientOf = async (name: string) => (await new OperatorClient(site.url).open()).enter(demoSecrets(name))

async function signedIn(name: string, path = channels) {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, name, path)
  return { page, faults }
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await dialog(page).getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function confirm(page: Page, button: string): Promise<void> {
  await field(dialog(page), 'Reason').fill('as the bank wrote')
  await dialog(page).getByRole('button', { name: button, exact: true }).click()
  await dialog(page).waitFor({ state: 'hidden' })
}

/** Opens a channel beside the list. */
async function open(page: Page, code: string): Promise<void> {
  await page.goto(`${channels}?row=${code}`)
  await expect(panel(page).getByRole('heading', { name: code })).toBeVisible()
}

/** Agrees to the newest request about something. */
async function agree(page: Page, subject: string): Promise<void> {
  await page.goto('/console/approvals')
  await rows(page).filter({ hasText: subject }).first().click()
  await panel(page).getByRole('button', { name: 'Agree' }).click()
  await confirm(page, 'Agree')
  await expect(panel(page).getByText('Done', { exact: true }).first()).toBeVisible()
}

/** What members are offered in a direction, in its order. */
async function offered(direction: 'deposit' | 'payout') {
  const member = await (await new TestClient(site.url).open()).register(uniqueName())
  return (await member.call('cashier.channels', {}))[direction]
}

test('[DEPLOY-003] a channel is made with what a member will see beside it, agreed to by a second person, and opened by one', async () => {
  const { page, faults } = await signedIn('operator')
  await page.getByRole('button', { name: 'New channel' }).click()
  const form = dialog(page)
  await field(form, 'Code').fill('river-bank')
  await field(form, 'Place in the order').fill('90')
  for (const [name, text] of [
    ['Minimum', '20.00'],
    ['Maximum', '900.00'],
    ['Quick amounts', '50.00, 100.00'],
    ['Name shown', 'River Bank'],
    ['Where to pay', 'Account 00-77'],
  ] as const)
    await field(form, name).fill(text)
  await choose(page, 'Language', 'VI')
  await field(form, 'Name shown').fill('Ngân hàng Sông')
  const preview = form.getByRole('region', { name: 'What a member sees' })
  await expect(preview).toContainText('River Bank')
  await expect(preview).toContainText('From P 20.00 to P 900.00')
  await expect(preview).toContainText('Account 00-77')
  await preview.getByRole('combobox', { name: 'Preview in' }).click()
  await page.getByRole('option', { name: 'VI', exact: true }).click()
  await expect(preview).toContainText('Ngân hàng Sông')
  await field(form, 'Maximum').fill('2.00')
  await field(form, 'Reason').fill('as the bank wrote')
  await form.getByRole('button', { name: 'Ask for it' }).click()
  await expect(field(form, 'Maximum')).toHaveAccessibleDescription(/20\.00/)
  await field(form, 'Maximum').fill('900.00')
  await form.getByRole('button', { name: 'Ask for it' }).click()
  await expect(page.getByText('Asked for. It waits for another person.')).toBeVisible()

  const { page: second } = await signedIn('operator2', '/console/approvals')
  await agree(second, 'river-bank')
  await open(page, 'river-bank')
  await expect(panel(page).getByText('Closed', { exact: true })).toBeVisible()
  expect((await offered('deposit')).map(({ code }) => code)).not.toContain('river-bank')
  await panel(page).getByRole('button', { name: 'Change' }).click()
  await form.getByRole('checkbox', { name: 'Open to members' }).check()
  await confirm(page, 'Save')
  await expect(panel(page).getByText('Open', { exact: true })).toBeVisible()
  expect((await offered('deposit')).at(-1)).toMatchObject({ code: 'river-bank', name: 'River Bank', max: '900.00' })
  expect(faults).toEqual([])
})

test('[CONS-073] whoever saves an old version sees both states, and writes over the other one or goes on from it', async () => {
  const { page } = await signedIn('operator')
  const other = await clientOf('operator2')
  const minOf = async () =>
    (await other.call('cashier.channelList', {})).list.find(({ code }) => code === 'demo-transfer')!
  const changeElsewhere = async (min: string) => {
    const { currency: _currency, payCode: _payCode, publicKeys: _keys, ...row } = await minOf()
    await other.call('cashier.saveChannel', { ...row, texts: row.texts as never, min, reason: 'by the other one' })
  }
  const stale = dialog(page).getByRole('region', { name: 'Changed meanwhile' })
  const saveMine = async (max: string) => {
    await panel(page).getByRole('button', { name: 'Change' }).click()
    await field(dialog(page), 'Maximum').fill(max)
    await field(dialog(page), 'Reason').fill('as the bank wrote')
  }
  const press = () => dialog(page).getByRole('button', { name: 'Save', exact: true }).click()

  await open(page, 'demo-transfer')
  await saveMine('43210.00')
  await changeElsewhere('11.00')
  await press()
  await expect(stale.getByRole('row', { name: 'min' })).toContainText('11.00')
  await expect(stale.getByRole('row', { name: 'max' })).toContainText('43210.00')
  await expect(dialog(page).getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await stale.getByRole('button', { name: 'Take theirs' }).click()
  await expect(field(dialog(page), 'Minimum')).toHaveValue('11.00')
  await expect(field(dialog(page), 'Maximum')).not.toHaveValue('43210.00')
  await field(dialog(page), 'Maximum').fill('43210.00')
  await changeElsewhere('12.00')
  await press()
  await stale.getByRole('button', { name: 'Write yours over it' }).click()
  await press()
  await dialog(page).waitFor({ state: 'hidden' })
  expect(await minOf()).toMatchObject({ min: '11.00', max: '43210.00' })
})

test('[DEPLOY-003] the fee of a draft is worked out as the server does, and an amount out of bounds is told', async () => {
  const { page } = await signedIn('operator')
  await open(page, 'bank')
  await panel(page).getByRole('button', { name: 'Change' }).click()
  const form = dialog(page)
  for (const [name, text] of [
    ['Minimum', '50.00'],
    ['Maximum', '5000.00'],
    ['Fee in %', '1'],
    ['Fee at least', '2.00'],
    ['Fee at most', '20.00'],
  ] as const)
    await field(form, name).fill(text)
  const preview = form.getByRole('region', { name: 'What a member sees' })
  await expect(preview).toContainText('1 %, at least P 2.00 and at most P 20.00')
  for (const [amount, fee, net] of [
    ['50.00', 'P 2.00', 'P 48.00'],
    ['333.33', 'P 3.33', 'P 330.00'],
    ['2500.00', 'P 20.00', 'P 2,480.00'],
  ] as const) {
    await field(preview, 'Amount').fill(amount)
    await expect(preview.getByRole('definition').first()).toHaveText(fee)
    await expect(preview.getByRole('definition').last()).toHaveText(net)
  }
  await field(preview, 'Amount').fill('5000.01')
  await expect(field(preview, 'Amount')).toHaveAccessibleDescription('From P 50.00 to P 5,000.00')
  await field(form, 'Fee at most').fill('0.00')
  await expect(preview).toContainText('No fee')
})

test('[MEND-015] a code to pay by is read off its picture, shown tag by tag, and set once a second person agrees', async () => {
  const desk = await clientOf('operator2')
  const payCodeOf = async (code: string) =>
    (await desk.call('cashier.channelList', {})).list.find(each => each.code === code)!.payCode
  const code = (await payCodeOf('demo-scan'))!
  const drawn = renderToStaticMarkup(createElement(QRCodeSVG, { value: code, size: 400, marginSize: 4 }))
  const { page, faults } = await signedIn('operator')
  await open(page, 'demo-transfer')
  await expect(panel(page).getByText('The channel has no code.')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Set the code' }).click()
  const form = dialog(page)
  const file = form.getByLabel('Picture or text file of the code')
  const blank = sharp({ create: { width: 200, height: 200, channels: 3, background: '#ffffff' } })
  await file.setInputFiles({ name: 'blank.png', mimeType: 'image/png', buffer: await blank.png().toBuffer() })
  await expect(form.getByText('No code was found in this file.')).toBeVisible()
  // Some generators write the letters of ISO 8859-1, which are those of QR codes themselves.
  const latin = qrcode(0, 'M')
  latin.addData('CAFÉ SÃO')
  latin.make()
  const inLatin = await sharp(Buffer.from(latin.createSvgTag(8, 32)))
    .png()
    .toBuffer()
  await file.setInputFiles({ name: 'latin.png', mimeType: 'image/png', buffer: inLatin })
  await expect(field(form, 'Text of the code')).toHaveValue('CAFÉ SÃO')
  const picture = await sharp(Buffer.from(drawn)).png().toBuffer()
  await file.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture })
  await expect(field(form, 'Text of the code')).toHaveValue(code)
  await expect(form.getByText('VIETQR')).toBeVisible()
  await expect(form.getByRole('row', { name: '58 Country VN' })).toBeVisible()
  await field(form, 'Text of the code').fill(code.slice(0, -1))
  await expect(form.getByRole('alert')).toContainText('This is no code that a member can pay by')
  await field(form, 'Text of the code').fill(code)
  await confirm(page, 'Ask for it')
  await expect(panel(page).getByText('The channel has no code.')).toBeVisible()
  await agree((await signedIn('operator2', '/console/approvals')).page, 'demo-transfer')
  await open(page, 'demo-transfer')
  await expect(panel(page).getByText('VIETQR')).toBeVisible()
  expect(await payCodeOf('demo-transfer')).toBe(code)
  expect(faults).toEqual([])
})

test('[CONS-026] channels are put in order by the keyboard alone or by the pointer, and members see them so', async () => {
  const { page, faults } = await signedIn('operator')
  const before = (await offered('payout')).map(({ code }) => code)
  await page.getByRole('button', { name: 'Order', exact: true }).press('Enter')
  await choose(page, 'Direction', 'Payout')
  const lines = dialog(page).getByRole('listitem')
  await expect(lines).toHaveCount(before.length)
  const nameOf = (at: number) => lines.nth(at).locator('span').first()
  const name = await nameOf(0).innerText()
  await lines.first().getByRole('combobox').press('Alt+ArrowDown')
  await expect(lines.nth(1)).toContainText(name)
  await expect(dialog(page).getByRole('status')).toContainText(`${name} is now 2 of`)
  await confirm(page, 'Save')
  const [first, second, ...rest] = before
  const moved = [second, first, ...rest]
  expect((await offered('payout')).map(({ code }) => code)).toEqual(moved)

  await page.getByRole('button', { name: 'Order', exact: true }).click()
  await choose(page, 'Direction', 'Payout')
  await expect(nameOf(1)).toHaveText(name)
  await expect(lines.first()).toHaveAttribute('draggable', 'true')
  const { height } = (await lines.last().boundingBox())!
  await nameOf(0).dragTo(lines.last(), { targetPosition: { x: 40, y: height - 4 } })
  await expect(nameOf(0)).toHaveText(name)
  await confirm(page, 'Save')
  expect((await offered('payout')).map(({ code }) => code)).toEqual([...moved.slice(1), moved[0]])
  expect(faults).toEqual([])
})

test('[DEPLOY-003] what a channel charges is proposed by one cashier, told as waiting, and booked by another', async () => {
  for (const [name, told] of [
    ['cashier', 'Asked for. It waits for another person.'],
    ['cashier2', 'Done'],
  ] as const) {
    const { page } = await signedIn(name)
    await open(page, 'bank')
    await expect(panel(page).getByRole('button', { name: 'Change' })).toHaveCount(0)
    await panel(page).getByRole('button', { name: 'Book a fee' }).click()
    await field(dialog(page), 'Number of the invoice').fill('2026-11')
    await field(dialog(page), 'Amount').fill('12.50')
    await field(dialog(page), 'Reason').fill('invoice of November')
    await dialog(page).getByRole('button', { name: 'Book a fee' }).click()
    await expect(page.getByText(told, { exact: true })).toBeVisible()
  }
})
