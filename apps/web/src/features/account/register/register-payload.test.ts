import { describe, expect, test } from 'vitest'
import type { RegisterInput } from './register-payload.ts'
import { registerPayload } from './register-payload.ts'
import { type RegistrationField, registrationFields } from './registration-fields.ts'

const values = (given: Partial<Record<RegistrationField, string>>) =>
  ({ ...Object.fromEntries(registrationFields.map(name => [name, ''])), ...given }) as RegisterInput['values']

const input = (change: Partial<RegisterInput>): RegisterInput => ({
  tab: 'username',
  values: values({ username: 'kara', password: 'Tables#2026', confirmPassword: 'Tables#2026' }),
  shown: ['username', 'password', 'confirmPassword', 'affiliateCode'],
  countryDialingCode: '63',
  urlAffiliateCode: null,
  stored: { affiliateCode: null, referralCode: null, recommenderId: null },
  page: { href: 'https://play.example/register?aff=X', hostname: 'play.example' },
  slider: {},
  ...change,
})

test('[REG-016, REG-019] it says by which means, and that it wants to be signed in', () => {
  expect(registerPayload(input({}))).toMatchObject({ registerMethod: 'WEB', login: true })
})

test('[REG-020, REG-021] it says from which page and host', () => {
  expect(registerPayload(input({}))).toMatchObject({
    registerUrl: 'https://play.example/register?aff=X',
    domain: 'play.example',
  })
})

test('[REG-033] it carries the password twice, and nothing that was not asked for', () => {
  expect(registerPayload(input({}))).toEqual({
    username: 'kara',
    password: 'Tables#2026',
    confirmPassword: 'Tables#2026',
    login: true,
    registerMethod: 'WEB',
    registerUrl: 'https://play.example/register?aff=X',
    domain: 'play.example',
  })
})

test('[REG-022] a number goes with the dialling code of the picker', () => {
  const mobile = input({ tab: 'mobile', shown: ['mobileNum'], values: values({ mobileNum: '9171234567' }) })
  expect(registerPayload(mobile)).toMatchObject({ mobileNum: '9171234567', countryDialingCode: '63' })
  expect(registerPayload(input({}))).not.toHaveProperty('countryDialingCode')
})

describe('codes', () => {
  const stored = { affiliateCode: 'STORED', referralCode: 'FRIEND', recommenderId: '42' }

  test('[REG-012] the code of the address goes when the field is hidden', () => {
    const hidden = input({ shown: ['username', 'password', 'confirmPassword'], urlAffiliateCode: 'FROMURL', stored })
    expect(registerPayload(hidden).affiliateCode).toBe('FROMURL')
  })

  test('[REG-017] [REG-018] what the form does not give falls back to what was stored', () => {
    expect(registerPayload(input({ stored }))).toMatchObject(stored)
  })

  test('what was typed wins over both', () => {
    const typed = input({ values: values({ affiliateCode: 'TYPED' }), urlAffiliateCode: 'FROMURL', stored })
    expect(registerPayload(typed).affiliateCode).toBe('TYPED')
  })
})

test('[REG-023] [REG-024] a number that Firebase checked goes with its channel and its token', () => {
  const sent = registerPayload(input({ tab: 'mobile', firebaseIdToken: 'id-token' }))
  expect(sent).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: 'id-token' })
  expect(registerPayload(input({}))).not.toHaveProperty('firebaseChannel')
})
