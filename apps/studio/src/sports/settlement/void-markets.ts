import { sql } from 'kysely'
import type { SportsDependencies, StoredFixture } from '../sports-dependencies.ts'
import { decideBets } from './decide-bets.ts'
import { isVoided, openClaims, storeOutcomes } from './settle-claims.ts'

/**
 * Gives back what is open on markets that an operator voided; a block that is on show settles nothing else by that.
 * @returns null where another market was voided meanwhile: the fixture is read anew
 */
export async function voidMarkets(deps: SportsDependencies, fixture: StoredFixture): Promise<StoredFixture | null> {
  const open = await openClaims(deps, fixture.id)
  const voided = open.filter(claim => isVoided(fixture, claim))
  await storeOutcomes(
    deps,
    fixture,
    voided.map(claim => ({ ...claim, result: { kind: 'void' } })),
  )
  await decideBets(deps, fixture, 'OPERATOR')
  const done = await deps.db
    .updateTable('sports.fixture')
    .set({ voids_due: false })
    .where('id', '=', fixture.id)
    .where(sql<boolean>`voided_markets = ${fixture.voided_markets}::text[]`)
    .returningAll()
    .executeTakeFirst()
  return done ?? null
}
