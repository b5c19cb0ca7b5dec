import type { Target } from '../../shared/safe-target.ts'
import { targetOf } from '../../shared/safe-target.ts'

/** Link types of a banner: an address of the site, one elsewhere, a game to start, a promotion to read. */
const linkageTypes = { inside: '1', outside: '2', game: '3', promotion: '4' } as const

const none: Target = { kind: 'none' }

/**
 * Where a banner leads by its link type. Without one it leads nowhere, and so does any address that is neither a path
 * of this site nor http(s).
 */
export function bannerTarget(linkageType: string, url: string): Target {
  if (linkageType === linkageTypes.inside) return only('inside', targetOf(url))
  if (linkageType === linkageTypes.outside) return only('outside', targetOf(url))
  if (linkageType === linkageTypes.game) return only('inside', targetOf(pathOr(url, '/seamless?gameCode=')))
  if (linkageType === linkageTypes.promotion) return only('inside', targetOf(pathOr(url, '/promoDetail?id=')))
  return none
}

const only = (kind: Target['kind'], target: Target): Target => (target.kind === kind ? target : none)
const pathOr = (url: string, prefix: string): string => (url.startsWith('/') ? url : prefix + encodeURIComponent(url))
