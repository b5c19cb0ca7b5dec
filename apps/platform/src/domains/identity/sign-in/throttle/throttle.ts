import { type Clock, tokenHash } from '@baize/server-kit/outside'
import { ApiError } from '../../../../kernel/api-error.ts'
import type { Database } from '../../../../kernel/database/open-database.ts'
import { tables } from '../../tables.ts'
import { type Budget, giveBack, take, taken } from './budgets.ts'

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

  async function isKnown({ accountId, device }: Try): Promise<boolean> {
    if (accountId === null || !device) return false
    const row = await tables(database.kysely)
      .selectFrom('identity.known_device')
      .select('account_id')
      .where('account_id', '=', accountId)
      .where('device_hash', '=', tokenHash(device))
      .executeTakeFirst()
    return row !== undefined
  }

  /** Takes from each in turn. @throws ApiError too_many_requests for a network, else account_locked */
  async function takeAll(chosen: readonly Budget[]) {
    const counts: number[] = []
    for (const budget of chosen) {
      const { n, lockedUntil } = await take(database, budget, clock.now())
      counts.push(n)
      if (!lockedUntil) continue
      const retryAfterSeconds = Math.max(1, Math.ceil((lockedUntil.getTime() - clock.now().getTime()) / 1000))
      throw new ApiError(budget.kind === 'network' ? 'too_many_requests' : 'account_locked', { retryAfterSeconds })
    }
    return {
      counts,
      async giveBack() {
        for (const budget of chosen) await giveBack(database, budget)
      },
    }
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
      if (await isKnown(of)) {
        const which = tokenHash(of.device!).toString('hex')
        const reserved = await takeAll([{ kind: 'device', subject, which }])
        return { needsCaptcha: false, giveBack: reserved.giveBack }
      }
      const strangers: Budget = { kind: 'strangers', subject }
      const at = clock.now()
      const asks = async (own: number) =>
        own >= captchaAfter || (await taken(database, network, at)) >= networkCaptchaAfter
      const isAsked = await asks(await taken(database, strangers, at))
      if (isAsked) await captcha()
      const reserved = await takeAll([network, strangers, { kind: 'day', subject }])
      const own = reserved.counts[1]!
      // Others may have failed since the captcha was thought needless.
      if (own > captchaAfter && !isAsked) {
        await reserved.giveBack()
        throw new ApiError('captcha_required', { captcha: true })
      }
      return { needsCaptcha: await asks(own), giveBack: reserved.giveBack }
    },

    /** Reserves a try at the password in an open session. @throws ApiError account_locked */
    async reserveInSession(accountId: bigint, sessionId: string): Promise<Pick<Reserved, 'giveBack'>> {
      return takeAll([{ kind: 'session', subject: `account:${accountId}`, which: sessionId }])
    },

    /** Forgives all tries at an account, whose password is new. */
    async forgive(accountId: bigint): Promise<void> {
      await tables(database.kysely).deleteFrom('identity.tries').where('subject', '=', `account:${accountId}`).execute()
    },
  }
}
export type Throttle = ReturnType<typeof createThrottle>
