/** A block of sealed transfers as it is published. Hashes are SHA-256 in lower-case hex. */
export interface SealedBlock {
  /** From 1, without a gap. */
  number: string
  /** Number of its transfers. */
  transfers: number
  /** Root of the Merkle tree over its leaves. */
  root: string
  /** The chain's hash before this block. */
  previous: string
  /** Hash of this block's line, by which it stands after the one before it. */
  chain: string
}

/** The chain's hash before the first block. */
export const chainStart = '0'.repeat(64)

/** Begins the line of each block, so that its hash is that of nothing else. */
export const chainPrefix = 'sealed-ledger/1'

/** The line of a block whose hash the chain goes on with. */
export const chainLine = ({ number, transfers, root, previous }: Omit<SealedBlock, 'chain'>): string =>
  `${chainPrefix}|${number}|${transfers}|${root}|${previous}`
