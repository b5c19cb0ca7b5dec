import { createCipheriv } from 'node:crypto'
import type { CustomerServiceType } from '@baize/api'
import { serviceEntryWindow } from '@baize/api'
import type { BrandSettings } from '@baize/api/schemas/brand-settings'
import type { Rng } from '@baize/server-kit/outside'

type ServicePages = Pick<BrandSettings, 'customerService'>

/** The routed entries, VIP and live chat, each opening a tall window. */
export const serviceEntries = ({ customerService: { vip, liveChat } }: ServicePages) => [
  { csType: 'VIP' as const, path: vip, window: serviceEntryWindow },
  { csType: 'LIVECHAT' as const, path: liveChat, window: serviceEntryWindow },
]

export const serviceLink = ({ customerService: { vip, liveChat } }: ServicePages, type: CustomerServiceType) =>
  type === 'VIP' ? vip : liveChat

/** Type of the list entry whose path is encrypted. */
const encryptedType = '3'

/** @param key AES-256 key, base64url, as the permission answer gives it to browsers */
export const serviceList = ({ customerService: { link } }: ServicePages, key: string, rng: Rng) => [
  { type: encryptedType, path: encryptPath(link, key, rng) },
]

/** base64url(iv).base64url(ciphertext and tag), AES-256-GCM. */
function encryptPath(path: string, key: string, rng: Rng): string {
  const iv = rng.bytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), iv)
  const sealed = Buffer.concat([cipher.update(path, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${iv.toString('base64url')}.${sealed.toString('base64url')}`
}
