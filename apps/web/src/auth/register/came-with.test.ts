import { expect, test } from 'vitest'
import { codesOf } from './came-with.ts'

test.each([
  ['?affiliateCode=KARA', 'KARA', null],
  ['?aff=KARA&r=BEN', 'KARA', 'BEN'],
  ['?code=KARA&referralCode=BEN', 'KARA', 'BEN'],
  ['?code=from-a-provider&state=x', null, null],
  ['?aff=', null, null],
  ['', null, null],
])('%s brings %s and %s', (search, affiliateCode, referralCode) => {
  expect(codesOf(search)).toEqual({ affiliateCode, referralCode })
})
