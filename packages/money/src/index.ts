/**
 * Amounts of money as integers of 1/10 000 ("units"), and how they travel and are shown.
 *
 * On the wire an amount is a decimal string with up to four decimals; on screen it is cut, never rounded up,
 * to two decimals with comma separators. Rates are exact fractions. Nothing here uses floating point.
 */

/** Units in one whole of any currency. */
export const UNITS_PER_WHOLE = 10_000n

const UNITS_PER_CENT = 100n
const WIRE = /^-?(?:0|[1-9]\d{0,12})(?:\.\d{1,4})?$/

/** A string that is not a plain decimal amount with at most four decimals. */
export class AmountError extends Error {
  override name = 'AmountError'
}

/**
 * Reads a wire amount ("12", "-0.5", "1000.0001") into units.
 * @throws AmountError for anything else: exponents, separators, signs other than one minus, more than four decimals
 */
export function parseAmount(text: string): bigint {
  if (!WIRE.test(text)) throw new AmountError(`not a plain decimal amount: ${text.slice(0, 40)}`)
  const negative = text.startsWith('-')
  const [whole = '0', fraction = ''] = (negative ? text.slice(1) : text).split('.')
  const units = BigInt(whole) * UNITS_PER_WHOLE + BigInt(fraction.padEnd(4, '0'))
  return negative ? -units : units
}

/** Units as a wire amount: at least two decimals, at most four, no separators ("1.00", "0.0125"). */
export function toWire(units: bigint): string {
  const { sign, whole, fraction } = split(units)
  const trimmed = fraction.endsWith('00') ? fraction.slice(0, 2) : fraction.replace(/0$/, '')
  return `${sign}${whole}.${trimmed}`
}

/** Units as a wire amount with four decimals whatever they are ("1.0000"), for files. */
export function toFourDecimals(units: bigint): string {
  const { sign, whole, fraction } = split(units)
  return `${sign}${whole}.${fraction}`
}

/** Units as people read them: cut to two decimals, commas, sign before the symbol ("-P1,234.50"). */
export function formatAmount(units: bigint, symbol = ''): string {
  const { sign, whole, fraction } = split(units)
  return `${sign}${symbol}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction.slice(0, 2)}`
}

/** A wire amount as people read it; see {@link formatAmount}. */
export function formatWire(text: string, symbol = ''): string {
  return formatAmount(parseAmount(text), symbol)
}

/** Cuts units to whole cents, toward zero. Derived amounts (rebate, fee, salary) are floored with it. */
export function floorToCents(units: bigint): bigint {
  return (units / UNITS_PER_CENT) * UNITS_PER_CENT
}

/**
 * Multiplies by an exact rate, cut toward zero.
 * @param ratePpm the rate in parts per million (1.2 % is 12 000)
 */
export function multiplyByRate(units: bigint, ratePpm: bigint): bigint {
  return (units * ratePpm) / 1_000_000n
}

/** Splits units into n parts that differ by at most one unit and sum to the whole. */
export function splitEvenly(units: bigint, parts: number): bigint[] {
  if (!Number.isInteger(parts) || parts < 1) throw new RangeError('parts must be a whole number of at least 1')
  const share = units / BigInt(parts)
  const rest = units % BigInt(parts)
  const step = rest < 0n ? -1n : 1n
  return Array.from({ length: parts }, (_, i) => (BigInt(i) < rest * step ? share + step : share))
}

/** Adds amounts field by field; only the fields of the first count. */
export function addEach<Field extends string>(
  left: Record<Field, bigint>,
  right: Record<NoInfer<Field>, bigint>,
): Record<Field, bigint> {
  const sum = { ...left }
  for (const field of Object.keys(left) as Field[]) sum[field] += right[field]
  return sum
}

function split(units: bigint): { sign: string; whole: string; fraction: string } {
  const magnitude = units < 0n ? -units : units
  return {
    sign: units < 0n ? '-' : '',
    whole: (magnitude / UNITS_PER_WHOLE).toString(),
    fraction: (magnitude % UNITS_PER_WHOLE).toString().padStart(4, '0'),
  }
}
