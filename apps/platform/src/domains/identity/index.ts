import type { Log } from '@baize/server-kit/log'
import type { Clock, Rng } from '@baize/server-kit/outside'
import type { Config } from '../../kernel/config.ts'
import type { Database, Tx } from '../../kernel/database/open-database.ts'
import type { Delivery } from '../../kernel/delivery/delivery.ts'
import type { ReplayGuard, SealedBodies } from '../../kernel/http/sealed-body.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import { Port } from '../../kernel/wiring/port.ts'
import { createAuthenticator } from './authenticator.ts'
import { createCaptcha } from './captcha/captcha.ts'
import { createSlider } from './captcha/slider.ts'
import { endEverywhere, setClosed } from './closed-accounts.ts'
import { type GuardedChange, guardChange } from './contacts/guard-change.ts'
import type { RequireUnmarked } from './contacts/require-unmarked.ts'
import { identityJobs } from './jobs.ts'
import type { MemberHooks } from './member-hooks.ts'
import { createOperatorDoor } from './operators/operator-door.ts'
import type { Parts } from './parts.ts'
import { Passwords } from './passwords/passwords.ts'
import { identityRoutes } from './routes.ts'
import { createRememberMe } from './sessions/remember-me.ts'
import { Sessions } from './sessions/sessions.ts'
import { accountById } from './sign-in/find-account.ts'
import { openMemberSession, type Proof, type SignedIn, type Where } from './sign-in/open-member-session.ts'
import { createThrottle } from './sign-in/throttle/throttle.ts'
import { createSmsCodes } from './sms/sms-codes.ts'
import { createFirebase, type PhoneService } from './social/firebase.ts'
import type { OidcProvider } from './social/oidc-provider.ts'
import { createSocial, type ProviderName } from './social/social.ts'
import { createVisitorTokens } from './visitor-tokens.ts'
import { createWithdrawalPassword } from './withdrawal-password/withdrawal-password.ts'

export { accountBegins } from './account-begins.ts'
export {
  createAccount,
  makeAgent,
  memberByName,
  previousSignIn,
  retireGuest,
  staleGuests,
  usernamesOf,
} from './accounts.ts'
export { isClosed, isUnavailable } from './closed-accounts.ts'
export { type Contacts, contactsOf } from './contacts/contacts-of.ts'
export { devicesOf } from './contacts/require-unmarked.ts'
export { type Lock, locksOf, requireUnlocked } from './locks/locks.ts'
export type { MemberHooks, NewcomerHow } from './member-hooks.ts'
export { heldAmong, requireNotHeld } from './money-hold.ts'
export { isKnown, isMadeOf } from './passwords/known/known-passwords.ts'
export { oneTimePassword } from './passwords/one-time-password.ts'
export { Passwords } from './passwords/passwords.ts'
export type { IdentityPublished } from './published.ts'
export { type Reachable, reachableBy } from './reachable.ts'
export type { Sessions } from './sessions/sessions.ts'
export { deviceCookie } from './sessions/sessions.ts'
export { inventUsername } from './sign-in/ways/free-play.ts'
export { type PhoneNumber, parseNumber } from './sms/phone-number.ts'
export type { Browser } from './sms/sms-codes.ts'
export type { PhoneService } from './social/firebase.ts'
export type { OidcProvider } from './social/oidc-provider.ts'
export type { ProviderName } from './social/social.ts'
export { type AccountForDesk, accountForDesk } from './traces/account-of.ts'
export { membersFrom, membersOn } from './traces/find-members.ts'
export { lastSeenOf } from './traces/last-seen.ts'
export { signInsOf, tracesOf } from './traces/sessions-of.ts'
export { usernameKey } from './username-key.ts'

/** Services by which somebody signs in elsewhere than here. */
export type SignInServices = Record<ProviderName, OidcProvider> & { phone: PhoneService }
export interface IdentityDependencies {
  database: Database
  clock: Clock
  rng: Rng
  log: Log
  config: Config
  settings: Settings
  delivery: Delivery
  sealed: SealedBodies
  guard: ReplayGuard
  visitorTokenSecret: string
  /** What stands in for services that the deployment has not set up; null outside of a demo. */
  samples: SignInServices | null
  /** Told after a session ended, so that what hangs on it can end too. */
  onSignOut: (sessionId: string, accountId: bigint) => Promise<void>
}

/** Credentials, sessions, visitor tokens, captchas, codes, and the ways to sign in with them. */
export function createIdentity(deps: IdentityDependencies) {
  const { database, clock } = deps
  const visitorTokens = createVisitorTokens({ secret: deps.visitorTokenSecret, clock })
  const passwords = new Passwords(deps.rng)
  const withdrawalPassword = createWithdrawalPassword({ database, clock, passwords })
  const members = new Port<MemberHooks>('what identity asks of members')
  const marks = new Port<RequireUnmarked>('what a closed member is known by')
  const parts: Parts = {
    ...deps,
    members,
    marks,
    passwords,
    withdrawalPassword,
    sessions: new Sessions(deps),
    rememberMe: createRememberMe(deps),
    throttle: createThrottle(deps),
    captcha: createCaptcha(deps),
    slider: createSlider(deps),
    smsCodes: createSmsCodes(deps),
    firebase: createFirebase(deps),
    social: createSocial(deps),
  }
  const { sessions, captcha, slider, smsCodes, firebase, social } = parts
  return {
    members,
    marks,
    passwords,
    withdrawalPassword,
    sessions,
    visitorTokens,
    captcha,
    slider,
    smsCodes,
    firebase,
    social,
    authenticator: createAuthenticator(sessions, visitorTokens),
    operatorDoor: createOperatorDoor(parts),
    /** Signs in an account that was just proven, such as one that has registered. */
    async signInAs(accountId: bigint, where: Where, by: Proof['by']): Promise<SignedIn> {
      const account = await accountById(database.kysely, accountId)
      return openMemberSession(parts, account!, where, { by })
    },
    /** Holds an account's money and tells its owner on every contact; see {@link GuardedChange}. */
    guardChange: (tx: Tx, change: GuardedChange): Promise<void> => guardChange(parts, tx, change),
    setClosed,
    endEverywhere: (tx: Tx, accountId: bigint): Promise<string[]> => endEverywhere(parts, tx, accountId),
    /** Sends what was written, once it is committed. */
    wakeDelivery: (): void => deps.delivery.wake(),
    routes: identityRoutes(parts),
    jobs: identityJobs({ database, clock, sessions }),
  }
}
export type Identity = ReturnType<typeof createIdentity>
