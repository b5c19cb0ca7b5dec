import type { CountryOf } from '@baize/server-kit/http/country'
import type { Clock, Rng } from '@baize/server-kit/outside'
import type { Database } from '../../kernel/database/open-database.ts'
import type { PushHub } from '../../kernel/push/hub.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Agents } from '../agents/index.ts'
import type { Identity } from '../identity/index.ts'
import type { Messages } from '../messages/index.ts'

export interface ServiceDependencies {
  database: Database
  clock: Clock
  rng: Rng
  settings: Settings
  push: PushHub
  identity: Identity
  agents: Agents
  messages: Messages
  countryOf: CountryOf
}
