import type { BrandSettings } from '@baize/api/schemas/brand-settings'
import { sampleLicenceTexts } from './texts/licences.ts'

const sampleLicence = (code: Parameters<typeof sampleLicenceTexts>[0], name: string) => ({
  code,
  name,
  sample: true,
  url: null,
  texts: sampleLicenceTexts(code),
})

/** How the demo brand differs from the defaults. */
export const demoBrand: Partial<BrandSettings> = {
  // Channels outside this site lead to a page that says what they are: a demo has none.
  resources: [
    { resourceType: 'firelink', url: '/down', qrCodeUrl: null },
    { resourceType: 'promo', url: '/promotions', qrCodeUrl: null },
    { resourceType: 'cs', url: '/helpmc', qrCodeUrl: null },
    { resourceType: 'invite', url: '/?centre=referral', qrCodeUrl: null },
    ...(['telegram', 'twitter', 'douyin', 'facebook'] as const).map(resourceType => ({
      resourceType,
      url: '/help#channels',
      qrCodeUrl: null,
    })),
    { resourceType: 'android', url: '/down', qrCodeUrl: null },
    { resourceType: 'ios', url: '/down', qrCodeUrl: null },
    { resourceType: 'iosConfig', url: '/down', qrCodeUrl: null },
  ],
  // A newcomer shall see a withdrawal to its end in one sitting; contacts and recoveries hold money as anywhere.
  holdHours: { recovery: 24, contact: 24, payout: 0 },
  referral: { reward: 10, validBet: 100 },
  rebateRatesPpm: { RNG: 5_000, FISH: 5_000, LIVE: 3_000, SPORTS: 3_000, PVP: 2_000 },
  licences: [
    sampleLicence('MT', 'Malta'),
    sampleLicence('VG', 'British Virgin Islands'),
    sampleLicence('PH', 'Philippines'),
  ],
}
