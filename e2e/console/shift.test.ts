import { randomUUID } from 'node:crypto'
import { demoSecrets, GameVisit, OperatorClient, TestClient, uniqueName } from '@baize/testing'
import { secret, setUp } from '../cashier-steps.ts'
import { expect, test } from '../fixtures.ts'
import { choose, password, type Site, startSite, wide } from '../support.ts'
import { rows, signInAt } from './desk-steps.ts'
import { confirm, open, panel, picture, takeIt } from './shift-steps.ts'

// One shift: each goes on from the one before, and all are tried again together.
test.describe.configure({ mode: 'serial' })

let site: Site
let member: TestClient
let username: string
let numbers: string[]
test.beforeAll(async () => {
  site = await startSite()
  numbers = await threeWithdrawals()
})
test.afterAll(() => site.stop())

const desk = async (name: string) => (await new OperatorClient(site.url).open()).enter(demoSecrets(name))

/** The robot of the demo leaves what an operator has taken. */
const take = async (name: string, number: string) => (await desk(name)).call('cashier.claim', { number })

/** A new member gets 9,000 by two operators, and asks for it in three orders. */
async function threeWithdrawals(): Promise<string[]> {
  const [first, second] = [await desk('cashier'), await desk('risk')]
  username = uniqueName()
  member = await (await new TestClient(site.url).open()).register(username, password)
  await setUp(site.url, username)
  const gift = { account: username, direction: 'up', amount: '9000.00', reason: 'a lucky evening' } as const
  const { id } = await first.call('cashier.proposeCorrection', { ...gift, requestId: randomUUID() })
  await second.call('cashier.approveCorrection', { id, reason: 'a lucky evening' })
  const [account] = await member.call('cashier.payoutAccounts', {})
  const ask = async (amount: string) => {
    const how = { withdrawalPassword: secret, requestId: randomUUID(), forfeitBonus: true }
    return (await member.call('cashier.withdraw', { payoutAccountId: account!.id, amount, ...how })).number
  }
  const asked = [await ask('600.00'), await ask('5600.00'), await ask('300.00')]
  for (const number of asked) await first.call('cashier.claim', { number })
  return asked
}

/** Acts of this file, as the audit names them. */
const steps = [
  ...['cashier.reviewWithdrawal', 'cashier.payWithdrawal', 'cashier.refundWithdrawal', 'approvals.approve'],
  ...['cashier.proposeCorrection', 'cashier.approveCorrection'],
  ...['members.lock', 'members.unlock', 'members.note', 'bank.upload', 'bank.match'],
]

/** The member plays a round of a slot. Answers its id. */
async function playedRound(): Promise<string> {
  const { gameUrl } = await member.call('launch.gameLaunch', { vassalage: 'MIR', gameCode: 'MIR-00J' })
  const { body } = await (await GameVisit.open(site.url, gameUrl)).spin()
  return body.round.roundId
}

test('[OPER-004] a withdrawal is approved by one, sent in three parts by another, and every step is told beside it', async () => {
  const number = numbers[0]!
  const { page: first, faults } = await site.visitor({ viewport: wide })
  await signInAt(first, 'cashier')
  await open(first, number)
  await panel(first).getByRole('button', { name: 'Approve' }).click()
  await confirm(first, 'Approve')
  await expect(panel(first).getByText('In review').first()).toBeVisible()

  const { page: second } = await site.visitor({ viewport: wide })
  await signInAt(second, 'cashier2')
  await open(second, number)
  await takeIt(second)
  await panel(second).getByRole('button', { name: 'Note as paid' }).click()
  const dialog = second.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Amount of part 1' }).fill('200.00')
  for (const part of [2, 3]) {
    await dialog.getByRole('button', { name: 'Another part' }).click()
    await dialog.getByRole('textbox', { name: `Amount of part ${part}` }).fill('200.00')
  }
  for (const part of [0, 1, 2])
    await dialog.getByRole('textbox', { name: 'Reference of the payment' }).nth(part).fill(`bank-${number}-${part}`)
  const fee = await dialog.getByRole('status').count()
  if (fee > 0) {
    // The fee is kept back, so that the last part is smaller by it.
    const rest = (await dialog.getByRole('status').innerText()).match(/of P ([\d,.]+)\.$/)![1]!.replace(',', '')
    await dialog.getByRole('textbox', { name: 'Amount of part 3' }).fill((Number(rest) - 400).toFixed(2))
  }
  const proof = { name: 'sent.png', mimeType: 'image/png', buffer: await picture('#0f6b4a') }
  const stored = second.waitForResponse(answer => answer.url().includes('/operator/uploads') && answer.ok())
  await dialog.getByLabel('Picture as proof').first().setInputFiles(proof)
  await stored
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('sent by three transfers')
  await dialog.getByRole('button', { name: 'Note as paid' }).click()
  await expect(panel(second).getByText('Paid', { exact: true }).first()).toBeVisible()
  await expect(panel(second).getByText(`bank-${number}-2`)).toBeVisible()
  await expect(panel(second).getByText('cashier.payWithdrawal').first()).toBeVisible()
  expect(faults).toEqual([])
})

