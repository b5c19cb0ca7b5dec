import { z } from 'zod'
import { queryInt, time } from './common.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** A sealed block: its place, the root of its tree, and the chain before and with it. Hashes are SHA-256 in hex. */
export const sealedBlock = z.object({
  number: z.string(),
  sealedAt: time,
  transfers: z.number().int().min(1),
  ...{ root: hash, previous: hash, chain: hash },
})

/** Hashes beside a leaf's way to the root. */
export const inclusionPath = z.array(hash)

export const sealedLedgerSchemas = {
  'ledger.seals': {
    request: z.strictObject({
      /** Blocks before this number; the newest where it is left out. */
      before: z
        .string()
        .regex(/^[1-9]\d{0,17}$/)
        .optional(),
      limit: queryInt(1, 100).default(20),
    }),
    response: z.object({
      list: z.array(sealedBlock),
      /** Value of `before` for the next page; null at the first block. */
      next: z.string().nullable(),
    }),
  },
}
