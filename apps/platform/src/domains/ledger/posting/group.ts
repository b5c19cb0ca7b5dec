import { hash } from 'node:crypto'
import { type AccountRef, accountName, storesBalance } from '../accounts/accounts.ts'
import type { Code } from '../codes.ts'

/** exact: the amount or nothing. up_to: what the debit account holds, at most the amount. rest: what the up_to leg before it could not take. */
export type LegMode = 'exact' | 'up_to' | 'rest'

/** One transfer of a group: it lowers the debit account of a member and raises the credit account. */
export interface Leg {
  debit: AccountRef
  credit: AccountRef
  /** Positive units; left out in mode `rest`. */
  amountUnits?: bigint
  code: Code
  /** Makes this transfer's own key out of the group's, as ':fee'. The first leg has none. */
  suffix?: string
  mode?: LegMode
}

/** One business event: one to four transfers, all or none, under one idempotency key. */
export interface Group {
  key: string
  legs: readonly Leg[]
  /** Order, round or request that the transfers belong to, shown in statements. */
  reference?: string
  /** What the caller was asked, when more than the transfers tells two requests apart. */
  request?: string
}

export interface PostedLeg {
  amountUnits: bigint
  /** Balances that the transfer left; null for accounts that store none. */
  debitAfter: bigint | null
  creditAfter: bigint | null
}

export type Refusal = 'poor' | 'key_reused' | 'account_blocked' | 'account_unknown' | 'book_mismatch' | 'amount_invalid'

/** `duplicate` is the stored answer of the same key and body. */
export type PostOutcome =
  | { status: 'ok' | 'duplicate'; transferId: bigint | null; legs: PostedLeg[] }
  | { status: Refusal }

/** Thrown where a refusal must undo the caller's transaction. */
export class LedgerRefusal extends Error {
  override readonly name = 'LedgerRefusal'
  readonly refusal: Refusal
  readonly key: string

  constructor(refusal: Refusal, key: string) {
    super(`the ledger refuses ${key}: ${refusal}`)
    this.refusal = refusal
    this.key = key
  }
}

const MAX_LEGS = 4
const MAX_KEY_LENGTH = 200
const MAX_UNITS = 10n ** 15n

/**
 * Checks what the database would refuse for a whole batch.
 * @throws RangeError for a caller's mistake: no or too many legs, keys that do not fit, texts with NUL
 */
export function checkGroup({ key, legs, reference = '' }: Group): Refusal | undefined {
  if (legs.length < 1 || legs.length > MAX_LEGS) throw new RangeError(`${key}: a group has 1 to ${MAX_LEGS} legs`)
  const longestKey = key.length + Math.max(...legs.map(leg => leg.suffix?.length ?? 0))
  if (key === '' || longestKey > MAX_KEY_LENGTH)
    throw new RangeError(`a key has 1 to ${MAX_KEY_LENGTH} characters: ${key.slice(0, 60)}`)
  if (`${key}${reference}`.includes('\0')) throw new RangeError('a key or reference holds a NUL character')
  if (new Set(legs.map(leg => leg.suffix ?? '')).size < legs.length)
    throw new RangeError(`${key}: two legs have the same suffix`)
  const bad = legs.some(
    ({ mode, amountUnits }) =>
      mode !== 'rest' && (amountUnits === undefined || amountUnits <= 0n || amountUnits > MAX_UNITS),
  )
  return bad ? 'amount_invalid' : undefined
}

/** 128 bits that differ when the request differs, as a UUID's 32 hexadecimal digits. */
export function fingerprintOf({ legs, reference, request }: Group): string {
  const told =
    request ??
    legs
      .map(leg => `${accountName(leg.debit)}>${accountName(leg.credit)}:${leg.amountUnits}:${leg.code}:${leg.mode}`)
      .join(';')
  return hash('sha256', `${told}|${reference}`).slice(0, 32)
}

/**
 * A group of one exact transfer between an account that stores its balance and one that does not, such as a bet or a
 * win, which the database handles in sets. Undefined for all others.
 */
export function asSimpleMove({
  legs,
}: Group): { account: AccountRef; counter: AccountRef; changeUnits: bigint; code: Code } | undefined {
  const [leg] = legs
  if (!leg || legs.length > 1 || leg.suffix || (leg.mode ?? 'exact') !== 'exact' || leg.amountUnits === undefined)
    return undefined
  const { debit, credit, amountUnits, code } = leg
  if (storesBalance(debit) === storesBalance(credit)) return undefined
  return storesBalance(debit)
    ? { account: debit, counter: credit, changeUnits: -amountUnits, code }
    : { account: credit, counter: debit, changeUnits: amountUnits, code }
}
