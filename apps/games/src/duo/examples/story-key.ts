import { toHex } from '@baize/game-kit/seeds'
import { ed25519 } from '@noble/curves/ed25519.js'

const secret = new Uint8Array(32).fill(7)

/** The key of the house in stories, hex. */
export const storyPublicKey = toHex(ed25519.getPublicKey(secret))

/** Base64, as the server writes it. */
export const storySignature = (text: string): string =>
  btoa(String.fromCharCode(...ed25519.sign(new TextEncoder().encode(text), secret)))
