import type { Clock } from '@baize/server-kit/outside'
import type { Platform } from '../../app.ts'
import { createContracts } from '../../domains/contracts/index.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import { bringEarlierPlay } from './earlier-play.ts'
import { seedContracts } from './seed-contracts.ts'

/** The contracts are a week old. */
const heldForMs = 7 * 86_400_000

export type TeamPlatform = Pick<
  Platform,
  'contracts' | 'settings' | 'agents' | 'catalogue' | 'messages' | 'ledger' | 'runJob'
>

/**
 * Contracts of the demo's agents as if they had stood for a week, with what their teams played in that time, settled and
 * paid: the settlement takes the windows that are over, as it does after a stop.
 */
export async function seedTeam(platform: TeamPlatform, database: Database, clock: Clock): Promise<void> {
  const now = clock.now()
  const since = new Date(now.getTime() - heldForMs)
  const { currency } = await platform.settings.brand()
  const earlier = createContracts({
    ...{ ...platform, database, currency, clock: { now: () => since } },
    onMoved: () => {},
  })
  const games = platform.catalogue.snapshot.byType.get('RNG')!.map(({ card }) => card)
  await bringEarlierPlay(database, games, now)
  await seedContracts({ database, contracts: platform.contracts, earlier })
  await platform.runJob('contracts-settle')
}
