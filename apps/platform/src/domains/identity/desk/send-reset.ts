import type { InputOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { isLockedOut } from '../locks/locks.ts'
import type { Parts } from '../parts.ts'
import { mailResetLink } from '../passwords/reset-link.ts'
import { auditAct, memberToActOn } from './member-of-desk.ts'

/**
 * Mails a member a link for a new password to the address that is bound, which no operator reads. It is good once.
 * @throws ApiError not_found, not_allowed while no mail leads outside, mail_unbound, account_blocked where sign-in is locked
 */
export async function sendReset(
  parts: Parts,
  { id, reason }: InputOf<'members.sendReset'>,
  { caller, origin }: { caller: OperatorCaller; origin: string },
): Promise<null> {
  const { database, clock, delivery, members } = parts
  if (!delivery.reaches('mail')) throw new ApiError('not_allowed')
  await database.transaction(async tx => {
    const member = await memberToActOn(tx, id)
    if (!member.email) throw new ApiError('mail_unbound')
    if (isLockedOut(member, clock.now())) throw new ApiError('account_blocked')
    const language = await members.get().languageOf(tx, member.id)
    await mailResetLink(parts, tx, { account: member, language, origin })
    await auditAct(parts, tx, { action: 'members.sendReset', id: member.id, caller, detail: { reason } })
  })
  delivery.wake()
  return null
}
