import type { Platform } from '../../app.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Ask } from '../ask-as.ts'
import { asTwo, asWhoeverMay, signIn } from '../callers.ts'
import type { DemoJournal } from '../journal.ts'

export type LifePlatform = Pick<
  Platform,
  'handlers' | 'identity' | 'catalogue' | 'contracts' | 'members' | 'points' | 'runJob'
>

/** What the demo's members and operators do right after the first start, so that every state is there to be met. */
export interface Life {
  platform: LifePlatform
  database: Database
  /** Calls of `player`, each made once, also when a start is killed between them. */
  player: Ask
  /** Calls of `player` that are made anew each time, as those of play. */
  atPlay: Ask
  /** Both operators, one after the other where two are needed. */
  desk: Ask
  /** Each of them alone. */
  operators: readonly [Ask, Ask]
}

export const reason = 'The demo world: an example of this state.'
/** The withdrawal password of `player`. */
export const demoDigits = '482913'

export async function beginLife(platform: LifePlatform, database: Database, journal: DemoJournal): Promise<Life> {
  const { handlers } = platform
  const one = await asWhoeverMay(handlers, database, ['operator', 'cashier', 'support', 'risk'])
  const other = await asWhoeverMay(handlers, database, ['operator2', 'cashier2', 'support', 'risk'])
  const atPlay = await signIn(platform, database, 'player')
  return {
    ...{ platform, database, atPlay },
    player: journal.calls('player', atPlay),
    operators: [journal.calls('operator', one), journal.calls('operator2', other)],
    desk: journal.calls('desk', asTwo(one, other)),
  }
}
