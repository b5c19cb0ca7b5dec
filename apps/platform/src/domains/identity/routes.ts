import type { Handlers } from '../../kernel/http/handlers.ts'
import type { SignInDependencies } from './sign-in.ts'
import { signIn } from './sign-in.ts'

export const identityRoutes = (deps: SignInDependencies & { onSignOut: (sessionId: string) => Promise<void> }) =>
  ({
    'session.login': (input, { address, cookies }) => signIn(deps, input, { address, cookies }),
    'session.logout': async (_input, { caller, cookies }) => {
      await deps.sessions.end(caller.sessionId, cookies)
      await deps.onSignOut(caller.sessionId)
      return null
    },
    'captcha.draw': (_input, { cookies }) => deps.captcha.draw(cookies),
  }) satisfies Partial<Handlers>
