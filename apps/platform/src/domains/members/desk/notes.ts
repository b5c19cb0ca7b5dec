import type { InputOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { type OperatorCaller, operatorActor } from '../../../kernel/http/caller.ts'
import { membersAmong } from '../names.ts'
import type { MembersDependencies } from '../registration/create-member.ts'
import { tables } from '../tables.ts'

/** What an operator wrote of a member. */
export interface Note {
  id: bigint
  operatorId: bigint
  text: string
  at: Date
}

/** Notes of a member before one, the newest first. */
export async function notesOf(
  db: Queryable,
  memberId: bigint,
  { before, limit }: { before?: bigint | undefined; limit: number },
): Promise<Note[]> {
  return tables(db)
    .selectFrom('members.note')
    .select(['id', 'operator_id as operatorId', 'text', 'at'])
    .where('member_id', '=', memberId)
    .$if(before !== undefined, query => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Writes a note, which nobody changes any more. @throws ApiError not_found */
export async function addNote(
  { database, clock }: Pick<MembersDependencies, 'database' | 'clock'>,
  { id, text }: InputOf<'members.note'>,
  caller: OperatorCaller,
): Promise<null> {
  return database.transaction(async tx => {
    const memberId = BigInt(id)
    if ((await membersAmong(tx, [memberId])).length === 0) throw new ApiError('not_found')
    const at = clock.now()
    const note = { member_id: memberId, operator_id: caller.operatorId, text, at }
    await tables(tx).insertInto('members.note').values(note).execute()
    const entry = { at, actor: operatorActor(caller), action: 'members.note', subject: `account:${memberId}` }
    await audit(tx, { ...entry, before: null, after: { text } })
    return null
  })
}
