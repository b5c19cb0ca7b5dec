import type { ResponseOf } from '@baize/api'
import { fieldRules } from '../field-rules.ts'
import type { MembersDependencies } from './create-member.ts'

/** Which registration forms are open, what they ask, and the rule of each field. */
export async function registerSettings({
  database,
  settings,
}: MembersDependencies): Promise<ResponseOf<'site.registerSettings'>> {
  const on = await settings.modules()
  return {
    usernameRegistration: on.REGISTER_USERNAME,
    mobileRegistration: on.REGISTER_MOBILE,
    mobilePassword: on.REGISTER_MOBILE_PASSWORD,
    smsVerification: on.REGISTER_SMS,
    countryPicker: on.COUNTRY_PICKER,
    directRegistration: on.REGISTER_DIRECT,
    fields: await fieldRules(database.kysely),
  }
}
