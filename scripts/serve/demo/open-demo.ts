import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '@baize/server-kit/outside'
import type { Platform } from '../../../apps/platform/src/app.ts'
import type { DemoJournal } from '../../../apps/platform/src/demo/journal.ts'
import { beginLife } from '../../../apps/platform/src/demo/life/life.ts'
import { live } from '../../../apps/platform/src/demo/life/live.ts'
import { joinAfterPlay } from '../../../apps/platform/src/demo/life/loyalty.ts'
import { hireRobots } from '../../../apps/platform/src/demo/robot/hire-robots.ts'
import type { Database } from '../../../apps/platform/src/kernel/database/open-database.ts'
import { studioCode } from '../../../apps/studio/src/studio-code.ts'
import { firstPageMs } from '../first-pages.ts'
import type { Ground } from '../start.ts'
import { playAsPlayer } from './play-player.ts'
import type { Slot } from './play-slot.ts'
import { playTeam } from './play-team.ts'

/**
 * Fills in, while the site answers already, what the demo's members and operators have done: orders in each state, and rounds
 * that are really played. The robots come at the end and leave what they find. Ends early when the signal says so; the next
 * start goes on.
 */
export async function openDemo(
  platform: Platform,
  { database, own, say }: Pick<Ground, 'database' | 'own' | 'say'>,
  journal: DemoJournal,
  signal: AbortSignal,
): Promise<void> {
  await pause(firstPageMs, null, { signal })
  const ofHouse = platform.catalogue.snapshot.byType
    .get('RNG')!
    .filter(({ providerCode }) => providerCode === studioCode)
  const where = { own, slots: ofHouse.map(({ card }) => card), signal }
  await Promise.all([playTeam(platform, database, journal, where), liveAsPlayer(platform, database, journal, where)])
  if (signal.aborted) return
  await hireRobots({ database, clock: systemClock, ...platform })
  await journal.complete()
  say('The demo world is complete.')
}

async function liveAsPlayer(
  platform: Platform,
  database: Database,
  journal: DemoJournal,
  where: { own: string; slots: readonly Slot[]; signal: AbortSignal },
): Promise<void> {
  const life = await beginLife(platform, database, journal)
  await live(life, where.signal)
  if (where.signal.aborted) return
  // What was told of each order has been read; what rewards say is new.
  await life.player('messages.markAllRead', { topic: 'MONEY' })
  await journal.once('play of player', () => playAsPlayer(life, where))
  if (where.signal.aborted) return
  await joinAfterPlay(life)
  await life.atPlay('session.logout', {})
}
