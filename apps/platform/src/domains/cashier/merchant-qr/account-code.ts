import { writeObjects } from '@baize/api/pay-code/data-objects'
import { sealed } from './write-code.ts'

/** An account that a code can be made of, where the merchant has none of its own. */
export type PayAccount =
  | { scheme: 'VIETQR'; bank: string; number: string }
  | { scheme: 'PROMPTPAY'; kind: 'PHONE' | 'TAX_ID' | 'E_WALLET'; number: string }
  | { scheme: 'KHQR'; account: string; name: string; city: string; currency: 'KHR' | 'USD' }

const promptPayTags = { PHONE: '01', TAX_ID: '02', E_WALLET: '03' } as const

/** The code that an account is paid by again and again, without an amount. */
export function codeOfAccount(account: PayAccount): string {
  const common = (country: string, currency: string) => [
    { tag: '00', value: '01' },
    { tag: '01', value: '11' },
    { tag: '53', value: currency },
    { tag: '58', value: country },
  ]
  if (account.scheme === 'VIETQR') {
    const { bank, number } = account
    const whose = [
      { tag: '00', value: bank },
      { tag: '01', value: number },
    ]
    const value = writeObjects([
      { tag: '00', value: 'A000000727' },
      { tag: '01', value: writeObjects(whose) },
      { tag: '02', value: 'QRIBFTTA' },
    ])
    return sealed([...common('VN', '704'), { tag: '38', value }])
  }
  if (account.scheme === 'PROMPTPAY') {
    const { kind, number } = account
    // A phone is thirteen digits with the country's code in front in place of the zero.
    const id = kind === 'PHONE' ? `0066${number.replace(/^(66|0)/, '')}` : number
    const value = writeObjects([
      { tag: '00', value: 'A000000677010111' },
      { tag: promptPayTags[kind], value: id },
    ])
    return sealed([...common('TH', '764'), { tag: '29', value }])
  }
  const { account: id, name, city, currency } = account
  return sealed([
    ...common('KH', currency === 'KHR' ? '116' : '840'),
    { tag: '29', value: writeObjects([{ tag: '00', value: id }]) },
    { tag: '52', value: '5999' },
    { tag: '59', value: name },
    { tag: '60', value: city },
  ])
}
