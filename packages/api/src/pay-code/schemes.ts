import { CodeFault } from './code-fault.ts'
import { type DataObject, readObjects } from './data-objects.ts'

export type SchemeName = 'VIETQR' | 'PROMPTPAY' | 'QRIS' | 'QRPH' | 'KHQR'

interface Scheme {
  name: SchemeName
  /** Tag 58. */
  country: string
  /** Tag 53, and the decimals that an amount in it is written with. */
  currencies: Record<string, number>
  /** Tells if the template of a merchant's account belongs to it. */
  isOf: (account: DataObject[]) => boolean
}

const idOf = (account: DataObject[]): string => account.find(({ tag }) => tag === '00')?.value ?? ''

const schemes: readonly Scheme[] = [
  { name: 'VIETQR', country: 'VN', currencies: { 704: 0 }, isOf: account => idOf(account) === 'A000000727' },
  {
    name: 'PROMPTPAY',
    country: 'TH',
    currencies: { 764: 2 },
    isOf: account => /^A0000006770101(1[1-4])$/.test(idOf(account)),
  },
  {
    name: 'QRIS',
    country: 'ID',
    currencies: { 360: 0 },
    isOf: account => /^ID\.CO\.[A-Z0-9.]+\.WWW$/i.test(idOf(account)),
  },
  {
    name: 'QRPH',
    country: 'PH',
    currencies: { 608: 2 },
    isOf: account => /^(com\.p2pqrpay|ph\.ppmi\.(p2m|qrph))$/i.test(idOf(account)),
  },
  // Its accounts have no identifier of a scheme: the first object is the account itself, a name at a bank.
  {
    name: 'KHQR',
    country: 'KH',
    currencies: { 116: 0, 840: 2 },
    isOf: account => /^[^@\s]+@[^@\s]+$/.test(idOf(account)),
  },
]

/** Tags of merchants' accounts that are templates. */
const isAccount = ({ tag }: DataObject): boolean => tag >= '26' && tag <= '51'

/** The scheme of a code by the account that it pays to. @throws CodeFault code_scheme */
export function schemeOf(objects: readonly DataObject[]): Scheme {
  const accounts = objects.filter(isAccount).map(({ value, place }) => {
    try {
      return readObjects(value, place + 4)
    } catch {
      return []
    }
  })
  const found = schemes.find(({ isOf }) => accounts.some(isOf))
  if (!found) throw new CodeFault('code_scheme')
  return found
}

/** Three letters of the currencies that the schemes know, by their numbers. */
export const currencyNumbers: Record<string, string> = {
  ...{ VND: '704', THB: '764', IDR: '360', PHP: '608', KHR: '116', USD: '840' },
}
