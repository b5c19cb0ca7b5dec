import './tables.ts'
import type { Database, Queryable, Tx } from '../../kernel/database/open-database.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import { membersOnly } from '../../kernel/http/members-only.ts'
import type { Rng } from '../../kernel/outside.ts'
import { newCode } from './codes.ts'
import { agentByCode, agentById, inviterByCode } from './find-upline.ts'
import { joinTree } from './join-tree.ts'
import { listDownlines } from './list-downlines.ts'
import { referralOf } from './referral.ts'

export interface Invitation {
  affiliateCode?: string | undefined
  /** Numeric upline id of older links; counts only without an affiliate code. */
  recommenderId?: string | undefined
  referralCode?: string | undefined
  domain: string
}

/** Who stands above a new member, and who invited them. */
export interface Place {
  uplineId: bigint | null
  inviterId: bigint | null
}

export interface NewAffiliation {
  memberId: bigint
  isAgent: boolean
  /** At the root, invited by nobody, when left out. */
  place?: Place | undefined
  at: Date
}

/** The affiliation tree: who takes in whom, and who stands below. */
export function createAgents(deps: { database: Database; rng: Rng }) {
  const { database, rng } = deps
  return {
    /**
     * The place that an invitation leads to.
     * @throws ApiError affiliate_unknown, or invalid_input naming recommenderId
     */
    async findPlace(db: Queryable, invitation: Invitation): Promise<Place> {
      const { affiliateCode, recommenderId, referralCode, domain } = invitation
      const uplineId = affiliateCode
        ? await agentByCode(db, affiliateCode, domain)
        : recommenderId
          ? await agentById(db, recommenderId)
          : null
      return { uplineId, inviterId: referralCode ? await inviterByCode(db, referralCode) : null }
    },

    /** Puts a new member into the tree. Agents get a code of their own. */
    join: (tx: Tx, { memberId, isAgent, place, at }: NewAffiliation): Promise<void> =>
      joinTree(tx, rng, { memberId, isAgent, at, ...(place ?? { uplineId: null, inviterId: null }) }),

    /** Gives a member who became an agent a code of their own; one that they have already stays. */
    async giveCode(tx: Tx, memberId: bigint): Promise<void> {
      await tx
        .updateTable('agents.member')
        .set({ affiliate_code: newCode(rng) })
        .where('id', '=', memberId)
        .where('affiliate_code', 'is', null)
        .execute()
    },

    /** Whether a member has somebody above. */
    async hasUpline(db: Queryable, memberId: bigint): Promise<boolean> {
      const row = await db.selectFrom('agents.member').select('upline_id').where('id', '=', memberId).executeTakeFirst()
      return (row?.upline_id ?? null) !== null
    },

    /** The account directly above a member, or null. */
    async uplineOf(db: Queryable, memberId: bigint): Promise<{ id: bigint; account: string } | null> {
      const row = await db
        .selectFrom('agents.member as m')
        .innerJoin('identity.account_state as a', 'a.account_id', 'm.upline_id')
        .select(['a.account_id', 'a.username'])
        .where('m.id', '=', memberId)
        .executeTakeFirst()
      return row ? { id: row.account_id, account: row.username } : null
    },

    routes: {
      'agents.affiliate': async ({ code, domain }, { host }) => {
        await agentByCode(database.kysely, code, domain ?? host)
        return null
      },
      'agents.referral': async (input, { caller }) => {
        membersOnly(caller)
        return referralOf(database, caller.memberId, input)
      },
      'agents.downlines': (input, { caller }) => listDownlines(database, caller, input),
    } satisfies Partial<Handlers>,
  }
}
export type Agents = ReturnType<typeof createAgents>
