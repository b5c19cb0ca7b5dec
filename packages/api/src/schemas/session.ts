import { z } from 'zod'
import { nothing, text } from './common.ts'

export const fieldNames = ['username', 'password', 'confirmPassword', 'captcha'] as const

/** What login and registration answer. The token goes to session storage; the device cookie came with the answer. */
export const signedIn = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
})

export const sessionSchemas = {
  'session.login': {
    request: z.strictObject({
      username: text(100, 1),
      password: text(200, 1),
      type: z.enum(['username']).default('username'),
      captcha: text(20).optional(),
    }),
    response: signedIn,
  },
  'session.logout': { request: nothing, response: z.null() },
  'captcha.draw': { request: nothing, response: z.string() },
}
