import { randomUUID } from 'node:crypto'
import type { Clock, Rng } from '@baize/server-kit/outside'
import { newToken, tokenHash } from '@baize/server-kit/outside'
import type { Database, Queryable } from '../../../kernel/database/open-database.ts'
import type { CookieJar } from '../../../kernel/http/handlers.ts'
import type { Settings } from '../../../kernel/settings/settings.ts'
import { tables } from '../tables.ts'

const validSeconds = 24 * 3_600

/** Name of the cookie that holds the ticket of a username. */
const ticketCookie = (username: string) => encodeURIComponent(username)

export interface RememberedNumber {
  mobileNum: string
  countryDialingCode: string
}

/**
 * The cookies of remember-me, 24 hours (ruling 5). The one named after the user holds a ticket that stands in for the
 * password: good once, replaced at each use; a second use of any ticket of a sign-in ends them all.
 */
export function createRememberMe(deps: { database: Database; clock: Clock; rng: Rng; settings: Settings }) {
  const { database, clock, rng, settings } = deps
  const lastUserCookie = async () => `${(await settings.recentBrand()).merchant}-login`

  async function issue(on: Queryable, accountId: bigint, family: string): Promise<string> {
    const ticket = newToken(rng)
    await tables(on)
      .insertInto('identity.remember_ticket')
      .values({
        ticket_hash: tokenHash(ticket),
        family,
        account_id: accountId,
        expires_at: new Date(clock.now().getTime() + validSeconds * 1000),
        used_at: null,
      })
      .execute()
    return ticket
  }

  return {
    /** Remembers a user name with a ticket. A family is given when a ticket of it was just used. */
    async rememberUser(cookies: CookieJar, accountId: bigint, username: string, family: string = randomUUID()) {
      const ticket = await issue(database.kysely, accountId, family)
      cookies.writeReadable('loginRemember', '1', validSeconds)
      cookies.writeReadable(await lastUserCookie(), username, validSeconds)
      cookies.writeStrict(ticketCookie(username), ticket, validSeconds)
    },

    /** Remembers a number for the next sign-in by code, which needs no stand-in for a password. */
    rememberNumber(cookies: CookieJar, number: RememberedNumber) {
      cookies.writeReadable('loginRemember', '1', validSeconds)
      cookies.writeReadable('loginTypeSms', JSON.stringify(number), validSeconds)
    },

    /** Takes every cookie of remember-me away, and with them the tickets that this browser held. */
    async forget(cookies: CookieJar) {
      const lastUser = await lastUserCookie()
      const username = cookies.readReadable(lastUser)
      if (username) {
        const ticket = cookies.readReadable(ticketCookie(username))
        if (ticket) await endFamilyOf(ticket)
        cookies.writeStrict(ticketCookie(username), '', 0)
      }
      for (const name of ['loginRemember', lastUser, 'loginTypeSms']) cookies.writeReadable(name, '', 0)
    },

    /** Uses the ticket of this browser for a username. Null when it does not hold; a second use ends its family. */
    async redeem(cookies: CookieJar, username: string): Promise<{ accountId: bigint; family: string } | null> {
      const ticket = cookies.readReadable(ticketCookie(username))
      if (!ticket) return null
      const now = clock.now()
      const used = await tables(database.kysely)
        .updateTable('identity.remember_ticket')
        .set({ used_at: now })
        .where('ticket_hash', '=', tokenHash(ticket))
        .where('used_at', 'is', null)
        .returning(['account_id', 'family', 'expires_at'])
        .executeTakeFirst()
      if (!used) await endFamilyOf(ticket)
      return used && used.expires_at > now ? { accountId: used.account_id, family: used.family } : null
    },

    /** Ends all tickets of an account, on every browser. */
    async revoke(tx: Queryable, accountId: bigint) {
      await tables(tx).deleteFrom('identity.remember_ticket').where('account_id', '=', accountId).execute()
    },
  }

  async function endFamilyOf(ticket: string) {
    await tables(database.kysely)
      .deleteFrom('identity.remember_ticket')
      .where('family', 'in', eb =>
        eb.selectFrom('identity.remember_ticket').select('family').where('ticket_hash', '=', tokenHash(ticket)),
      )
      .execute()
  }
}
export type RememberMe = ReturnType<typeof createRememberMe>
