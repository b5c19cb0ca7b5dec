import type { ResponseOf } from '@baize/api'
import { fieldRules } from './permission.ts'

const countries = {
  PH: '63',
  VN: '84',
  TH: '66',
  CN: '86',
  JP: '81',
  ID: '62',
  MY: '60',
  SG: '65',
  KR: '82',
  TW: '886',
}

export const countryCode: ResponseOf<'site.countryCode'> = {
  current: 'PH',
  list: Object.entries(countries).map(([code, dialing]) => ({ countryCode: code, countryDialingCode: dialing })),
}

export const registerSettings: ResponseOf<'site.registerSettings'> = {
  usernameRegistration: true,
  mobileRegistration: true,
  mobilePassword: true,
  smsVerification: true,
  countryPicker: true,
  directRegistration: true,
  fields: fieldRules,
}
