import type { FieldRule } from '@baize/api'
import { describe, expect, test } from 'vitest'
import english from '../../locales/EN.json' with { type: 'json' }
import { checkPass, fillBounds, patternOf, ruleFault } from './field-rules.ts'

const rule = (change: Partial<FieldRule>): FieldRule => ({
  enabled: true,
  required: true,
  minLength: 4,
  maxLength: 15,
  patternId: 'ALNUM_START_ALPHA',
  acceptedPattern: '[A-Za-z][A-Za-z0-9]*',
  ...change,
})

describe('hints', () => {
  const hint = english['pattern.ALNUM']

  test('[VALID-030] [VALID-031] the bounds of the rule stand in the hint', () => {
    expect(fillBounds(hint, { minLength: 6, maxLength: 12 })).toBe('6 - 12 letters or digits')
  })

  test('[VALID-032] equal bounds become one number', () => {
    expect(fillBounds(hint, { minLength: 6, maxLength: 6 })).toBe('6 letters or digits')
  })

  test('every hint has both bounds in it', () => {
    const hints = Object.entries(english).filter(([key]) => key.startsWith('pattern.'))
    expect(hints.length).toBeGreaterThan(5)
    for (const [key, text] of hints) expect(text, key).toContain('(min) - (max)')
  })
})

describe('rules', () => {
  test.each([
    ['', 'required'],
    ['abc', 'form'],
    ['1abc', 'form'],
    ['a'.repeat(16), 'long'],
    [`${'a'.repeat(16)}!`, 'long'],
    ['ab cd', 'form'],
    ['abcd', null],
    ['a23456789012345', null],
  ])('username %j: %s', (value, expected) => {
    expect(ruleFault(rule({}), value)).toBe(expected)
  })

  test('an optional field may stay empty', () => {
    expect(ruleFault(rule({ required: false }), '')).toBeNull()
  })

  test("[VALID-035] acceptedPattern '*' accepts anything", () => {
    const any = patternOf({ acceptedPattern: '*' })
    for (const value of ['', 'x', '1 2\n3', '🎲']) expect(any.test(value)).toBe(true)
  })

  test('a pattern holds for the whole value', () => {
    expect(patternOf({ acceptedPattern: 'a|b' }).test('ab')).toBe(false)
  })

  test('checkPass wants the same password twice', () => {
    expect(checkPass('Secret1', 'Secret1')).toBe(true)
    expect(checkPass('Secret1', 'secret1')).toBe(false)
  })
})
