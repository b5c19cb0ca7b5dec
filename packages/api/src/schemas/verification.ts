import { z } from 'zod'
import { nothing, sliderFields, text } from './common.ts'

/** Both names of the number are taken; an empty one answers phone_missing. */
const number = {
  mobileNum: text(30).optional(),
  mobileNo: text(30).optional(),
  countryDialingCode: text(6),
}
const sent = z.object({ expiredMinutes: z.number().int() })

export const verificationSchemas = {
  'captcha.draw': { request: nothing, response: z.string() },
  'slider.draw': {
    request: nothing,
    response: z.object({
      challengeId: z.string(),
      /** Base64 PNGs; the piece stands `y` pixels below the top and moves to the right. */
      background: z.string(),
      piece: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      y: z.number().int(),
      /** Width of the piece in pixels of the picture, whatever either was drawn at. */
      pieceWidth: z.number().int(),
    }),
  },
  'slider.check': {
    request: z.strictObject({ challengeId: text(100, 1), offset: z.number().int().min(0).max(10_000) }),
    response: z.object({ verifyToken: z.string() }),
  },
  'verification.smsNoLogin': {
    request: z.strictObject({ ...number, purpose: z.enum(['login', 'recovery']).default('login'), ...sliderFields }),
    response: sent,
  },
  'verification.smsRegister': {
    request: z.strictObject({ ...number, type: z.enum(['username', 'mobile']).default('mobile'), ...sliderFields }),
    response: sent,
  },
}
