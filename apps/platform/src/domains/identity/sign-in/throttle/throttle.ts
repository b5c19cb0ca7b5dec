import { type Clock, tokenHash } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import { ApiError } from '../../../../kernel/api-error.ts'
import type { Database } from '../../../../kernel/database/open-database.ts'
import { type Budget, giveBack, takeInTurn, takenSql } from './budgets.ts'

/** Tries of strangers at an account, and tries from a network, after which a captcha is asked for. */
const captchaAfter = 3
const networkCaptchaAfter = 30

/** Where a try at a password comes from, and at what. */
export interface Try {
  /** The account that the name belongs to, or null with the name itself: names of nobody have budgets too. */
  accountId: bigint | null
  name: string
  /** Network of the caller. */
  address: string
  /** Device cookie of the browser. */
  device: string | null
}

export interface Reserved {
  /** The next try of a stranger needs a captcha. */
  needsCaptcha: boolean
  /** The password was right. */
  giveBack(): Promise<void>
}

/**
 * Budgets of tries at passwords. A try is taken before the password is looked at. A browser that an account signed in on
 * has a budget of its own, so that strangers make only strangers wait.
 */
export function createThrottle({ database, clock }: { database: Database; clock: Clock }) {
  const subjectOf = ({ accountId, name }: Pick<Try, 'accountId' | 'name'>) =>
    accountId === null ? `name:${name}` : `account:${accountId}`

  /** Reads whether the browser of a try is known to its account, and the tries taken of two budgets. */
  async function lookAt({ accountId, device }: Try, budgets: { network: Budget; strangers: Budget }, at: Date) {
    const { rows } = await sql<{ isKnown: boolean; network: number | null; strangers: number | null }>`
      select exists (
          select from identity.known_device
          where account_id = ${accountId} and device_hash = ${device === null ? null : tokenHash(device)}) as "isKnown",
        ${takenSql(budgets.network, at)} as network, ${takenSql(budgets.strangers, at)} as strangers`.execute(
      database.kysely,
    )
    return rows[0]!
  }

  /** Takes from each in turn. @throws ApiError too_many_requests for a network, else account_locked */
  async function takeAll(chosen: readonly Budget[]) {
    const taken = await takeInTurn(database, chosen, clock.now())
    for (const { budget, lockedUntil } of taken) {
      if (!lockedUntil) continue
      const retryAfterSeconds = Math.max(1, Math.ceil((lockedUntil.getTime() - clock.now().getTime()) / 1000))
      throw new ApiError(budget.kind === 'network' ? 'too_many_requests' : 'account_locked', { retryAfterSeconds })
    }
    return { counts: taken.map(({ n }) => n), giveBack: () => giveBack(database, ...chosen) }
  }

  return {
    /**
     * Reserves a try at signing in.
     * @param captcha checks what was typed; called where one is needed
     * @throws ApiError captcha_required, captcha_wrong, account_locked, too_many_requests
     */
    async reserve(of: Try, captcha: () => Promise<void>): Promise<Reserved> {
      const subject = subjectOf(of)
      const network: Budget = { kind: 'network', subject: `network:${of.address}` }
      const strangers: Budget = { kind: 'strangers', subject }
      const found = await lookAt(of, { network, strangers }, clock.now())
      if (found.isKnown) {
        const which = tokenHash(of.device!).toString('hex')
        const reserved = await takeAll([{ kind: 'device', subject, which }])
        return { needsCaptcha: false, giveBack: reserved.giveBack }
      }
      const asks = (own: number, ofNetwork: number) => own >= captchaAfter || ofNetwork >= networkCaptchaAfter
      const isAsked = asks(found.strangers ?? 0, found.network ?? 0)
      if (isAsked) await captcha()
      const { counts, giveBack } = await takeAll([network, strangers, { kind: 'day', subject }])
      const [ofNetwork, own] = counts as [number, number, number]
      // Others may have failed since the captcha was thought needless.
      if (own > captchaAfter && !isAsked) {
        await giveBack()
        throw new ApiError('captcha_required', { captcha: true })
      }
      return { needsCaptcha: asks(own, ofNetwork), giveBack }
    },

    /** Reserves a try at the password in an open session. @throws ApiError account_locked */
    async reserveInSession(accountId: bigint, sessionId: string): Promise<Pick<Reserved, 'giveBack'>> {
      return takeAll([{ kind: 'session', subject: `account:${accountId}`, which: sessionId }])
    },

    /** Forgives all tries at an account, whose password is new. */
    async forgive(accountId: bigint): Promise<void> {
      // A call that takes from several budgets of an account begins with that of strangers, the last by name.
      await sql`
        with locked as materialized (
          select budget from identity.tries where subject = ${`account:${accountId}`} order by budget desc for update)
        delete from identity.tries where subject = ${`account:${accountId}`} and budget in (select budget from locked)`.execute(
        database.kysely,
      )
    },
  }
}
export type Throttle = ReturnType<typeof createThrottle>
