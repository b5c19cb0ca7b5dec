import type { StudioInput } from '@baize/api/studio/requests'
import type { CashOutAnswer } from '@baize/api/studio/sports/bets'
import { offerUnits, partOffer } from '@baize/game-kit/book/bets/cash-out'
import { floored, fraction, times } from '@baize/game-kit/book/bets/fraction'
import { takenAmong } from '../../slips/taken-ids.ts'
import type { StudioTx } from '../../studio-database.ts'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import { BetRefused } from '../bets/bet-refused.ts'
import { freeCosts } from '../bets/leave-bet.ts'
import { waitForWindow } from '../bets/wait-for-window.ts'
import { payBets } from '../settlement/pay-bets.ts'
import type { BetDependencies, StoredBet, StoredLeg } from '../sports-dependencies.ts'
import { readBets } from '../views/read-bets.ts'
import { finishSplits, writeParts } from './split-bet.ts'
import { valueOfBet } from './value-of-bet.ts'

type Wanted = StudioInput<'book.cashOut'>

/**
 * Pays a bet out before its end, or a part of it, for what the model says it is worth less 3 %. The request names the least that
 * it takes. On football in play it waits for the next window like a bet, and lapses on a goal.
 * @throws StudioError bet_unknown, suspended, no_cash_out, cash_out_changed, slip_reused for an id that stands for another
 * bet, input_invalid for a part that is none
 */
export async function cashOut(
  deps: BetDependencies,
  visit: Visit,
  wanted: Wanted,
  receivedAt: Date,
): Promise<CashOutAnswer> {
  const { id, partUnits, restId } = wanted
  if ((partUnits === undefined) !== (restId === undefined)) throw new StudioError('input_invalid', { field: 'restId' })
  const legs = await deps.db.selectFrom('sports.leg').selectAll().where('bet_id', '=', id).orderBy('position').execute()
  if (legs.length === 0) throw new StudioError('bet_unknown', { field: 'id' })
  const open = legs.filter(({ result }) => result === null)
  const decidedAt = await inWindow(deps, open, receivedAt)
  const paid = await deps.db.transaction().execute(tx => decide(deps, tx, { visit, wanted, legs, decidedAt }))
  await finishSplits(deps)
  await payBets(deps)
  const [bet, rest] = await readBets(deps, { userId: visit.user_id, ids: restId ? [paid, restId] : [paid] })
  return { nowMs: deps.outside.now().getTime(), bet: bet!, rest: rest ?? null }
}

/** @throws StudioError suspended, where a goal fell while the request waited */
async function inWindow(deps: BetDependencies, open: readonly { fixture: string }[], receivedAt: Date): Promise<Date> {
  try {
    return await waitForWindow(deps, open, receivedAt)
  } catch (error) {
    if (error instanceof BetRefused) throw new StudioError('suspended', { reason: error.detail.reason ?? 'goal' })
    throw error
  }
}

interface Request {
  visit: Visit
  wanted: Wanted
  legs: readonly StoredLeg[]
  decidedAt: Date
}

/** Writes what is to be paid, with the fixtures held so that no block is sealed in between. @returns the bet that is cashed out */
async function decide(
  deps: BetDependencies,
  tx: StudioTx,
  { visit, wanted, legs, decidedAt }: Request,
): Promise<string> {
  const { id, restId } = wanted
  const fixtures = await tx
    .selectFrom('sports.fixture')
    .selectAll()
    .where(
      'id',
      'in',
      legs.map(({ fixture }) => fixture),
    )
    .orderBy('id')
    .forShare()
    .execute()
  const bet = await tx
    .selectFrom('sports.bet')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', visit.user_id)
    .forUpdate()
    .executeTakeFirst()
  if (!bet?.accepted_at) throw new StudioError('bet_unknown', { field: 'id' })
  const before = await paidBefore(tx, bet, restId)
  if (before) return before
  if (bet.state !== 'accepted') throw new StudioError('no_cash_out')
  const own = await tx.selectFrom('sports.leg').selectAll().where('bet_id', '=', id).orderBy('position').execute()
  const byId = new Map(fixtures.map(fixture => [fixture.id, fixture]))
  const value = valueOfBet(deps, bet, own, byId, decidedAt)
  if (value === null) throw new StudioError('suspended', { reason: 'playing' })
  const offer = offerOf(wanted, bet, value)
  if (offer < BigInt(wanted.leastUnits)) throw new StudioError('cash_out_changed', { offerUnits: String(offer) })
  await freeCosts(tx, [bet])
  if (restId) {
    if ((await takenAmong(tx, [restId])).size > 0) throw new StudioError('slip_reused', { field: 'restId' })
    const partUnits = BigInt(wanted.partUnits!)
    const fairUnits = floored(times(value, fraction(partUnits, bet.stake_units)))
    return writeParts(deps, tx, { bet, legs: own, partUnits, restId, offer, fairUnits })
  }
  await tx
    .updateTable('sports.bet')
    .set({
      ...{
        state: 'cashing',
        outcome: 'cashed_out',
        payout_units: offer,
        fair_units: floored(value),
        valid_units: 0n,
        retry_at: deps.outside.now(),
      },
    })
    .where('id', '=', id)
    .execute()
  return id
}

/** The same request again: the bet that it cashed out; null where it is the first. */
async function paidBefore(tx: StudioTx, bet: StoredBet, restId: string | undefined): Promise<string | null> {
  if (!restId) return bet.state === 'cashing' || bet.state === 'cashed-out' ? bet.id : null
  const parts = await tx.selectFrom('sports.bet').select('id').where('part_of', '=', bet.id).execute()
  if (!parts.some(({ id }) => id === restId)) return null
  return parts.find(({ id }) => id !== restId)!.id
}

/** @throws StudioError no_cash_out where the offer is too little, input_invalid where the part is */
function offerOf({ partUnits }: Wanted, bet: StoredBet, value: Parameters<typeof offerUnits>[0]): bigint {
  if (partUnits === undefined) {
    const offer = offerUnits(value)
    if (offer === null) throw new StudioError('no_cash_out')
    return offer
  }
  const perLine = BigInt(partUnits) / BigInt(bet.lines)
  const part =
    perLine * BigInt(bet.lines) === BigInt(partUnits) ? partOffer(value, bet.stake_units, BigInt(partUnits)) : null
  if (part === null) throw new StudioError('input_invalid', { field: 'partUnits' })
  return part.offerUnits
}
