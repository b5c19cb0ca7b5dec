import { z } from 'zod'
import { languages } from '../constants.ts'
import { amount, languageCode, reason, text } from './common.ts'
import { addressOrPath, keyId, publicKey } from './counterparts.ts'

const direction = z.enum(['deposit', 'payout'])
const channelCode = z.string().regex(/^[a-z0-9-]{1,40}$/)
const kind = z.enum(['manual', 'hosted'])
const line = text(200, 1)
const channelText = z.strictObject({
  name: text(60, 1),
  /** Where a manual deposit is sent to, a line each. */
  payTo: z.array(line).max(12).optional(),
  /** The tutorial, a step each. */
  steps: z.array(line).max(12),
})
const { EN: _English, ...others } = languages
const texts = z
  .strictObject({ EN: channelText })
  .extend(
    Object.fromEntries(Object.keys(others).map(code => [code, channelText.optional()])) as Record<
      Exclude<keyof typeof languages, 'EN'>,
      z.ZodOptional<typeof channelText>
    >,
  )
const bank = z.strictObject({ code: z.string().regex(/^[A-Za-z0-9_-]{1,20}$/), name: text(80, 1) })
/** Public keys that sign the notices of a hosted channel, by key id. */
const publicKeys = z.record(keyId, publicKey)

/** Fields of a channel but its version; amounts are of the brand's currency. */
const fields = {
  code: channelCode,
  direction,
  kind,
  position: z.number().int().min(0).max(1_000),
  enabled: z.boolean(),
  min: amount,
  max: amount,
  quickAmounts: z.array(amount).max(8),
  feeRatePpm: z.number().int().min(0).max(1_000_000),
  feeMin: amount,
  feeMax: amount,
  expiryMinutes: z.number().int().min(1).max(10_080),
  texts,
  /** Page of a hosted channel. */
  pageUrl: addressOrPath.nullable(),
  publicKeys,
  /** Banks that a payout channel pays to; where there are none, the member writes the name. */
  banks: z.array(bank).max(300),
}

export const channelSchemas = {
  'cashier.channelList': {
    request: z.strictObject({ direction: direction.optional(), enabled: z.enum(['true', 'false']).optional() }),
    response: z.object({
      list: z.array(
        z.object({
          ...fields,
          texts: z.partialRecord(languageCode, channelText),
          currency: z.string(),
          publicKeys: z.record(z.string(), z.unknown()),
          /** The code that a manual deposit is paid by, as the merchant's bank has made it. */
          payCode: z.string().nullable(),
          version: z.number().int(),
        }),
      ),
    }),
  },
  'cashier.saveChannel': {
    request: z.strictObject({
      ...fields,
      quickAmounts: fields.quickAmounts.default([]),
      feeRatePpm: fields.feeRatePpm.default(0),
      feeMin: fields.feeMin.default('0'),
      feeMax: fields.feeMax.default('0'),
      expiryMinutes: fields.expiryMinutes.default(30),
      pageUrl: fields.pageUrl.default(null),
      publicKeys: publicKeys.default({}),
      banks: fields.banks.default([]),
      /** Of the row that is changed; 0 for a new one. */
      version: z.number().int().min(0),
      reason,
    }),
    response: z.object({ version: z.number().int() }),
  },
  'cashier.orderChannels': {
    request: z.strictObject({
      direction,
      /** Every channel of the direction, closed ones too, in the order in which members are to see them. */
      codes: z.array(channelCode).min(1).max(200),
      reason,
    }),
    response: z.null(),
  },
}
