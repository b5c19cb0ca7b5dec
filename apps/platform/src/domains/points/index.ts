import type { InputOf } from '@baize/api'
import { toWire } from '@baize/money'
import type { Job } from '@baize/server-kit/jobs/job'
import type { Tx } from '../../kernel/database/open-database.ts'
import { operatorActor } from '../../kernel/http/caller.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import { Port } from '../../kernel/wiring/port.ts'
import { pointConfig } from './config.ts'
import { convertPoints } from './convert.ts'
import type { GiveBonus, PointsDependencies } from './dependencies.ts'
import { earnPoints } from './earning/earn.ts'
import { grantPoints, type PointGrant } from './earning/grant.ts'
import { type Decision, decideRedemption } from './redemptions/decide-redemption.ts'
import { listGoods } from './redemptions/goods.ts'
import { redeem } from './redemptions/redeem.ts'
import { ownRedemptions, pendingRedemptions } from './redemptions/redemptions.ts'
import { requireTwoToSave, saveGoods } from './redemptions/save-goods.ts'
import { listTransactions } from './transactions.ts'

export type { GiveBonus } from './dependencies.ts'
export { pointsInvariants } from './invariants.ts'
export type { GoodsTexts } from './tables.ts'
/** Points: earned by play, turned into money, redeemed for goods. */
export function createPoints(deps: PointsDependencies) {
  const { database, ledger } = deps
  const bonusGiver = new Port<GiveBonus>('the giver of bonuses that points are redeemed for')
  const decide = (decision: Decision) => decideRedemption({ ...deps, bonusGiver }, decision)

  async function pointBalances(memberId: bigint) {
    const balances = await ledger.balances(memberId)
    const of = (kind: string) => toWire(balances.find(each => each.kind === kind)?.units ?? 0n)
    return { pointBalance: of('POINTS'), heldPoints: of('POINTS_HOLD') }
  }

  const jobs: Job[] = [{ name: 'points-earn', cron: '* * * * *', run: async () => void (await earnPoints(deps)) }]
  return {
    bonusGiver,
    jobs,
    /** What the job does each minute; answers how many members were credited. */
    earn: () => earnPoints(deps),
    /** Ends a redemption that is in process; see {@link Decision}. */
    decide,
    saveGoods: (goods: InputOf<'points.saveGoods'>, actor: string) => saveGoods(deps, goods, actor),
    grant: (tx: Tx, grant: PointGrant) => grantPoints(deps, tx, grant),

    routes: {
      'points.balance': async (_input, { caller }) => pointBalances(caller.memberId),
      'points.goods': async (_input, { caller, language }) => listGoods(deps, caller.memberId, language),
      'points.config': async (_input, { caller }) => pointConfig(deps, caller.memberId),
      'points.redeem': async (input, context) => redeem(deps, context, input),
      'points.redemptions': async (input, { caller, language }) =>
        ownRedemptions(database, caller.memberId, input, language),
      'points.transactions': async (input, { caller }) => listTransactions(deps, caller.memberId, input),
      'points.convert': async (input, { caller }) => convertPoints(deps, caller, input),
      'points.pendingRedemptions': (_input, { language }) => pendingRedemptions(database, language),
      'points.approveRedemption': async ({ id, reason }, { caller }) => {
        await decide({ redemptionId: BigInt(id), status: 'Approved', reason, actor: operatorActor(caller) })
        return { status: 'Approved' as const }
      },
      'points.rejectRedemption': async ({ id, reason }, { caller }) => {
        await decide({ redemptionId: BigInt(id), status: 'Rejected', reason, actor: operatorActor(caller) })
        return { status: 'Rejected' as const }
      },
      'points.saveGoods': async (input, { caller }) => {
        await requireTwoToSave(deps, input)
        return { id: String(await saveGoods(deps, input, operatorActor(caller))) }
      },
    } satisfies Partial<Handlers>,
  }
}
export type Points = ReturnType<typeof createPoints>
