import { z } from 'zod'
import { nothing, text } from './common.ts'

const newPassword = { newPassword: text(200), confirmNewPassword: text(200) }

export const passwordSchemas = {
  'members.changePassword': {
    request: z.strictObject({ oldPassword: text(200), ...newPassword }),
    response: z.object({ token: z.string() }),
  },
  'members.passwordByEmail': {
    request: z.strictObject({ username: text(100, 1), email: text(200, 1) }),
    response: z.null(),
  },
  'members.resetPassword': {
    request: z.strictObject({ resetToken: text(100, 1), ...newPassword }),
    response: z.null(),
  },
  'members.checkResetLink': { request: z.strictObject({ resetToken: text(100, 1) }), response: z.null() },
  'members.passwordByPhone': {
    request: z.strictObject({
      newPassword: text(200),
      mobileNum: text(30),
      countryDialingCode: text(6).optional(),
      verificationCode: text(255),
      /** Where the account has one and the brand asks for it. */
      withdrawalPassword: text(100).optional(),
    }),
    response: z.null(),
  },
  'members.firstLogin': { request: nothing, response: z.null() },
}
