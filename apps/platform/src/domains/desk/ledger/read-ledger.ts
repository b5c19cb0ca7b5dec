import type { InputOf, ResponseOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { addDays, dayIn, rangeIn } from '../../../kernel/date-range.ts'
import {
  accountOf,
  groupOf,
  listAccounts,
  movesOfAccount,
  proveTransfer,
  transfersIn,
  transfersOfKeys,
} from '../../ledger/index.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { beforeId } from '../file/page.ts'
import { eventOf } from './event-of.ts'
import { presentAccounts, presentTransfers } from './present-transfers.ts'

/** Days that are shown where none are asked for. */
const usualDays = 30

/** Accounts with what they hold. */
export async function readAccounts(
  { database: { kysely } }: DeskDependencies,
  input: InputOf<'ledger.accounts'>,
): Promise<ResponseOf<'ledger.accounts'>> {
  const { rows, ...page } = await listAccounts(kysely, input)
  return { list: await presentAccounts(kysely, rows), ...page }
}

/** An account and what moved on it. @throws ApiError not_found, invalid_input naming the range or the cursor */
export async function readAccount(
  deps: DeskDependencies,
  { id, code, from, to, ...page }: InputOf<'ledger.account'>,
): Promise<ResponseOf<'ledger.account'>> {
  const { kysely } = deps.database
  const account = await accountOf(kysely, BigInt(id))
  if (!account) throw new ApiError('not_found')
  const { start, end, ...days } = await daysOf(deps, { from, to })
  const filter = { ...{ start, end, code, account: account.id }, before: beforeId(page), limit: page.limit }
  const { rows, next } = await (account.stored === null ? transfersIn : movesOfAccount)(kysely, filter)
  const [[shown], list] = await Promise.all([presentAccounts(kysely, [account]), presentTransfers(kysely, rows)])
  return { account: shown!, from: days.from, to: days.to, list, next: next?.toString() ?? null }
}

/** Transfers by code and account of some days, or by the beginning of their keys. @throws ApiError invalid_input */
export async function readTransfers(
  deps: DeskDependencies,
  { code, account, key, from, to, ...page }: InputOf<'ledger.transfers'>,
): Promise<ResponseOf<'ledger.transfers'>> {
  const { kysely } = deps.database
  const { start, end, ...days } = await daysOf(deps, { from, to })
  const said = { from: days.from, to: days.to }
  if (key !== undefined) {
    const { rows, next } = await transfersOfKeys(kysely, { key, after: page.cursor, limit: page.limit })
    return { ...said, list: await presentTransfers(kysely, rows), next }
  }
  const own = account === undefined ? undefined : await accountOf(kysely, BigInt(account))
  if (account !== undefined && !own) return { ...said, list: [], next: null }
  const filter = { start, end, code, before: beforeId(page), limit: page.limit }
  const { rows, next } =
    own && own.stored !== null
      ? await movesOfAccount(kysely, { ...filter, account: own.id })
      : await transfersIn(kysely, { ...filter, account: own?.id })
  return { ...said, list: await presentTransfers(kysely, rows), next: next?.toString() ?? null }
}

/** A transfer with its group and what it stands for. @throws ApiError not_found */
export async function readTransfer(
  deps: DeskDependencies,
  { id, at }: InputOf<'ledger.transfer'>,
): Promise<ResponseOf<'ledger.transfer'>> {
  const { kysely } = deps.database
  const group = await groupOf(kysely, BigInt(id), at === undefined ? undefined : new Date(at))
  if (!group) throw new ApiError('not_found')
  const [shown, event] = await Promise.all([presentTransfers(kysely, group), eventOf(kysely, group[0]!.key)])
  return { group: shown, event }
}

/** A transfer's place in the sealed ledger. @throws ApiError not_found, proof_pending */
export async function readProof(
  { database: { kysely } }: DeskDependencies,
  { id, at }: InputOf<'ledger.proof'>,
): Promise<ResponseOf<'ledger.proof'>> {
  const proof = await proveTransfer(kysely, BigInt(id), at === undefined ? undefined : new Date(at))
  if (proof === null) throw new ApiError('not_found')
  if (proof === 'pending') throw new ApiError('proof_pending')
  return proof
}

async function daysOf(deps: DeskDependencies, { from, to }: { from?: string | undefined; to?: string | undefined }) {
  const { timeZone } = await deps.settings.recentBrand()
  const last = to ?? dayIn(deps.clock.now(), timeZone)
  return rangeIn(deps, { from: from ?? addDays(last, 1 - usualDays), to: last })
}
