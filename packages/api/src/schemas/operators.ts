import { z } from 'zod'
import { operatorPermissions } from '../operator-permissions.ts'
import { nothing, text } from './common.ts'

export const operatorSchemas = {
  'operators.login': {
    request: z.strictObject({ username: text(100, 1), password: text(200, 1), captcha: text(20).optional() }),
    response: z.object({ token: z.string() }),
  },
  'operators.logout': { request: nothing, response: z.null() },
  'operators.me': {
    request: nothing,
    response: z.object({ username: z.string(), permissions: z.array(z.enum(operatorPermissions)) }),
  },
}
