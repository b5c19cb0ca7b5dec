import type { StudioInput } from '@baize/api/studio/requests'
import type { PlaceAnswer, PlacedBet } from '@baize/api/studio/sports/bets'
import { debit } from '../../slips/debit.ts'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import { walletRefusal } from '../../wallet/wallet-moves.ts'
import { presentSheets } from '../prices/present-sheet.ts'
import type { BetDependencies, StoredBet } from '../sports-dependencies.ts'
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
  const known = await deps.reads.slip(slip.slipId)
  if (known && (known.user_id !== visit.user_id || known.input_hash !== slip.inputHash))
    throw new StudioError('slip_reused', { field: 'slipId' })
  const outcomes = await Promise.all(
    slip.bets.map((bet, position) => {
      const place = { visit, slip, bet, position, receivedAt }
      return known ? repeat(deps, place) : takeBet(deps, place)
    }),
  )
  const taken = outcomes.flatMap(outcome => ('refused' in outcome ? [] : [outcome]))
  const views = await deps.reads.bets(
    visit.user_id,
    taken.map(({ betId }) => betId),
  )
  const byId = new Map(views.map(bet => [bet.betId, bet]))
  const balances = taken.flatMap(({ balance }) => (balance === null ? [] : [balance]))
  return {
    nowMs: deps.outside.now().getTime(),
    bets: outcomes.map(outcome =>
      'refused' in outcome ? outcome.refused : { betId: outcome.betId, bet: byId.get(outcome.betId)! },
    ),
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

/** What became of a bet: accepted, with what the member may play with where the wallet told it, or refused. */
type Outcome = { betId: string; balance: number | null } | { refused: PlacedBet }

async function takeBet(deps: BetDependencies, place: Place): Promise<Outcome> {
  const { visit, bet } = place
  try {
    const stored = await write(deps, place)
    const staked = { ...visit, id: stored.id }
    const balance = await debit(deps, staked, stored.stake_units, refusal => leaveBet(deps, stored, refusal))
    if (await deps.bets.accept(stored)) return { betId: bet.betId, balance }
    await leaveBet(deps, stored, null)
    throw new BetRefused('too_late')
  } catch (error) {
    // The same slip came twice at once, or by way of another process, which wrote it meanwhile.
    if (error instanceof BetRefused && error.code === 'slip_reused' && (await isKnown(deps, place)))
      return repeat(deps, place)
    if (error instanceof BetRefused) return { refused: refused(deps, bet.betId, error) }
    if (error instanceof StudioError && error.code !== 'busy')
      return { refused: { betId: bet.betId, error: error.code } }
    throw error
  }
}

async function isKnown(deps: BetDependencies, { slip, visit }: Place): Promise<boolean> {
  const known = await deps.reads.slip(slip.slipId)
  return known?.user_id === visit.user_id && known.input_hash === slip.inputHash
}

/** Writes a bet, when the block is over that it came in. @throws BetRefused, StudioError busy */
async function write(deps: BetDependencies, { visit, slip, bet, position, receivedAt }: Place): Promise<StoredBet> {
  checkShape(bet)
  const decidedAt = await waitForWindow(deps, bet.legs, receivedAt)
  const { slipId, inputHash, policy, validUntil } = slip
  if (validUntil && deps.outside.now() > validUntil) throw new BetRefused('too_late')
  return deps.bets.write({ visit, slipId, inputHash, policy, bet, position, decidedAt })
}

/** The same slip again answers as it did; a bet that was refused before it was written is looked at anew. */
async function repeat(deps: BetDependencies, place: Place): Promise<Outcome> {
  const { betId } = place.bet
  const stored = await deps.db
    .selectFrom('sports.bet')
    .selectAll()
    .where('id', '=', betId)
    .where('slip_id', '=', place.slip.slipId)
    .executeTakeFirst()
  if (!stored) return takeBet(deps, place)
  if (stored.state === 'betting') throw new StudioError('busy')
  if (stored.accepted_at) return { betId, balance: null }
  if (stored.state !== 'refused') return { refused: { betId, error: 'too_late' } }
  const refusal = walletRefusal({ status: stored.refusal ?? 'NOT_ENOUGH_MONEY', balance: null })
  return { refused: { betId, error: refusal.code } }
}

function refused(deps: BetDependencies, betId: string, { code, detail }: BetRefused): PlacedBet {
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
