import type { Permission } from '@baize/api'

const licence = (code: string, place: string): Permission['info']['licences'][number] => ({
  code,
  name: place,
  sample: true,
  url: null,
  text: `A sample badge. Nobody holds a licence of ${place} here; a brand that does shows its number and its holder.`,
})

/** Badges of authorities, one with a name that needs a second line. */
export const licences = [licence('MT', 'Malta'), licence('VG', 'the British Virgin Islands')]

const leadsTo = {
  firelink: '/down',
  promo: '/promotions',
  cs: '/helpmc',
  invite: '/?centre=referral',
  telegram: '/help#channels',
  twitter: '/help#channels',
  douyin: '/help#channels',
  facebook: '/help#channels',
  android: '/down',
  ios: '/down',
  iosConfig: '/down',
} as const

/** A shortcut of every kind. */
export const resources = Object.entries(leadsTo).map(([resourceType, url]) => ({
  resourceType,
  url,
  qrCodeUrl: null,
})) as Permission['info']['resources']
