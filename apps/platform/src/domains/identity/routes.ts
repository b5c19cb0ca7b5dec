import { siteOrigin } from '../../kernel/config.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import { bindEmail, bindMobile, sendEmailCode, sendMobileCode } from './contacts/bind-contact.ts'
import { securityState } from './contacts/security-state.ts'
import { sendReset } from './desk/send-reset.ts'
import { signOutMember } from './desk/sign-out-member.ts'
import { lockMember, unlockMember } from './locks/lock-member.ts'
import type { Parts } from './parts.ts'
import { changePassword } from './passwords/change-password.ts'
import { recoverByEmail } from './passwords/recover-by-email.ts'
import { recoverByPhone } from './passwords/recover-by-phone.ts'
import { checkResetLink, resetPassword } from './passwords/reset-password.ts'
import { markFirstLogin } from './sign-in/first-login.ts'
import { signIn } from './sign-in/sign-in.ts'
import { freePlay } from './sign-in/ways/free-play.ts'
import { sendCode, sendRegisterCode } from './sms/send-code.ts'
import { signInBySocial } from './social/social-sign-in.ts'
import { resetWithdrawalPassword, sendForgottenCode } from './withdrawal-password/forgotten.ts'
import { setWithdrawalPassword } from './withdrawal-password/set-withdrawal-password.ts'

export const identityRoutes = (parts: Parts) =>
  ({
    'session.login': (input, where) => signIn(parts, input, where),
    'session.freePlay': (input, where) => freePlay(parts, input, where),
    'session.oidcStart': ({ provider }, { host, cookies }) =>
      parts.social.start(provider, { origin: siteOrigin(parts.config, host), cookies }),
    'session.oidcCallback': (input, where) => signInBySocial(parts, input, where),
    'session.logout': async ({ stayKnown }, { caller, cookies }) => {
      await parts.sessions.end(caller.sessionId, cookies)
      if (!stayKnown) await parts.rememberMe.forget(cookies)
      return null
    },
    'members.lock': (input, { caller }) => lockMember(parts, input, caller),
    'members.signOut': (input, { caller }) => signOutMember(parts, input, caller),
    'members.sendReset': (input, { caller, host }) =>
      sendReset(parts, input, { caller, origin: siteOrigin(parts.config, host) }),
    'members.unlock': (input, { caller }) => unlockMember(parts, input, caller),
    'captcha.draw': (_input, { cookies }) => parts.captcha.draw(cookies),
    'slider.draw': () => parts.slider.draw(),
    'slider.check': ({ challengeId, offset }) => parts.slider.check(challengeId, offset),
    'verification.smsNoLogin': (input, where) => sendCode(parts, input, where),
    'verification.smsRegister': (input, where) => sendRegisterCode(parts, input, where),
    'members.changePassword': (input, where) => changePassword(parts, input, where.caller, where),
    'members.passwordByEmail': (input, { address, language, host }) =>
      recoverByEmail(parts, input, { address, language, origin: siteOrigin(parts.config, host) }),
    'members.resetPassword': (input, where) => resetPassword(parts, input, where),
    'members.checkResetLink': input => checkResetLink(parts, input),
    'members.passwordByPhone': (input, where) => recoverByPhone(parts, input, where),
    'security.state': (_input, { caller }) => securityState(parts, caller),
    'security.setWithdrawalPassword': (input, where) => setWithdrawalPassword(parts, input, where.caller, where),
    'security.forgottenCode': (input, where) => sendForgottenCode(parts, input, where),
    'security.resetWithdrawalPassword': (input, where) => resetWithdrawalPassword(parts, input, where),
    'security.mobileCode': (input, where) => sendMobileCode(parts, input, where),
    'security.bindMobile': (input, where) => bindMobile(parts, input, where),
    'security.emailCode': (input, where) => sendEmailCode(parts, input, where),
    'security.bindEmail': (input, where) => bindEmail(parts, input, where),
    'members.firstLogin': (_input, { caller }) => markFirstLogin(parts, caller.memberId),
  }) satisfies Partial<Handlers>
