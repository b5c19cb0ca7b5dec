import type { Language } from '@baize/api'
import { defaultLanguage } from '@baize/api'
import type { BrandSettings } from '@baize/api/schemas/brand-settings'
import { inRanges } from '@baize/server-kit/address-ranges'
import type { Clock } from '@baize/server-kit/outside'
import { ApiError } from '../api-error.ts'

/** Where a call comes from. */
export interface Place {
  address: string
  /** Null when it is not known. */
  country: string | null
}

export type Openness =
  | { state: 'open' }
  | { state: 'maintenance'; endTime: string | null }
  | { state: 'region_restricted' | 'ip_restricted' }

type Rules = Pick<BrandSettings, 'maintenance' | 'restriction'>

/** True when the site is open to a place. Maintenance goes before restrictions; staff is let in during maintenance. */
export function opennessFor({ maintenance, restriction }: Rules, { address, country }: Place): Openness {
  if (maintenance.enabled && !inRanges(address, maintenance.staffAddresses))
    return { state: 'maintenance', endTime: maintenance.endTime }
  if (inRanges(address, restriction.addresses)) return { state: 'ip_restricted' }
  if (country && restriction.countries.includes(country)) return { state: 'region_restricted' }
  return { state: 'open' }
}

const retryMs = { least: 30_000, unknown: 600_000, most: 86_400_000 }

/** @throws ApiError maintenance with the time until its end, region_restricted, ip_restricted */
export function requireOpen(rules: Rules, place: Place, clock: Clock): void {
  const openness = opennessFor(rules, place)
  if (openness.state === 'open') return
  if (openness.state !== 'maintenance') throw new ApiError(openness.state)
  const leftMs = openness.endTime ? Date.parse(openness.endTime) - clock.now().getTime() : retryMs.unknown
  const waitMs = Math.min(Math.max(leftMs, retryMs.least), retryMs.most)
  throw new ApiError('maintenance', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}

/** What the brand says about its maintenance. */
export const maintenanceInfo = ({ maintenance: { info } }: Rules, language: Language): string =>
  info[language] ?? info[defaultLanguage] ?? ''
