import type { InputOf } from '@baize/api'
import { guestType } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { operatorActor } from '../../../kernel/http/caller.ts'
import { guardChange } from '../contacts/guard-change.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { usernameKey } from '../username-key.ts'

type Named = InputOf<'members.freeze'>
interface Where {
  caller: OperatorCaller
}

/**
 * Freezes a member: nobody signs in, open sessions end, no money leaves and no game takes a bet. Rounds that are open are
 * settled as ever. The member is told the reason on every contact.
 * @throws ApiError not_found, order_state for a member who is frozen
 */
export const freezeMember = (parts: Parts, input: Named, where: Where) => setFrozen(parts, input, where, true)

/** Gives a frozen member the account back. @throws ApiError not_found, order_state for a member who is not frozen */
export const releaseMember = (parts: Parts, input: Named, where: Where) => setFrozen(parts, input, where, false)

async function setFrozen(parts: Parts, { account, reason }: Named, { caller }: Where, isFrozen: boolean) {
  const { database, clock, delivery, rememberMe, sessions } = parts
  const { id, ended } = await database.transaction(async tx => {
    const member = await tables(tx)
      .selectFrom('identity.account')
      .select(['id', 'status'])
      .where('username_key', '=', usernameKey(account.trim()))
      .where('kind', '=', 'member')
      .where('agent_type', '!=', guestType)
      .forUpdate()
      .executeTakeFirst()
    if (!member) throw new ApiError('not_found')
    const { id } = member
    if ((member.status === 'blocked') === isFrozen) throw new ApiError('order_state')
    const status = isFrozen ? 'blocked' : 'active'
    await tables(tx).updateTable('identity.account').set({ status }).where('id', '=', id).execute()
    if (isFrozen) await rememberMe.revoke(tx, id)
    const ended = isFrozen ? await sessions.endAll(tx, id) : []
    const notice = isFrozen ? 'frozen' : 'released'
    const language = await parts.members.get().languageOf(tx, id)
    await guardChange(parts, tx, { accountId: id, notice, detail: reason, language })
    const action = isFrozen ? 'members.freeze' : 'members.release'
    const actor = operatorActor(caller)
    await audit(tx, { at: clock.now(), actor, action, subject: `account:${id}`, detail: { reason } })
    return { id, ended }
  })
  delivery.wake()
  await sessions.ended(id, ended)
  return null
}
