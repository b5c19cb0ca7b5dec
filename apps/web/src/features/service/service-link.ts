import type { ResponseOf } from '@baize/api'

type ServiceList = ResponseOf<'site.customerService'>

/** Type of the entry that holds the link of the service window. */
const linkType = '3'

/** @throws Error when the list has no entry of the link's type */
export function encryptedLink(list: ServiceList): string {
  const entry = list.find(({ type }) => type === linkType)
  if (!entry) throw new Error('the service list has no entry of type 3')
  return entry.path
}

/**
 * Opens `base64url(iv).base64url(ciphertext and tag)` with an AES-256-GCM key, base64url.
 * @throws when anything about it is wrong
 */
export async function decryptLink(path: string, key: string): Promise<string> {
  const [iv = '', sealed = ''] = path.split('.')
  const imported = await crypto.subtle.importKey('raw', bytes(key), 'AES-GCM', false, ['decrypt'])
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes(iv) }, imported, bytes(sealed))
  return new TextDecoder().decode(plain)
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, sign => sign.charCodeAt(0))
}

/** The address of the service window: a page of this site or an http(s) one. @throws InvalidLink */
export function serviceAddress(link: string, origin: string): string {
  const address = URL.parse(link, origin)
  if (!address || !/^https?:$/.test(address.protocol)) throw new InvalidLink(`not an address: ${link}`)
  return address.href
}

/** A link of the service desk that no window may open. */
export class InvalidLink extends Error {
  override name = 'InvalidLink'
}
