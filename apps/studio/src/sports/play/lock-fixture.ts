import type { FixtureState } from '@baize/api/studio/sports/fixture-views'
import { lockLease } from '../../leases.ts'
import type { StudioTx } from '../../studio-database.ts'
import type { StoredCompetition, StoredFixture } from '../sports-dependencies.ts'

/**
 * A fixture for a step of the process that plays it, held until the end of the transaction.
 * @returns null when the lease is another's by now, or the fixture is not in one of the states that the step starts from
 */
export async function lockFixture(
  tx: StudioTx,
  lease: StoredCompetition,
  id: string,
  ...states: FixtureState[]
): Promise<StoredFixture | null> {
  if (!(await lockLease(tx, 'sports.competition', lease))) return null
  const fixture = await tx
    .selectFrom('sports.fixture')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return states.includes(fixture.state) ? fixture : null
}
