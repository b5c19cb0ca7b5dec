import type { FieldRule } from '@baize/api'
import { judged } from '@baize/api/pasted'

/** A hint with a rule's bounds in it; equal bounds become one number. */
export function fillBounds(hint: string, { minLength, maxLength }: Pick<FieldRule, 'minLength' | 'maxLength'>): string {
  const whole = minLength === maxLength ? hint.replace('(min) - (max)', String(minLength)) : hint
  return whole.replaceAll('(min)', String(minLength)).replaceAll('(max)', String(maxLength))
}

/** The pattern that a value must match as a whole; '*' accepts anything. */
export const patternOf = ({ acceptedPattern }: Pick<FieldRule, 'acceptedPattern'>): RegExp =>
  new RegExp(`^(?:${acceptedPattern === '*' ? '.*' : acceptedPattern})$`, 'su')

/** True when a value breaks its rule: it is missing, too long, or too short or of another form. */
export function ruleFault(rule: FieldRule, typed: string): 'required' | 'long' | 'form' | null {
  const value = judged(rule, typed)
  if (value === '') return rule.required ? 'required' : null
  const length = [...value].length
  if (length > rule.maxLength) return 'long'
  const fits = length >= rule.minLength && patternOf(rule).test(value)
  return fits ? null : 'form'
}

/** The rule `checkPass`: both passwords are the same. */
export const checkPass = (password: string, confirmPassword: string): boolean => password === confirmPassword
