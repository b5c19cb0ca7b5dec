import type { InputOf, ResponseOf } from '@baize/api'
import type { ClubLevel } from '@baize/api/club'
import { ApiError } from '../../kernel/api-error.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Tx } from '../../kernel/database/open-database.ts'
import { type OperatorCaller, operatorActor } from '../../kernel/http/caller.ts'
import { membersAmong } from './names.ts'
import type { MembersDependencies } from './registration/create-member.ts'
import { tables } from './tables.ts'

/** Writes the club level that a member has from now on, or none. Answers whether there is such a member. */
export async function writeClubLevel(tx: Tx, memberId: bigint, level: ClubLevel | null): Promise<boolean> {
  const written = await tables(tx)
    .updateTable('members.member')
    .set({ club_rank: level?.rank ?? null, club_label: level?.name ?? null })
    .where('id', '=', memberId)
    .executeTakeFirst()
  return written.numUpdatedRows > 0n
}

/**
 * Gives a member the labels of a list, in place of those before.
 * @throws ApiError not_found, changed_meanwhile
 */
export async function labelMember(
  { database, clock }: Pick<MembersDependencies, 'database' | 'clock'>,
  { id: asked, labels, version, reason }: InputOf<'members.label'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'members.label'>> {
  const id = BigInt(asked)
  return database.transaction(async tx => {
    if ((await membersAmong(tx, [id])).length === 0) throw new ApiError('not_found')
    const before = await tables(tx)
      .selectFrom('members.member')
      .select(['labels', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (before.version !== version) throw new ApiError('changed_meanwhile')
    const set = { labels: JSON.stringify(labels), version: version + 1 }
    await tables(tx).updateTable('members.member').set(set).where('id', '=', id).execute()
    const entry = { at: clock.now(), actor: operatorActor(caller), action: 'members.label' }
    const change = { before: { labels: before.labels }, after: { labels } }
    await audit(tx, { ...entry, subject: `account:${id}`, detail: { reason }, ...change })
    return { version: set.version }
  })
}
