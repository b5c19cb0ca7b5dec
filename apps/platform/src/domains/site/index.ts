import './tables.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import type { SealedBodies } from '../../kernel/http/sealed-body.ts'
import type { Clock } from '../../kernel/outside.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Identity } from '../identity/index.ts'
import { announcements } from './announcements.ts'

export interface SiteDependencies {
  database: Database
  clock: Clock
  settings: Settings
  sealed: SealedBodies
  visitorTokens: Identity['visitorTokens']
  /** True when the real book holds demo credit. */
  demo: boolean
}

/** The brand's configuration and announcements. */
export function createSite(deps: SiteDependencies) {
  const { database, clock, settings, sealed, visitorTokens, demo } = deps
  return {
    routes: {
      'site.permission': async ({ url }, { address, host }) => {
        const { agentHosts, ...brand } = await settings.brand()
        const visitor = await visitorTokens.issue()
        return {
          info: {
            ...brand,
            demo,
            siteKind: agentHosts.includes(url ?? host) ? 'agent' : 'member',
            modules: await settings.moduleTree(),
          },
          location: { ip: address, countryCode: null },
          maintenance: { enabled: false, endTime: null, info: '' },
          regionRestriction: { restricted: false },
          visitorToken: visitor.token,
          visitorTokenExpiresAt: visitor.expiresAt.toISOString(),
          encryptionKeys: sealed.publicKeys as never,
          serverTime: clock.now().toISOString(),
        }
      },
      'site.announcements': (input, { language }) => announcements(database, input, input.language ?? language),
    } satisfies Partial<Handlers>,
  }
}
