/** SHA-256 of the bytes, 32 bytes. Injected, so that this module runs in Node and in a browser. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array

const leafPrefix = 0x00
const nodePrefix = 0x01

function joined(prefix: number, ...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(1 + parts.reduce((length, part) => length + part.length, 0))
  bytes[0] = prefix
  let place = 1
  for (const part of parts) {
    bytes.set(part, place)
    place += part.length
  }
  return bytes
}

/** The bytes that are hashed to a leaf. */
export const leafBytes = (text: string): Uint8Array<ArrayBuffer> => joined(leafPrefix, new TextEncoder().encode(text))

/** The bytes that are hashed to a node: never those of a leaf, by their first byte. */
export const nodeBytes = (left: Uint8Array, right: Uint8Array): Uint8Array<ArrayBuffer> =>
  joined(nodePrefix, left, right)

export const leafHash = (sha256: Sha256, text: string): Uint8Array => sha256(leafBytes(text))

export const nodeHash = (sha256: Sha256, left: Uint8Array, right: Uint8Array): Uint8Array =>
  sha256(nodeBytes(left, right))
