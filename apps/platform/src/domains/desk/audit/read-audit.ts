import type { InputOf, ResponseOf } from '@baize/api'
import { differencesOf, type Facts } from '../../../kernel/acts/facts.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { entryById, listEntries } from '../../../kernel/audit/list-entries.ts'
import { checkPart } from '../../../kernel/audit/verify.ts'
import { addDays, requireDay, startOfDay } from '../../../kernel/date-range.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { shownAddress } from '../../../kernel/masking/shown-address.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { actorsNamed, namesOfActors } from './actors.ts'

type Entry = Parameters<typeof presentEntry>[0]

/** Entries of the audit, the newest first. @throws ApiError invalid_input naming a day or the cursor */
export async function readEntries(
  { database: { kysely }, settings }: DeskDependencies,
  { actor, from, to, ...asked }: InputOf<'audit.entries'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'audit.entries'>> {
  const { act, subject, kind, ...page } = asked
  const { timeZone } = await settings.recentBrand()
  const filter = {
    ...{ act, subject, kind, actors: actor === undefined ? undefined : await actorsNamed(kysely, actor) },
    start: from === undefined ? undefined : startOfDay(requireDay('from', from), timeZone),
    end: to === undefined ? undefined : startOfDay(addDays(requireDay('to', to), 1), timeZone),
  }
  const { rows, ...about } = await listEntries(kysely, filter, page)
  const nameOf = await namesOfActors(kysely, rows.flatMap(personsOf), caller)
  return { list: rows.map(row => presentEntry(row, nameOf)), ...about }
}

/** An entry with what it changed. @throws ApiError not_found */
export async function readEntry(
  { database: { kysely } }: DeskDependencies,
  { id }: InputOf<'audit.entry'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'audit.entry'>> {
  const entry = await entryById(kysely, BigInt(id))
  if (!entry) throw new ApiError('not_found')
  const { before, after, reason: _reason, approvedBy: _approvedBy, ...detail } = entry.detail
  const isChange = before !== undefined || after !== undefined
  return {
    ...presentEntry(entry, await namesOfActors(kysely, personsOf(entry), caller)),
    detail: typeof detail.address === 'string' ? { ...detail, address: shownAddress(caller, detail.address) } : detail,
    differences: isChange ? differencesOf((before ?? null) as Facts | null, (after ?? null) as Facts | null) : null,
    ...{ previousHash: entry.previous_hash.toString('hex'), hash: entry.hash.toString('hex') },
  }
}

/** Verifies the chain a part at a time, so that its reader sees how far it is. */
export async function verifyChain(
  { database: { kysely } }: DeskDependencies,
  { after = '0' }: InputOf<'audit.verify'>,
): Promise<ResponseOf<'audit.verify'>> {
  const { through, isEnd, broken } = await checkPart(kysely, BigInt(after))
  return {
    ...{ through: through.toString(), ok: broken === null, broken: broken?.toString() ?? null },
    next: isEnd || broken !== null ? null : through.toString(),
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const personsOf = ({ actor, detail }: Pick<Entry, 'actor' | 'detail'>) =>
  [actor, textOf(detail.approvedBy) ?? []].flat()

function presentEntry(
  entry: { id: bigint; at: Date; actor: string; action: string; subject: string; detail: Facts },
  nameOf: (actor: string) => string,
): ResponseOf<'audit.entries'>['list'][number] {
  const { id, at, actor, action, subject, detail } = entry
  const approver = textOf(detail.approvedBy)
  return {
    ...{ id: id.toString(), at: at.toISOString(), actor: nameOf(actor), action, subject },
    ...{ reason: textOf(detail.reason), approvedBy: approver === null ? null : nameOf(approver) },
  }
}
