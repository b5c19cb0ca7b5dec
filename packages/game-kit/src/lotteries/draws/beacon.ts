import { fromHex, toHex } from '../../seeds.ts'
import type { Sha256 } from '../../stream.ts'

/** A chain of public randomness (drand, unchained on G1), as its hash fixes it. Bytes are lower-case hex. */
export interface BeaconChain {
  /** SHA-256 over all the rest: who knows it knows the chain. */
  hash: string
  publicKey: string
  /** Seconds from one round to the next, and the epoch second of round 1. */
  periodSeconds: number
  genesisSeconds: number
  groupHash: string
  beaconId: string
}

/** The round whose value a draw takes, named before the draw sells; the value is null until the round came. */
export interface DrawBeacon {
  chain: BeaconChain
  round: number
  signature: string | null
}

/** The hash that a chain with these properties has. */
export function chainHashOf(sha256: Sha256, chain: Omit<BeaconChain, 'hash'>): string {
  const head = new DataView(new ArrayBuffer(12))
  head.setUint32(0, chain.periodSeconds)
  head.setBigInt64(4, BigInt(chain.genesisSeconds))
  const name = chain.beaconId === 'default' ? '' : chain.beaconId
  const parts = [new Uint8Array(head.buffer), fromHex(chain.publicKey), fromHex(chain.groupHash), utf8(name)]
  return toHex(sha256(Uint8Array.from(parts.flatMap(part => [...part]))))
}

/** The last round that was there at a moment. */
export const roundAt = ({ genesisSeconds, periodSeconds }: BeaconChain, atMs: number): number =>
  Math.floor((atMs / 1000 - genesisSeconds) / periodSeconds) + 1

/** The round that a draw names: the second one after its close, so that nobody knows it while bets are taken. */
export const roundOfDraw = (chain: BeaconChain, closesAtMs: number): number => roundAt(chain, closesAtMs) + 2

/** The round that a version of a draw names: the first goes by its close, a later one by when the failed one drew. */
export const roundNamedBy = (
  chain: BeaconChain,
  { version, closesAt, drawsAt }: { version: number; closesAt: string; drawsAt: string },
): number => roundOfDraw(chain, Date.parse(version === 1 ? closesAt : drawsAt))

/** When a round comes, in milliseconds of the epoch. */
export const roundTimeMs = ({ genesisSeconds, periodSeconds }: BeaconChain, round: number): number =>
  (genesisSeconds + (round - 1) * periodSeconds) * 1000

/** The value of a round, as hex: the hash of its signature. */
export const randomnessOf = (sha256: Sha256, signatureHex: string): string => toHex(sha256(fromHex(signatureHex)))

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
