import type { Language, Permission } from '@baize/api'

/** The state that the document carries before the first call; nothing of it is about anybody. */
export interface Boot {
  language: Language
  brandName: string
  currency: string
  currencySymbol: string
  timeZone: string
  serverTime: string
  encryptionKeys: Permission['encryptionKeys']
  /** A demo, whose sign-in page shows its accounts. */
  demo: { accounts: readonly string[]; password: string } | null
}

const read = (): Boot => JSON.parse(document.getElementById('state')?.textContent ?? 'null') as Boot

export const boot: Boot = read()

const clockOffsetMs = Date.parse(boot.serverTime) - Date.now()
/** The server's clock, so that a wrong clock of the device does not matter. */
export const serverNow = (): number => Date.now() + clockOffsetMs
