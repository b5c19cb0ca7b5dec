const cents = 100n
const shape = /^\d{1,7}(?:\.\d{0,2})?$/

/** A stake as it is typed, in units of 1/10 000; null where it is none, or nothing. */
export function stakeUnits(text: string): bigint | null {
  const typed = text.trim()
  if (!shape.test(typed)) return null
  const [whole = '0', part = ''] = typed.split('.')
  const units = (BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))) * cents
  return units > 0n ? units : null
}

/** Units as a stake is typed: cut to cents, without zeros that say nothing. */
export function stakeText(units: bigint | string): string {
  const inCents = BigInt(units) / cents
  const part = String(inCents % 100n).padStart(2, '0')
  return part === '00' ? String(inCents / 100n) : `${inCents / 100n}.${part}`
}

/** A typed stake with an amount on top. */
export const stakePlus = (text: string, units: bigint): string => stakeText((stakeUnits(text) ?? 0n) + units)

/** A typed stake after a key of the number pad. */
export function afterKey(text: string, key: string): string {
  if (key === 'back') return text.slice(0, -1)
  const next = key === '.' && text === '' ? '0.' : text === '0' && key !== '.' ? key : text + key
  return shape.test(next) ? next : text
}
