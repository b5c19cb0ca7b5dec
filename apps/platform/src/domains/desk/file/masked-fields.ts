import type { ResponseOf } from '@baize/api'
import { maskBirthDate, maskMail, maskMobile, maskName, maskNumber } from '../../../kernel/masking/masks.ts'
import type { Contacts } from '../../identity/index.ts'
import type { ProfileForDesk } from '../../members/index.ts'

type Profile = Extract<ResponseOf<'members.file'>, { tab: 'profile' }>
type Field = Profile['fields'][number]

/** What a member told of themselves, as operators read it. Fields that say nothing are left out. */
export function maskedFields({ mobile, email }: Contacts, profile: ProfileForDesk): Field[] {
  const shown: Record<string, string | null> = {
    mobile: mobile && maskMobile(mobile.dialingCode, mobile.mobileNum),
    email: email && maskMail(email),
    payeeName: profile.payee_name && maskName(profile.payee_name),
    birthDate: profile.birth_date && maskBirthDate(profile.birth_date),
    idNumber: profile.id_number && maskNumber(profile.id_number),
    qqNum: profile.qq_num && maskNumber(profile.qq_num),
    line: profile.line && maskName(profile.line),
    whatsapp: profile.whatsapp && maskNumber(profile.whatsapp),
    facebook: profile.facebook && maskName(profile.facebook),
    wechat: profile.wechat && maskName(profile.wechat),
  } satisfies Partial<Record<Field['field'], string | null>>
  return Object.entries(shown).flatMap(([field, value]) =>
    value === null ? [] : [{ field: field as Field['field'], value }],
  )
}
