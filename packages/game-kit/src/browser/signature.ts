import { ed25519 } from '@noble/curves/ed25519.js'
import { fromHex } from '../seeds.ts'

/**
 * True when a text was signed by an Ed25519 key. Computed here, since a frame without an origin need not have Web Crypto.
 * @param signature base64 @param publicKey hex of 32 bytes
 */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  try {
    const bytes = Uint8Array.from(atob(signature), character => character.charCodeAt(0))
    return ed25519.verify(bytes, new TextEncoder().encode(text), fromHex(publicKey))
  } catch {
    // Neither a key nor a signature of another form verifies anything.
    return false
  }
}
