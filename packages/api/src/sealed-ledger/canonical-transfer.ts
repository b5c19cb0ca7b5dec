/** A transfer as it is sealed: numbers in decimal digits, as text. Amounts are units, 10,000 to one of the currency. */
export interface SealedTransfer {
  id: string
  /** Seconds since 1970, UTC, with six decimals. */
  postedAt: string
  debitAccount: string
  creditAccount: string
  amount: string
  /** Null for accounts that store no balance. */
  debitAfter: string | null
  creditAfter: string | null
  book: string
  currency: string
  code: string
  key: string
  reference: string | null
}

/** @throws RangeError for what is no number, so that no field can pass itself off as two */
function digits(value: string | null): string {
  if (value === null) return 'null'
  if (!/^-?\d+(\.\d{6})?$/.test(value)) throw new RangeError(`expected a number, not ${value}`)
  return value
}

/**
 * The canonical row of a transfer, the text that its leaf is the hash of: a JSON array of its twelve fields in the order of
 * {@link SealedTransfer}, a comma and a space between them. Numbers and null stand bare, texts as JSON.stringify writes them.
 * @throws RangeError where a number is none
 */
export function canonicalTransfer(transfer: SealedTransfer): string {
  const { id, postedAt, debitAccount, creditAccount, amount, debitAfter, creditAfter } = transfer
  const numbers = [id, postedAt, debitAccount, creditAccount, amount, debitAfter, creditAfter].map(digits)
  const { book, currency, code, key, reference } = transfer
  const texts = [book, currency, code, key, reference].map(value => JSON.stringify(value))
  return `[${[...numbers, ...texts].join(', ')}]`
}
