import type { SlipAnswer, SlipInput } from '@baize/api/studio/lottery'
import type { SlipState } from '@baize/api/studio/lottery-states'
import { toHex } from '@baize/game-kit'
import { sha256 } from '@baize/game-kit/node/crypto'
import { takenAmong } from '../../slips/taken-ids.ts'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import { takeStake } from '../../wallet/wallet-moves.ts'
import type { LotteryDependencies, StoredSlip } from '../lottery-dependencies.ts'
import { isSelling, rebateShareOf, unitsPerCent } from '../lottery-dependencies.ts'
import { checkOnSale, checkQuotes, issueClosed, type Priced, priceAll } from './price-slip.ts'
import { writeTickets } from './write-tickets.ts'

/**
 * Buys a slip: all its tickets or none, in one bet of the wallet. The slip is written before money moves and accepted
 * after it did, only while the draw still sells; what is not accepted is rolled back until the wallet confirms.
 * @throws StudioError input_invalid (naming the field), price_changed, odds_changed, slip_reused, issue_closed, or the wallet's refusal
 */
export async function placeSlip(deps: LotteryDependencies, visit: Visit, input: SlipInput): Promise<SlipAnswer> {
  const priced = priceAll(visit.game_code, input, visit.max_series)
  const costCents = priced.reduce((sum, ticket) => sum + ticket.costCents, 0)
  if (costCents !== input.costCents) throw new StudioError('price_changed', { field: 'costCents' })
  const inputHash = toHex(sha256(new TextEncoder().encode(JSON.stringify({ ...input, game: visit.game_code }))))
  const known = await deps.db.selectFrom('studio.slip').selectAll().where('id', '=', input.slipId).executeTakeFirst()
  if (known) return repeatedAnswer(deps, visit, known, inputHash)
  checkQuotes(priced)
  const slip = await writeSlip(deps, visit, { input, priced, costCents, inputHash })
  if (!slip) throw new StudioError('busy')
  const staked = { ...visit, ...slip }
  await takeStake(deps, staked, costCents * unitsPerCent, state => leave(deps, slip, state))
  const acceptedAt = await accept(deps, slip)
  if (acceptedAt) return slipAnswer(slip, input.issue, acceptedAt)
  await leave(deps, slip, 'rolling-back')
  throw issueClosed(visit.game_code, deps.outside.now())
}

/** The same slip again answers as it did; the same id for another slip is refused. */
async function repeatedAnswer(
  deps: LotteryDependencies,
  visit: Visit,
  slip: StoredSlip,
  inputHash: string,
): Promise<SlipAnswer> {
  if (slip.user_id !== visit.user_id || slip.input_hash !== inputHash)
    throw new StudioError('slip_reused', { field: 'slipId' })
  if (slip.state === 'betting') throw new StudioError('busy')
  if (!slip.accepted_at) throw new StudioError('wallet_unavailable')
  const { issue } = await deps.db
    .selectFrom('studio.draw')
    .select('issue')
    .where('id', '=', slip.draw_id)
    .executeTakeFirstOrThrow()
  return slipAnswer(slip, issue, slip.accepted_at)
}

const slipAnswer = ({ id, cost_cents }: StoredSlip, issue: string, acceptedAt: Date): SlipAnswer => ({
  slipId: id,
  issue,
  costCents: Number(cost_cents),
  acceptedAt: acceptedAt.toISOString(),
})

interface NewSlip {
  input: SlipInput
  priced: Priced[]
  costCents: number
  inputHash: string
}

async function writeSlip(
  deps: LotteryDependencies,
  visit: Visit,
  { input, priced, costCents, inputHash }: NewSlip,
): Promise<StoredSlip | null> {
  const { db, outside } = deps
  const now = outside.now()
  return db.transaction().execute(async tx => {
    const draw = await tx
      .selectFrom('studio.draw')
      .select(['id', 'state', 'closes_at', 'has_pool'])
      .where('game_code', '=', visit.game_code)
      .where('issue', '=', input.issue)
      .orderBy('version', 'desc')
      .forShare()
      .executeTakeFirst()
    if (!draw || !isSelling(draw, now)) throw issueClosed(visit.game_code, now)
    checkOnSale(visit.game_code, priced, draw.has_pool)
    const slip = await tx
      .insertInto('studio.slip')
      .values({
        id: input.slipId,
        visit_id: visit.id,
        user_id: visit.user_id,
        draw_id: draw.id,
        input_hash: inputHash,
        series: input.series,
        rebate_x10000: rebateShareOf(visit.game_code, input.series, visit.max_series),
        cost_cents: BigInt(costCents),
        created_at: now,
        retry_at: new Date(now.getTime() + deps.uncertainAfterMs),
      })
      .onConflict(conflict => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    // Another press with the same id was faster; its answer is on the way.
    if (!slip) return null
    if ((await takenAmong(tx, [slip.id], 'studio.slip')).size > 0)
      throw new StudioError('slip_reused', { field: 'slipId' })
    await writeTickets(tx, slip, draw.id, priced)
    return slip
  })
}

/**
 * Accepts a paid slip while its draw sells; the shared lock keeps the draw from closing in between.
 * @returns when it was accepted; null when it was too late, or the keeper has begun to roll it back
 */
async function accept({ db, outside }: LotteryDependencies, slip: StoredSlip): Promise<Date | null> {
  return db.transaction().execute(async tx => {
    const now = outside.now()
    const draw = await tx
      .selectFrom('studio.draw')
      .select(['state', 'closes_at'])
      .where('id', '=', slip.draw_id)
      .forShare()
      .executeTakeFirstOrThrow()
    if (!isSelling(draw, now)) return null
    const { numUpdatedRows } = await tx
      .updateTable('studio.slip')
      .set({ state: 'accepted', accepted_at: now, retry_at: null })
      .where('id', '=', slip.id)
      .where('state', '=', 'betting')
      .executeTakeFirst()
    return numUpdatedRows === 1n ? now : null
  })
}

async function leave({ db, outside }: LotteryDependencies, slip: StoredSlip, state: SlipState): Promise<void> {
  await db
    .updateTable('studio.slip')
    .set({ state, retry_at: state === 'refused' ? null : outside.now() })
    .where('id', '=', slip.id)
    .where('state', '=', 'betting')
    .execute()
}
