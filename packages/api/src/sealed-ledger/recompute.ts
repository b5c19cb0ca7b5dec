import { fromHex, leafBytes, nodeBytes, sidesOf, toHex } from '@baize/merkle'
import { canonicalTransfer, type SealedTransfer } from './canonical-transfer.ts'
import { chainLine, type SealedBlock } from './chain.ts'

/** A transfer with its place in a sealed block. */
export interface LedgerProof {
  transfer: SealedTransfer
  block: SealedBlock
  /** Place of its leaf in the block, from 0. */
  index: number
  /** The hashes beside the leaf's way to the root, from the bottom up. */
  path: readonly string[]
}

/** Outcome of a proof, computed from the transfer on. */
export interface Recomputed {
  leaf: string
  /** Root that leaf and path lead to. */
  root: string
  /** Hash of the block's line with that root. */
  chain: string
  /** True where root and chain are those that the block states. */
  holds: boolean
}

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/**
 * Recomputes a proof step by step, with the Web Crypto of a browser or of Node: the leaf of the transfer, the root of its block,
 * and the block's place in the chain.
 * @returns null where it has not the form of a proof
 */
export async function recompute({ transfer, block, index, path }: LedgerProof): Promise<Recomputed | null> {
  const sides = sidesOf(index, block.transfers)
  if (sides?.length !== path.length || ![...path, block.previous].every(isHash)) return null
  const row = rowOf(transfer)
  if (row === null) return null
  const leaf = await sha256(leafBytes(row))
  let hash = leaf
  for (const [place, text] of path.entries()) {
    const beside = fromHex(text)
    hash = await sha256(sides[place] === 'left' ? nodeBytes(beside, hash) : nodeBytes(hash, beside))
  }
  const root = toHex(hash)
  const chain = toHex(await sha256(new TextEncoder().encode(chainLine({ ...block, root }))))
  return { leaf: toHex(leaf), root, chain, holds: root === block.root && chain === block.chain }
}

function rowOf(transfer: SealedTransfer): string | null {
  try {
    return canonicalTransfer(transfer)
  } catch {
    return null
  }
}
