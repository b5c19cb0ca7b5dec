import type { ResponseOf } from '@baize/api'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import { withdrawalHold } from '../money-hold.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'

const hidden = '••••'

/** What guards the account, as far as its owner may read it on a screen that others may see. */
export async function securityState(parts: Parts, caller: MemberCaller): Promise<ResponseOf<'security.state'>> {
  const { database, clock, withdrawalPassword } = parts
  const account = await tables(database.kysely)
    .selectFrom('identity.account')
    .select(['dialing_code', 'mobile_num', 'email', 'password_changed_at'])
    .where('id', '=', caller.memberId)
    .executeTakeFirstOrThrow()
  const { isSet, lockedUntil } = await withdrawalPassword.state(caller.memberId)
  const hold = await withdrawalHold(database.kysely, caller.memberId, clock.now())
  return {
    withdrawalPassword: { isSet, lockedUntil: lockedUntil?.toISOString() ?? null },
    mobile: account.mobile_num && `+${account.dialing_code} ${hidden}${account.mobile_num.slice(-4)}`,
    email: account.email && maskAddress(account.email),
    withdrawalHoldUntil: hold?.toISOString() ?? null,
    passwordChangedAt: account.password_changed_at.toISOString(),
  }
}

/** Keeps the first letter and the domain. */
function maskAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email[0]}${hidden}${email.slice(at)}`
}
