import { writeObjects } from '@baize/api/pay-code/data-objects'
import { codeOfAccount } from './account-code.ts'
import { sealed } from './write-code.ts'

type Pair = readonly [tag: string, value: string | readonly Pair[]]

/** A code of tags and values, a list of them being a template. */
export const codeOf = (pairs: readonly Pair[]): string =>
  sealed(pairs.map(([tag, value]) => ({ tag, value: typeof value === 'string' ? value : template(value) })))

const template = (pairs: readonly Pair[]): string =>
  writeObjects(pairs.map(([tag, value]) => ({ tag, value: String(value) })))

/** Codes of invented merchants, one of each scheme, as their providers print them. */
export const sampleCodes = {
  VIETQR: codeOfAccount({ scheme: 'VIETQR', bank: '970499', number: '0000111122223' }),
  PROMPTPAY: codeOfAccount({ scheme: 'PROMPTPAY', kind: 'PHONE', number: '0800000000' }),
  QRIS: codeOf([
    ['00', '01'],
    ['01', '11'],
    [
      '26',
      [
        ['00', 'ID.CO.EXAMPLE.WWW'],
        ['01', '936009990000000001'],
        ['02', '0000000001'],
        ['03', 'UMI'],
      ],
    ],
    [
      '51',
      [
        ['00', 'ID.CO.QRIS.WWW'],
        ['02', 'ID1020000000001'],
        ['03', 'UMI'],
      ],
    ],
    ['52', '5812'],
    ['53', '360'],
    ['55', '01'],
    ['58', 'ID'],
    ['59', 'TOKO CONTOH'],
    ['60', 'JAKARTA'],
    ['61', '10110'],
    ['62', [['07', 'A01']]],
  ]),
  QRPH: codeOf([
    ['00', '01'],
    ['01', '11'],
    [
      '28',
      [
        ['00', 'ph.ppmi.p2m'],
        ['01', 'SAMPPHM1XXX'],
        ['03', 'SAMPLE0001'],
        ['05', '10'],
      ],
    ],
    ['52', '5812'],
    ['53', '608'],
    ['58', 'PH'],
    ['59', 'SAMPLE STORE'],
    ['60', 'MANILA'],
    [
      '62',
      [
        ['01', '***'],
        ['03', 'Main'],
        ['07', 'T01'],
      ],
    ],
  ]),
  KHQR: codeOf([
    ['00', '01'],
    ['01', '11'],
    ['29', [['00', 'sample_store@devb']]],
    ['52', '5999'],
    ['53', '116'],
    ['58', 'KH'],
    ['59', 'Sample Store'],
    ['60', 'Phnom Penh'],
  ]),
} as const
