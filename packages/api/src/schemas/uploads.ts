import { z } from 'zod'

const one = z.strictObject({ uploadId: z.uuid() })
/** The answer is a file, which no schema describes. */
const file = z.null()

export const uploadSchemas = {
  'uploads.add': {
    request: z.strictObject({ image: z.instanceof(Blob) }),
    response: z.object({ uploadId: z.string() }),
  },
  'uploads.view': { request: one, response: file },
  'uploads.inspect': { request: one, response: file },
  'uploads.store': {
    /** What it is to prove: a part of a withdrawal that was sent. */
    request: z.strictObject({ image: z.instanceof(Blob), usedFor: z.enum(['payout']) }),
    response: z.object({ uploadId: z.string() }),
  },
}
