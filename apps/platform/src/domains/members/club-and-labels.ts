import type { InputOf } from '@baize/api'
import type { ClubLevel } from '@baize/api/club'
import { ApiError } from '../../kernel/api-error.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Tx } from '../../kernel/database/open-database.ts'
import { type OperatorCaller, operatorActor } from '../../kernel/http/caller.ts'
import { memberByName } from '../identity/index.ts'
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
 * @throws ApiError not_found
 */
export async function setLabels(
  { database, clock }: Pick<MembersDependencies, 'database' | 'clock'>,
  { account, labels, reason }: InputOf<'members.setLabels'>,
  caller: OperatorCaller,
): Promise<null> {
  return database.transaction(async tx => {
    const id = await memberByName(tx, account.trim())
    const written = await tables(tx)
      .updateTable('members.member')
      .set({ labels: JSON.stringify(labels) })
      .where('id', '=', id ?? 0n)
      .executeTakeFirst()
    if (written.numUpdatedRows === 0n) throw new ApiError('not_found')
    const entry = { at: clock.now(), actor: operatorActor(caller), action: 'members.setLabels' }
    await audit(tx, { ...entry, subject: `account:${id}`, detail: { reason, labels: JSON.stringify(labels) } })
    return null
  })
}
