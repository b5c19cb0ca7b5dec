import type { RequestOf } from '@baize/api'
import type { CameWith } from '../../../shared/session/came-with.ts'
import type { SliderFields } from '../slider/solve.ts'
import type { RegistrationField, RegistrationTab } from './registration-fields.ts'

export interface RegisterInput {
  tab: RegistrationTab
  values: Record<RegistrationField, string>
  shown: readonly RegistrationField[]
  countryDialingCode: string | undefined
  /** Code of the address, in the place of a field that is not shown. */
  urlAffiliateCode: string | null
  stored: CameWith
  page: { href: string; hostname: string }
  slider: SliderFields
  /** Given where Firebase sent and checked the code of the number. */
  firebaseIdToken?: string | undefined
}

/** What registration sends: the shown fields, where the member came from, and the codes that brought them. */
export function registerPayload(input: RegisterInput): RequestOf<'members.register'> {
  const { tab, values, shown, countryDialingCode, urlAffiliateCode, stored, page, slider, firebaseIdToken } = input
  const sent = shown.filter(name => values[name] !== '' && !(firebaseIdToken && name === 'verificationCode'))
  const filled = Object.fromEntries(sent.map(name => [name, values[name]]))
  const affiliateCode =
    (shown.includes('affiliateCode') && values.affiliateCode) || urlAffiliateCode || stored.affiliateCode
  return {
    ...filled,
    ...(tab === 'mobile' || shown.includes('mobileNum') ? { countryDialingCode } : {}),
    ...(affiliateCode ? { affiliateCode } : {}),
    ...(stored.referralCode ? { referralCode: stored.referralCode } : {}),
    ...(stored.recommenderId ? { recommenderId: stored.recommenderId } : {}),
    ...(firebaseIdToken ? { firebaseChannel: 'sms', firebaseIdToken } : {}),
    ...slider,
    login: true,
    registerMethod: 'WEB',
    registerUrl: page.href.slice(0, 500),
    domain: page.hostname,
  }
}
