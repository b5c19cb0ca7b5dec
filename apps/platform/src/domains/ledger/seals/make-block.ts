import { hash } from 'node:crypto'
import { chainLine } from '@baize/api/sealed-ledger/chain'
import { leafHash, rootOf, type Sha256, toHex } from '@baize/merkle'

export const sha256: Sha256 = bytes => hash('sha256', bytes, 'buffer')

/** The leaf of a canonical row. */
export const leafOf = (row: string): Uint8Array => leafHash(sha256, row)

/** Root of the tree over some leaves, and the chain's hash with it. */
export function sealOf(
  { number, previous }: { number: bigint; previous: Uint8Array },
  leaves: readonly Uint8Array[],
): { root: Uint8Array; chain: Uint8Array } {
  const root = rootOf(sha256, leaves)
  const line = chainLine({
    ...{ number: number.toString(), transfers: leaves.length },
    ...{ root: toHex(root), previous: toHex(previous) },
  })
  return { root, chain: sha256(Buffer.from(line)) }
}
