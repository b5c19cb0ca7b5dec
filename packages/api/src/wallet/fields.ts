/** Fields that many calls of the wallet protocol have. */
import { z } from 'zod'

export const id = z.string().regex(/^[\x21-\x7e]{1,80}$/)
/** The most that one call moves: 100 billion in whole currency. It is the ledger's own bound, and exact as a JSON number. */
export const maxUnits = 1_000_000_000_000_000
export const units = z.number().int().min(0).max(maxUnits)
export const positiveUnits = units.min(1)

export const currencyCode = z.string().regex(/^[A-Z]{3,5}$/)

/** When and by whom a body was signed; `sent_at` is in milliseconds of the epoch. */
export const envelope = { request_uuid: id, sent_at: z.number().int(), provider: id }
