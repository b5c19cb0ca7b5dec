import { z } from 'zod'
import { languageCode, nothing, text, time } from './common.ts'

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
const moduleNode: z.ZodType<ModuleNode> = z.object({
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

const notice = z.object({ id: z.string(), title: z.string(), html: z.string(), postedAt: time })
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

export const siteSchemas = {
  'site.permission': {
    request: z.strictObject({ url: text(253).optional() }),
    response: z.object({
      info: z.object({
        merchant: z.string(),
        merchantCode: z.string(),
        brandName: z.string(),
        siteKind: z.enum(['member', 'agent']),
        demo: z.boolean(),
        currency: z.string(),
        currencySymbol: z.string(),
        minimumAge: z.number().int(),
        languages: z.array(languageCode),
        modules: z.array(moduleNode),
        imageCDNs: z.array(z.string()),
        launchGameCDNs: z.array(z.string()),
        loggedInToHome: z.boolean(),
        badges: z.array(z.object({ code: z.string(), name: z.string(), sample: z.boolean() })),
        jackpot: z.object({ source: z.enum(['clock', 'pool']), baseUnits: z.string(), epochMs: z.number() }),
      }),
      location: z.object({ ip: z.string(), countryCode: z.string().nullable() }),
      maintenance: z.object({ enabled: z.boolean(), endTime: time.nullable(), info: z.string() }),
      regionRestriction: z.object({ restricted: z.boolean() }),
      visitorToken: z.string(),
      visitorTokenExpiresAt: time,
      encryptionKeys: z.array(publicKey),
      serverTime: time,
    }),
  },
  'site.registerSettings': {
    request: nothing,
    response: z.object({
      usernameRegistration: z.boolean(),
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
    }),
  },
}
