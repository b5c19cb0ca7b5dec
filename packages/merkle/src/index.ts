export { leafBytes, leafHash, nodeBytes, nodeHash, type Sha256 } from './hashes.ts'
export { fromHex, toHex } from './hex.ts'
export { type Inclusion, rootFromProof, sidesOf } from './inclusion.ts'
export { proofOf, rootOf, splitOf } from './tree.ts'
