import type { Permission } from '@baize/api'

/** Where a page may reach besides its own site; its content security policy names these and nothing else. */
export interface PageOrigins {
  pictures: string[]
  frames: string[]
  /** Of the measurement script and of what it reports; null where nothing is measured. */
  analytics: string | null
  /** Firebase checks numbers here, and draws its check for robots into the page. */
  firebase: boolean
}

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.flatMap(address => URL.parse(address)?.origin ?? [])),
]

/** Other sites that the configuration of a brand names. */
export function pageOrigins({ imageCDNs, launchGameCDNs, analytics, social }: Permission['info']): PageOrigins {
  return {
    pictures: originsOf(imageCDNs),
    frames: originsOf(launchGameCDNs),
    analytics: analytics.gtagId ? analytics.origin : null,
    firebase: social.firebase !== null && !social.firebase.isSample,
  }
}

/**
 * The address under which one page looks for its pictures: one of the brand's, each as likely as the others.
 * @param draw from 0 up to 1, and never 1 itself
 */
export const pickImageCdn = ({ imageCDNs }: Permission['info'], draw: number): string =>
  (imageCDNs[Math.floor(draw * imageCDNs.length)] ?? '/img').replace(/\/$/, '')
