import type { BookSettings } from '@baize/api/studio/sports/bets'
import type { SportsDependencies } from '../sports-dependencies.ts'

const usual: BookSettings = {
  oddsFormat: 'decimal',
  showsChance: false,
  policy: 'better',
  view: 'european',
  timeZone: 'browser',
  quickStakesUnits: ['10000', '50000', '200000', '1000000'],
  favouriteCompetitions: [],
  favouriteSides: [],
}

/** How a member likes the book; as usual before it said so. */
export async function readSettings({ db }: Pick<SportsDependencies, 'db'>, userId: string): Promise<BookSettings> {
  const row = await db.selectFrom('sports.member').select('settings').where('user_id', '=', userId).executeTakeFirst()
  return row ? { ...usual, ...row.settings } : usual
}

export async function saveSettings(
  { db }: Pick<SportsDependencies, 'db'>,
  userId: string,
  settings: BookSettings,
): Promise<BookSettings> {
  const row = { user_id: userId, settings: JSON.stringify(settings) }
  await db
    .insertInto('sports.member')
    .values(row)
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ settings: row.settings }))
    .execute()
  return settings
}
