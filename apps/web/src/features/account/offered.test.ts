import type { FieldRule, ModuleId, Permission } from '@baize/api'
import { moduleIds, queryKey } from '@baize/api'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { App } from '../../app/app.tsx'
import type { AppRouter } from '../../app/routing/router.ts'
import { SignInForm } from '../../app/shell/member/sign-in-form.tsx'
import english from '../../locales/EN.json' with { type: 'json' }
import { appContext, type Call } from '../../shared/app/app-context.ts'
import { holdChangeTicket } from '../../shared/session/events/change-ticket.ts'
import LoginDialog from './login/login-dialog.tsx'
import { SmsLogin } from './login/sms-login.tsx'
import ChangePasswordDialog from './recovery/change-password-dialog.tsx'
import ForgotDialog from './recovery/forgot-dialog.tsx'
import RegisterDialog from './register/register-dialog.tsx'

const i18n = setupI18n()
i18n.loadAndActivate({
  locale: 'en',
  messages: Object.fromEntries(Object.entries(english).map(([key, text]) => [key, compileMessage(text)])),
})

const rule = (change: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  minLength: 8,
  maxLength: 64,
  patternId: 'PASSWORD',
  acceptedPattern: '*',
  ...change,
})
const fields = {
  username: rule({ minLength: 4, maxLength: 15, patternId: 'ALNUM_START_ALPHA' }),
  password: rule(),
  confirmPassword: rule(),
}
const registration = {
  usernameRegistration: true,
  mobileRegistration: true,
  mobilePassword: true,
  smsVerification: true,
  countryPicker: true,
  directRegistration: true,
  fields: fields as Record<string, FieldRule>,
}
const country = { countryCode: 'PH', countryDialingCode: '63' }
const announcements = { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' } as const

interface Brand {
  off?: ModuleId[]
  info?: Partial<Permission['info']>
  settings?: Partial<typeof registration>
  banners?: object[]
}

/** The markup of a part on the site of a brand with these switches off, once its calls were answered. */
async function shown(part: ReactElement, { off = [], info = {}, settings = {}, banners = [] }: Brand = {}) {
  const modules = moduleIds.map(modId => ({ modId, enabled: off.includes(modId) ? '0' : '1', childrenNodes: [] }))
  const social = { google: { clientId: 'g' }, facebook: { appId: 'f' }, firebase: null }
  const holdHours = { recovery: 24, contact: 24, payout: 24 }
  const answer = { minimumAge: 18, demo: false, registerRules: fields, social, modules, holdHours, ...info }
  const permission = { info: answer, stopped: {} } as unknown as Permission
  const call = (() => Promise.reject(new Error('no answer'))) as Call
  const context = appContext({ permission, language: 'EN', signedIn: false, imageCdn: '/img', call })
  context.queryClient.setQueryData(queryKey('site.registerSettings', {}), { ...registration, ...settings })
  context.queryClient.setQueryData(queryKey('site.countryCode', {}), { current: 'PH', list: [country] })
  context.queryClient.setQueryData(queryKey('site.announcements', announcements), { banners } as never)
  const routeTree = createRootRoute({ component: () => part })
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/login'] }) })
  await router.load()
  return renderToString(createElement(App, { router: router as unknown as AppRouter, context, i18n }))
}

const login = createElement(LoginDialog, { request: { kind: 'login' } })
const header = createElement(SignInForm)
const byCode = createElement(SmsLogin, { onDone() {} })
const forgot = createElement(ForgotDialog)
const register = createElement(RegisterDialog, { request: { kind: 'register' } })
const change = (resetToken?: string) =>
  createElement(ChangePasswordDialog, { request: { kind: 'changePassword', ...(resetToken ? { resetToken } : {}) } })

beforeEach(() => void vi.stubGlobal('location', new URL('https://play.example/register')))
afterEach(() => {
  vi.unstubAllGlobals()
  holdChangeTicket(null)
})

const rows: [title: string, id: ModuleId, part: ReactElement, sign: string][] = [
  ['[AUTH-024, ENT-017] signing in by a code', 'LOGIN_SMS', login, 'Code by SMS'],
  ['[AUTH-049, ENT-014] the free trial', 'FREE_PLAY', login, 'Try it free'],
  ['[ENT-016] signing in by the mobile number', 'LOGIN_PHONE', login, 'Username or mobile number'],
  ['[AUTH-050] signing in with Google', 'LOGIN_GOOGLE', login, 'Go on with Google'],
  ['[AUTH-051] signing in with Facebook', 'LOGIN_FACEBOOK', login, 'Go on with Facebook'],
  ['[REG-026] the button for registration', 'REGISTER_DIRECT', header, 'href="/register"'],
  ['[REG-027] the choice of a country', 'COUNTRY_PICKER', byCode, 'role="group"'],
  ['[PASS-016] recovery by mail', 'RECOVERY_EMAIL', forgot, 'Mail me the link'],
  ['[PASS-017] recovery by phone', 'RECOVERY_PHONE', forgot, 'By phone'],
]

test.each(rows)('%s shows while its switch is on, whatever the others say', async (_title, id, part, sign) => {
  expect(await shown(part)).toContain(sign)
  expect(await shown(part, { off: [id] })).not.toContain(sign)
  const others = rows.map(([, other]) => other).filter(other => other !== id)
  // One way of recovery alone needs no tabs.
  const alone = id === 'RECOVERY_PHONE' ? others.filter(other => other !== 'RECOVERY_EMAIL') : others
  expect(await shown(part, { off: alone })).toContain(sign)
})

test.each([
  ['[ENT-010] by mobile number', 'mobileRegistration', 'Mobile number', 'Username'],
  ['[ENT-013] by username', 'usernameRegistration', 'Username', 'Mobile number'],
] as const)(
  'registration %s is offered while its switch is on, and alone needs no tabs',
  async (_title, way, name, other) => {
    const tab = (text: string) => new RegExp(`role="tab"[^>]*>${text}<`)
    expect(await shown(register)).toMatch(tab(name))
    const without = await shown(register, { settings: { [way]: false } })
    expect(without).not.toContain('role="tab"')
    expect(without).not.toMatch(new RegExp(`>${name}<`))
    expect(without).toContain(other)
  },
)

test('Google and Facebook show only where the deployment has set them up as well', async () => {
  const html = await shown(login, { info: { social: { google: null, facebook: null, firebase: null } } })
  expect(html).not.toMatch(/Google|Facebook/)
})

describe('registration', () => {
  test('[REG-025] the tab for a mobile number shows while its switch is on', async () => {
    expect(await shown(register)).toMatch(/role="tab"[^>]*>Mobile number/)
    expect(await shown(register, { settings: { mobileRegistration: false } })).not.toContain('role="tab"')
  })

  test('with both forms closed no button leads to them', async () => {
    const off: ModuleId[] = ['REGISTER_USERNAME', 'REGISTER_MOBILE']
    expect(await shown(header, { off })).not.toContain('href="/register"')
    expect(await shown(login, { off })).not.toContain('No account yet?')
  })

  test('[REG-015] [VALID2-008] [VALID2-009] the box that confirms the age of 18, or what the brand asks for, is ticked', async () => {
    const box = (html: string) => /<input type="checkbox"[^>]*name="agree"[^>]*>([^<]|<!-- -->)*/.exec(html)![0]
    expect(box(await shown(register))).toMatch(/checked="".*I am 18 or older/)
    expect(box(await shown(register, { info: { minimumAge: 21 } }))).toContain('I am 21 or older')
  })

  test('[VALID-029] [VALID-045] hint and bounds of a field are those that the server gave for it', async () => {
    const before = await shown(register)
    expect(before).toContain('4 - 15 letters or digits, starting with a letter')
    const username = rule({ minLength: 6, maxLength: 9, patternId: 'NUM' })
    const after = await shown(register, { settings: { fields: { ...fields, username } } })
    expect(after).toContain('6 - 9 digits')
    // A browser would cut what is longer without a word.
    expect(after).not.toContain('maxLength')
  })

  test('[ROUTE-065] the banners over it are those of the group w_reg', async () => {
    const banner = (groupName: string) => ({
      bannerId: groupName,
      groupName,
      url: '',
      linkageType: '',
      title: `Banner of ${groupName}`,
      text: '',
      action: '',
      image: 'welcome',
    })
    const html = await shown(register, { banners: [banner('home'), banner('w_reg')] })
    expect(html).toContain('Banner of w_reg')
    expect(html).not.toContain('Banner of home')
  })
})

test('[PASS-007] [PASS-008] a change asks for the old password unless something stands in for it', async () => {
  const old = /name="oldPassword"[^>]*required|required=""[^>]*name="oldPassword"/
  expect(await shown(change())).toMatch(old)
  holdChangeTicket('ticket')
  expect(await shown(change())).not.toContain('oldPassword')
  holdChangeTicket(null)
  expect(await shown(change('from-a-mail'))).not.toContain('oldPassword')
})
