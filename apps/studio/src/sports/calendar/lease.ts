import { COMPETITIONS } from '@baize/game-kit/book/world/competitions'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import type { SportsDependencies, StoredCompetition } from '../sports-dependencies.ts'

/** A process that has not renewed its lease for so long has lost it. */
const leaseMs = 5_000

/** Makes the rows of competitions that are played for the first time. */
export async function addCompetitions({ db }: Pick<SportsDependencies, 'db'>): Promise<void> {
  await db
    .insertInto('sports.competition')
    .values(COMPETITIONS.map(({ id: code }) => ({ code })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/**
 * Takes and renews the leases of all competitions that no other process plays. A new holder's number is higher than all before.
 * @returns the competitions that this process plays now
 */
export function holdLeases(
  { db, outside }: Pick<SportsDependencies, 'db' | 'outside'>,
  holder: string,
): Promise<StoredCompetition[]> {
  const now = outside.now()
  return db
    .updateTable('sports.competition')
    .set({
      holder,
      leased_until: new Date(now.getTime() + leaseMs),
      fence: sql<bigint>`case when holder is not distinct from ${holder}::uuid then fence else fence + 1 end`,
    })
    .where(({ eb, or }) => or([eb('holder', '=', holder), eb('leased_until', '<', now)]))
    .returningAll()
    .execute()
}

/** Gives the leases back, so that another process need not wait for their end. */
export async function endLeases({ db }: Pick<SportsDependencies, 'db'>, holder: string): Promise<void> {
  await db
    .updateTable('sports.competition')
    .set({ leased_until: new Date(0) })
    .where('holder', '=', holder)
    .execute()
}

/** Locks a competition for a step of its holder. False when the lease is another's: then nothing may be written. */
export async function lockLease(
  tx: StudioTx,
  { code, fence }: Pick<StoredCompetition, 'code' | 'fence'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('sports.competition')
    .select('fence')
    .where('code', '=', code)
    .forShare()
    .executeTakeFirst()
  return row?.fence === fence
}