test('[OPER-004] in a dispute the picture of the member stands beside that of the payout, and the rest is given back', async () => {
  const number = numbers[0]!
  const image = new Blob([new Uint8Array(await picture('#8d1622'))], { type: 'image/png' })
  const { uploadId: proof } = await member.call('uploads.add', { image })
  await member.call('cashier.answerWithdrawal', { id: number.slice(1), answer: 'NOT_RECEIVED', proof })
  await take('risk', number)
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, 'risk')
  await open(page, number)
  for (const name of [/^Proof of \w+$/, /^Proof of part 1$/]) {
    await panel(page).getByRole('button', { name: 'Show the picture' }).first().click()
    const shown = panel(page).getByRole('img', { name })
    await expect.poll(() => shown.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(40)
  }
  await panel(page).getByRole('button', { name: 'Give the rest back' }).click()
  await confirm(page, 'Give the rest back')
  await expect(panel(page).getByText('Refunded', { exact: true }).first()).toBeVisible()
  expect(faults).toEqual([])
})

test('[CONS-012, OPER-005] one above 5,000.00 waits until a third person agrees, who sees what it changes', async () => {
  const number = numbers[1]!
  const { page: reviewer } = await site.visitor({ viewport: wide })
  await signInAt(reviewer, 'cashier')
  await open(reviewer, number)
  await panel(reviewer).getByRole('button', { name: 'Approve' }).click()
  await confirm(reviewer, 'Approve')

  const { page: payer } = await site.visitor({ viewport: wide })
  await signInAt(payer, 'cashier2')
  await open(payer, number)
  await takeIt(payer)
  await panel(payer).getByRole('button', { name: 'Note as paid' }).click()
  await payer.getByRole('dialog').getByRole('textbox', { name: 'Reference of the payment' }).fill(`bank-${number}`)
  await payer.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('sent at noon')
  await payer.getByRole('dialog').getByRole('button', { name: 'Note as paid' }).click()
  await expect(payer.getByText('Asked for. It waits for another person.')).toBeVisible()

  const { page: third } = await site.visitor({ viewport: wide })
  await signInAt(third, 'risk', '/console/approvals')
  await rows(third).filter({ hasText: number }).click()
  await expect(panel(third).getByRole('heading', { name: /cashier\.payWithdrawal/ })).toBeVisible()
  await panel(third).getByRole('button', { name: 'Agree' }).click()
  await confirm(third, 'Agree')
  await expect(panel(third).getByText('Done', { exact: true }).first()).toBeVisible()
  await open(payer, number)
  await expect(panel(payer).getByText('Paid', { exact: true }).first()).toBeVisible()
})

