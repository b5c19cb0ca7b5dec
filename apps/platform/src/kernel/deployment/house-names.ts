import type { BrandSettings } from '@baize/api/schemas/brand-settings'
import { StartError } from '@baize/server-kit/database/start-error'
import type { Config } from '../config.ts'
import type { Tx } from '../database/open-database.ts'
import type { Settings } from '../settings/settings.ts'

type Named = Pick<Config, 'CURRENCY' | 'MERCHANT_CODE' | 'BRAND_NAME'>

const needed = {
  CURRENCY: 'the currency of the books in CURRENCY, such as VND, which stays for good',
  MERCHANT_CODE: 'the code of the house in MERCHANT_CODE, such as HARBOUR, which stays for good',
  BRAND_NAME: 'what members call it in BRAND_NAME',
} as const

/**
 * Writes down what a house with real money is called. Its first start names all of it; a house that opened before it was asked keeps
 * its currency, and is named by the first start that says how. What is written down stays, but for the brand's name and the sign of
 * the currency, which operators change.
 * @throws StartError `other_currency` or `other_name` where the first start leaves something out
 */
export async function nameHouse(settings: Settings, config: Named, tx: Tx, isFirst: boolean): Promise<void> {
  const { CURRENCY: currency, MERCHANT_CODE: merchantCode, BRAND_NAME: brandName } = config
  const missing = isFirst
    ? Object.keys(needed).filter((name): name is keyof typeof needed => !config[name as keyof Named])
    : []
  if (missing.length > 0)
    throw new StartError(
      missing.includes('CURRENCY') ? 'other_currency' : 'other_name',
      `Name ${missing.map(name => needed[name]).join('; ')}.`,
    )
  const names: Partial<BrandSettings> = {
    ...(merchantCode && { merchantCode, merchant: merchantCode.toLowerCase() }),
    ...(brandName && { brandName }),
    ...(isFirst && currency && { currency, currencySymbol: symbolOf(currency) }),
  }
  const stored = await settings.storedBrand(tx)
  const added = Object.entries(names).filter(([name]) => !(name in stored))
  if (added.length > 0) await settings.writeBrand(Object.fromEntries(added), tx)
}

/** @throws StartError `other_currency` or `other_name` where the configuration calls a house otherwise than its database does */
export function requireNames({ currency, merchantCode }: BrandSettings, config: Named): void {
  if (config.CURRENCY && config.CURRENCY !== currency)
    throw new StartError('other_currency', `CURRENCY: the books of this database are kept in ${currency}, for good.`)
  if (config.MERCHANT_CODE && config.MERCHANT_CODE !== merchantCode)
    throw new StartError('other_name', `MERCHANT_CODE: this house is ${merchantCode}, for good.`)
}

/** The sign before an amount, such as ₫; a currency without one has its code. */
function symbolOf(currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return format.formatToParts(0).find(({ type }) => type === 'currency')!.value
}
