import { readSession, writeSession } from '../../shared/session/session-storage.ts'

const affiliateNames = ['affiliateCode', 'aff', 'code']
const referralNames = ['referralCode', 'r']

const first = (params: URLSearchParams, names: readonly string[]): string | null =>
  names.map(name => params.get(name)?.trim().slice(0, 50)).find(Boolean) ?? null

/** The codes of an address, under any of their names. An address with a provider's state carries no affiliate code. */
export function codesOf(search: string): { affiliateCode: string | null; referralCode: string | null } {
  const params = new URLSearchParams(search)
  const names = params.has('state') ? affiliateNames.filter(name => name !== 'code') : affiliateNames
  return { affiliateCode: first(params, names), referralCode: first(params, referralNames) }
}

/** Keeps the codes of the first address for the whole visit; those of a later address win. */
export function keepCodes(search: string): void {
  const { affiliateCode, referralCode } = codesOf(search)
  if (affiliateCode) writeSession('affiliateCode', affiliateCode)
  if (referralCode) writeSession('referralCode', referralCode)
}

export const storedCodes = () => ({
  affiliateCode: readSession('affiliateCode'),
  referralCode: readSession('referralCode'),
})
