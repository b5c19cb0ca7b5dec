import type { InputOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { endEverywhere } from '../closed-accounts.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { auditAct, memberToActOn } from './member-of-desk.ts'

/**
 * Ends a session of a member, or all of them and every remembered browser.
 * @throws ApiError not_found for nobody, and for a session that is not the member's
 */
export async function signOutMember(
  parts: Parts,
  { id, session, reason }: InputOf<'members.signOut'>,
  caller: OperatorCaller,
): Promise<null> {
  const ended = await parts.database.transaction(async tx => {
    const member = await memberToActOn(tx, id)
    const ended = session === undefined ? await endEverywhere(parts, tx, member.id) : [session]
    if (session !== undefined) {
      const gone = await tables(tx)
        .deleteFrom('identity.session')
        .where('id', '=', BigInt(session))
        .where('account_id', '=', member.id)
        .returning('id')
        .executeTakeFirst()
      if (!gone) throw new ApiError('not_found')
    }
    await auditAct(parts, tx, {
      ...{ action: 'members.signOut', id: member.id, caller },
      ...{ detail: { reason }, before: { sessions: ended }, after: { sessions: [] } },
    })
    return ended
  })
  await parts.sessions.ended(BigInt(id), ended)
  return null
}
