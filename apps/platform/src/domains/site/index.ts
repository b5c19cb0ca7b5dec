import { customerServiceTypeFor } from '@baize/api'
import type { Clock, Rng } from '@baize/server-kit/outside'
import { type Config, siteOrigin } from '../../kernel/config.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import type { SealedBodies } from '../../kernel/http/sealed-body.ts'
import { maintenanceInfo, opennessFor } from '../../kernel/settings/openness.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Stops } from '../../kernel/settings/stops.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Identity } from '../identity/index.ts'
import { clubRankOf } from '../members/index.ts'
import { countries } from './countries.ts'
import { permission } from './permission.ts'
import { serviceLink, serviceList } from './service/customer-service.ts'
import { readBrand, readModules, saveBrand, saveModules } from './service/desk.ts'
import { listStops, setStop } from './stops/house-stops.ts'
import { stopSentences } from './stops/stop-sentences.ts'
import { agentNotices } from './texts/agent-notices.ts'
import { announcements } from './texts/announcements.ts'
import { listArticles, readArticle, saveArticle } from './texts/articles.ts'
import { helpCenter } from './texts/help.ts'

export interface SiteDependencies {
  database: Database
  clock: Clock
  rng: Rng
  settings: Settings
  stops: Stops
  catalogue: Catalogue
  sealed: SealedBodies
  visitorTokens: Identity['visitorTokens']
  /** AES-256 key of the encrypted service path, base64url. */
  customerServiceKey: string
  config: Config
  /** True when the real book holds demo credit. */
  demo: boolean
  /** Messages are shown on a page of the demo in place of being sent. */
  showsOutbox: boolean
}

/** The brand's configuration, its state, and what it tells its visitors. */
export function createSite(deps: SiteDependencies) {
  const { database, settings } = deps
  return {
    routes: {
      'site.permission': (input, context) => permission(deps, input, context),
      'site.status': async (_input, { address, country, language }) => {
        const brand = await settings.brand()
        const openness = opennessFor(brand, { address, country })
        const stopped = stopSentences(await deps.stops.recent(), language)
        if (openness.state === 'open') return { status: 0, endTime: null, info: '', stopped }
        if (openness.state !== 'maintenance') return { status: 2, endTime: null, info: '', stopped }
        return { status: 1, endTime: openness.endTime, info: maintenanceInfo(brand, language), stopped }
      },
      'site.whitelabel': async () => (await settings.switches()).tree,
      'site.domainRoute': async (_input, { host }) => {
        const { domains } = await settings.brand()
        return { domainList: (domains.length > 0 ? domains : [siteOrigin(deps.config, host)]).map(url => ({ url })) }
      },
      'site.countryCode': async (_input, { country }) => ({
        current: country ?? (await settings.brand()).defaultCountry,
        list: countries,
      }),
      'site.customerService': async () => serviceList(await settings.brand(), deps.customerServiceKey, deps.rng),
      'site.customerServiceLink': async ({ csType }, { caller }) => {
        const rank = caller.kind === 'member' ? await clubRankOf(database, caller.memberId) : null
        const entitled = customerServiceTypeFor(rank)
        return { link: serviceLink(await settings.brand(), csType === 'VIP' ? entitled : 'LIVECHAT') }
      },
      'site.helpCenter': (input, { language }) => helpCenter(database, input.language ?? language),
      'site.announcements': (input, { language }) => announcements(database, input, input.language ?? language),
      'agents.announcements': (input, { language }) => agentNotices(database, input, language),
      'site.articles': async (input, { language }) => {
        await settings.requireOn(input.kind)
        return listArticles(deps, input, language)
      },
      'site.article': async (input, { language }) => {
        await settings.requireOn(input.kind)
        return readArticle(deps, input, language)
      },
      'site.saveArticle': async (input, { caller }) => {
        await saveArticle(deps, input, caller)
        return null
      },
      'site.brand': () => readBrand(deps),
      'site.saveBrand': (input, { caller }) => saveBrand(deps, input, caller),
      'site.modules': () => readModules(deps),
      'site.saveModules': (input, { caller }) => saveModules(deps, input, caller),
      'stops.list': () => listStops(deps),
      'stops.set': (input, { caller }) => setStop(deps, input, caller),
    } satisfies Partial<Handlers>,
  }
}
