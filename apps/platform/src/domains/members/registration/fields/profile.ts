import type { FieldRules } from '../../field-rules.ts'
import type { Registration } from '../check-registration.ts'
import type { Profile } from './add-profile.ts'

/** What is kept of the optional fields: only those that the brand asks for. */
export function profileOf(rules: FieldRules, input: Registration): Profile {
  const given = (field: keyof Registration & string) =>
    rules[field]?.enabled ? String(input[field] ?? '').trim() || null : null
  return {
    payee_name: given('payeeName'),
    qq_num: given('qqNum'),
    line: given('line'),
    whatsapp: given('whatsapp'),
    facebook: given('facebook'),
    wechat: given('wechat'),
    id_number: given('idNumber'),
    birth_date: given('birthDate'),
  }
}
