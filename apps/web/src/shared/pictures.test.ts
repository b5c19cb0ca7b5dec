import { expect, test } from 'vitest'
import { bannerSources, coverSrcset, flagUrl, submenuUrl, vendorLogoUrl } from './pictures.ts'

test('[LOBBY-051] [SHELL-050] vendor logos lie in the list folder of their game type, white or in colour', () => {
  expect(vendorLogoUrl('/img', 'RNG', 'HLG', false)).toBe('/img/TCG_PROD_IMAGES/RNG_LIST_VENDOR/HLG-WHITE.png')
  expect(vendorLogoUrl('https://cdn.example', 'RNG', 'HLG', true)).toBe(
    'https://cdn.example/TCG_PROD_IMAGES/RNG_LIST_VENDOR/HLG-COLOR.png',
  )
})

test('[SHELL-049] menu pictures of vendors lie by game type and vendor', () => {
  expect(submenuUrl('/img', 'RNG', 'HLG')).toBe('/img/TCG_PROD_IMAGES/SUBMENU_IMG/STYLE2/RNG-HLG.png')
})

test('[SHELL-051] flags lie by country code', () => {
  expect(flagUrl('/img', 'VN')).toBe('/img/TCG_PROD_IMAGES/COUNTRY_FLAG/VN.png')
})

test('a cover offers every width in which it is drawn', () => {
  expect(coverSrcset('/img', 'HLG-0001').split(', ')).toEqual([
    '/img/games/HLG-0001-160.webp 160w',
    '/img/games/HLG-0001-240.webp 240w',
    '/img/games/HLG-0001-320.webp 320w',
    '/img/games/HLG-0001-480.webp 480w',
  ])
})

test('phones and wide windows never ask for the same banner', () => {
  const [phone, wide] = bannerSources('/img', 'welcome', false)
  const [strip] = bannerSources('/img', 'welcome', true)
  expect(phone.srcset).toContain('/img/banners/welcome-phone-480.webp 480w')
  expect(wide.srcset).toContain('/img/banners/welcome-wide-1600.webp 1600w')
  expect(phone.media).not.toBe(wide.media)
  expect(strip.srcset).toContain('/img/banners/welcome-strip-640.webp 640w')
  expect(strip.srcset).not.toContain('-phone-')
})
