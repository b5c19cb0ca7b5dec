import type { AgentType, Language } from '@baize/api'
import type { Clock, Rng } from '@baize/server-kit/outside'
import type { Database, Tx } from '../../../kernel/database/open-database.ts'
import type { Settings } from '../../../kernel/settings/settings.ts'
import type { Stops } from '../../../kernel/settings/stops.ts'
import type { Agents, Place } from '../../agents/index.ts'
import type { Identity } from '../../identity/index.ts'
import { createAccount } from '../../identity/index.ts'
import type { Ledger } from '../../ledger/index.ts'
import type { Messages } from '../../messages/index.ts'
import { putFirstKeys } from '../search/put-keys.ts'
import { addProfile, type Profile } from './fields/add-profile.ts'
import { welcome } from './welcome.ts'

export interface MembersDependencies {
  database: Database
  clock: Clock
  rng: Rng
  settings: Settings
  stops: Pick<Stops, 'requireNot'>
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
const demoCreditUnits = 10_000_000n

export interface NewMember {
  username: string
  passwordHash: string
  /** The password was given by somebody else and must be changed at the first sign-in. */
  oneTimePassword?: boolean
  agentType: Exclude<AgentType, 4>
  language: Language
  /** Where in the affiliation tree; nobody above when left out. */
  place?: Place | undefined
  profile?: Profile | undefined
  /** Six digits that are asked for where money leaves, as a hash. */
  withdrawalPasswordHash?: string | undefined
  registeredFrom?: string | undefined
  registeredDomain?: string | undefined
  /** For signing in and recovering; see identity's NewAccount. */
  mobile?: { dialingCode: string; mobileNum: string } | undefined
  isMobileProven?: boolean | undefined
  email?: string | undefined
}

/**
 * The one way in which a member comes to be, for registration and the demo world alike: credentials, profile, place in
 * the tree, accounts in the ledger, demo credit and the first message.
 * @throws ApiError username_taken, username_reserved, mobile_taken
 */
export async function createMember(deps: MembersDependencies, tx: Tx, member: NewMember): Promise<bigint> {
  const { clock, settings, identity, agents, messages, ledger, currency, demo } = deps
  const at = clock.now()
  const { username, passwordHash, oneTimePassword, agentType, mobile, isMobileProven, email } = member
  const id = await createAccount(tx, {
    ...{ username, passwordHash, oneTimePassword, kind: 'member', agentType, mobile, isMobileProven, email, at },
  })
  await addProfile(tx, { ...member, id, at, uplineId: member.place?.uplineId })
  await putFirstKeys(tx, id, username)
  if (member.withdrawalPasswordHash) await identity.withdrawalPassword.write(tx, id, member.withdrawalPasswordHash)
  await agents.join(tx, { memberId: id, isAgent: agentType !== 0, place: member.place, at })
  await ledger.openMember(tx, { memberId: id, currency })
  if (demo) await ledger.creditDemo(tx, { memberId: id, currency, units: demoCreditUnits })
  const { brandName } = await settings.brand(tx)
  await messages.send(tx, 'SERVICE', id, welcome(demo, brandName))
  return id
}
