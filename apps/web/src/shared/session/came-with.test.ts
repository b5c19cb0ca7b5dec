import { expect, test } from 'vitest'
import { codesOf } from './came-with.ts'

test.each([
  ['?affiliateCode=KARA', 'KARA', null, null],
  ['?aff=KARA&r=BEN', 'KARA', 'BEN', null],
  ['?code=KARA&referralCode=BEN', 'KARA', 'BEN', null],
  ['?recommenderId=42&r=BEN', null, 'BEN', '42'],
  ['?code=from-a-provider&state=x', null, null, null],
  ['?aff=', null, null, null],
  ['', null, null, null],
])('%s brings %s, %s and %s', (search, affiliateCode, referralCode, recommenderId) => {
  expect(codesOf(search)).toEqual({ affiliateCode, referralCode, recommenderId })
})
