import { numberArray, textArray } from '@baize/server-kit/database/array-text'
import { parseBigintArray } from '@baize/server-kit/database/column-types'
import { type AccountRef, accountName } from '../accounts/accounts.ts'
import { asSimpleMove, fingerprintOf, type Group, type PostOutcome, type Refusal } from './group.ts'

/** Values of ledger.post's parameters, in order, in PostgreSQL's text form. */
export type BatchValues = [string, string, string, string, string, string, string, string | null, string]

/** Puts groups into the columns that ledger.post takes. */
export function encodeBatch(groups: readonly Group[], ids: ReadonlyMap<string, bigint>): BatchValues {
  const keys: string[] = []
  const fingerprints: string[] = []
  const references: (string | null)[] = []
  const accounts: (bigint | null)[] = []
  const counters: (bigint | null)[] = []
  const changes: (bigint | null)[] = []
  const codes: (string | null)[] = []
  const legs: (string | null)[] = []
  for (const group of groups) {
    const move = asSimpleMove(group)
    keys.push(group.key)
    fingerprints.push(fingerprintOf(group))
    references.push(group.reference ?? null)
    accounts.push(move ? idOf(move.account, ids) : null)
    counters.push(move ? idOf(move.counter, ids) : null)
    changes.push(move ? move.changeUnits : null)
    codes.push(move ? move.code : null)
    legs.push(move ? null : legsJson(group, ids))
  }
  const isPlain = legs.every(leg => leg === null)
  return [
    textArray(keys),
    numberArray(fingerprints),
    textArray(references),
    numberArray(accounts),
    numberArray(counters),
    numberArray(changes),
    textArray(codes),
    isPlain ? null : textArray(legs),
    numberArray(itemsInOrder(groups, keys, accounts, ids)),
  ]
}

/** Numbers, from 1, of the items that are groups of several transfers or share an account or a key with another item. */
function itemsInOrder(
  groups: readonly Group[],
  keys: string[],
  accounts: (bigint | null)[],
  ids: ReadonlyMap<string, bigint>,
): number[] {
  const keyUses = countUses(keys)
  const grouped = groups.flatMap((group, index) =>
    accounts[index] === null ? group.legs.flatMap(leg => [idOf(leg.debit, ids), idOf(leg.credit, ids)]) : [],
  )
  const accountUses = countUses([...accounts, ...grouped])
  const inOrder: number[] = []
  for (const [index, account] of accounts.entries()) {
    if (account === null || accountUses.get(account)! > 1 || keyUses.get(keys[index]!)! > 1) inOrder.push(index + 1)
  }
  return inOrder
}

function countUses<T>(values: readonly T[]): Map<T, number> {
  const uses = new Map<T, number>()
  for (const value of values) uses.set(value, (uses.get(value) ?? 0) + 1)
  return uses
}

function idOf(ref: AccountRef, ids: ReadonlyMap<string, bigint>): bigint {
  const id = ids.get(accountName(ref))
  if (id === undefined) throw new Error(`the account ${accountName(ref)} was not resolved`)
  return id
}

/** Values of ledger.post_one's parameters, or undefined for a group that it cannot take. */
export function encodeOne(group: Group, ids: ReadonlyMap<string, bigint>): unknown[] | undefined {
  const move = asSimpleMove(group)
  if (!move) return undefined
  const { account, counter, changeUnits, code } = move
  return [
    group.key,
    fingerprintOf(group),
    group.reference ?? null,
    idOf(account, ids),
    idOf(counter, ids),
    changeUnits,
    code,
  ]
}

function legsJson(group: Group, ids: ReadonlyMap<string, bigint>): string {
  return JSON.stringify(
    group.legs.map(({ debit, credit, amountUnits, code, suffix, mode }) => ({
      debit: String(idOf(debit, ids)),
      credit: String(idOf(credit, ids)),
      amount: amountUnits?.toString(),
      code,
      suffix,
      mode,
    })),
  )
}

/** A row of ledger.post with all columns as text: item, outcome, transfer_id, reply. */
export type OutcomeRow = [string, string, string | null, string | null]

/** The outcome of each item, in the order of the items. */
export function decodeOutcomes(rows: readonly OutcomeRow[], count: number): PostOutcome[] {
  const outcomes = new Array<PostOutcome>(count)
  for (const [item, status, transferId, reply] of rows) outcomes[Number(item) - 1] = decode(status, transferId, reply)
  return outcomes
}

function decode(status: string, transferId: string | null, reply: string | null): PostOutcome {
  if (status !== 'ok' && status !== 'duplicate') return { status: status as Refusal }
  const numbers = parseBigintArray(reply ?? '{}')
  const legs = Array.from({ length: numbers.length / 3 }, (_, leg) => ({
    amountUnits: numbers[leg * 3] ?? 0n,
    debitAfter: numbers[leg * 3 + 1] ?? null,
    creditAfter: numbers[leg * 3 + 2] ?? null,
  }))
  return { status, transferId: transferId === null ? null : BigInt(transferId), legs }
}
