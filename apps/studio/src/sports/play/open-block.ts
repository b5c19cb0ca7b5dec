import { modelOf } from '@baize/game-kit/book/sports'
import type { OpenedBlock } from '../oracle/oracle.ts'
import type { SportsDependencies, StoredCompetition, StoredFixture } from '../sports-dependencies.ts'
import { lockFixture } from './lock-fixture.ts'

/**
 * Opens the next block of a fixture whose bets on it are sealed. What came of it is stored before anybody hears of it; it is
 * public when it has been played, at `window_at`.
 * @throws OracleRefused, ChainBroken
 */
export async function openBlock(
  deps: SportsDependencies,
  lease: StoredCompetition,
  sealed: StoredFixture,
): Promise<StoredFixture | null> {
  return store(deps, lease, sealed, await deps.oracle.open(sealed.id, sealed.sealed_block))
}

function store(
  { db }: SportsDependencies,
  lease: StoredCompetition,
  sealed: StoredFixture,
  { block, before, after, incidents }: OpenedBlock,
): Promise<StoredFixture | null> {
  return db.transaction().execute(async tx => {
    const fixture = await lockFixture(tx, lease, sealed.id, 'live')
    if (!fixture || fixture.block >= block) return null
    const model = modelOf(fixture.sport)
    const next = model.nextBlock(after, block)
    // A process that comes late plays on from now: a window that passed stays shut.
    const startedAt = fixture.closes_at!
    const windowAt = new Date(startedAt.getTime() + model.playMs(before, block))
    const windowMs = next === null ? 0 : model.windowMs(after, next)
    return tx
      .updateTable('sports.fixture')
      .set({
        block,
        state_before: JSON.stringify(before),
        state_now: JSON.stringify(after),
        incidents: JSON.stringify(incidents),
        window_at: windowAt,
        closes_at: new Date(windowAt.getTime() + windowMs),
        board: JSON.stringify(model.board(after)),
      })
      .where('id', '=', sealed.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}
