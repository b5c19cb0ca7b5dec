import { settleClaims } from '../settlement/settle-claims.ts'
import type { SportsDependencies, StoredFixture } from '../sports-dependencies.ts'

/** A block has been shown: its seed is public, and what it made certain is settled. */
export async function publishBlock(deps: SportsDependencies, fixture: StoredFixture): Promise<StoredFixture> {
  if (fixture.has_bets) await settleClaims(deps, fixture, { open: true })
  return deps.db
    .updateTable('sports.fixture')
    .set({
      seed: Buffer.from(await deps.oracle.reveal(fixture.id, fixture.block)),
      seed_block: fixture.block,
      settled_block: fixture.block,
    })
    .where('id', '=', fixture.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
