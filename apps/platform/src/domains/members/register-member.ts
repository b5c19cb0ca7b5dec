import type { InputOf, Language, ResponseOf } from '@baize/api'
import { ApiError } from '../../kernel/api-error.ts'
import type { Database, Tx } from '../../kernel/database/open-database.ts'
import type { CookieJar } from '../../kernel/http/handlers.ts'
import type { Clock } from '../../kernel/outside.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Agents, Invitation } from '../agents/index.ts'
import type { Identity } from '../identity/index.ts'
import { createAccount } from '../identity/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Messages } from '../messages/index.ts'
import { checkFields, fieldRules } from './field-rules.ts'
import { welcome } from './welcome.ts'

export interface MembersDependencies {
  database: Database
  clock: Clock
  settings: Settings
  identity: Identity
  agents: Agents
  messages: Messages
  ledger: Ledger
  /** Currency of the real book. */
  currency: string
  /** New members get demo credit (ruling 16). */
  demo: boolean
}

/** 1000.00 of demo credit. */
export const demoCreditUnits = 10_000_000n

/**
 * Creates a member: credentials, profile, accounts in the ledger and the demo credit, all or nothing; then signs in.
 * @throws ApiError invalid_input with the fields' faults, username_taken, username_reserved, captcha_required, captcha_wrong
 */
export async function registerMember(
  deps: MembersDependencies,
  input: InputOf<'members.register'>,
  where: { address: string; cookies: CookieJar; language: Language; host: string },
): Promise<ResponseOf<'members.register'>> {
  const { database, identity } = deps
  const rules = await fieldRules(database)
  const { username, password, confirmPassword, captcha } = input
  const faults = checkFields(rules, { username, password, confirmPassword, captcha })
  if (faults.length > 0) throw new ApiError('invalid_input', { faults })
  if (confirmPassword !== password)
    throw new ApiError('invalid_input', { faults: [{ field: 'confirmPassword', fault: 'mismatch' }] })
  if (rules.captcha?.enabled) await identity.captcha.check(captcha, where.cookies)

  const passwordHash = await identity.passwords.hash(password)
  const token = await database.transaction(async tx => {
    const memberId = await createMember(deps, tx, {
      username,
      passwordHash,
      agentType: 0,
      language: where.language,
      invitation: {
        affiliateCode: input.affiliateCode,
        referralCode: input.referralCode,
        domain: input.domain ?? where.host,
      },
      registeredFrom: input.registerUrl ?? where.host,
    })
    return identity.sessions.open(tx, memberId, where.address, where.cookies)
  })
  return { token, firstTimeLogin: true, passwordExpired: false, weakPassword: false, changeTicket: null }
}

export interface NewMember {
  username: string
  passwordHash: string
  agentType: 0 | 1
  language: Language
  invitation?: Invitation | undefined
  registeredFrom?: string | undefined
}

/** The one way in which a member comes to be, for registration and the demo world alike. */
export async function createMember(deps: MembersDependencies, tx: Tx, member: NewMember): Promise<bigint> {
  const { clock, agents, messages, ledger, currency, demo } = deps
  const at = clock.now()
  const { username, passwordHash, agentType } = member
  const id = await createAccount(tx, { username, passwordHash, kind: 'member', agentType, at })
  await tx
    .insertInto('members.member')
    .values({
      id,
      nickname: username,
      avatar_seed: username.toLowerCase(),
      language: member.language,
      club_label: null,
      club_rank: null,
      registered_from: member.registeredFrom ?? null,
      registered_at: at,
    })
    .execute()
  await agents.join(tx, { memberId: id, isAgent: agentType !== 0, invitation: member.invitation, at })
  await ledger.openMember(tx, { memberId: id, currency })
  if (demo) await ledger.creditDemo(tx, { memberId: id, currency, units: demoCreditUnits })
  await messages.send(tx, id, welcome(demo))
  return id
}
