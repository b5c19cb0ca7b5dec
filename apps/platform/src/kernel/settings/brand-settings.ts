import { completeLanguages, defaultCurrencySymbol } from '@baize/api'
import { languageCode } from '@baize/api/schemas/common'
import { z } from 'zod'

/** Settings of the brand with their defaults; what is stored overrides them one by one. */
export const brandSettings = z.object({
  merchant: z.string().default('demo'),
  merchantCode: z.string().default('DEMO'),
  brandName: z.string().default('Baize'),
  /** Currency of the real book; DEMO means that members play with demo credit. */
  currency: z.string().default('DEMO'),
  currencySymbol: z.string().default(defaultCurrencySymbol),
  minimumAge: z.number().int().default(18),
  languages: z.array(languageCode).default([...completeLanguages]),
  imageCDNs: z.array(z.string()).default(['/img']),
  launchGameCDNs: z.array(z.string()).default([]),
  badges: z.array(z.object({ code: z.string(), name: z.string(), sample: z.boolean() })).default([
    { code: 'MT', name: 'Malta', sample: true },
    { code: 'VG', name: 'British Virgin Islands', sample: true },
    { code: 'PH', name: 'Philippines', sample: true },
  ]),
  /** The clock figure starts at `baseUnits` at `epochMs` and grows by one step every three seconds. */
  jackpot: z
    .object({ source: z.enum(['clock', 'pool']), baseUnits: z.string(), epochMs: z.number() })
    .default({ source: 'clock', baseUnits: '12400000000', epochMs: Date.UTC(2026, 10, 1) }),
  /** Visitors have to sign in before they see more than the sign-in and the registration. */
  loggedInToHome: z.boolean().default(false),
  /** Hosts of the agent site; every other host is the member site. */
  agentHosts: z.array(z.string()).default([]),
})
export type BrandSettings = z.output<typeof brandSettings>
