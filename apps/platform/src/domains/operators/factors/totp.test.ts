import { randomBytes } from 'node:crypto'
import { oneTimeCode } from '@baize/testing'
import { expect, test } from 'vitest'
import { codeAt, newSecret, stepOf, uriOf } from './totp.ts'

const rng = { bytes: randomBytes, below: () => 0 }
const secret = newSecret(rng)
const at = new Date('2026-11-28T10:00:15Z')
const step = BigInt(Math.floor(at.getTime() / 30_000))

test('codes are those of RFC 6238, as another program makes them', () => {
  const known = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ] as const)
    expect([codeAt(known, new Date(seconds * 1000)), oneTimeCode(known, new Date(seconds * 1000))]).toEqual([
      code,
      code,
    ])
})

test('a code counts one step before and one after, and no further', () => {
  const seen = [-2, -1, 0, 1, 2].map(steps => stepOf(secret, oneTimeCode(secret, at, steps), at))
  expect(seen).toEqual([null, step - 1n, step, step + 1n, null])
})

test('a code may be typed with spaces or by a keyboard of another script, and must have six digits', () => {
  const code = oneTimeCode(secret, at)
  const wide = [...code].map(digit => String.fromCharCode(0xff10 + Number(digit))).join('')
  for (const typed of [code, ` ${code} `, `${code.slice(0, 3)} ${code.slice(3)}`, wide])
    expect(stepOf(secret, typed, at)).toBe(step)
  const arabic = [...code].map(digit => String.fromCharCode(0x660 + Number(digit))).join('')
  for (const typed of ['', code.slice(1), `0${code}`, arabic, 'abcdef', `${code.slice(0, 5)}x`, '\u0000'.repeat(6)])
    expect(stepOf(secret, typed, at)).toBeNull()
})

test('a secret has 160 bits, and an app reads it from an address that names house and operator', () => {
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret(rng)).not.toBe(secret)
  const url = new URL(uriOf(secret, { issuer: 'House & Sons', label: 'anna' }))
  expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual(['otpauth:', 'totp', '/House & Sons:anna'])
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...{ secret, issuer: 'House & Sons', algorithm: 'SHA1', digits: '6', period: '30' },
  })
})
