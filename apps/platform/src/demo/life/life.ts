import type { Platform } from '../../app.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Ask } from '../ask-as.ts'
import { asOperator, asTwo, signIn } from '../callers.ts'
import { demoOperators } from '../seed-demo.ts'

export type LifePlatform = Pick<
  Platform,
  'handlers' | 'identity' | 'catalogue' | 'contracts' | 'members' | 'points' | 'runJob'
>

/** What the demo's members and operators do right after the first start, so that every state is there to be met. */
export interface Life {
  platform: LifePlatform
  database: Database
  player: Ask
  /** Both operators, one after the other where two are needed. */
  desk: Ask
  /** Each of them alone. */
  operators: readonly [Ask, Ask]
}

export const reason = 'The demo world: an example of this state.'
/** The withdrawal password of `player`. */
export const demoDigits = '482913'

export async function beginLife(platform: LifePlatform, database: Database): Promise<Life> {
  const [first, second] = demoOperators
  const operators = [
    (await asOperator(platform.handlers, database, first))!,
    (await asOperator(platform.handlers, database, second))!,
  ] as const
  const player = await signIn(platform, database, 'player')
  return { platform, database, player, operators, desk: asTwo(...operators) }
}
