import { describe, expect, test } from 'vitest'
import { continueTo, needsSignIn, openPaths } from './router-guard.ts'

describe('the router guard', () => {
  const visitor = { guardOn: true, signedIn: false }

  test.each(['/', '/rng', '/help', '/down', '/noticePage', '/join'])('sends a visitor of %s to the sign-in', path => {
    expect(needsSignIn(path, visitor)).toBe(true)
  })

  test.each(openPaths)('leaves %s open', path => {
    expect(needsSignIn(path, visitor)).toBe(false)
  })

  test('asks nothing of those who are signed in, nor when it is off', () => {
    expect(needsSignIn('/rng', { guardOn: true, signedIn: true })).toBe(false)
    expect(needsSignIn('/rng', { guardOn: false, signedIn: false })).toBe(false)
  })
})

test.each([
  ['/rng?page=OXB', '/rng?page=OXB'],
  ['/login?from=/rng', '/'],
  ['//evil.example/rng', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  [undefined, '/'],
])('after signing in, from %s the way goes on to %s', (from, to) => {
  expect(continueTo(from)).toBe(to)
})
