import type { Permission } from '@baize/api'
import { resourceTypes } from '@baize/api'
import type { IdleIconName } from '@baize/ui/idle-icon.tsx'

export type Resource = Permission['info']['resources'][number]
export type ResourceType = Resource['resourceType']

/** Generic icons: what the names stand for are others' brands. */
export const shortcutIcons: Record<ResourceType, IdleIconName> = {
  firelink: 'link',
  promo: 'award',
  cs: 'headset',
  invite: 'user-plus',
  telegram: 'send',
  twitter: 'bird',
  douyin: 'music-2',
  iosConfig: 'cog',
  android: 'smartphone',
  ios: 'tablet-smartphone',
  facebook: 'thumbs-up',
}

const scanned: readonly ResourceType[] = ['android', 'ios', 'iosConfig']

/** The shortcuts of a brand in the order of the side bar, each only when it has the resource. */
export const shortcutsOf = (resources: readonly Resource[]): Resource[] =>
  resourceTypes.flatMap(type => resources.find(({ resourceType }) => resourceType === type) ?? [])

/** What a shortcut's QR code says, as a whole address; null for shortcuts without one. */
export function qrText({ resourceType, url, qrCodeUrl }: Resource, origin: string): string | null {
  const text = qrCodeUrl ?? (scanned.includes(resourceType) ? url : null)
  return text ? (URL.parse(text, origin)?.href ?? null) : null
}

/** The firelink of a member: its address with the account's name. */
export function firelinkOf(url: string, account: string, origin: string): string {
  const address = new URL(url, origin)
  address.searchParams.set('username', account)
  return address.href
}
