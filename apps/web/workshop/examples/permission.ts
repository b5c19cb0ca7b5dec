import type { FieldRule, Language, ModuleId, Permission } from '@baize/api'
import {
  announcementExecution,
  announcementTypes,
  brandPlatform,
  customerServiceWindow,
  esportsProviders,
  languages,
  moduleIds,
  modules,
  prizeModes,
  serviceEntryWindow,
} from '@baize/api'
import { usualPrizeModes } from '@baize/api/prize-mode'
import { licences, resources } from './brand.ts'

type ModuleNode = Permission['info']['modules'][number]

const rule = (minLength: number, maxLength: number, patternId: string, acceptedPattern: string): FieldRule => ({
  enabled: true,
  required: true,
  minLength,
  maxLength,
  patternId,
  acceptedPattern,
})
const password = rule(8, 64, 'PASSWORD', '*')

/** The rules of a brand that asks for a little of everything. */
export const fieldRules: Record<string, FieldRule> = {
  username: rule(4, 15, 'ALNUM_START_ALPHA', '[A-Za-z][A-Za-z0-9]*'),
  password,
  confirmPassword: password,
  mobileNum: rule(6, 15, 'PHONE', '[0-9]+'),
  email: { ...rule(5, 100, 'EMAIL', '*'), required: false },
  birthDate: rule(10, 10, 'DATE', '[0-9]{4}-[0-9]{2}-[0-9]{2}'),
  affiliateCode: { ...rule(1, 50, 'ALNUM', '[A-Za-z0-9]+'), required: false },
  captcha: rule(6, 6, 'ALNUM', '[A-Za-z0-9]*'),
}

const under = (parent: ModuleId | null, off: readonly ModuleId[]): ModuleNode[] =>
  moduleIds
    .filter(id => modules[id].parent === parent)
    .map(id => ({ modId: id, enabled: off.includes(id) ? '0' : '1', childrenNodes: under(id, off) }))

/** The first point of the examples in RFC 7518, so that bodies can be sealed. Nobody opens them. */
const publicKey = {
  kid: 'workshop',
  kty: 'EC',
  crv: 'P-256',
  x: 'gI0GAILBdu7T53akrFmMyGcsF3n5dO7MmwNBHKW5SV0',
  y: 'SLW_xSffzlPWrHEVI30DHM_4egVwt3NQqeUD7nMFpps',
}

/** A brand with every switch on but those named. The slider would stand before each form. */
export const permission = (off: readonly ModuleId[] = ['LOGIN_SLIDER', 'FIREBASE_SMS']): Permission => ({
  info: {
    ...brandPlatform,
    merchant: 'demo',
    merchantCode: 'DEMO',
    brandName: 'Baize',
    siteKind: 'member',
    demo: true,
    showsOutbox: true,
    currency: 'DEMO',
    currencySymbol: 'P',
    minimumAge: 18,
    languages: Object.keys(languages) as Language[],
    modules: under(null, off),
    imageCDNs: ['/img'],
    launchGameCDNs: [],
    registerRules: fieldRules,
    resources,
    customerService: [{ csType: 'LIVECHAT', path: '/helpmc', window: serviceEntryWindow }],
    customerServiceWindow,
    customerServiceKey: '',
    analytics: { gtagId: null, origin: null },
    licences,
    partners: [],
    social: { google: { clientId: 'workshop' }, facebook: { appId: 'workshop' }, firebase: null },
    prizeModes,
    vendorPrizeModes: usualPrizeModes,
    esportsProviders: [...esportsProviders],
    announcementTypes: [...announcementTypes],
    announcementExecution,
    chatHeaderColor: '#1B2A49',
    timeZone: 'GMT',
    feedbackWords: { min: 3, max: 300 },
    holdHours: { recovery: 24, contact: 24, payout: 24 },
    loggedInToHome: false,
    jackpot: { source: 'clock', baseUnits: '124082263700', epochMs: Date.UTC(2026, 10, 1) },
  },
  location: { ip: '203.0.113.7', countryCode: 'PH' },
  maintenance: { enabled: false, endTime: null, info: '' },
  stopped: {},
  regionRestriction: { restricted: false },
  visitorToken: 'workshop',
  visitorTokenExpiresAt: new Date(Date.UTC(2030, 0, 1)).toISOString(),
  encryptionKeys: [publicKey],
  serverTime: new Date().toISOString(),
})
