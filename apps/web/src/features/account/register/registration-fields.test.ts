import type { FieldRule } from '@baize/api'
import { describe, expect, test } from 'vitest'
import type { RegisterSettings } from './registration-fields.ts'
import { registrationTabs, rulesOf } from './registration-fields.ts'

const rule = (change: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  minLength: 4,
  maxLength: 15,
  patternId: 'ALNUM',
  acceptedPattern: '[A-Za-z0-9]*',
  ...change,
})
const optional = rule({ required: false })
const settings = (change: Partial<RegisterSettings> = {}): RegisterSettings => ({
  usernameRegistration: true,
  mobileRegistration: true,
  mobilePassword: true,
  smsVerification: true,
  countryPicker: true,
  directRegistration: true,
  fields: {
    username: rule(),
    password: rule(),
    confirmPassword: rule(),
    mobileNum: rule({ enabled: false }),
    affiliateCode: optional,
  },
  ...change,
})
const on = (rules: ReturnType<typeof rulesOf>) =>
  Object.entries(rules).flatMap(([name, { enabled, required }]) => (enabled ? [required ? `${name}*` : name] : []))

describe('tabs', () => {
  test.each([
    [true, true, ['username', 'mobile']],
    [true, false, ['username']],
    [false, true, ['mobile']],
    [false, false, []],
  ])('username %s, mobile %s: %j', (usernameRegistration, mobileRegistration, tabs) => {
    expect(registrationTabs(settings({ usernameRegistration, mobileRegistration }))).toEqual(tabs)
  })
})

describe('fields of a tab', () => {
  test('the username tab asks for what the brand enabled', () => {
    expect(on(rulesOf('username', settings(), true))).toEqual([
      'username*',
      'password*',
      'confirmPassword*',
      'affiliateCode',
    ])
  })

  test('the mobile tab asks for the number and its code, never for a username', () => {
    expect(on(rulesOf('mobile', settings(), false)).sort()).toEqual(
      ['confirmPassword*', 'mobileNum*', 'password*', 'verificationCode*'].sort(),
    )
  })

  test('[ENT-011] without SMS verification no code is asked for', () => {
    expect(on(rulesOf('mobile', settings({ smsVerification: false }), false))).not.toContain('verificationCode*')
  })

  test('[ENT-012] without its switch a mobile registration asks for no password', () => {
    expect(on(rulesOf('mobile', settings({ mobilePassword: false }), false)).sort()).toEqual(
      ['mobileNum*', 'verificationCode*'].sort(),
    )
  })

  test('the affiliate field stays away when the code of the address holds, and when the brand has it off', () => {
    expect(on(rulesOf('username', settings(), false))).not.toContain('affiliateCode')
    const fields = { ...settings().fields, affiliateCode: rule({ enabled: false }) }
    expect(on(rulesOf('username', settings({ fields }), true))).not.toContain('affiliateCode')
  })
})
