import { createPublicKey, type KeyObject, type JsonWebKey as NodeJsonWebKey } from 'node:crypto'

/** A public key of somebody else; null for one that cannot be read. */
export function readPublicKey(jwk: object): KeyObject | null {
  try {
    return createPublicKey({ key: jwk as NodeJsonWebKey, format: 'jwk' })
  } catch {
    return null
  }
}