test('[OPER-003] a member is found behind the id of a round, locked, and unlocked when a second person agrees', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, 'risk')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Screen, member/ }).fill(await playedRound())
  await page
    .getByRole('option', { name: new RegExp(username) })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: username, level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Play' }).check()
  await page.getByRole('textbox', { name: 'Reason' }).fill('looks like a machine')
  await page.getByRole('dialog').getByRole('button', { name: 'Lock' }).click()
  await expect(page.getByText('Locked', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Limits' }).click()
  await expect(page.getByText('Until it is lifted')).toBeVisible()
  await page.getByRole('button', { name: 'Acts', exact: true }).click()
  await page.getByRole('button', { name: 'Unlock', exact: true }).click()
  await confirm(page, 'Unlock')
  await expect(page.getByText('Asked for. It waits for another person.')).toBeVisible()
  const { page: second } = await site.visitor({ viewport: wide })
  await signInAt(second, 'operator2', '/console/approvals')
  await rows(second).filter({ hasText: 'members.unlock' }).click()
  await panel(second).getByRole('button', { name: 'Agree' }).click()
  await confirm(second, 'Agree')
  await page.reload()
  await expect(page.getByRole('heading', { name: username, level: 1 })).toBeVisible()
  await expect(page.getByText('Locked', { exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Notes' }).click()
  await page.getByRole('button', { name: 'New note' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Played 3 hours without a pause.')
  await page.getByRole('button', { name: 'Write' }).click()
  // Until it is kept, the field in the dialog shows the same words.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Played 3 hours without a pause.')).toBeVisible()
  expect(faults).toEqual([])
})

test('[CONS-038] a bank file is read, kept once, and the deposit that it names is credited by hand', async () => {
  const order = await member.call('cashier.deposit', {
    ...{ channel: 'demo-transfer', amount: '111.00', requestId: randomUUID() },
  })
  await take('cashier', order.number)
  await member.call('cashier.depositPaid', { id: order.id })
  const day = new Date().toISOString().slice(0, 10)
  const statement = {
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Date,Amount,Ref,Text\n${day},111.00,LINE-111,for ${order.number}\n${day},-4.00,COST-4,fees\n`),
  }
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, 'cashier', '/console/cashier/bank')
  const dialog = page.getByRole('dialog')
  const read = async () => {
    await page.getByRole('button', { name: 'Bring a statement' }).click()
    await choose(dialog, 'Channel', 'demo-transfer')
    await dialog.getByLabel(/^File/).setInputFiles(statement)
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('the file of the morning')
  }
  await read()
  for (const [column, name] of [
    ['Day', 'Date'],
    ['Amount with its sign', 'Amount'],
    ['Reference', 'Ref'],
    ['Texts, by commas', 'Text'],
  ] as const)
    await dialog.getByRole('textbox', { name: column, exact: true }).fill(name)
  await dialog.getByRole('button', { name: 'Read it' }).click()
  await expect(dialog.getByRole('status')).toHaveText(
    '2 lines: 2 new, 0 known already; 1 matched, 0 likely, 1 unknown.',
  )
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(dialog).toHaveCount(0)
  const line = rows(page).filter({ hasText: 'LINE-111' })
  await line.click()
  await panel(page).getByRole('button', { name: 'Credit to a deposit' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('the line names it')
  await dialog.getByRole('button', { name: 'Credit', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await open(page, order.number)
  await expect(panel(page).getByText('Confirmed', { exact: true }).first()).toBeVisible()

  await page.goto('/console/cashier/bank')
  await read()
  await dialog.getByRole('button', { name: 'Read it' }).click()
  await expect(dialog.getByRole('status')).toContainText('0 new, 2 known already')
  expect(faults).toEqual([])
})

test('[CONS-011, OPER-005] a correction is proposed by one and posted by another', async () => {
  const { page: first } = await site.visitor({ viewport: wide })
  await signInAt(first, 'cashier', '/console/cashier/corrections')
  await first.getByRole('button', { name: 'New correction' }).click()
  const dialog = first.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Account' }).fill(username)
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('12.50')
  await confirm(first, 'Propose')
  const row = rows(first).filter({ hasText: username }).filter({ hasText: '12.50' })
  const number = (await row.innerText()).match(/A\d+/)![0]

  const { page: second, faults } = await site.visitor({ viewport: wide })
  await signInAt(second, 'risk', '/console')
  await open(second, number)
  await panel(second).getByRole('button', { name: 'Approve' }).click()
  await confirm(second, 'Approve')
  await expect(panel(second).getByText('Posted', { exact: true }).first()).toBeVisible()
  expect(faults).toEqual([])
})

test('[OPER-011] steps of the shift are found again in the audit, with what it changed', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, 'auditor', '/console/audit')
  for (const act of steps) {
    await page.goto(`/console/audit?f.act=${act}`)
    await expect(rows(page).first(), act).toBeVisible()
    await rows(page).first().click()
    await expect(panel(page).getByRole('heading', { name: act })).toBeVisible()
    await expect(panel(page).getByRole('heading', { name: 'What it changed' }), act).toBeVisible()
    await expect(panel(page).getByText('No field differs from what it was.'), act).toHaveCount(0)
  }
  expect(faults).toEqual([])
})
