import { ApiError } from '../../kernel/api-error.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import type { SignInDependencies } from './sign-in.ts'
import { signIn } from './sign-in.ts'

const switchedOff = async () => {
  throw new ApiError('module_off')
}

export const identityRoutes = (deps: SignInDependencies & { onSignOut: (sessionId: string) => Promise<void> }) =>
  ({
    'session.login': (input, { address, cookies }) => signIn(deps, input, { address, cookies }),
    'session.logout': async (_input, { caller, cookies }) => {
      await deps.sessions.end(caller.sessionId, cookies)
      await deps.onSignOut(caller.sessionId)
      return null
    },
    'session.freePlay': switchedOff,
    'session.oidcStart': switchedOff,
    'session.oidcCallback': switchedOff,
    'slider.draw': switchedOff,
    'slider.check': switchedOff,
    'verification.smsNoLogin': switchedOff,
    'verification.smsRegister': switchedOff,
    'members.changePassword': switchedOff,
    'members.passwordByEmail': switchedOff,
    'members.resetPassword': switchedOff,
    'members.passwordByPhone': switchedOff,
    'members.firstLogin': switchedOff,
    'captcha.draw': (_input, { cookies }) => deps.captcha.draw(cookies),
  }) satisfies Partial<Handlers>
