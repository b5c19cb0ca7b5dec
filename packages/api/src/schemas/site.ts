import { z } from 'zod'
import {
  announcementTypes,
  articlePictures,
  customerServiceTypes,
  defaultLanguage,
  esportsProviders,
  prizeModes,
  resourceTypes,
} from '../constants.ts'
import { houseStops } from '../house-stops.ts'
import { languageCode, nothing, queryInt, reason, text, time } from './common.ts'

/** One registration field, as the brand configures it. `acceptedPattern` '*' accepts anything. */
export const fieldRule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  minLength: z.number().int(),
  maxLength: z.number().int(),
  patternId: z.string(),
  acceptedPattern: z.string(),
})

/** A node of the whitelabel tree; enabled '1' means on. */
export interface ModuleNode {
  modId: string
  enabled: '0' | '1'
  childrenNodes: ModuleNode[]
}
export const moduleNode: z.ZodType<ModuleNode> = z.object({
  modId: z.string(),
  enabled: z.enum(['0', '1']),
  get childrenNodes() {
    return z.array(moduleNode)
  },
})

const publicKey = z.object({
  kid: z.string(),
  kty: z.string(),
  crv: z.string(),
  x: z.string(),
  y: z.string(),
})

/** Something outside the pages that the side bar or the download page leads to. */
export const resource = z.object({
  resourceType: z.enum(resourceTypes),
  url: z.string(),
  qrCodeUrl: z.string().nullable(),
})
const windowSize = z.object({ width: z.number().int(), height: z.number().int() })
const serviceEntry = z.object({ csType: z.enum(customerServiceTypes), path: z.string(), window: windowSize })
const licence = z.object({
  code: z.string(),
  name: z.string(),
  /** A badge of the demo that stands for no licence. */
  sample: z.boolean(),
  text: z.string(),
  url: z.string().nullable(),
})
/** Public values of the sign-in channels; null where the channel is off or not configured. */
const social = z.object({
  google: z.object({ clientId: z.string() }).nullable(),
  facebook: z.object({ appId: z.string() }).nullable(),
  firebase: z
    .object({
      apiKey: z.string(),
      projectId: z.string(),
      authDomain: z.string(),
      /** This site itself answers in place of the service, as in a demo. */
      isSample: z.boolean(),
    })
    .nullable(),
})

const notice = z.object({ id: z.string(), title: z.string(), html: z.string(), postedAt: time })
const helpSection = z.object({
  id: z.string(),
  title: z.string(),
  articles: z.array(z.object({ id: z.string(), title: z.string(), html: z.string() })),
})
const banner = z.object({
  bannerId: z.string(),
  groupName: z.string(),
  url: z.string(),
  linkageType: z.string(),
  title: z.string(),
  text: z.string(),
  action: z.string(),
  image: z.string(),
})

/** Sentences for the brakes of the house that are pressed. */
const stopped = z.partialRecord(z.enum(houseStops), z.string())

const articleKind = z.enum(['BLOG', 'NEWS'])
const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const articleHead = { slug: z.string(), picture: z.string(), title: z.string(), summary: z.string(), postedAt: time }
const articleText = z.strictObject({ title: text(120, 1), summary: text(300, 1), markdown: text(20_000, 1) })

