import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { fromHex } from '../../seeds.ts'
import { type BeaconChain, chainHashOf } from './beacon.ts'

/** Name of the scheme by which signatures are points of G1 (RFC 9380). */
export const beaconScheme = 'bls-unchained-g1-rfc9380'
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/** What is signed in a round: the hash of its number. */
export function messageOf(round: number) {
  const number = new DataView(new ArrayBuffer(8))
  number.setBigUint64(0, BigInt(round))
  return bls12_381.shortSignatures.hash(sha256(new Uint8Array(number.buffer)), domain)
}

/**
 * True when a signature is that of a round of this chain, and the chain is the one of its hash. It takes some milliseconds,
 * and the curve is a large part of code: browsers load it when it is asked for.
 */
export function isOfRound(chain: BeaconChain, round: number, signatureHex: string): boolean {
  if (chainHashOf(sha256, chain) !== chain.hash) return false
  try {
    return bls12_381.shortSignatures.verify(fromHex(signatureHex), messageOf(round), fromHex(chain.publicKey))
  } catch {
    // What is no point of the curve is no signature.
    return false
  }
}
