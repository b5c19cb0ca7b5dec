import type { BrandSettings } from '../kernel/settings/brand-settings.ts'

const sampleLicence = (code: string, name: string, place: { EN: string; VI: string }) => ({
  code,
  name,
  sample: true,
  url: null,
  texts: {
    EN: `A sample badge. This demo holds no licence of ${place.EN}. A brand that holds one shows its number, its holder and the page of the authority here.`,
    VI: `Huy hiệu mẫu. Bản dùng thử này không có giấy phép của ${place.VI}. Thương hiệu được cấp phép sẽ ghi số giấy phép, đơn vị sở hữu và trang của cơ quan quản lý tại đây.`,
  },
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
  licences: [
    sampleLicence('MT', 'Malta', { EN: 'Malta', VI: 'Malta' }),
    sampleLicence('VG', 'British Virgin Islands', {
      EN: 'the British Virgin Islands',
      VI: 'Quần đảo Virgin thuộc Anh',
    }),
    sampleLicence('PH', 'Philippines', { EN: 'the Philippines', VI: 'Philippines' }),
  ],
}
