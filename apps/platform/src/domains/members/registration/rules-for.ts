import type { FieldRule, ModuleId } from '@baize/api'
import type { FieldRules } from '../field-rules.ts'

export type Variant = 'username' | 'mobile'

interface Asked {
  variant: Variant
  /** The switches as they act. */
  on: Record<ModuleId, boolean>
  /** Whether a number came along. */
  hasNumber: boolean
  /** Firebase proves the number, so no code of ours is asked for. */
  byFirebase: boolean
}

/** The brand's rules as one form applies them: what its tab and the switches make required, and what falls away. */
export function rulesFor(rules: FieldRules, { variant, on, hasNumber, byFirebase }: Asked): FieldRules {
  const byMobile = variant === 'mobile'
  const withPassword = !byMobile || on.REGISTER_MOBILE_PASSWORD
  const number = set(rules.mobileNum, byMobile ? { enabled: true, required: true } : {})
  const needsCode = on.REGISTER_SMS && (byMobile || (hasNumber && number?.enabled === true)) && !byFirebase
  return compact({
    ...rules,
    username: set(rules.username, byMobile ? { required: false } : {}),
    password: set(rules.password, { enabled: withPassword }),
    confirmPassword: set(rules.confirmPassword, { enabled: withPassword }),
    mobileNum: number,
    verificationCode: set(rules.verificationCode, { enabled: needsCode, required: needsCode }),
  })
}

const set = (rule: FieldRule | undefined, change: Partial<FieldRule>): FieldRule | undefined =>
  rule && { ...rule, ...change }

const compact = (rules: Record<string, FieldRule | undefined>): FieldRules =>
  Object.fromEntries(Object.entries(rules).filter((entry): entry is [string, FieldRule] => entry[1] !== undefined))
