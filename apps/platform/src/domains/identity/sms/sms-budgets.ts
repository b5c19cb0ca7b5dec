import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Database } from '../../../kernel/database/open-database.ts'
import type { Clock } from '../../../kernel/outside.ts'
import type { BrandSettings } from '../../../kernel/settings/brand-settings.ts'
import { type Budget, budgets, giveBack, take, taken } from '../sign-in/budgets.ts'
import type { PhoneNumber } from './phone-number.ts'

const everybody: Budget = { kind: 'messages', subject: 'brand' }

/** What text messages cost the brand, and what guessing at many numbers costs a network. */
export function createSmsBudgets({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /**
     * Refuses numbers of countries that the brand sends nothing to, and everybody once the day's messages are spent: whoever
     * has the number, so that the refusal tells nothing of it.
     * @throws ApiError sms_country, sms_too_many
     */
    async requireRoom({ sms }: BrandSettings, { dialingCode }: PhoneNumber): Promise<void> {
      if (!sms.countries.some(country => getCountryCallingCode(country as CountryCode) === dialingCode))
        throw new ApiError('sms_country', { faults: [{ field: 'countryDialingCode', fault: 'not_listed' }] })
      const spent = await taken(database, everybody, clock.now())
      if (spent >= sms.aDay) throw new ApiError('sms_too_many', { retryAfterSeconds: 3_600 })
    },
    /** Counts a message that is sent. */
    spend: async (): Promise<void> => void (await take(database, everybody, clock.now())),
    /** Reserves a try at a code for a network. @throws ApiError sms_too_many */
    async reserveTry(address: string): Promise<{ giveBack(): Promise<void> }> {
      const budget: Budget = { kind: 'codes', subject: `network:${address}` }
      const { lockedUntil } = await take(database, budget, clock.now())
      if (lockedUntil) throw new ApiError('sms_too_many', { retryAfterSeconds: budgets.codes.windowMs / 1000 })
      return { giveBack: () => giveBack(database, budget) }
    },
  }
}
