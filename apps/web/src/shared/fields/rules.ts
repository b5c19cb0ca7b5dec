import type { FieldRule } from '@baize/api'
import { smsCodeMaxLength } from '@baize/api'

const any = { enabled: true, required: true, minLength: 0, maxLength: 255, patternId: 'ANY', acceptedPattern: '*' }

/** A field that only has to be filled in. */
export const filledIn: FieldRule = any
/** A code by SMS: up to 255 characters, as the gateway wants it. */
export const smsCode: FieldRule = { ...any, maxLength: smsCodeMaxLength }
/** A rule of the brand's, asked for in any case. */
export const asked = (rule: FieldRule | undefined): FieldRule => ({ ...(rule ?? any), enabled: true, required: true })
