import type { InputOf, ResponseOf } from '@baize/api'
import {
  announcementExecution,
  announcementTypes,
  brandPlatform,
  customerServiceWindow,
  defaultLanguage,
  esportsProviders,
  prizeModes,
} from '@baize/api'
import type { BrandSettings } from '@baize/api/schemas/brand-settings'
import type { CallContext } from '../../kernel/http/handlers.ts'
import { maintenanceInfo, opennessFor } from '../../kernel/settings/openness.ts'
import type { Switches } from '../../kernel/settings/settings.ts'
import { fieldRules } from '../members/index.ts'
import type { SiteDependencies } from './index.ts'
import { partners } from './partners.ts'
import { serviceEntries } from './service/customer-service.ts'
import { socialChannels } from './service/social-channels.ts'
import { stopSentences } from './stops/stop-sentences.ts'

type Context = CallContext<'site.permission'>

/** All that a page needs before its first call: the brand, its switches and rules, the visitor token and the keys. */
export async function permission(
  deps: SiteDependencies,
  { url }: InputOf<'site.permission'>,
  { address, country, host, language }: Context,
): Promise<ResponseOf<'site.permission'>> {
  const { clock, settings, stops, sealed, visitorTokens } = deps
  const [brand, visitor, switches, registerRules, stopped] = await Promise.all([
    settings.brand(),
    visitorTokens.issue(),
    settings.switches(),
    fieldRules(deps.database.kysely),
    stops.recent(),
  ])
  const openness = opennessFor(brand, { address, country })
  const inMaintenance = openness.state === 'maintenance'
  return {
    info: {
      ...presentBrand(brand, language),
      ...brandPlatform,
      prizeModes,
      esportsProviders: [...esportsProviders],
      announcementTypes: [...announcementTypes],
      announcementExecution,
      analytics: { gtagId: brand.gtagId, origin: deps.config.ANALYTICS_ORIGIN ?? null },
      demo: deps.demo,
      showsOutbox: deps.showsOutbox,
      siteKind: brand.agentHosts.includes(url ?? host) ? 'agent' : 'member',
      modules: switches.tree,
      registerRules,
      customerService: serviceEntries(brand),
      customerServiceWindow,
      customerServiceKey: deps.customerServiceKey,
      partners: partners(deps.catalogue.snapshot),
      social: offeredChannels(deps, switches.on),
    },
    location: { ip: address, countryCode: country },
    maintenance: {
      enabled: inMaintenance,
      endTime: inMaintenance ? openness.endTime : null,
      info: inMaintenance ? maintenanceInfo(brand, language) : '',
    },
    stopped: stopSentences(stopped, language),
    regionRestriction: { restricted: openness.state === 'region_restricted' || openness.state === 'ip_restricted' },
    visitorToken: visitor.token,
    visitorTokenExpiresAt: visitor.expiresAt.toISOString(),
    encryptionKeys: sealed.publicKeys as never,
    serverTime: clock.now().toISOString(),
  }
}

/** The settings that browsers may see. What is not named here stays on the server. */
function presentBrand(brand: BrandSettings, language: Context['language']) {
  const { merchant, merchantCode, brandName, currency, currencySymbol, minimumAge, languages, jackpot } = brand
  const { imageCDNs, launchGameCDNs, resources, chatHeaderColor, loggedInToHome } = brand
  const { feedbackWords, holdHours, timeZone, vendorPrizeModes } = brand
  return {
    ...{ merchant, merchantCode, brandName, currency, currencySymbol, minimumAge, languages },
    jackpot: { source: jackpot.source, baseUnits: jackpot.baseUnits, epochMs: jackpot.epochMs },
    ...{ imageCDNs, launchGameCDNs, resources, chatHeaderColor, loggedInToHome },
    ...{ feedbackWords, holdHours, timeZone, vendorPrizeModes },
    licences: brand.licences.map(({ texts, ...licence }) => ({
      ...licence,
      text: texts[language] ?? texts[defaultLanguage] ?? '',
    })),
  }
}

/** Sign-in channels whose switch is on and whose public values are configured. */
function offeredChannels({ config, demo }: SiteDependencies, on: Switches['on']) {
  const social = socialChannels(config, demo)
  return {
    google: on.LOGIN_GOOGLE ? social.google : null,
    facebook: on.LOGIN_FACEBOOK ? social.facebook : null,
    firebase: on.FIREBASE_SMS ? social.firebase : null,
  }
}
