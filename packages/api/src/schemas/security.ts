import { z } from 'zod'
import { nothing, text, time } from './common.ts'

const number = { countryDialingCode: text(6), mobileNum: text(30) }
/** Which of the bound contacts a code goes to. */
const way = z.enum(['mobile', 'email'])
/** The one to sign in with. */
const password = text(200)
const expiry = z.object({ expiredMinutes: z.number().int() })

export const securitySchemas = {
  'security.state': {
    request: nothing,
    response: z.object({
      withdrawalPassword: z.object({ isSet: z.boolean(), lockedUntil: time.nullable() }),
      /** All but the last digits hidden; null where none is bound. */
      mobile: z.string().nullable(),
      email: z.string().nullable(),
      /** Until when the account may not withdraw. */
      withdrawalHoldUntil: time.nullable(),
      passwordChangedAt: time,
    }),
  },
  'security.setWithdrawalPassword': {
    request: z.strictObject({ oldPassword: text(200), newPassword: text(200), confirmNewPassword: text(200) }),
    response: z.null(),
  },
  'security.forgottenCode': { request: z.strictObject({ way }), response: expiry },
  'security.resetWithdrawalPassword': {
    request: z.strictObject({
      way,
      verificationCode: text(255),
      password,
      newPassword: text(200),
      confirmNewPassword: text(200),
    }),
    response: z.null(),
  },
  'security.mobileCode': { request: z.strictObject(number), response: expiry },
  'security.bindMobile': {
    request: z.strictObject({ ...number, verificationCode: text(255), password }),
    response: z.null(),
  },
  'security.emailCode': { request: z.strictObject({ email: text(200, 1) }), response: expiry },
  'security.bindEmail': {
    request: z.strictObject({ email: text(200, 1), verificationCode: text(255), password }),
    response: z.null(),
  },
}
