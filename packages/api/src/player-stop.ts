import { z } from 'zod'
import { id } from './wallet/fields.ts'

/** `POST /player/stop`: a member closed their account, and plays for no money any more. */
export const playerStopCall = z.object({
  request_uuid: id,
  sent_at: z.number().int(),
  user: z.string().min(1).max(64),
})
export const playerStopReply = z.object({ status: z.literal('OK') })
