import type { InputOf, Language } from '@baize/api'
import { endpoints } from '@baize/api/endpoints/index'
import type { Rng } from '@baize/server-kit/outside'
import { ApiError } from '../../../../kernel/api-error.ts'
import type { Parts } from '../../parts.ts'
import { tables } from '../../tables.ts'
import { accountById } from '../find-account.ts'
import { openMemberSession, type SignedIn, type Where } from '../open-member-session.ts'

const anHourAndAddress = 20
const hourMs = 3_600_000
const { method, path } = endpoints['session.freePlay']

/** A username that nobody chose: a word and eight random letters and digits. */
export const inventUsername = (word: string, rng: Rng): string =>
  word + Array.from({ length: 8 }, () => rng.below(36).toString(36)).join('')

/**
 * Makes a guest with play money and signs them in. The sealed value proves that the caller read the site's keys now.
 * @throws ApiError sealed_body_invalid, too_many_requests for an address that makes guests all the time, not_agent
 */
export async function freePlay(
  parts: Parts,
  input: InputOf<'session.freePlay'>,
  where: Where & { language: Language },
): Promise<SignedIn> {
  const { database, clock, rng, sealed, members, passwords } = parts
  const value = await sealed.open(input.value, method, path)
  if (typeof value !== 'string' || value.length !== 16) throw new ApiError('sealed_body_invalid')
  const { count } = await tables(database.kysely)
    .selectFrom('identity.sign_in as s')
    .innerJoin('identity.account as a', 'a.id', 's.account_id')
    .select(eb => eb.fn.countAll<bigint>().as('count'))
    .where('s.address', '=', where.address)
    .where('s.at', '>', new Date(clock.now().getTime() - hourMs))
    .where('a.agent_type', '=', 4)
    .executeTakeFirstOrThrow()
  if (count >= anHourAndAddress) throw new ApiError('too_many_requests', { retryAfterSeconds: 300 })

  const username = inventUsername('trial', rng)
  const passwordHash = await passwords.unmatchable()
  const id = await database.transaction(tx =>
    members.get().createGuest(tx, { username, passwordHash, language: where.language }),
  )
  const account = (await accountById(database.kysely, id))!
  return openMemberSession(parts, account, where, { by: 'trial' })
}
