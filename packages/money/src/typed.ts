import { AmountError, parseAmount, toWire } from './index.ts'

/** The most that a person may enter at once, in units: 100,000,000,000.00. */
export const mostTypedUnits = 10n ** 15n

/** Why what was typed is no amount: its form, a third decimal (or any, of what is counted in wholes), its size. */
export type TypedFault = 'form' | 'decimals' | 'size'

export type TypedAmount = { amount: string } | { fault: TypedFault }

interface TypedOptions {
  /** The currency's symbol, which may stand in front as it does wherever amounts are shown. */
  symbol?: string
  /** Only whole numbers count, as with points. Two zeros after the point are still whole. */
  isWhole?: boolean
}

/** Digits, comma and point as keyboards for Chinese and Japanese write them, by their plain forms. */
const wideForms: Record<string, string> = { '，': ',', '．': '.', '。': '.', '｡': '.' }
const wide = /[０-９，．。｡]/g
/** Marks of direction and of width zero, which come along with what is copied. */
const unseen = /\p{Cf}/gu
const plainOf = (mark: string): string => wideForms[mark] ?? String.fromCharCode(mark.charCodeAt(0) - 0xfee0)

const groups = /^(?:0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/

/**
 * Reads what a person typed or pasted into a field for an amount: digits, in groups of three between commas or without any,
 * and up to two decimals after a point, the form in which the site shows amounts in every language. Nothing is guessed:
 * whatever could be meant as another amount ("1.000,50", "1,5", "1e9") is refused.
 * @returns the amount as it travels ("1000.50"; whole ones without decimals, "1000"), or why there is none
 */
export function readTyped(typed: string, { symbol = '', isWhole = false }: TypedOptions = {}): TypedAmount {
  const trimmed = typed.replace(unseen, '').trim()
  const bare = symbol !== '' && trimmed.startsWith(symbol) ? trimmed.slice(symbol.length).trimStart() : trimmed
  const plain = bare.replace(wide, plainOf)
  const match = groups.exec(plain)
  if (!match) return { fault: 'form' }
  const decimals = match[1] ?? ''
  if (decimals.length > 2 || (isWhole && /[1-9]/.test(decimals))) return { fault: 'decimals' }
  try {
    const units = parseAmount(plain.replaceAll(',', ''))
    if (units > mostTypedUnits) return { fault: 'size' }
    return { amount: isWhole ? toWire(units).slice(0, -3) : toWire(units) }
  } catch (error) {
    if (error instanceof AmountError) return { fault: 'size' }
    throw error
  }
}
