import { createRequire } from 'node:module'
import { readCode } from '@baize/api/pay-code/read-code'
import { parse } from 'promptparse'
import { expect, test } from 'vitest'
import { sampleCodes } from './sample-codes.fixtures.ts'
import { type Asked, fitsDecimals, writeCode } from './write-code.ts'

const require = createRequire(import.meta.url)
const emvco: typeof import('emvco-qr-sdk') = require('emvco-qr-sdk')
const { KHQR }: typeof import('ts-khqr') = require('ts-khqr')
const { QRPay }: typeof import('vietnam-qr-pay') = require('vietnam-qr-pay')

const asked: Asked = {
  ...{ amountUnits: 1_500_000_000n, order: 'D500123' },
  // A reader of KHQR asks its own clock whether a code is over.
  ...{ createdAt: new Date(), expiresAt: new Date('2099-01-01T00:00:00Z') },
}
const names = Object.keys(sampleCodes) as (keyof typeof sampleCodes)[]
const written = (name: keyof typeof sampleCodes, currency = 'DEMO') =>
  writeCode(readCode(sampleCodes[name], currency), asked)
const amounts = { VIETQR: '150000', PROMPTPAY: '150000.00', QRIS: '150000', QRPH: '150000.00', KHQR: '150000' }

test.each(names)('[MEND-015] A code of %s is read back by promptparse with amount, number and checksum', name => {
  const code = parse(written(name), true)
  expect(code).not.toBe(null)
  expect(code?.validate('63')).toBe(true)
  expect(['00', '01', '54'].map(tag => code?.getTagValue(tag))).toEqual(['01', '12', amounts[name]])
  expect(code?.getTagValue('62', '01')).toBe('D500123')
})

test.each(names)('[MEND-015] A code of %s is read back by emvco-qr-sdk with amount and number', name => {
  const text = written(name)
  const objects = emvco.parseQR(text, { parseMode: emvco.QRParseMode.TLV }) as { tag: string; value: string }[]
  const valueIn = (tag: string) => objects.find(object => object.tag === tag)?.value
  expect([valueIn('01'), valueIn('54')]).toEqual(['12', amounts[name]])
  expect(valueIn('62')).toContain('0107D500123')
  expect(objects.at(-1)).toMatchObject({ tag: '63', value: text.slice(-4) })
})

test('[MEND-015] A VietQR code is read back by vietnam-qr-pay, the order number as the remark', () => {
  const { isValid, initMethod, amount, consumer, additionalData } = new QRPay(written('VIETQR', 'VND'))
  expect({ isValid, initMethod, amount }).toEqual({ isValid: true, initMethod: '12', amount: '150000' })
  expect(consumer).toEqual({ bankBin: '970499', bankNumber: '0000111122223' })
  expect(additionalData).toMatchObject({ billNumber: 'D500123', purpose: 'D500123' })
})

test('[MEND-015] A KHQR code is taken for valid by ts-khqr, with the times of the order', () => {
  const text = written('KHQR', 'KHR')
  expect(KHQR.verify(text)).toEqual({ isValid: true })
  expect(KHQR.parse(text).data).toMatchObject({
    ...{ bakongAccountID: 'sample_store@devb', transactionAmount: '150000', billNumber: 'D500123' },
    expirationTimestamp: String(asked.expiresAt.getTime()),
  })
})

test.each([
  ['VIETQR', 10_000n, '1'],
  ['QRIS', 123_450_000n, '12345'],
  ['KHQR', 1_000_000_000_000n, '100000000'],
  ['PROMPTPAY', 100n, '0.01'],
  ['PROMPTPAY', 15_000n, '1.50'],
  ['QRPH', 10_050_000n, '1005.00'],
] as const)('[MEND-015] %s writes %s units as %s', (name, amountUnits, text) => {
  const { objects } = readCode(writeCode(readCode(sampleCodes[name], 'DEMO'), { ...asked, amountUnits }), 'DEMO')
  expect(objects.find(({ tag }) => tag === '54')?.value).toBe(text)
})

test('[MEND-015] An amount with cents cannot be said in a currency that has none', () => {
  for (const [name, fits] of [
    ['VIETQR', false],
    ['QRIS', false],
    ['KHQR', false],
    ['PROMPTPAY', true],
    ['QRPH', true],
  ] as const)
    expect([name, fitsDecimals(1_005_000n, readCode(sampleCodes[name], 'DEMO').decimals)]).toEqual([name, fits])
})
