import { randomUUID } from 'node:crypto'
import type { ErrorDetail } from '@baize/api'
import { readCode } from '@baize/api/pay-code/read-code'
import { sendByTwo } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CashierSite, newPlayer, type Player, reason, startCashier } from '../fixtures.ts'
import { sampleCodes } from './sample-codes.fixtures.ts'

let site: CashierSite
let player: Player
beforeAll(async () => {
  site = await startCashier()
  player = await newPlayer(site, '0.00')
})
afterAll(() => site.stop())

const channel = 'demo-transfer'
const order = (amount: string) => player.client.call('cashier.deposit', asked(amount))
const asked = (amount: string) => ({ channel, amount, requestId: randomUUID() })
async function set(change: object) {
  const said = { channel, reason, ...change } as { channel: string; reason: string }
  return sendByTwo([site.desk, site.secondDesk], 'cashier.setPayCode', said)
}
const valueIn = (code: string | null, tag: string) =>
  readCode(code!, 'DEMO').objects.find(object => object.tag === tag)?.value

test('[MEND-015] Two operators set a code; an order shows it with amount and number while it can be paid', async () => {
  expect((await set({ code: ` ${sampleCodes.PROMPTPAY}\n` })).body.value).toEqual({ scheme: 'PROMPTPAY' })
  const { id, number, payCode } = await order('150.50')
  expect(valueIn(payCode, '54')).toBe('150.50')
  expect(valueIn(payCode, '62')).toBe(`0107${number}`)
  await player.client.call('cashier.cancelDeposit', { id })
  const { list } = await player.client.call('cashier.deposits', {})
  expect(list.find(each => each.id === id)?.payCode).toBe(null)
})

test('[MEND-015] A code of an account takes no cents where its currency has none', async () => {
  const account = { scheme: 'VIETQR', bank: '970499', number: '0000111122223' }
  expect((await set({ account })).body.value).toEqual({ scheme: 'VIETQR' })
  const { status, body } = await player.client.send('cashier.deposit', asked('150.50'))
  const { fields } = body.value as ErrorDetail
  expect([status, body.errorCode, fields]).toEqual([
    400,
    'amount_invalid',
    [{ field: 'amount', message: 'Enter a whole amount: this channel takes no decimals.' }],
  ])
  const whole = await order('150.00')
  expect([valueIn(whole.payCode, '54'), valueIn(whole.payCode, '62')]).toEqual([
    '150',
    `0107${whole.number}0807${whole.number}`,
  ])
})

test('[MEND-015] A code that cannot be read is refused to the operator by tag and place, and nothing changes', async () => {
  const cut = await set({ code: sampleCodes.QRIS.slice(0, 30) })
  expect([cut.status, cut.body.errorCode, cut.body.value.fields]).toEqual([
    400,
    'invalid_input',
    [{ field: 'code', message: 'Tag 26 at character 13 is longer than what follows: the code is cut.' }],
  ])
  const wrong = await set({ code: sampleCodes.QRIS.replace('CONTOH', 'CONTON') })
  expect(wrong.body.value.fields?.[0]?.message).toMatch(/^The checksum in tag 63 at character \d+ does not fit/)
  expect((await set({ channel: 'demo-pay', code: sampleCodes.QRIS })).status).toBe(404)
  expect((await order('150.00')).payCode).toContain('A000000727')
  expect((await set({ code: '' })).body.value).toEqual({ scheme: null })
  expect((await order('150.50')).payCode).toBe(null)
})

test.each([
  [{ scheme: 'PROMPTPAY', kind: 'PHONE', number: '0800000000' }, '0016A00000067701011101130066800000000'],
  [{ scheme: 'PROMPTPAY', kind: 'TAX_ID', number: '0000000000000' }, '0016A00000067701011102130000000000000'],
  [{ scheme: 'PROMPTPAY', kind: 'E_WALLET', number: '000000000000000' }, '0016A0000006770101110315000000000000000'],
  [
    { scheme: 'KHQR', account: 'sample_store@devb', name: 'Sample Store', city: 'Phnom Penh', currency: 'USD' },
    '0017sample_store@devb',
  ],
] as const)('[MEND-015] An account of %o makes a code of its scheme', async (account, template) => {
  expect((await set({ account })).body.value).toEqual({ scheme: account.scheme })
  expect(valueIn((await order('150.50')).payCode, '29')).toBe(template)
})