export const siteSchemas = {
  'site.articles': {
    request: z.strictObject({
      kind: articleKind,
      page: queryInt(1, 10_000).default(1),
      pageSize: queryInt(1, 50).default(9),
    }),
    response: z.object({ list: z.array(z.object(articleHead)), totalPages: z.number().int() }),
  },
  'site.article': {
    request: z.strictObject({ kind: articleKind, slug }),
    response: z.object({ ...articleHead, html: z.string() }),
  },
  'site.saveArticle': {
    request: z.strictObject({
      kind: articleKind,
      slug,
      picture: z.enum(articlePictures).default('fairness'),
      texts: z.partialRecord(languageCode, articleText).refine(texts => texts.EN !== undefined),
      postedAt: time.optional(),
      enabled: z.boolean().default(true),
      reason,
    }),
    response: z.null(),
  },
  'site.permission': {
    request: z.strictObject({ url: text(253).optional() }),
    response: z.object({
      info: z.object({
        merchant: z.string(),
        merchantCode: z.string(),
        brandName: z.string(),
        siteKind: z.enum(['member', 'agent']),
        demo: z.boolean(),
        /** What mails and text messages would say is shown at `/dev/outbox`, and sent to nobody. */
        showsOutbox: z.boolean(),
        currency: z.string(),
        currencySymbol: z.string(),
        minimumAge: z.number().int(),
        languages: z.array(languageCode),
        modules: z.array(moduleNode),
        imageCDNs: z.array(z.string()),
        launchGameCDNs: z.array(z.string()),
        registerRules: z.record(z.string(), fieldRule),
        resources: z.array(resource),
        customerService: z.array(serviceEntry),
        customerServiceWindow: windowSize,
        /** AES-256 key of the encrypted service path, base64url. It keeps the link out of plain sight, no more. */
        customerServiceKey: z.string(),
        /** The brand's id, and the deployment's server that measures; visits are counted where both are there. */
        analytics: z.object({ gtagId: z.string().nullable(), origin: z.string().nullable() }),
        licences: z.array(licence),
        partners: z.array(z.object({ name: z.string(), logo: z.string() })),
        social,
        platform: z.literal('web'),
        device: z.literal('WEB'),
        lotteryType: z.literal('SEA'),
        defaultLanguage: z.literal(defaultLanguage),
        prizeModes: z.record(z.enum(Object.keys(prizeModes) as (keyof typeof prizeModes)[]), z.enum(prizeModes)),
        /** Prize mode of the lotteries of each of their vendors. */
        vendorPrizeModes: z.record(z.string(), z.enum(Object.keys(prizeModes) as (keyof typeof prizeModes)[])),
        esportsProviders: z.array(z.enum(esportsProviders)),
        announcementTypes: z.array(z.enum(announcementTypes)),
        announcementExecution: z.literal('B'),
        chatHeaderColor: z.string(),
        /** Zone in which days of records begin. */
        timeZone: z.string(),
        feedbackWords: z.object({ min: z.number().int(), max: z.number().int() }),
        /** How long withdrawals pause after a recovery, a new contact and a new payout account. */
        holdHours: z.object({ recovery: z.number().int(), contact: z.number().int(), payout: z.number().int() }),
        /** The router guard: visitors see nothing but sign-in, registration and help. */
        loggedInToHome: z.boolean(),
        /** What the clock of the top bar adds to GMT. */
        jackpot: z.object({ source: z.enum(['clock', 'pool']), baseUnits: z.string(), epochMs: z.number() }),
      }),
      location: z.object({ ip: z.string(), countryCode: z.string().nullable() }),
      maintenance: z.object({ enabled: z.boolean(), endTime: time.nullable(), info: z.string() }),
      stopped,
      regionRestriction: z.object({ restricted: z.boolean() }),
      visitorToken: z.string(),
      visitorTokenExpiresAt: time,
      encryptionKeys: z.array(publicKey),
      serverTime: time,
    }),
  },
  'site.status': {
    request: nothing,
    response: z.object({
      status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
      endTime: time.nullable(),
      info: z.string(),
      stopped,
    }),
  },
  'site.whitelabel': { request: nothing, response: z.array(moduleNode) },
  'site.domainRoute': {
    request: nothing,
    response: z.object({ domainList: z.array(z.object({ url: z.string() })) }),
  },
  'site.countryCode': {
    request: nothing,
    response: z.object({
      current: z.string(),
      list: z.array(z.object({ countryCode: z.string(), countryDialingCode: z.string() })),
    }),
  },
  'site.customerService': {
    request: nothing,
    response: z.array(z.object({ type: z.string(), path: z.string() })),
  },
  'site.customerServiceLink': {
    request: z.strictObject({ csType: z.enum(customerServiceTypes) }),
    response: z.object({ link: z.string() }),
  },
  'site.helpCenter': {
    request: z.strictObject({ language: languageCode.optional() }),
    response: z.object({ sections: z.array(helpSection) }),
  },
  'site.registerSettings': {
    request: nothing,
    response: z.object({
      usernameRegistration: z.boolean(),
      mobileRegistration: z.boolean(),
      /** Mobile registration asks for a password. */
      mobilePassword: z.boolean(),
      /** A given number is proved by a code. */
      smsVerification: z.boolean(),
      countryPicker: z.boolean(),
      directRegistration: z.boolean(),
      fields: z.record(z.string(), fieldRule),
    }),
  },
  'site.validation': { request: nothing, response: z.record(z.string(), fieldRule) },
  'site.announcements': {
    request: z.strictObject({
      types: text(40).default('B,PL,PU,PR'),
      platform: z.literal('W').default('W'),
      execution: z.literal('B').default('B'),
      language: languageCode.optional(),
    }),
    response: z.object({
      banners: z.array(banner),
      player: z.array(notice),
      popup: z.array(notice),
      promotion: z.array(notice),
      help: z.array(notice),
    }),
  },
}
