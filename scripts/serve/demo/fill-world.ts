import { systemClock } from '@baize/server-kit/outside'
import type { Platform } from '../../../apps/platform/src/app.ts'
import type { DemoJournal } from '../../../apps/platform/src/demo/journal.ts'
import { seedDemo, seedHotGames } from '../../../apps/platform/src/demo/seed-demo.ts'
import { seedTeam } from '../../../apps/platform/src/demo/team/seed-team.ts'
import type { Ground } from '../start.ts'
import { placeLast } from '../stranger/open-stranger.ts'

/** Members, channels, texts and promotions of the demo, which come before its games. */
export async function fillHouse(platform: Platform, { database }: Pick<Ground, 'database'>, journal: DemoJournal) {
  await journal.once('house', () => seedDemo({ database, clock: systemClock, ...platform }))
}

/** What stands on the games: which are hot, what was played in the days before, and the contracts that it was settled by. */
export async function fillTeams(platform: Platform, { database }: Pick<Ground, 'database'>, journal: DemoJournal) {
  await journal.once('hot games', async () => {
    await placeLast(database)
    await seedHotGames(database)
  })
  await platform.catalogue.reload()
  await journal.once('teams', () => seedTeam(platform, database, systemClock))
}
