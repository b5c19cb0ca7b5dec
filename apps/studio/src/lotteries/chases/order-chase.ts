import type { ChaseAnswer, ChaseInput } from '@baize/api/studio/lottery'
import type { ChaseState } from '@baize/api/studio/lottery-states'
import { toHex } from '@baize/game-kit'
import type { Ticket } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { takenAmong } from '../../slips/taken-ids.ts'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import { walletRefusal } from '../../wallet/wallet-moves.ts'
import type { LotteryDependencies, StoredChase } from '../lottery-dependencies.ts'
import { issueClosed } from '../sales/price-slip.ts'
import { holdAll } from './chase-wallet.ts'
import { type PlannedChase, planChase } from './plan-chase.ts'
import { stakeIssues } from './stake-issues.ts'

/**
 * Orders the same tickets for a row of coming draws. The whole sum is held at once; what is not certainly held is given
 * back by the keeper. The first issue is bought before the answer when it sells already.
 * @throws StudioError input_invalid (naming the field), price_changed, slip_reused, issue_closed, or the wallet's refusal
 */
export async function orderChase(deps: LotteryDependencies, visit: Visit, input: ChaseInput): Promise<ChaseAnswer> {
  const inputHash = toHex(sha256(new TextEncoder().encode(JSON.stringify({ ...input, game: visit.game_code }))))
  const known = await deps.db.selectFrom('studio.chase').selectAll().where('id', '=', input.chaseId).executeTakeFirst()
  if (known) return repeatedAnswer(visit, known, input, inputHash)
  const plan = planChase(visit, input, deps.outside.now())
  const chase = await writeChase(deps, visit, { input, inputHash, plan })
  // Another press with the same id was faster; its answer is on the way.
  if (!chase) throw new StudioError('busy')
  await takeHold(deps, visit, chase)
  if (!(await activate(deps, chase, plan.issues[0]!.closesAtMs))) {
    await leave(deps, chase, 'RETURNING')
    throw issueClosed(visit.game_code, deps.outside.now(), 'firstIssue')
  }
  await stakeIssues(deps)
  return { chaseId: chase.id, costCents: plan.costCents, issues: plan.issues.length }
}

const neverHeld: readonly ChaseState[] = ['REFUSED', 'RETURNING', 'RETURNED']

/** The same order again answers as it did; the same id for another order is refused. */
function repeatedAnswer(visit: Visit, chase: StoredChase, input: ChaseInput, inputHash: string): ChaseAnswer {
  if (chase.user_id !== visit.user_id || chase.input_hash !== inputHash)
    throw new StudioError('slip_reused', { field: 'chaseId' })
  if (chase.state === 'HOLDING') throw new StudioError('busy')
  if (neverHeld.includes(chase.state)) throw new StudioError('wallet_unavailable')
  return { chaseId: chase.id, costCents: Number(chase.cost_cents), issues: input.times.length }
}

interface NewChase {
  input: ChaseInput
  inputHash: string
  plan: PlannedChase
}

async function writeChase(
  { db, outside, uncertainAfterMs }: LotteryDependencies,
  visit: Visit,
  { input, inputHash, plan }: NewChase,
): Promise<StoredChase | null> {
  const now = outside.now()
  return db.transaction().execute(async tx => {
    const chase = await tx
      .insertInto('studio.chase')
      .values({
        id: input.chaseId,
        visit_id: visit.id,
        user_id: visit.user_id,
        game_code: visit.game_code,
        input_hash: inputHash,
        series: input.series,
        tickets: JSON.stringify(plan.priced.map(({ ticket, bet }) => ticketOf({ ...ticket, content: bet.content }))),
        cost_cents: BigInt(plan.costCents),
        stop: input.stop?.kind ?? null,
        stop_cents: input.stop?.kind === 'profit' ? BigInt(input.stop.cents) : null,
        created_at: now,
        retry_at: new Date(now.getTime() + uncertainAfterMs),
      })
      .onConflict(conflict => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!chase) return null
    const taken = await takenAmong(tx, [chase.id], 'studio.chase')
    if (taken.size > 0) throw new StudioError('slip_reused', { field: 'chaseId' })
    await tx
      .insertInto('studio.chase_issue')
      .values(
        plan.issues.map((issue, position) => ({
          chase_id: chase.id,
          position,
          issue: issue.name,
          opens_at: new Date(issue.opensAtMs),
          closes_at: new Date(issue.closesAtMs),
          times: issue.times,
          cost_cents: BigInt(issue.costCents),
        })),
      )
      .execute()
    return chase
  })
}

const ticketOf = ({ betCode, content, unitCents, times, oddsX10000 }: Ticket) => ({
  ...{ betCode, content, unitCents, times, oddsX10000 },
})

async function takeHold(deps: LotteryDependencies, visit: Visit, chase: StoredChase): Promise<void> {
  try {
    const reply = await holdAll(deps, { ...visit, ...chase })
    if (reply.status === 'OK') return
    await leave(deps, chase, 'REFUSED')
    throw walletRefusal(reply)
  } catch (error) {
    if (error instanceof StudioError) throw error
    deps.log.warn({ err: error, chase: chase.id }, 'hold without a certain answer; it will be given back')
    await leave(deps, chase, 'RETURNING')
    throw new StudioError('wallet_unavailable')
  }
}

/** A held chase begins while its first issue can still be bought. False when it was too late, or the keeper was faster. */
async function activate(
  { db, outside }: LotteryDependencies,
  chase: StoredChase,
  closesAtMs: number,
): Promise<boolean> {
  if (closesAtMs <= outside.now().getTime()) return false
  const { numUpdatedRows } = await db
    .updateTable('studio.chase')
    .set({ state: 'ACTIVE', retry_at: null })
    .where('id', '=', chase.id)
    .where('state', '=', 'HOLDING')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function leave({ db, outside }: LotteryDependencies, { id }: StoredChase, state: 'REFUSED' | 'RETURNING') {
  await db
    .updateTable('studio.chase')
    .set({ state, ended_at: outside.now(), retry_at: state === 'REFUSED' ? null : outside.now() })
    .where('id', '=', id)
    .where('state', '=', 'HOLDING')
    .execute()
}
