import { crcOf } from '@baize/api/pay-code/crc'
import { type DataObject, readObjects, writeObjects } from '@baize/api/pay-code/data-objects'
import type { MerchantCode } from '@baize/api/pay-code/read-code'

type Written = Pick<DataObject, 'tag' | 'value'>

export interface Asked {
  /** Of 1/10 000; with no more decimals than the code's currency has, see `fitsDecimals`. */
  amountUnits: bigint
  /** Number of the order, as the payer's bank sends it along. */
  order: string
  createdAt: Date
  expiresAt: Date
}

const unitsPerWhole = 10_000n

/** Tells if a code whose amounts have these decimals can say an amount. */
export const fitsDecimals = (amountUnits: bigint, decimals: number): boolean =>
  amountUnits % (unitsPerWhole / 10n ** BigInt(decimals)) === 0n

function amountText(units: bigint, decimals: number): string {
  const whole = (units / unitsPerWhole).toString()
  const rest = (units % unitsPerWhole).toString().padStart(4, '0').slice(0, decimals)
  return decimals === 0 ? whole : `${whole}.${rest}`
}

/** Tip and fees, which would make the payer's amount another than the order's, and what is written anew. */
const leftOut = new Set(['01', '54', '55', '56', '57', '62', '63'])

/** The code of one order: what the merchant's own says, once to be paid, with amount and order number. @throws CodeFault code_full */
export function writeCode({ scheme, objects, decimals }: MerchantCode, asked: Asked): string {
  const { amountUnits, order, createdAt, expiresAt } = asked
  const isKhqr = scheme === 'KHQR'
  const times = [createdAt, expiresAt].map((at, index) => ({ tag: `0${index}`, value: String(at.getTime()) }))
  const kept = objects.filter(({ tag }) => !leftOut.has(tag) && !(isKhqr && tag === '99'))
  return sealed([
    ...kept,
    { tag: '01', value: '12' },
    { tag: '54', value: amountText(amountUnits, decimals) },
    { tag: '62', value: additional(objects, order, scheme === 'VIETQR') },
    ...(isKhqr ? [{ tag: '99', value: writeObjects(times) }] : []),
  ])
}

/** Bill number of the order beside what the merchant's code says; banks of VietQR send the purpose along as the remark. */
function additional(objects: readonly DataObject[], order: string, hasPurpose: boolean): string {
  const before = objects.find(({ tag }) => tag === '62')
  const ours = [{ tag: '01', value: order }, ...(hasPurpose ? [{ tag: '08', value: order }] : [])]
  const others = before ? readObjects(before.value, before.place + 4) : []
  return writeObjects(inOrder([...others.filter(({ tag }) => !ours.some(our => our.tag === tag)), ...ours]))
}

/** Data objects in the order of their tags, with the checksum last. */
export function sealed(objects: readonly Written[]): string {
  const covered = `${writeObjects(inOrder(objects))}6304`
  return covered + crcOf(covered)
}

const inOrder = (objects: readonly Written[]): Written[] =>
  objects.toSorted((one, other) => Number(one.tag) - Number(other.tag))
