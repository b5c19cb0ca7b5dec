import type { StudioDatabase } from '../studio-database.ts'

const shown = 200

/** How far rounds were compared, what differed, and which stakes the wallet refuses for ever, the newest first. */
export async function readReconciliation(db: StudioDatabase) {
  const [progress, differences, letters] = await Promise.all([
    db.selectFrom('studio.reconciliation').select('checked_until').executeTakeFirst(),
    db.selectFrom('studio.difference').selectAll().orderBy('found_at', 'desc').limit(shown).execute(),
    db.selectFrom('studio.dead_letter').selectAll().orderBy('dead_at', 'desc').limit(shown).execute(),
  ])
  return {
    checked_until: progress?.checked_until.getTime() ?? null,
    differences,
    dead_letters: letters.map(letter => ({
      ...letter,
      stake_units: letter.stake_units.toString(),
      payout_units: letter.payout_units?.toString() ?? null,
    })),
  }
}
