import { tokenHash } from '@baize/server-kit/outside'
import type { Queryable } from '../../kernel/database/open-database.ts'
import { tables } from './tables.ts'

/** Browsers that count are those of the last ninety days. */
const recentMs = 90 * 24 * 3_600_000

/** What an account is reached by: its browsers, as hashes of their cookies, its number in the form of E.164, and its mail. */
export interface Reachable {
  devices: readonly Buffer[]
  mobile: string | null
  email: string | null
}

/** A browser by its cookie, as the accounts that it signed in to know it. */
export const deviceHash = (cookie: string): Buffer => tokenHash(cookie)

export async function reachableBy(on: Queryable, accountId: bigint, now: Date): Promise<Reachable> {
  const account = await tables(on)
    .selectFrom('identity.account')
    .select(['mobile_num', 'dialing_code', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const devices = await tables(on)
    .selectFrom('identity.known_device')
    .select('device_hash')
    .where('account_id', '=', accountId)
    .where('seen_at', '>', new Date(now.getTime() - recentMs))
    .execute()
  const { mobile_num, dialing_code, email } = account
  return {
    devices: devices.map(({ device_hash }) => device_hash),
    mobile: mobile_num && dialing_code ? `+${dialing_code}${mobile_num}` : null,
    email,
  }
}
