import { isPalpablyHigh } from '@baize/game-kit/book/bets/price-error'
import { modelOf, type SportState } from '@baize/game-kit/book/sports'
import { sql } from 'kysely'
import type { StudioTx } from '../../../studio-database.ts'
import type { SealedBet } from '../../bets/leaf-text.ts'
import { freeCosts } from '../../bets/leave-bet.ts'
import { readState } from '../../play/states.ts'
import type { SportsDependencies, StoredBet, StoredFixture } from '../../sports-dependencies.ts'
import { decideCombinedIn } from '../decide-combined.ts'
import { rightOdds } from './right-odds.ts'

interface Wrong {
  bet: SealedBet
  position: number
  milli: number
  right: number
  isVoid: boolean
}

/**
 * Works out once more the odds of bets that are sealed now, before their block may be opened. Where they are above the right ones
 * by more than a quarter, their leg is void, and a single with it (sportsbook 4.3); all that differ are noted.
 */
export async function voidPalpableErrors(
  deps: Pick<SportsDependencies, 'sheets' | 'log'>,
  tx: StudioTx,
  fixture: StoredFixture,
  bets: readonly SealedBet[],
  now: Date,
): Promise<void> {
  const wrong = bets.flatMap(bet => wrongLegs(deps, fixture, bet))
  if (wrong.length === 0) return
  for (const { bet, milli, right, isVoid } of wrong)
    deps.log.error(
      { fixture: fixture.id, bet: bet.id, milli, right, isVoid },
      'alarm: a bet was accepted at wrong odds',
    )
  await tx
    .insertInto('sports.price_error')
    .values(
      wrong.map(({ bet, position, milli, right, isVoid }) => ({
        ...{ bet_id: bet.id, position, accepted_milli: milli, right_milli: right, found_at: now },
        effect: isVoid ? ('void' as const) : milli > right ? ('stands' as const) : ('credit' as const),
      })),
    )
    .execute()
  await voidLegs(
    tx,
    fixture,
    wrong.filter(({ isVoid }) => isVoid),
    now,
  )
}

function wrongLegs(deps: Pick<SportsDependencies, 'sheets'>, fixture: StoredFixture, bet: SealedBet): Wrong[] {
  return bet.legs.flatMap(leg => {
    if (leg.fixture !== fixture.id) return []
    const state = stateOf(fixture, leg)
    const right = state && rightOdds(deps, fixture, state, leg)
    if (!right || right === leg.milli) return []
    const isVoid = bet.state === 'accepted' && isPalpablyHigh(leg.milli, right)
    return [{ bet, position: leg.position, milli: leg.milli, right, isVoid }]
  })
}

/** Null for the rest of a bet that was cashed out in part: its odds are older, and were looked at then. */
function stateOf({ sport, block, state_now }: StoredFixture, leg: SealedBet['legs'][number]): SportState | null {
  if (leg.phase === 'before') return block === 0 ? modelOf(sport).start() : null
  return leg.block === block ? readState(state_now!) : null
}

async function voidLegs(tx: StudioTx, { block }: StoredFixture, wrong: readonly Wrong[], now: Date): Promise<void> {
  if (wrong.length === 0) return
  const ids = wrong.map(({ bet }) => bet.id)
  await sql`
    update sports.leg l set result = 'void', result_block = ${block}
    from unnest(${ids}::uuid[], ${wrong.map(({ position }) => position)}::integer[]) as w (bet_id, position)
    where l.bet_id = w.bet_id and l.position = w.position and l.result is null`.execute(tx)
  const { rows } = await sql<StoredBet>`
    update sports.bet set state = 'voiding', outcome = 'void', payout_units = stake_units, valid_units = 0, void_reason = 'WRONG_PRICE',
      retry_at = ${now}::timestamptz
    where id = any(${ids}::uuid[]) and kind = 'single' and state = 'accepted' returning *`.execute(tx)
  await freeCosts(tx, rows)
  await decideCombinedIn(tx, ids, { voidReason: 'WRONG_PRICE', now })
}
