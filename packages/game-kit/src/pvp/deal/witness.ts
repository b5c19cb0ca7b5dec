import { type Difference, firstDifference } from '../../rounds/compare.ts'
import { commitmentOf, fromHex } from '../../seeds.ts'
import type { Sha256 } from '../../stream.ts'
import { isHash, seatHash } from './seeds.ts'

/** What a seat's own browser keeps of a seal, so that it need not believe the house. */
export interface SeatWitness {
  match: string
  seat: number
  /** As it was told before the seat sent anything. */
  commit: string
  /** Hex. */
  seed: string
}

/** What a seat sends first. */
export const ownHash = ({ match, seat, seed }: SeatWitness, sha256: Sha256): string =>
  seatHash(sha256, match, seat, seed)

/** Checks the list of hashes before the seat opens its seed: both commitments, or both hashes, where they differ. */
export const hashesDifference = (
  witness: SeatWitness,
  told: { commit: string; hashes: readonly string[] },
  sha256: Sha256,
): Difference | undefined =>
  firstDifference('commit', witness.commit, told.commit) ??
  firstDifference(`hashes[${witness.seat}]`, ownHash(witness, sha256), told.hashes[witness.seat])

/** Checks the seeds of a deal: the seat's own is among them, and each is the one that was hashed. */
export function seedsDifference(
  witness: SeatWitness,
  told: { hashes: readonly string[]; seeds: readonly string[] },
  sha256: Sha256,
): Difference | undefined {
  const { match, seat, seed } = witness
  const made = told.seeds.map((one, place) => seatHash(sha256, match, place, one))
  return firstDifference(`seeds[${seat}]`, seed, told.seeds[seat]) ?? firstDifference('hashes', made, told.hashes)
}

/** Checks the server seed that is public at the end against the commitment of the start. */
export function revealDifference(
  { commit }: Pick<SeatWitness, 'commit'>,
  serverSeed: string,
  sha256: Sha256,
): Difference | undefined {
  if (!isHash(serverSeed))
    return { path: 'serverSeed', expected: 'the revealed server seed, 64 hexadecimal digits', actual: serverSeed }
  return firstDifference('commit', commitmentOf(sha256, fromHex(serverSeed)), commit)
}
