import type { EndpointName } from '@baize/api'

/** Answers that a tab keeps in its session storage, by the key that the product names. */
const cacheKeys = {
  'catalogue.gameVendors': 'gameVendor',
  'site.announcements': 'index_notice',
  'site.registerSettings': 'settings',
  'site.validation': 'validate',
  'wallet.merchantWallet': 'merchantWallet',
} as const satisfies Partial<Record<EndpointName, string>>
export type CachedEndpoint = keyof typeof cacheKeys

interface Kept {
  payload: string
  language: string
  keptAt: number
  value: unknown
}

const freshMs = 300_000

export const isCached = (name: EndpointName): name is CachedEndpoint => name in cacheKeys

/** The kept answer to the same question in the same language, while it is fresh. */
export function keptAnswer(name: CachedEndpoint, payload: unknown, language: string, now = Date.now()): unknown {
  const text = sessionStorage.getItem(cacheKeys[name])
  if (!text) return undefined
  const kept = JSON.parse(text) as Kept
  const isSame = kept.payload === JSON.stringify(payload) && kept.language === language
  return isSame && now - kept.keptAt < freshMs ? kept.value : undefined
}

export function keepAnswer(name: CachedEndpoint, payload: unknown, language: string, value: unknown): void {
  const kept: Kept = { payload: JSON.stringify(payload), language, keptAt: Date.now(), value }
  sessionStorage.setItem(cacheKeys[name], JSON.stringify(kept))
}
