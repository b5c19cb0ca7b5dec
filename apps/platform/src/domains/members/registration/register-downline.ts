import type { InputOf, Language, ResponseOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import type { CookieJar } from '../../../kernel/http/handlers.ts'
import { devicesOf, oneTimePassword } from '../../identity/index.ts'
import { checkFields, fieldRules } from '../field-rules.ts'
import { createMember, type MembersDependencies } from './create-member.ts'

/**
 * Makes an account directly below an agent. Its one-time password is told here and nowhere else; whoever signs in with it
 * must choose another one first. The browser is asked for marks of closed members here, and that of its owner at the first sign-in.
 * @throws ApiError not_allowed, invalid_input naming the username, username_taken, username_reserved
 */
export async function registerDownline(
  deps: MembersDependencies,
  { username, type }: InputOf<'agents.register'>,
  { caller, language, host, cookies }: { caller: MemberCaller; language: Language; host: string; cookies: CookieJar },
): Promise<ResponseOf<'agents.register'>> {
  const { database, identity, rng } = deps
  const { username: rule } = await fieldRules(database.kysely)
  const faults = rule ? checkFields({ username: { ...rule, enabled: true, required: true } }, { username }) : []
  if (faults.length > 0) throw new ApiError('invalid_input', { faults })
  await identity.marks.get()({ devices: devicesOf(cookies) }, null)
  const password = oneTimePassword(rng)
  const passwordHash = await identity.passwords.hash(password)
  const id = await database.transaction(tx =>
    createMember(deps, tx, {
      username,
      passwordHash,
      oneTimePassword: true,
      agentType: type,
      language,
      place: { uplineId: caller.memberId, inviterId: null },
      registeredFrom: host,
      registeredDomain: host,
    }),
  )
  return { id: id.toString(), account: username, password }
}
