import { toHex } from '../../seeds.ts'
import type { Sha256 } from '../../stream.ts'

/** A slip as it stands in the sealed book of its round (live tables book 2.3). */
export interface BookSlip {
  slipId: string
  table: string
  serial: number
  positions: readonly { spot: string; units: number }[]
  totalUnits: number
  /** Short name of the definition, such as `bac-c/1`. */
  definition: string
  acceptedAtMs: number
  /** Hex SHA-256 of salt and member, so that the book names nobody; the salt is shown to the owner alone. */
  holder: string
}

/** Order of bytes, which for texts of ASCII is that of code units. */
const bytewise = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The text that is hashed into the slip's leaf; spots stand in the order of their bytes. */
export function slipText(slip: BookSlip): string {
  const { slipId, table, serial, positions, totalUnits, definition, acceptedAtMs, holder } = slip
  const spots = positions
    .toSorted((a, b) => bytewise(a.spot, b.spot))
    .map(({ spot, units }) => `${spot}:${units}`)
    .join(',')
  return ['T2', slipId, table, serial, spots, totalUnits, definition, acceptedAtMs, holder].join('|')
}

/** Slips in the order of their leaves. */
export const inBookOrder = <T extends { slipId: string }>(slips: readonly T[]): T[] =>
  slips.toSorted((a, b) => bytewise(a.slipId, b.slipId))

/** What is published when the book of a round is sealed, before it is dealt. */
export interface TableSeal {
  table: string
  serial: number
  commitment: string
  rootHex: string
  count: number
  sumUnits: number
  /** Hash of the table's seal before this one; 64 zeros for the first. */
  previousSealHash: string
}

export function tableSealHash(sha256: Sha256, seal: TableSeal): string {
  const { table, serial, commitment, rootHex, count, sumUnits, previousSealHash } = seal
  const text = ['D2', table, serial, commitment, rootHex, count, sumUnits, previousSealHash].join('|')
  return toHex(sha256(new TextEncoder().encode(text)))
}
