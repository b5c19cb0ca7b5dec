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
  // Only what has a place on this site: outside channels come with a brand that has them.
  resources: [
    { resourceType: 'cs', url: '/helpmc', qrCodeUrl: null },
    { resourceType: 'android', url: '/down', qrCodeUrl: null },
    { resourceType: 'ios', url: '/down', qrCodeUrl: null },
    { resourceType: 'iosConfig', url: '/down', qrCodeUrl: null },
  ],
  // A newcomer shall see a withdrawal to its end in one sitting; contacts and recoveries hold money as anywhere.
  holdHours: { recovery: 24, contact: 24, payout: 0 },
  licences: [
    sampleLicence('MT', 'Malta'),
    sampleLicence('VG', 'British Virgin Islands'),
    sampleLicence('PH', 'Philippines'),
  ],
}
