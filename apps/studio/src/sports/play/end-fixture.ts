import type { FixtureVoidReason } from '@baize/api/studio/sports/fixture-views'
import { modelOf } from '@baize/game-kit/book/sports'
import { findPriceErrors } from '../settlement/price-errors/find-at-end.ts'
import { oweCredits } from '../settlement/price-errors/owe-credits.ts'
import { settleClaims } from '../settlement/settle-claims.ts'
import type { SportsDependencies, StoredCompetition, StoredFixture } from '../sports-dependencies.ts'
import { lockFixture } from './lock-fixture.ts'
import { readState } from './states.ts'

/** Ends a fixture that was played to its end. Its claims are settled by {@link settleEnded}. */
export function finish(
  { db, outside }: SportsDependencies,
  lease: StoredCompetition,
  { id }: StoredFixture,
): Promise<StoredFixture | null> {
  return db.transaction().execute(async tx => {
    const fixture = await lockFixture(tx, lease, id, 'live')
    if (!fixture) return null
    const state = readState(fixture.state_now!)
    return tx
      .updateTable('sports.fixture')
      .set({ state: 'finished', winner: modelOf(fixture.sport).winner(state), finished_at: outside.now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/**
 * Ends a fixture that is not played on: void before its first block, abandoned after it. Claims that are certain by then stand,
 * all others come to nothing (sportsbook 4.3).
 */
export function breakOff(
  { db, outside, log }: SportsDependencies,
  lease: StoredCompetition,
  { id }: StoredFixture,
  reason: FixtureVoidReason,
): Promise<StoredFixture | null> {
  return db.transaction().execute(async tx => {
    const fixture = await lockFixture(tx, lease, id, 'scheduled', 'open', 'live')
    if (!fixture) return null
    const state = fixture.block === 0 ? 'void' : 'abandoned'
    log.warn({ fixture: id, state, reason }, 'a fixture is not played on')
    return tx
      .updateTable('sports.fixture')
      .set({ state, void_reason: reason, finished_at: outside.now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** Settles what is left of a fixture that is over, and publishes the seed of its last block. It may be begun again. */
export async function settleEnded(deps: SportsDependencies, fixture: StoredFixture): Promise<StoredFixture> {
  const { id, block, state, void_reason } = fixture
  const rest = state === 'finished' ? ({ open: true } as const) : { voidFor: void_reason! }
  if (fixture.has_bets) {
    await settleClaims(deps, fixture, rest)
    await findPriceErrors(deps, fixture)
    await oweCredits(deps, fixture)
  }
  const seed = block > 0 && void_reason !== 'SEED' ? Buffer.from(await deps.oracle.reveal(id, block)) : null
  deps.oracle.forget(id)
  return deps.db
    .updateTable('sports.fixture')
    .set({
      ...(state === 'finished' ? { state: 'settled' as const } : {}),
      ...(seed ? { seed, seed_block: block } : {}),
      settled_at: deps.outside.now(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
