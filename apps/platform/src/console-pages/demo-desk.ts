import { demoFactor, demoOperators, demoPassword } from '../demo/operators.ts'
import { codeAt, codeEndsAt } from '../domains/operators/index.ts'
import type { DemoDesk } from './routes.ts'

/** Everybody may sign in to a demo: its accounts share a password and an authenticator that are told to all. */
export const demoDesk: DemoDesk = {
  accounts: Object.keys(demoOperators),
  password: demoPassword,
  code: now => ({ code: codeAt(demoFactor, now), until: codeEndsAt(now) }),
}
