import type { FixtureVoidReason } from '@baize/api/studio/sports/fixture-views'
import type { DecidedLeg } from '@baize/game-kit/book/bets/leg'
import { settleBet } from '@baize/game-kit/book/bets/settle-bet'
import { SYSTEMS, systemLines } from '@baize/game-kit/book/bets/system'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import type { SportsDependencies, StoredBet, StoredLeg } from '../sports-dependencies.ts'

const atOnce = 10_000

/** Places of the legs of every line of a bet. */
export function linesOf({ kind, system }: Pick<StoredBet, 'kind' | 'system'>, legs: number): number[][] {
  if (kind !== 'system') return [Array.from({ length: legs }, (_, at) => at)]
  return systemLines(SYSTEMS.find(({ name }) => name === system)!)
}

/** A leg as arithmetic sees it; null while it is open. */
export function decidedLeg({ milli, result, dead_heat_of }: StoredLeg): DecidedLeg | null {
  if (result === null) return null
  return { milli, result: result === 'dead_heat' ? { kind: result, of: dead_heat_of! } : { kind: result } }
}

/**
 * Settles parlays and systems of which nothing can change any more, exact to the unit (sportsbook 5.1).
 * @param voidReason why the last leg of one that is all void came to nothing
 */
export async function decideCombined(
  deps: SportsDependencies,
  ids: readonly string[],
  voidReason: FixtureVoidReason,
): Promise<void> {
  for (let from = 0; from < ids.length; from += atOnce)
    await decideSome(deps, ids.slice(from, from + atOnce), voidReason)
}

const decideSome = (
  { db, outside }: SportsDependencies,
  ids: readonly string[],
  voidReason: FixtureVoidReason,
): Promise<void> => db.transaction().execute(tx => decideCombinedIn(tx, ids, { voidReason, now: outside.now() }))

/** The same within a transaction; singles among the bets are left alone. */
export async function decideCombinedIn(
  tx: StudioTx,
  ids: readonly string[],
  { voidReason, now }: { voidReason: FixtureVoidReason; now: Date },
): Promise<void> {
  const bets = await tx
    .selectFrom('sports.bet')
    .selectAll()
    .where('id', 'in', ids)
    .where('kind', '<>', 'single')
    .where('state', '=', 'accepted')
    .orderBy('id')
    .forUpdate()
    .execute()
  if (bets.length === 0) return
  const legs = await tx.selectFrom('sports.leg').selectAll().where('bet_id', 'in', ids).orderBy('position').execute()
  const ofBet = Map.groupBy(legs, ({ bet_id }) => bet_id)
  const decided = bets.flatMap(bet => {
    const own = ofBet.get(bet.id)!
    const lines = linesOf(bet, own.length)
    const settled = settleBet({ legs: own.map(decidedLeg), lines, lineStakeUnits: bet.line_stake_units })
    return settled ? [{ id: bet.id, ...settled }] : []
  })
  if (decided.length === 0) return
  await sql`
      update sports.bet b set state = case when d.outcome = 'void' then 'voiding' else 'decided' end, outcome = d.outcome,
        payout_units = d.payout, valid_units = d.valid, retry_at = ${now}::timestamptz,
        void_reason = case when d.outcome = 'void' then ${voidReason} end
      from unnest(${decided.map(({ id }) => id)}::uuid[], ${decided.map(({ outcome }) => outcome)}::text[],
        ${decided.map(({ payoutUnits }) => payoutUnits)}::bigint[], ${decided.map(({ validUnits }) => validUnits)}::bigint[])
        as d (id, outcome, payout, valid)
      where b.id = d.id`.execute(tx)
}
