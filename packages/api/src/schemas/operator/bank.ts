import { z } from 'zod'
import { amount, nothing, reason, text, time } from '../common.ts'
import { listRequest, listResponse } from './lists.ts'
import { several } from './several.ts'

const channel = z.string().regex(/^[a-z0-9-]{1,40}$/)
const day = z.iso.date()
const version = z.int().min(1).max(2_147_483_646)
const head = text(80, 1)
const lineStates = ['MATCHED', 'LIKELY', 'UNKNOWN'] as const

/** How a bank writes its CSV: what the columns of an account's file are called, and how they hold days, amounts and signs. */
export const columnMap = z.strictObject({
  delimiter: z.enum([',', ';', '\t', '|']),
  decimal: z.enum(['.', ',']),
  /** Order of day, month and year; two digits of a year are of this century. */
  dayOrder: z.enum(['ymd', 'dmy', 'mdy']),
  /** Line of the file that names the columns; what stands above it is left out. */
  headLine: z.int().min(1).max(100).default(1),
  /** Lines at the end that are no bookings, such as a total. */
  footLines: z.int().min(0).max(100).default(0),
  columns: z.strictObject({
    day: head,
    /** One column with a sign, or with `sign` beside it; else one for money in and one for money out. */
    amount: head.optional(),
    /** A column that says which way money went. */
    sign: head.optional(),
    credit: head.optional(),
    debit: head.optional(),
    reference: head.optional(),
    /** Where order numbers stand. */
    texts: z.array(head).max(6).default([]),
  }),
  /** Words of `sign` for money that went out. */
  debitWords: z.array(text(20, 1)).max(6).default(['D', 'DR', 'DBIT', 'DEBIT', 'S', '-']),
})

const line = z.object({
  id: z.string(),
  channel: z.string(),
  /** Line of the file that it stands in. */
  line: z.number().int(),
  day,
  /** Above 0 for money that came in. */
  amount,
  /** The bank's own; empty where it gave none. */
  reference: z.string(),
  text: z.string(),
  state: z.enum(lineStates),
  /** The order that it is, or is likely to be. */
  order: z.string().nullable(),
  /** The order has it in its payments or payouts already. */
  isBooked: z.boolean(),
  uploadedAt: time,
})

export const bankSchemas = {
  'bank.upload': {
    request: z.strictObject({
      file: z.instanceof(Blob),
      channel,
      format: z.enum(['csv', 'camt053', 'mt940']),
      /** Of a CSV, as JSON; the one that was kept for the account where it is left out. */
      map: text(4_000, 2).optional(),
      /** Reads and compares, and keeps nothing. */
      dryRun: z.enum(['true', 'false']),
      reason,
    }),
    response: z.object({
      dryRun: z.boolean(),
      counts: z.object({
        ...{ lines: z.number().int(), new: z.number().int(), known: z.number().int() },
        ...{ matched: z.number().int(), likely: z.number().int(), unknown: z.number().int() },
      }),
      /** The first lines as they were read. */
      sample: z.array(line.omit({ id: true, uploadedAt: true, channel: true })),
    }),
  },
  'bank.maps': {
    request: nothing,
    response: z.object({ list: z.array(z.object({ channel: z.string(), map: columnMap, keptAt: time })) }),
  },
  'bank.lines': {
    request: listRequest(['-day', 'day'], {
      state: several(lineStates).optional(),
      channel: channel.optional(),
      direction: z.enum(['in', 'out']).optional(),
      isBooked: z.enum(['true', 'false']).optional(),
    }),
    response: listResponse(line),
  },
  'bank.match': {
    request: z.strictObject({
      line: z.string().regex(/^\d{1,18}$/),
      order: z.string().regex(/^D\d{1,18}$/),
      version,
      reason,
    }),
    response: z.null(),
  },
}
export type ColumnMap = z.output<typeof columnMap>
