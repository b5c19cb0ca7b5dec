import { modelOf, type SportState } from '@baize/game-kit/book/sports'
import { sql } from 'kysely'
import type { SportsDependencies, StoredFixture, StoredLeg } from '../../sports-dependencies.ts'
import { type OddsOfLeg, rightOdds } from './right-odds.ts'

type Sold = OddsOfLeg & Pick<StoredLeg, 'block'>

/**
 * Holds the odds of all bets on a fixture that is over against the function once more. What is found now stands, and what was too
 * low is noted to be made up for (sportsbook 4.3).
 */
export async function findPriceErrors(deps: SportsDependencies, fixture: StoredFixture): Promise<void> {
  const { rows: sold } = await sql<Sold>`
    select distinct l.claim, l.market, l.line4, l.selection, l.combined, l.milli, l.phase, l.block
    from sports.leg l join sports.bet b on b.id = l.bet_id
    where l.fixture = ${fixture.id} and l.result is not null and b.accepted_at is not null`.execute(deps.db)
  const states = await statesOf(deps, fixture, sold)
  const wrong = sold.flatMap(leg => {
    const state = states[leg.block]
    const right = state && rightOdds(deps, fixture, state, leg)
    return right && right !== leg.milli ? [{ ...leg, right }] : []
  })
  if (wrong.length === 0) return
  const { rows } = await sql<{ bet_id: string; accepted_milli: number; right_milli: number }>`
    insert into sports.price_error (bet_id, position, accepted_milli, right_milli, effect, found_at)
    select l.bet_id, l.position, l.milli, w.right_milli, case when l.milli > w.right_milli then 'stands' else 'credit' end,
      ${deps.outside.now()}::timestamptz
    from sports.leg l join sports.bet b on b.id = l.bet_id
    join unnest(${wrong.map(({ claim }) => claim)}::text[], ${wrong.map(({ milli }) => milli)}::integer[],
      ${wrong.map(({ phase }) => phase)}::text[], ${wrong.map(({ block }) => block)}::integer[],
      ${wrong.map(({ right }) => right)}::integer[]) as w (claim, milli, phase, block, right_milli)
      on w.claim = l.claim and w.milli = l.milli and w.phase = l.phase and w.block = l.block
    where l.fixture = ${fixture.id} and l.result is not null and b.accepted_at is not null
    on conflict do nothing returning bet_id, accepted_milli, right_milli`.execute(deps.db)
  for (const { bet_id: bet, accepted_milli: milli, right_milli: right } of rows)
    deps.log.error({ fixture: fixture.id, bet, milli, right }, 'alarm: a bet was settled at wrong odds')
}

/** States by their block, as far as bets were accepted in them; the start alone where the chain does not hold. */
async function statesOf(
  deps: SportsDependencies,
  fixture: StoredFixture,
  sold: readonly Sold[],
): Promise<SportState[]> {
  const through = Math.max(0, ...sold.map(({ block }) => block))
  if (through === 0 || fixture.void_reason === 'SEED') return [modelOf(fixture.sport).start()]
  return (await deps.oracle.course(fixture.id, through)).states
}
