import type { Clock, Rng } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import type { Database, Queryable, Tx } from '../../kernel/database/open-database.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import { memberByName } from '../identity/index.ts'
import { addCode, createAffiliateCode } from './affiliate-codes.ts'
import { agentByCode, agentById, inviterByCode } from './find-upline.ts'
import { joinTree } from './join-tree.ts'
import { createMoves } from './moves/index.ts'
import { noteVisit } from './note-visit.ts'
import { referralOf } from './referral.ts'
import { tables } from './tables.ts'

export { findByCode } from './find-by-code.ts'
export { type Move, type PlannedMove, plannedMoveOf, type Standing, type Target } from './moves/index.ts'
export { directlyBelow, type PlaceForDesk, placeForDesk } from './place-of.ts'
export type { AgentsPublished } from './published.ts'

export interface Invitation {
  affiliateCode?: string | undefined
  /** Numeric upline id of older links; counts only without an affiliate code. */
  recommenderId?: string | undefined
  referralCode?: string | undefined
  domain: string
}

/** The member above a new one, and the member that invited them. */
export interface Place {
  uplineId: bigint | null
  inviterId: bigint | null
  /** The code of the upline that was used. */
  viaCode?: string | null
}

export interface NewAffiliation {
  memberId: bigint
  isAgent: boolean
  /** At the root, invited by nobody, when left out. */
  place?: Place | undefined
  at: Date
}

/** The affiliation tree: who takes in whom, and who stands below. */
export function createAgents(deps: { database: Database; rng: Rng; clock: Clock; settings: Settings }) {
  const { database, rng, clock } = deps

  async function uplineOf(db: Queryable, memberId: bigint): Promise<{ id: bigint; account: string } | null> {
    const { rows } = await sql<{ id: bigint; account: string }>`
      select a.account_id as id, a.username as account
      from agents.upline_at(${clock.now()}) u join identity.account_state a on a.account_id = u.upline_id
      where u.member_id = ${memberId}`.execute(db)
    return rows[0] ?? null
  }

  return {
    /**
     * The place that an invitation leads to.
     * @throws ApiError affiliate_unknown, or invalid_input naming recommenderId
     */
    async findPlace(db: Queryable, invitation: Invitation): Promise<Place> {
      const { affiliateCode, recommenderId, referralCode, domain } = invitation
      const inviterId = referralCode ? await inviterByCode(db, referralCode) : null
      if (affiliateCode) {
        const { id, code } = await agentByCode(db, affiliateCode, domain)
        return { uplineId: id, inviterId, viaCode: code }
      }
      return { uplineId: recommenderId ? await agentById(db, recommenderId) : null, inviterId }
    },

    /** Puts a new member into the tree. Agents get a code of their own. */
    join: (tx: Tx, { memberId, isAgent, place, at }: NewAffiliation): Promise<void> =>
      joinTree(tx, rng, { memberId, isAgent, at, uplineId: null, inviterId: null, viaCode: null, ...place }),

    /** Gives a member who became an agent a code to hand out; who has one keeps it. */
    async giveCode(tx: Tx, memberId: bigint): Promise<void> {
      const known = tables(tx).selectFrom('agents.affiliate_code').select('code').where('agent_id', '=', memberId)
      if (!(await known.executeTakeFirst())) await addCode(tx, rng, { agentId: memberId, at: clock.now() })
    },

    /** True when a member has somebody above. */
    hasUpline: async (db: Queryable, memberId: bigint): Promise<boolean> => (await uplineOf(db, memberId)) !== null,

    /** The account directly above a member, or null. */
    uplineOf,

    /** The member of an agent's team who signs in by a name, the agent left out; null for anybody else. */
    async downlineByName(
      db: Queryable,
      agentId: bigint,
      username: string,
    ): Promise<{ id: bigint; account: string } | null> {
      const id = await memberByName(db, username)
      if (id === null || id === agentId) return null
      const { rows } = await sql<{ id: bigint; account: string }>`
        select a.account_id as id, a.username as account
        from agents.team_at(${clock.now()}) t join identity.account_state a on a.account_id = t.descendant_id
        where t.ancestor_id = ${agentId} and t.descendant_id = ${id}`.execute(db)
      return rows[0] ?? null
    },

    /** Moves to another upline, which the contracts between both take part in. */
    moves: createMoves(deps),

    routes: {
      'agents.affiliate': async ({ code, domain }, { host }) => {
        await agentByCode(database.kysely, code, domain ?? host)
        return null
      },
      'agents.noteVisit': (input, { host }) => noteVisit(deps, input, host),
      'agents.referral': async (input, { caller }) => referralOf(deps, caller.memberId, input),
      'agents.createAffiliateCode': (input, { caller }) => createAffiliateCode(deps, input, caller),
    } satisfies Partial<Handlers>,
  }
}
export type Agents = ReturnType<typeof createAgents>
