import { CodeFault } from '@baize/api/pay-code/code-fault'
import { crcOf, latinCrcOf } from '@baize/api/pay-code/crc'
import { readObjects, writeObjects } from '@baize/api/pay-code/data-objects'
import { readCode } from '@baize/api/pay-code/read-code'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeOf, sampleCodes } from './sample-codes.fixtures.ts'
import { writeCode } from './write-code.ts'

/** The example of EMVCo's specification, a merchant with a second name in Chinese. */
const example =
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING' +
  '64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A'

test('[MEND-015] The published example is read with lengths in characters and its checksum over UTF-8', () => {
  expect(crcOf(example.slice(0, -4))).toBe('A13A')
  expect(crcOf('123456789')).toBe('29B1')
  const objects = readObjects(example)
  expect(objects.map(({ tag }) => tag).join(' ')).toBe('00 01 29 31 52 58 59 60 64 54 53 55 62 91 63')
  const names = objects.find(({ tag }) => tag === '64')!
  expect(readObjects(names.value, names.place + 4).map(({ value }) => value)).toEqual(['ZH', '最佳运输', '北京'])
  expect(writeObjects(objects)).toBe(example)
})

test('[MEND-015] Whatever data objects are written, in any alphabet, are read as they were, each in its place', () => {
  const tag = fc.integer({ min: 0, max: 99 }).map(number => String(number).padStart(2, '0'))
  const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter(text => [...text].length <= 99)
  fc.assert(
    fc.property(fc.array(fc.record({ tag, value }), { maxLength: 12 }), objects => {
      const text = writeObjects(objects)
      const read = readObjects(text)
      expect(read.map(({ tag, value }) => ({ tag, value }))).toEqual(objects)
      for (const object of read) expect([...text].slice(object.place - 1, object.place + 1).join('')).toBe(object.tag)
    }),
  )
})

const { VIETQR: good } = sampleCodes
const faultOf = (text: string, currency = 'VND') => {
  try {
    return readCode(text, currency).scheme
  } catch (error) {
    if (!(error instanceof CodeFault)) throw error
    return [error.fault, error.values]
  }
}
test('[MEND-015] A name with letters of ISO 8859-1 is read with the checksum over those bytes as well as over UTF-8', () => {
  const rest = readObjects(good).filter(({ tag }) => tag !== '59' && tag !== '63')
  const text = `${writeObjects([...rest, { tag: '59', value: 'CAFÉ' }])}6304`
  expect(readCode(text + crcOf(text), 'VND').scheme).toBe('VIETQR')
  expect(readCode(text + latinCrcOf(text), 'VND').scheme).toBe('VIETQR')
  expect(latinCrcOf('最佳')).toBeNull()
  expect(faultOf(`${text}0000`)).toMatchObject(['code_checksum', {}])
})

const account = [
  ['00', 'A000000727'],
  ['01', '0006970499011300001111222230'],
] as const
const vietnamese = (country: string, currency: string) =>
  codeOf([
    ['00', '01'],
    ['38', account],
    ['53', currency],
    ['58', country],
  ])

test.each([
  ['whole', good, 'VIETQR'],
  ['with its checksum in small letters', good.slice(0, -4) + good.slice(-4).toLowerCase(), 'VIETQR'],
  ['cut in its checksum', good.slice(0, -2), ['code_cut', { tag: '63', place: good.length - 7 }]],
  ['cut in its account', good.slice(0, 40), ['code_cut', { tag: '38', place: 13 }]],
  ['cut before its checksum', good.slice(0, -8), ['code_missing', { tag: '63' }]],
  ['with a wrong digit', good.replace('22223', '22224'), ['code_checksum', { place: good.length - 7 }]],
  ['with something behind', `${good}\n`, ['code_form', { place: good.length + 1 }]],
  ['that is an address', 'https://pay.example/D1', ['code_form', { place: 1 }]],
  ['with a length of nothing', '0000', ['code_form', { place: 1 }]],
  [
    'of another country',
    vietnamese('TH', '704'),
    ['code_other', { tag: '58', place: 64, found: 'TH', expected: 'VN' }],
  ],
  [
    'in another currency',
    vietnamese('VN', '764'),
    ['code_other', { tag: '53', place: 57, found: '764', expected: '704' }],
  ],
  [
    'without a country',
    codeOf([
      ['00', '01'],
      ['38', account],
      ['53', '704'],
    ]),
    ['code_missing', { tag: '58' }],
  ],
  [
    'of a scheme that nobody knows',
    codeOf([
      ['00', '01'],
      ['26', [['00', 'COM.EXAMPLE']]],
      ['53', '704'],
      ['58', 'VN'],
    ]),
    ['code_scheme', {}],
  ],
  [
    'of a channel in another currency',
    sampleCodes.PROMPTPAY,
    ['code_other', { tag: '53', place: 54, found: '764', expected: '704' }],
  ],
])('[MEND-015] A code %s is told by tag and place', (_what, text, told) => expect(faultOf(text)).toEqual(told))

test('[MEND-015] The code of an order leaves out tips and fees, keeps what else the merchant says, and is made again and again', () => {
  const asked = { amountUnits: 500_000_000n, order: 'D7', createdAt: new Date(0), expiresAt: new Date(0) }
  const once = writeCode(readCode(sampleCodes.QRIS, 'IDR'), asked)
  const { objects } = readCode(once, 'IDR')
  expect(objects.map(({ tag }) => tag)).toEqual([
    '00',
    '01',
    '26',
    '51',
    '52',
    '53',
    '54',
    '58',
    '59',
    '60',
    '61',
    '62',
    '63',
  ])
  expect(objects.find(({ tag }) => tag === '62')?.value).toBe('0102D70703A01')
  expect(writeCode(readCode(once, 'IDR'), asked)).toBe(once)
})
