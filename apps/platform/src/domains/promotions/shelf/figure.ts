import { parseAmount } from '@baize/money'

const steps: Record<string, bigint> = { '': 1n, K: 1_000n, M: 1_000_000n }

/** The units of the amount that a promotion's own figure says, such as 131K or 1.5M; null where it says none. */
export function figureUnits(figure: string): bigint | null {
  const [, digits, step] = /^((?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d{1,2})?)([KM]?)$/.exec(figure) ?? []
  if (digits === undefined || step === undefined) return null
  return parseAmount(digits.replaceAll(',', '')) * steps[step]!
}
