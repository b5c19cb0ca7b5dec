import { numberArray, textArray } from '../../kernel/database/array-text.ts'
import { parseBigintArray } from '../../kernel/database/column-types.ts'
import { accountName } from './accounts.ts'
import { asSimpleMove, fingerprintOf, type Group, type PostOutcome, type Refusal } from './group.ts'

/** Values of ledger.post's parameters, in order, in PostgreSQL's text form. */
export type BatchValues = [string, string, string, string, string, string, string, string | null]

/** Puts groups into the columns that ledger.post takes. */
export function encodeBatch(groups: readonly Group[], ids: ReadonlyMap<string, bigint>): BatchValues {
  const moves = groups.map(asSimpleMove)
  const idOf = (ref: Parameters<typeof accountName>[0]) => ids.get(accountName(ref))
  const legs = groups.map((group, index) => (moves[index] ? null : legsJson(group, idOf)))
  return [
    textArray(groups.map(group => group.key)),
    numberArray(groups.map(fingerprintOf)),
    textArray(groups.map(group => group.reference ?? null)),
    numberArray(moves.map(move => move && idOf(move.account))),
    numberArray(moves.map(move => move && idOf(move.counter))),
    numberArray(moves.map(move => move?.changeUnits)),
    textArray(moves.map(move => move?.code ?? null)),
    legs.some(leg => leg !== null) ? textArray(legs) : null,
  ]
}

/** Values of ledger.post_one's parameters, or undefined for a group that it cannot take. */
export function encodeOne(group: Group, ids: ReadonlyMap<string, bigint>): unknown[] | undefined {
  const move = asSimpleMove(group)
  if (!move) return undefined
  const { account, counter, changeUnits, code } = move
  const accountId = ids.get(accountName(account))
  const counterId = ids.get(accountName(counter))
  return [group.key, fingerprintOf(group), group.reference ?? null, accountId, counterId, changeUnits, code]
}

function legsJson(group: Group, idOf: (ref: Group['legs'][number]['debit']) => bigint | undefined): string {
  return JSON.stringify(
    group.legs.map(({ debit, credit, amountUnits, code, suffix, mode }) => ({
      debit: String(idOf(debit)),
      credit: String(idOf(credit)),
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
