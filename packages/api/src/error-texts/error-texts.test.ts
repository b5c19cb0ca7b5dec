import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../constants.ts'
import { errors } from '../errors.ts'
import { enFaults } from './en.ts'
import { errorText, faultText } from './index.ts'

const codes = Object.keys(errors) as (keyof typeof errors)[]
const faults = Object.keys(enFaults) as (keyof typeof enFaults)[]
const others = (Object.keys(languages) as Language[]).filter(language => language !== 'EN')

describe.each(others)('%s', language => {
  test('[ERR2-007, ERR2-008] has its own words for every error, a missing and a bad phone number among them', () => {
    for (const code of codes) {
      expect(errorText(code, language).trim(), code).not.toBe('')
      expect(errorText(code, language), code).not.toBe(errorText(code, 'EN'))
    }
    expect(errorText('phone_invalid', language)).not.toBe(errorText('phone_missing', language))
  })

  test('has its own words for every fault of a field, and fills in the bounds', () => {
    const values = { min: 47, max: 58, options: 'a, b', tag: '53', place: 91, line: 37, found: 'XY', expected: 'c, d' }
    for (const code of faults) {
      const text = faultText(code, language, values)
      expect(text, code).not.toBe(faultText(code, 'EN', values))
      expect(text, code).not.toMatch(/[{}]/)
      for (const [, hole] of enFaults[code].matchAll(/\{(\w+)\}/g))
        expect(text, code).toContain(String(values[hole as keyof typeof values]))
    }
  })

  test('says how long to wait where English does', () => {
    expect(errorText('sms_too_many', language)).toMatch(/5/)
    expect(errorText('account_locked', language)).toMatch(/15/)
  })
})
