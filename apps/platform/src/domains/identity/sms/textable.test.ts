import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { digitsOfNumber, parseNumber } from './phone-number.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
  const { sms } = await site.platform.settings.brand()
  await site.platform.settings.writeBrand({ sms: { ...sms, countries: ['PH', 'VN', 'TH', 'JP', 'ID', 'US'] } })
})
afterAll(() => site.stop())

async function codeTo(mobileNo: string, countryDialingCode: string) {
  const { status, body } = await (await site.visitor()).send('verification.smsRegister', {
    mobileNo,
    countryDialingCode,
  })
  return { outcome: status === 200 ? 'sent' : body.errorCode, fields: body.value?.fields }
}

test.each([
  ['PH', '63', ['917 555 0101', '0917-555-0102', '０９１７５５５０１０３'], ['02 8123 4567', '1800 1123 4567']],
  [
    'VN',
    '84',
    ['0912 345 678', '0084912345679', '\u202a+84 912 345 680\u202c', '０９１２３４５６８１'],
    ['024 3825 2525', '1900545415', '1800545415'],
  ],
  ['TH', '66', ['081 234 5678', '๐๘๑๒๓๔๕๖๗๙'], ['02 123 4567', '1800 123 456']],
  ['JP', '81', ['090-1234-5678', '０８０－１２３４－５６７８'], ['03-1234-5678', '020 1234 5678', '0120-123-456']],
  ['ID', '62', ['0812-3456-7890'], ['021 5550 1234', '0800 1 234 567']],
  ['US', '1', ['(202) 555-0123'], ['800 555 0123', '900 555 0123']],
])(
  '[MEND-051] Codes go to numbers of %s that receive texts, and to no others',
  async (_country, dialingCode, good, bad) => {
    for (const number of good) expect([number, (await codeTo(number, dialingCode)).outcome]).toEqual([number, 'sent'])
    for (const number of bad) {
      const { outcome, fields } = await codeTo(number, dialingCode)
      expect([number, outcome, fields?.[0]?.field]).toEqual([number, 'phone_invalid', 'mobileNo'])
    }
  },
)

test('[MEND-051] A refusal of a country names those that codes go to', async () => {
  const { outcome, fields } = await codeTo('13812345678', '86')
  expect(outcome).toBe('sms_country')
  expect(fields).toEqual([{ field: 'countryDialingCode', message: 'Choose one of: +63, +84, +66, +81, +62, +1.' }])
})

test('[MEND-014] A number pasted with marks, wide digits or the 00 of a call abroad is the same number', () => {
  for (const typed of [
    '0912345678',
    '+84912345678',
    '0084912345678',
    '００８４９１２３４５６７８',
    '＋８４ 912·345·678',
    '\u202d091\u00a0234 5678\u202c',
  ])
    expect([typed, parseNumber(typed, '84').e164]).toEqual([typed, '+84912345678'])
  expect(['0084912345678', '+84 912 345 678'].map(digitsOfNumber)).toEqual(['84912345678', '84912345678'])
})

test('[MEND-051] The whole figures of every country stay on the server', () => {
  const root = fileURLToPath(new URL('../../../../../../', import.meta.url))
  const takers = globSync('{apps,packages}/*/{src,build}/**/*.{ts,tsx}', { cwd: root })
    .filter(file => readFileSync(root + file, 'utf8').includes("from 'libphonenumber-js/max'"))
    .map(file => file.split('/').slice(0, 2).join('/'))
  expect([...new Set(takers)]).toEqual(['apps/platform'])
})
