import { describe, expect, test } from 'vitest'
import type { LoginType } from './after-login.ts'
import { mustChangePassword, needsPasswordFlag } from './after-login.ts'

describe('a sign-in leads to the change of its password', () => {
  const rows: [weak: boolean, expired: boolean, type: LoginType, expiryIsOn: boolean, leads: boolean][] = [
    [false, false, 'username', true, false],
    [true, false, 'username', false, true],
    [false, true, 'username', true, true],
    [false, true, 'username', false, false],
    [true, true, 'sms', true, false],
    [true, true, 'firebase', true, false],
    [true, true, 'google', true, false],
    [true, true, 'facebook', true, false],
  ]
  test.each(rows)(
    'weak %s, expired %s, by %s, expiry %s: %s',
    (weakPassword, passwordExpired, type, expiryIsOn, leads) => {
      expect(mustChangePassword({ weakPassword, passwordExpired }, type, expiryIsOn)).toBe(leads)
    },
  )

  test('[AUTH-017] never after a sign-in through Firebase', () => {
    expect(mustChangePassword({ weakPassword: true, passwordExpired: true }, 'firebase', true)).toBe(false)
  })
})

describe('the flag cpw', () => {
  test.each([
    [true, false, false, false, true],
    [false, true, false, false, true],
    [false, false, true, true, true],
    [false, false, true, false, false],
    [false, false, false, true, false],
  ])(
    'first %s, weak %s, expired %s, expiry on %s: %s',
    (firstTimeLogin, weakPassword, passwordExpired, expiryIsOn, flag) => {
      expect(needsPasswordFlag({ firstTimeLogin, weakPassword, passwordExpired }, expiryIsOn)).toBe(flag)
    },
  )
})
