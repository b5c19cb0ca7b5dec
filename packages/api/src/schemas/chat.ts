import { z } from 'zod'
import { text } from './common.ts'

/** First word of a browser on the socket of the chat. */
export const chatHello = z.strictObject({
  kind: z.literal('hello'),
  token: text(1_000).nullable(),
  /** 256 random bits, base64url. */
  talk: z
    .string()
    .regex(/^[\w-]{43}$/)
    .nullable(),
})
export const chatSaying = z.strictObject({ kind: z.literal('post'), text: text(2_000), ref: text(36, 1).optional() })
