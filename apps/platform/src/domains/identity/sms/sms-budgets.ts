import type { BrandSettings } from '@baize/api/schemas/brand-settings'
import type { Clock } from '@baize/server-kit/outside'
import { type CountryCallingCode, type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Database } from '../../../kernel/database/open-database.ts'
import { type Budget, budgets, giveBack, take } from '../sign-in/throttle/budgets.ts'
import type { PhoneNumber } from './phone-number.ts'

/** Numbers that differ in their last four digits alone: pumping asks for one after the other. */
const blockDigits = 4

/** Of a country that the brand sends nothing to, with the dialing codes of those that it does. */
function notServed(served: readonly string[]): ApiError {
  if (served.length === 0) return new ApiError('sms_country')
  const options = served.map(code => `+${code}`).join(', ')
  return new ApiError('sms_country', {
    faults: [{ field: 'countryDialingCode', fault: 'not_listed', values: { options } }],
  })
}

/** What text messages cost the brand, and what guessing at many numbers costs a network. */
export function createSmsBudgets({ database, clock }: { database: Database; clock: Clock }) {
  /** Takes one from each budget, or none. */
  async function reserve(limits: [Budget, size: number][]): Promise<{ giveBack(): Promise<void> }> {
    const reserved: Budget[] = []
    const giveAllBack = async () => {
      for (const budget of reserved.splice(0)) await giveBack(database, budget)
    }
    for (const [budget, size] of limits) {
      const { n } = await take(database, budget, clock.now())
      reserved.push(budget)
      if (n > size) {
        await giveAllBack()
        throw new ApiError('sms_too_many', { retryAfterSeconds: 3_600 })
      }
    }
    return { giveBack: giveAllBack }
  }

  return {
    /**
     * Reserves a message in the day of the brand and of the number's block, before it is written, so that many at one moment
     * spend no more. A number of a country that the brand sends nothing to is refused; no refusal tells of its owner.
     * @throws ApiError sms_country, sms_too_many
     */
    async reserveMessage({ sms }: BrandSettings, { dialingCode, e164 }: PhoneNumber) {
      const served = new Set(sms.countries.map(country => getCountryCallingCode(country as CountryCode)))
      if (!served.has(dialingCode as CountryCallingCode)) throw notServed([...served])
      return reserve([
        [{ kind: 'messages', subject: 'brand' }, sms.aDay],
        [{ kind: 'messages', subject: `block:${e164.slice(0, -blockDigits)}` }, sms.aDayOfBlock],
      ])
    },
    /** Reserves a try at a code for a network. @throws ApiError sms_too_many */
    async reserveTry(address: string): Promise<{ giveBack(): Promise<void> }> {
      const budget: Budget = { kind: 'codes', subject: `network:${address}` }
      const { lockedUntil } = await take(database, budget, clock.now())
      if (lockedUntil) throw new ApiError('sms_too_many', { retryAfterSeconds: budgets.codes.windowMs / 1000 })
      return { giveBack: () => giveBack(database, budget) }
    },
  }
}
