import { z } from 'zod'
import { amount, queryInt, reason, text, time } from '../common.ts'
import { inclusionPath, sealedBlock } from '../sealed-ledger.ts'
import { listRequest, listResponse } from './lists.ts'

const id = z.string().regex(/^\d{1,18}$/)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const code = z.string().regex(/^[A-Z_]{2,30}$/)
const book = z.enum(['REAL', 'PLAY'])
const kind = z.string().regex(/^[A-Z_]{2,20}$/)
const currency = z.string().regex(/^[A-Z]{2,8}$/)
const page = { cursor: text(300, 1).optional(), limit: queryInt(1, 200).default(50) }
/** First and last day in the brand's zone, at most 31; the last 30 where they are left out. */
const range = { from: day.optional(), to: day.optional() }
const member = z.object({ id: z.string(), account: z.string() })

const account = z.object({
  id: z.string(),
  /** Null for the house's own. */
  member: member.nullable(),
  ...{ kind: z.string(), qualifier: z.string(), book: z.string(), currency: z.string() },
  balance: amount,
  status: z.enum(['open', 'blocked']),
})

/** One side of a transfer. `after` is null for accounts whose balance is a sum. */
const side = z.object({
  ...{ account: z.string(), kind: z.string(), qualifier: z.string(), member: member.nullable() },
  after: amount.nullable(),
})

const transfer = z.object({
  ...{ id: z.string(), at: time, code: z.string(), amount, book: z.string(), currency: z.string() },
  ...{ key: z.string(), reference: z.string().nullable(), debit: side, credit: side },
})
/** A list may hold fewer than were asked for while `next` goes on: one call looks at so many transfers only. */
const transfers = { list: z.array(transfer), next: z.string().nullable() }

const whole = z.string().regex(/^\d+$/)
/** The fields of a transfer's canonical row, in its order; see `sealed-ledger/canonical-transfer.ts`. */
const sealedTransfer = z.object({
  ...{
    id: whole,
    postedAt: z.string().regex(/^\d+\.\d{6}$/),
    debitAccount: whole,
    creditAccount: whole,
    amount: whole,
  },
  ...{ debitAfter: whole.nullable(), creditAfter: whole.nullable() },
  ...{ book: z.string(), currency: z.string(), code: z.string(), key: z.string(), reference: z.string().nullable() },
})

const invariants = z.object({
  list: z.array(
    z.object({
      name: z.string(),
      /** Null for what has not run yet. */
      run: z.object({ at: time, tookMs: z.number(), violations: z.number(), details: z.array(z.string()) }).nullable(),
    }),
  ),
})

export const ledgerSchemas = {
  'ledger.accounts': {
    request: listRequest(['id', '-id'], {
      owner: z.enum(['house', 'member']).default('house'),
      member: id.optional(),
      ...{ kind: kind.optional(), book: book.optional(), currency: currency.optional() },
    }),
    response: listResponse(account),
  },
  'ledger.account': {
    request: z.strictObject({ id, code: code.optional(), ...range, ...page }),
    response: z.object({ account, from: day, to: day, ...transfers }),
  },
  'ledger.transfers': {
    /** `key` is the beginning of a key; with it the order is that of the keys, and no range applies. */
    request: z.strictObject({
      code: code.optional(),
      account: id.optional(),
      key: text(100, 3).optional(),
      ...range,
      ...page,
    }),
    response: z.object({ from: day, to: day, ...transfers }),
  },
  'ledger.transfer': {
    /** `at` spares the search in other months. */
    request: z.strictObject({ id, at: time.optional() }),
    response: z.object({
      /** Everything that was posted together, under one key. */
      group: z.array(transfer),
      /** What it stands for: an order, a bet, a line of a contract; null where nothing of it is known. */
      event: z
        .object({
          kind: z.enum(['order', 'correction', 'bet', 'contract', 'other']),
          ...{ id: z.string(), about: z.string().nullable(), at: time.nullable(), member: member.nullable() },
        })
        .nullable(),
    }),
  },
  'ledger.proof': {
    /** `at` spares the search in other months. */
    request: z.strictObject({ id, at: time.optional() }),
    response: z.object({
      transfer: sealedTransfer,
      block: sealedBlock,
      /** Place of its leaf in the block, from 0. */
      index: z.number().int().min(0),
      path: inclusionPath,
    }),
  },
  'ledger.invariants': { request: z.strictObject({}), response: invariants },
  'ledger.check': { request: z.strictObject({ reason }), response: invariants },
}
