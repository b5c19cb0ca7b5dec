import type { Database } from '../../kernel/database/open-database.ts'
import type { CountryOf } from '../../kernel/http/country.ts'
import type { Clock, Rng } from '../../kernel/outside.ts'
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
