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
  licences: [
    sampleLicence('MT', 'Malta', { EN: 'Malta', VI: 'Malta' }),
    sampleLicence('VG', 'British Virgin Islands', {
      EN: 'the British Virgin Islands',
      VI: 'Quần đảo Virgin thuộc Anh',
    }),
    sampleLicence('PH', 'Philippines', { EN: 'the Philippines', VI: 'Philippines' }),
  ],
}
