/** Keys of session storage, as the product names them. */
export type SessionKey =
  | 'token'
  | 'merchant'
  | 'merchantCode'
  | 'memberLabel'
  | 'customerId'
  | 'account'
  | 'isAgent'
  | 'username'
  | 'cpw'
  | 'affiliateCode'
  | 'referralCode'
  | 'recommenderId'
  | 'popupSeen'

const storage = (): Storage | null => (typeof window === 'undefined' ? null : window.sessionStorage)

export const readSession = (key: SessionKey): string | null => storage()?.getItem(key) ?? null
export const writeSession = (key: SessionKey, value: string): void => storage()?.setItem(key, value)
export const removeSession = (key: SessionKey): void => storage()?.removeItem(key)

/** Empties the session but for the merchant, as signing out does. */
export function clearSession(): void {
  const merchant = readSession('merchant')
  const merchantCode = readSession('merchantCode')
  storage()?.clear()
  if (merchant !== null) writeSession('merchant', merchant)
  if (merchantCode !== null) writeSession('merchantCode', merchantCode)
}
