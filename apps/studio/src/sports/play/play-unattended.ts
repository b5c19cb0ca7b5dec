import { modelOf } from '@baize/game-kit/book/sports'
import type { SportsDependencies, StoredCompetition, StoredFixture } from '../sports-dependencies.ts'
import { lockFixture } from './lock-fixture.ts'

/** A look at a fixture, or at a list that shows it, counts for so long. */
export const WATCHED_FOR_MS = 30_000
/** Every match is over so long after its kick-off; a cup's next round waits for its winners. */
const overAfterMs = { TENN: 660_000, others: 1_440_000 }

/** Before this long after its kick-off an unattended fixture is not even looked at. */
export const UNATTENDED_FROM_MS = overAfterMs.TENN

/** False for a fixture on which nobody bet and at which nobody looks: its course is the same whenever it is worked out. */
export const isAttended = ({ has_bets, watched_at }: StoredFixture, now: Date): boolean =>
  has_bets || now.getTime() - watched_at.getTime() < WATCHED_FOR_MS

/** When an unattended fixture is played, all at once. */
export const playedAt = ({ sport, kick_off }: StoredFixture): Date =>
  new Date(kick_off.getTime() + (sport === 'TENN' ? overAfterMs.TENN : overAfterMs.others))

/**
 * Plays a fixture to its end that nobody watched or bet on, in one step: its blocks are sealed as empty, and follow from its chain.
 * @throws OracleRefused, ChainBroken
 */
export async function playUnattended(
  deps: SportsDependencies,
  lease: StoredCompetition,
  { id }: StoredFixture,
): Promise<StoredFixture | null> {
  const isSealed = await deps.db.transaction().execute(async tx => {
    const fixture = await lockFixture(tx, lease, id, 'open', 'live')
    if (!fixture || fixture.has_bets) return false
    await tx.updateTable('sports.fixture').set({ sealed_block: fixture.blocks }).where('id', '=', id).execute()
    return true
  })
  if (!isSealed) return null
  const { before, after, block } = await deps.oracle.openAll(id)
  const now = deps.outside.now()
  return deps.db.transaction().execute(async tx => {
    const fixture = await lockFixture(tx, lease, id, 'open', 'live')
    if (!fixture) return null
    const model = modelOf(fixture.sport)
    return tx
      .updateTable('sports.fixture')
      .set({
        ...{ state: 'finished', block, winner: model.winner(after), board: JSON.stringify(model.board(after)) },
        ...{ state_before: JSON.stringify(before), state_now: JSON.stringify(after), incidents: '[]' },
        ...{ window_at: now, closes_at: now, finished_at: now },
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}
