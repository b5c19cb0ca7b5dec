import type { FieldRule, ModuleId } from '@baize/api'
import type { FieldRules } from '../../field-rules.ts'

export type Variant = 'username' | 'mobile'
/** How a number is shown to be the caller's: not at all, by a code of ours, or by Firebase. */
export type NumberProof = 'none' | 'code' | 'firebase'

interface Asked {
  variant: Variant
  /** The switches as they act. */
  on: Record<ModuleId, boolean>
  /** True when a number came along. */
  hasNumber: boolean
}

/** The brand's rules as one form applies them: what its tab and the switches make required, and what falls away. */
export function rulesFor(
  rules: FieldRules,
  { variant, on, hasNumber }: Asked,
): { rules: FieldRules; proof: NumberProof } {
  const byMobile = variant === 'mobile'
  const withPassword = { enabled: !byMobile || on.REGISTER_MOBILE_PASSWORD }
  const mobileNum = changed(rules.mobileNum, byMobile ? { enabled: true, required: true } : {})
  const needsProof = on.REGISTER_SMS && hasNumber && mobileNum?.enabled === true
  const proof = !needsProof ? 'none' : on.FIREBASE_SMS ? 'firebase' : 'code'
  const changes = {
    username: changed(rules.username, byMobile ? { required: false } : {}),
    password: changed(rules.password, withPassword),
    confirmPassword: changed(rules.confirmPassword, withPassword),
    mobileNum,
    verificationCode: changed(rules.verificationCode, { enabled: proof === 'code', required: proof === 'code' }),
  }
  const known = Object.entries({ ...rules, ...changes }).filter((entry): entry is [string, FieldRule] => !!entry[1])
  return { rules: Object.fromEntries(known), proof }
}

const changed = (rule: FieldRule | undefined, change: Partial<FieldRule>): FieldRule | undefined =>
  rule && { ...rule, ...change }
