import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'

/** Every country that has telephones, with its dialing code. */
export const countries = getCountries()
  .map(countryCode => ({ countryCode: countryCode as string, countryDialingCode: getCountryCallingCode(countryCode) }))
  .sort((a, b) => (a.countryCode < b.countryCode ? -1 : 1))
