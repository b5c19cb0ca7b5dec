import { z } from 'zod'
import { amount, gameTypeCode, nothing, reason, text, time, vendorCode } from './common.ts'
import { addressOrPath, keyId, publicKey } from './counterparts.ts'

const providerCode = z.string().regex(/^[A-Z0-9][A-Z0-9_-]{0,23}$/)
const named = z.strictObject({ code: providerCode, reason })
const origin = z
  .string()
  .max(200)
  .refine(value => URL.parse(value)?.origin === value)
/** An address or a range of addresses, such as 203.0.113.0/24. */
const addressRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
/** A row of a list that was left out, by its place from 0, and the first field that kept it out. */
const leftOut = z.object({
  place: z.number().int(),
  code: z.string().nullable(),
  field: z.string(),
  reason: z.string(),
})
const reading = { gamesTaken: z.number().int(), rowsLeftOut: z.number().int(), leftOut: z.array(leftOut) }

export const providerSchemas = {
  'catalogue.providers': {
    request: nothing,
    response: z.object({
      list: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          apiUrl: z.string(),
          gameOrigins: z.array(z.string()),
          allowedAddresses: z.array(z.string()),
          protocol: z.union([z.literal(1), z.literal(2)]),
          enabled: z.boolean(),
          /** What one bet may pay at most. */
          maxPayout: amount,
          /** What it may pay in 24 hours beyond the stakes that it took. */
          maxLossADay: amount,
          maxSeedsADay: z.number().int(),
          version: z.number().int(),
          keys: z.array(
            z.object({
              keyId: z.string(),
              /** RFC 7638, SHA-256, base64url; null for a key that cannot be read. */
              thumbprint: z.string().nullable(),
              validFrom: time,
              retiredAt: time.nullable(),
            }),
          ),
          /** The last reading of its list; null before the first. */
          list: z.object({ readAt: time, ...reading }).nullable(),
        }),
      ),
    }),
  },
  'catalogue.saveProvider': {
    request: z.strictObject({
      code: providerCode,
      name: text(60, 1),
      apiUrl: addressOrPath,
      /** Origins of its games are served from; those alone may stand in a frame. */
      gameOrigins: z.array(origin).max(20).default([]),
      /** From where it may call; any address where there is none. */
      allowedAddresses: z.array(addressRange).max(100).default([]),
      protocol: z.union([z.literal(1), z.literal(2)]).default(2),
      /** Of one bet; where it is left out, a new one has 100000.00, and one that is there keeps what it has. */
      maxPayout: amount.optional(),
      /** In 24 hours, beyond the stakes that it took; where it is left out, a new one has 1000000.00. */
      maxLossADay: amount.optional(),
      maxSeedsADay: z.number().int().min(0).max(1_000).optional(),
      /** Of the row that is changed; 0 for a new one. */
      version: z.number().int().min(0),
      reason,
    }),
    response: z.object({ version: z.number().int() }),
  },
  'catalogue.addKey': {
    request: z.strictObject({
      code: providerCode,
      keyId,
      publicKey,
      /** From when on it signs; from now on where it is left out. */
      validFrom: time.optional(),
      reason,
    }),
    response: z.object({ thumbprint: z.string() }),
  },
  'catalogue.retireKey': { request: named.extend({ keyId }), response: z.null() },
  'catalogue.stopProvider': { request: named, response: z.null() },
  'catalogue.resumeProvider': { request: named, response: z.null() },
  'catalogue.importNow': { request: z.strictObject({ code: providerCode, reason }), response: z.object(reading) },
  'catalogue.vendorList': {
    request: nothing,
    response: z.object({
      list: z.array(
        z.object({
          code: z.string(),
          gameType: gameTypeCode,
          name: z.string(),
          /** Null for one that no provider's list has named yet. */
          provider: z.string().nullable(),
          enabled: z.boolean(),
          hot: z.boolean(),
          opens: z.enum(['GAME', 'VASSALAGE']),
          position: z.number().int(),
          games: z.number().int(),
        }),
      ),
    }),
  },
  'catalogue.saveVendors': {
    request: z.strictObject({
      rows: z
        .array(
          z.strictObject({
            code: vendorCode,
            gameType: gameTypeCode,
            /** Of a new vendor, which needs both; a provider's list names it from then on where it has the vendor. */
            name: text(60, 1).optional(),
            provider: providerCode.optional(),
            enabled: z.boolean().optional(),
            hot: z.boolean().optional(),
            /** What its logo opens: the page of its games, or a list of them over the menu. */
            opens: z.enum(['GAME', 'VASSALAGE']).optional(),
            position: z.number().int().min(0).max(10_000).optional(),
          }),
        )
        .min(1)
        .max(500),
      reason,
    }),
    response: z.null(),
  },
}
