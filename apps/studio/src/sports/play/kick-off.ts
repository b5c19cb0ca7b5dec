import { modelOf } from '@baize/game-kit/book/sports'
import type { SportsDependencies, StoredCompetition, StoredFixture } from '../sports-dependencies.ts'
import { lockFixture } from './lock-fixture.ts'
import { readState } from './states.ts'

/** Begins a fixture: its first window opens at its kick-off, whatever the clock says by now. */
export function kickOff(
  { db }: SportsDependencies,
  lease: StoredCompetition,
  { id }: StoredFixture,
): Promise<StoredFixture | null> {
  return db.transaction().execute(async tx => {
    const fixture = await lockFixture(tx, lease, id, 'open')
    if (!fixture) return null
    const model = modelOf(fixture.sport)
    const state = readState(fixture.state_now!)
    const windowMs = model.windowMs(state, model.nextBlock(state, 0)!)
    return tx
      .updateTable('sports.fixture')
      .set({
        state: 'live',
        window_at: fixture.kick_off,
        closes_at: new Date(fixture.kick_off.getTime() + windowMs),
        board: JSON.stringify(model.board(state)),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}
