/** HMAC-SHA-256 of the UTF-8 message, 32 bytes. Injected, so that this module runs in Node and in a browser. */
export type Hmac = (key: Uint8Array, message: string) => Uint8Array
/** SHA-256 of the bytes, 32 bytes. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array
/** Gives the next uniform 32-bit word, 0 to 2^32 - 1. */
export type NextWord = () => number

/** Everything that a stream's words follow from, beside the server seed. Two streams that differ in any field are independent. */
export interface StreamLabel {
  /** Game family: `slot`, `fish`, `table`. */
  family: string
  gameCode: string
  definitionVersion: number
  /** As the player typed it; it is percent-encoded here, so it can hold any character. */
  clientSeed: string
  nonce: number
  /** `0` for outcomes; `look`, `shoe`, `seat-0` for streams that must never share words with outcomes. */
  purpose: string
}

const WORDS_PER_BLOCK = 8

/** The message of block `block` of a stream (games book 7.1). */
export function blockMessage(label: StreamLabel, block: number): string {
  const { family, gameCode, definitionVersion, clientSeed, nonce, purpose } = label
  return `baize/1|${family}|${gameCode}|${definitionVersion}|${encodeURIComponent(clientSeed)}|${nonce}|${purpose}|${block}`
}

/** The committed stream of games book 7.1: each HMAC block gives eight big-endian words. */
export function openStream(hmac: Hmac, serverSeed: Uint8Array, label: StreamLabel): NextWord {
  let view: DataView = new DataView(new ArrayBuffer(0))
  let block = 0
  let word = WORDS_PER_BLOCK
  return () => {
    if (word === WORDS_PER_BLOCK) {
      const bytes = hmac(serverSeed, blockMessage(label, block++))
      view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      word = 0
    }
    return view.getUint32(4 * word++)
  }
}

/**
 * The 64-bit product of two 32-bit words as [high, low], by the 16-bit halves of `n`: every intermediate value stays
 * below 2^53, so that doubles hold it exactly.
 */
export function multiplyWords(x: number, n: number): [high: number, low: number] {
  const lower = x * (n & 0xffff)
  const upper = x * (n >>> 16) + Math.floor(lower / 65536)
  return [Math.floor(upper / 65536), (upper % 65536) * 65536 + (lower % 65536)]
}

/**
 * An unbiased integer in 0 to n - 1 (games book 7.2): the high half of word x n, drawn again while the low half falls
 * in the first `2^32 mod n` values, which would favour some results.
 * @throws RangeError when n is not an integer in 1 to 2^32 - 1
 */
export function belowMultiply(next: NextWord, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 0xffffffff) {
    throw new RangeError(`n must be an integer from 1 to 4294967295, not ${n}`)
  }
  const rejectedBelow = 2 ** 32 % n
  for (;;) {
    const [high, low] = multiplyWords(next(), n)
    if (low >= rejectedBelow) return high
  }
}
