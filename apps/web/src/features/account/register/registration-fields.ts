import type { FieldRule, ResponseOf } from '@baize/api'
import { asked, smsCode } from '../../../shared/fields/rules.ts'

export type RegisterSettings = ResponseOf<'site.registerSettings'>
export type RegistrationTab = 'username' | 'mobile'

/** Fields of registration in their order on the form. */
export const registrationFields = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'paymentPassword',
  'payeeName',
  'birthDate',
  'email',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'affiliateCode',
  'captcha',
] as const
export type RegistrationField = (typeof registrationFields)[number]

const off = (rule: FieldRule | undefined): FieldRule | undefined => rule && { ...rule, enabled: false }

/** Tabs that the brand offers, username first. */
export const registrationTabs = ({ usernameRegistration, mobileRegistration }: RegisterSettings): RegistrationTab[] => [
  ...(usernameRegistration ? (['username'] as const) : []),
  ...(mobileRegistration ? (['mobile'] as const) : []),
]

/** The rules of a tab's form: those of the fields, and what the tab and the switches make of them. */
export function rulesOf(
  tab: RegistrationTab,
  settings: RegisterSettings,
  showsAffiliate: boolean,
): Partial<Record<RegistrationField, FieldRule>> {
  const { fields, mobilePassword, smsVerification } = settings
  const isMobile = tab === 'mobile'
  const hasPassword = !isMobile || mobilePassword
  const hasNumber = isMobile || (fields.mobileNum?.enabled ?? false)
  const rules: Record<string, FieldRule | undefined> = {
    ...fields,
    username: isMobile ? off(fields.username) : fields.username,
    mobileNum: isMobile ? asked(fields.mobileNum) : fields.mobileNum,
    verificationCode: smsVerification && hasNumber ? { ...smsCode, required: isMobile } : undefined,
    password: hasPassword ? fields.password : off(fields.password),
    confirmPassword: hasPassword ? fields.confirmPassword : off(fields.confirmPassword),
    affiliateCode: showsAffiliate ? fields.affiliateCode : off(fields.affiliateCode),
  }
  return Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule))
}
