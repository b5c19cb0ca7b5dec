import type { Language } from '@baize/api'
import { isUniqueViolation } from '@baize/server-kit/database/postgres-errors'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { devicesOf } from '../contacts/require-unmarked.ts'
import type { Parts } from '../parts.ts'
import { accountById } from '../sign-in/find-account.ts'
import { openMemberSession, type SignedIn, type Where } from '../sign-in/open-member-session.ts'
import { inventUsername } from '../sign-in/ways/free-play.ts'
import { tables } from '../tables.ts'
import type { SocialIdentity } from './oidc-provider.ts'
import type { ProviderName } from './social.ts'

type Known = SocialIdentity & { provider: ProviderName }

/**
 * Signs in whom the provider names. Whoever comes for the first time becomes a member with an invented username; a mail
 * address alone never opens an account that is there already. Who is known as a member that closed the account becomes none.
 * @throws ApiError social_refused, module_off, not_allowed, account_blocked, not_agent, unavailable
 */
export async function signInBySocial(
  parts: Parts,
  given: { code?: string | undefined; state?: string | undefined; idToken?: string | undefined },
  where: Where & { language: Language },
  expected?: ProviderName,
): Promise<SignedIn> {
  const known = await parts.social.finish(given, where.cookies)
  if (expected && known.provider !== expected) throw new ApiError('social_refused')
  const id = (await accountOf(parts, known)) ?? (await newcomer(parts, known, where))
  const account = (await accountById(parts.database.kysely, id))!
  return openMemberSession(parts, account, where, { by: known.provider })
}

async function accountOf({ database }: Parts, { provider, subject }: Known): Promise<bigint | undefined> {
  const row = await tables(database.kysely)
    .selectFrom('identity.social_account')
    .select('account_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.account_id
}

/** Two first sign-ins at once make one member: the loser finds the winner's. */
async function newcomer(
  parts: Parts,
  known: Known,
  { language, cookies }: Where & { language: Language },
): Promise<bigint> {
  const passwordHash = await parts.passwords.unmatchable()
  const username = inventUsername('user', parts.rng)
  const email = known.email ?? undefined
  await parts.marks.get()({ devices: devicesOf(cookies), email: known.email }, null)
  const make = async (tx: Tx) => {
    const id = await parts.members.get().createMember(tx, { username, passwordHash, language, email })
    const linked_at = parts.clock.now()
    await tables(tx)
      .insertInto('identity.social_account')
      .values({ provider: known.provider, subject: known.subject, account_id: id, linked_at })
      .execute()
    return id
  }
  try {
    return await parts.database.transaction(make)
  } catch (error) {
    const winner = isUniqueViolation(error) ? await accountOf(parts, known) : undefined
    if (winner === undefined) throw error
    return winner
  }
}
