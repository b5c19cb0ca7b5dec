import type { Language } from '@baize/api'
import type { Job } from '@baize/server-kit/jobs/job'
import type { Tx } from '../../kernel/database/open-database.ts'
import { operatorActor } from '../../kernel/http/caller.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import type { GiveBonus } from '../points/index.ts'
import { type Award, giveAward } from './award.ts'
import { listBonuses } from './bonuses.ts'
import { claimableOf, claimedOf } from './claimable.ts'
import type { PromotionsDependencies } from './dependencies.ts'
import { drawPrize } from './draws/draw-prize.ts'
import { sealOldSeeds } from './draws/seeds.ts'
import { grantByOperator, grantTickets, type TicketGrant, ticketHistory } from './draws/tickets.ts'
import { type Asked, takeEligibly } from './eligibility.ts'
import { openEnvelope } from './envelopes/open-envelope.ts'
import { turnWindows } from './envelopes/windows.ts'
import { listApplications } from './participation/applications.ts'
import { claimPromotion } from './participation/claim.ts'
import { decideParticipation, type Ruling } from './participation/decide.ts'
import { joinPromotion } from './participation/join.ts'
import { takeFacts } from './participation/take-facts.ts'
import { rewardInvitations } from './referral/reward-invitations.ts'
import { requireTwoToGrant, requireTwoToSave } from './shelf/dear-gifts.ts'
import { countUnclaimed, listPromotions, readPromotion } from './shelf/read-promotions.ts'
import { savePromotion } from './shelf/save-promotion.ts'
import { cancelBonus, readWagering, voidBonus } from './wagering.ts'

export type { Award } from './award.ts'
export type { ClaimableReward } from './claimable.ts'
export type { TicketGrant } from './draws/tickets.ts'
export { promotionInvariants } from './invariants.ts'
export type { PromotionTexts, Titles } from './tables.ts'

/** Promotions: what members join, reach, draw and open, and what they are given for it. */
export function createPromotions(deps: PromotionsDependencies) {
  const { database, ledger, clock } = deps
  const decide = (ruling: Ruling) => decideParticipation(deps, ruling)

  const jobs: Job[] = [
    { name: 'promotions-facts', cron: '* * * * *', run: () => takeFacts(deps) },
    { name: 'promotions-referrals', cron: '* * * * *', run: () => rewardInvitations(deps) },
    { name: 'promotions-envelopes', cron: '* * * * *', run: () => turnWindows(deps) },
    { name: 'promotions-seal', cron: '* * * * *', run: () => sealOldSeeds(database.kysely, deps.vault) },
  ]
  return {
    jobs,
    /** What the jobs do each minute. */
    takeFacts: () => takeFacts(deps),
    turnWindows: () => turnWindows(deps),
    /** Rules on an application; see {@link Ruling}. */
    decide,
    /** Money with its turnover requirement and a row of the bonus history. */
    award: (tx: Tx, award: Award) => giveAward(deps, tx, award),
    /** Refuses a reward whose terms a member does not meet, and else marks it as taken; see {@link takeEligibly}. */
    takeEligibly: (tx: Tx, asked: Asked) => takeEligibly(deps, tx, asked),
    /** The bonus that points were redeemed for. */
    giveForPoints(...[tx, { terms, ...award }]: Parameters<GiveBonus>): Promise<void> {
      const { multiple, ...bonus } = terms
      return giveAward(deps, tx, { ...award, source: 'GOODS', code: 'REWARD', multiple, bonus })
    },
    grantTickets: (tx: Tx, grants: readonly TicketGrant[]) => grantTickets(ledger, tx, grants),
    unclaimedCount: (memberId: bigint) => countUnclaimed(deps, memberId),
    claimable: (memberId: bigint, language: Language) => claimableOf(database, memberId, clock.now(), language),
    claimed: (memberId: bigint, language: Language) => claimedOf(database, memberId, language),
    save: (promotion: Parameters<typeof savePromotion>[1], actor: string) => savePromotion(deps, promotion, actor),

    routes: {
      'promotions.list': async (_input, { caller, language }) => ({
        list: await listPromotions(deps, caller, language),
      }),
      'promotions.detail': ({ id }, { caller, language }) => readPromotion(deps, caller, BigInt(id), language),
      'promotions.join': async (input, { caller }) => ({ status: await joinPromotion(deps, caller.memberId, input) }),
      'promotions.claim': async (input, { caller }) => claimPromotion(deps, caller.memberId, input),
      'promotions.claimRaffle': async (input, { caller }) => drawPrize(deps, caller.memberId, input),
      'promotions.openEnvelope': async ({ id }, { caller }) => openEnvelope(deps, caller.memberId, BigInt(id)),
      'promotions.tickets': async (input, { caller }) => ticketHistory(deps, caller.memberId, input),
      'promotions.bonuses': async (input, { caller, language }) => listBonuses(deps, caller.memberId, input, language),
      'promotions.wagering': async (_input, { caller, language }) => readWagering(deps, caller.memberId, language),
      'promotions.cancelBonus': async (input, { caller }) => cancelBonus(deps, caller.memberId, input),
      'promotions.voidBonus': (input, { caller }) => voidBonus(deps, input, operatorActor(caller)),
      'promotions.applications': (_input, { language }) => listApplications(database, language),
      'promotions.approve': ({ id, reason }, { caller }) => rule('approve', id, reason, operatorActor(caller)),
      'promotions.reject': ({ id, reason }, { caller }) => rule('reject', id, reason, operatorActor(caller)),
      'promotions.pay': ({ id, reason }, { caller }) => rule('pay', id, reason, operatorActor(caller)),
      'promotions.save': async (input, { caller }) => {
        await requireTwoToSave(deps, input)
        return { id: String(await savePromotion(deps, input, operatorActor(caller))) }
      },
      'promotions.grantTickets': async (input, { caller }) => {
        await requireTwoToGrant(deps, input)
        return grantByOperator(deps, input, operatorActor(caller))
      },
    } satisfies Partial<Handlers>,
  }

  async function rule(ruling: Ruling['ruling'], id: string, reason: string, actor: string): Promise<null> {
    await decide({ participationId: BigInt(id), ruling, reason, actor })
    return null
  }
}
export type Promotions = ReturnType<typeof createPromotions>
