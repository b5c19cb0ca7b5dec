import { recompute } from '@baize/api/sealed-ledger/recompute'
import { ApiError } from '@baize/client-kit/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { publishedBlock } from '../../../shared/api/published-block.ts'
import type { TransferRow } from '../transfers.tsx'
import { transferOnScreen } from './transfer-on-screen.ts'

/** One hash that was computed here. */
interface Step {
  name: 'leaf' | 'root' | 'chain' | 'published'
  hash: string
  /** If it is the one that it should be; null for the leaf, which only leads on. */
  fits: boolean | null
}

type Verdict = { state: 'pending' } | { state: 'verified' | 'broken'; block: string; steps: Step[] }

/** Recomputes a transfer's place in the sealed ledger from the fields on the screen, as far as the published block. */
export async function verifyTransfer(row: TransferRow, signal: AbortSignal): Promise<Verdict> {
  const proof = await call('ledger.proof', { id: row.id, at: row.at }, { signal }).catch(pendingOf)
  if (proof === null) return { state: 'pending' }
  const { block, transfer } = proof
  const [found, published] = await Promise.all([
    recompute({ ...proof, transfer: transferOnScreen(row, transfer.postedAt) }),
    publishedBlock(block.number, signal),
  ])
  if (!found) return { state: 'broken', block: block.number, steps: [] }
  const isPublished =
    published?.number === block.number && published.root === found.root && published.chain === found.chain
  const steps: Step[] = [
    { name: 'leaf', hash: found.leaf, fits: null },
    { name: 'root', hash: found.root, fits: found.root === block.root },
    { name: 'chain', hash: found.chain, fits: found.chain === block.chain },
    { name: 'published', hash: published?.chain ?? '', fits: isPublished },
  ]
  return { state: steps.every(({ fits }) => fits !== false) ? 'verified' : 'broken', block: block.number, steps }
}

function pendingOf(error: unknown): null {
  if (error instanceof ApiError && error.code === 'proof_pending') return null
  throw error
}
