import { readSession, removeSession, writeSession } from './session-storage.ts'

const affiliateNames = ['affiliateCode', 'aff', 'code']
const referralNames = ['referralCode', 'r']
const recommenderNames = ['recommenderId']

const first = (params: URLSearchParams, names: readonly string[]): string | null =>
  names.map(name => params.get(name)?.trim().slice(0, 50)).find(Boolean) ?? null

/** What an address says about who brought its reader; null for what it does not. */
export interface CameWith {
  affiliateCode: string | null
  referralCode: string | null
  /** Id of the agent who recommended the site. */
  recommenderId: string | null
}

/** The codes of an address, under any of their names. An address with a provider's state carries no affiliate code. */
export function codesOf(search: string): CameWith {
  const params = new URLSearchParams(search)
  const names = params.has('state') ? affiliateNames.filter(name => name !== 'code') : affiliateNames
  return {
    affiliateCode: first(params, names),
    referralCode: first(params, referralNames),
    recommenderId: first(params, recommenderNames),
  }
}

/**
 * Keeps the codes of the first address for the whole visit; those of a later address win.
 * @param onLink told of an affiliate code that the visit has not come by before
 */
export function keepCodes(search: string, onLink: (code: string) => void): void {
  const { affiliateCode, referralCode, recommenderId } = codesOf(search)
  if (affiliateCode && affiliateCode !== readSession('affiliateCode')) onLink(affiliateCode)
  if (affiliateCode) writeSession('affiliateCode', affiliateCode)
  if (referralCode) writeSession('referralCode', referralCode)
  if (recommenderId) writeSession('recommenderId', recommenderId)
}

export const storedCodes = (): CameWith => ({
  affiliateCode: readSession('affiliateCode'),
  referralCode: readSession('referralCode'),
  recommenderId: readSession('recommenderId'),
})

/** The agent turned out not to be one: whoever came with them registers without. */
export const forgetRecommender = (): void => removeSession('recommenderId')
