import type { StudioInput } from '@baize/api/studio/requests'
import type { PlaceAnswer, PlacedBet } from '@baize/api/studio/sports/bets'
import { ClosedError, OverloadError } from '@baize/server-kit/database/group-commit'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import { WalletUncertain } from '../../wallet/wallet-client.ts'
import { walletRefusal } from '../../wallet/wallet-moves.ts'
import { presentSheets } from '../prices/present-sheet.ts'
import type { BetDependencies, StoredBet } from '../sports-dependencies.ts'
import { readBets } from '../views/read-bets.ts'
import { BetRefused } from './bet-refused.ts'
import { checkShape } from './check-bet.ts'
import { leaveBet } from './leave-bet.ts'
import { type AskedBet, type AskedSlip, readSlip } from './read-slip.ts'
import { waitForWindow } from './wait-for-window.ts'

/**
 * Takes the bets of a slip, each for itself: written at the prices of its moment before money moves, and accepted after it did
 * if no block was sealed in between. Nothing is debited for a bet that is refused.
 * @throws StudioError input_invalid (naming the field), slip_reused, busy
 */
export async function placeSlip(
  deps: BetDependencies,
  visit: Visit,
  input: StudioInput<'book.place'>,
  receivedAt: Date,
): Promise<PlaceAnswer> {
  const slip = readSlip(visit.game_code, input)
  const known = await deps.db.selectFrom('sports.slip').selectAll().where('id', '=', slip.slipId).executeTakeFirst()
  if (known && (known.user_id !== visit.user_id || known.input_hash !== slip.inputHash))
    throw new StudioError('slip_reused', { field: 'slipId' })
  const placed = await Promise.all(
    slip.bets.map((bet, position) => {
      const place = { visit, slip, bet, position, receivedAt }
      return known ? repeat(deps, place) : takeBet(deps, place)
    }),
  )
  const balances = placed.flatMap(({ balance }) => (balance === null ? [] : [balance]))
  return {
    nowMs: deps.outside.now().getTime(),
    bets: placed.map(({ answer }) => answer),
    balanceUnits: balances.length > 0 ? String(Math.min(...balances)) : null,
  }
}

interface Place {
  visit: Visit
  slip: AskedSlip
  bet: AskedBet
  position: number
  receivedAt: Date
}
interface Placed {
  answer: PlacedBet
  balance: number | null
}

async function takeBet(deps: BetDependencies, place: Place): Promise<Placed> {
  const { visit, bet } = place
  try {
    const stored = await write(deps, place)
    const balance = await takeStake(deps, visit, stored)
    if (!(await deps.bets.accept(stored))) {
      await leaveBet(deps, stored, null)
      throw new BetRefused('too_late')
    }
    return { answer: await accepted(deps, visit, bet.betId), balance }
  } catch (error) {
    if (error instanceof BetRefused) return { answer: await refused(deps, bet.betId, error), balance: null }
    if (error instanceof StudioError && error.code !== 'busy')
      return { answer: { betId: bet.betId, error: error.code }, balance: null }
    throw error
  }
}

/** Writes a bet, when the block is over that it came in. @throws BetRefused, StudioError busy */
async function write(deps: BetDependencies, { visit, slip, bet, position, receivedAt }: Place): Promise<StoredBet> {
  checkShape(bet)
  const decidedAt = await waitForWindow(deps, bet.legs, receivedAt)
  const { slipId, inputHash, policy } = slip
  try {
    return await deps.bets.write({ visit, slipId, inputHash, policy, bet, position, decidedAt })
  } catch (error) {
    // A queue that is full, or closed with its process, has written nothing.
    if (error instanceof OverloadError || error instanceof ClosedError) throw new StudioError('busy')
    throw error
  }
}

/** Debits the stake. @throws StudioError the wallet's refusal, or wallet_unavailable while its answer is not certain */
async function takeStake(deps: BetDependencies, visit: Visit, bet: StoredBet): Promise<number | null> {
  try {
    const reply = await deps.bets.stake({ ...visit, id: bet.id }, bet.stake_units)
    if (reply.status === 'OK') return reply.balance
    await leaveBet(deps, bet, reply.status)
    throw walletRefusal(reply)
  } catch (error) {
    if (!(error instanceof WalletUncertain)) throw error
    deps.log.warn({ err: error, bet: bet.id }, 'bet without a certain answer; rolling back')
    await leaveBet(deps, bet, null)
    throw new StudioError('wallet_unavailable')
  }
}

/** The same slip again answers as it did; a bet that was refused before it was written is looked at anew. */
async function repeat(deps: BetDependencies, place: Place): Promise<Placed> {
  const { betId } = place.bet
  const stored = await deps.db
    .selectFrom('sports.bet')
    .selectAll()
    .where('id', '=', betId)
    .where('slip_id', '=', place.slip.slipId)
    .executeTakeFirst()
  if (!stored) return takeBet(deps, place)
  if (stored.state === 'betting') throw new StudioError('busy')
  if (stored.accepted_at) return { answer: await accepted(deps, place.visit, betId), balance: null }
  if (stored.state !== 'refused') return { answer: { betId, error: 'too_late' }, balance: null }
  const refusal = walletRefusal({ status: stored.refusal ?? 'NOT_ENOUGH_MONEY', balance: null })
  return { answer: { betId, error: refusal.code }, balance: null }
}

async function accepted(deps: BetDependencies, visit: Visit, betId: string): Promise<PlacedBet> {
  const [bet] = await readBets(deps, { userId: visit.user_id, ids: [betId] })
  return { betId, bet: bet! }
}

async function refused(deps: BetDependencies, betId: string, { code, detail }: BetRefused): Promise<PlacedBet> {
  const { leg, pairs, minUnits, maxUnits, moved, reason } = detail
  return {
    ...{ betId, error: code },
    ...(leg !== undefined && { leg }),
    ...(reason && { reason }),
    ...(pairs && { pairs }),
    ...(minUnits !== undefined && { minUnits: String(minUnits) }),
    ...(maxUnits !== undefined && { maxUnits: String(maxUnits) }),
    ...(moved && { sheets: presentSheets(deps, moved) }),
  }
}
