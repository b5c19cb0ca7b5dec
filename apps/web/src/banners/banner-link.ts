/** What a click on a banner does. */
export type BannerTarget =
  | { kind: 'none' }
  | { kind: 'inside'; to: string; search: Record<string, string> }
  | { kind: 'outside'; href: string }

/** Link types of a banner: an address of the site, one elsewhere, a game to start, a promotion to read. */
export const linkageTypes = { inside: '1', outside: '2', game: '3', promotion: '4' } as const

const none: BannerTarget = { kind: 'none' }

/**
 * Where a banner leads by its link type. Without one it leads nowhere, and so does any address that is neither a path
 * of this site nor http(s).
 */
export function bannerTarget(linkageType: string, url: string): BannerTarget {
  if (linkageType === linkageTypes.inside) return inside(url)
  if (linkageType === linkageTypes.outside) return outside(url)
  if (linkageType === linkageTypes.game) return inside(url.startsWith('/') ? url : `/seamless?gameCode=${url}`)
  if (linkageType === linkageTypes.promotion) return inside(url.startsWith('/') ? url : `/promoDetail?id=${url}`)
  return none
}

function inside(url: string): BannerTarget {
  if (!/^\/(?![/\\])/.test(url)) return none
  const [to = '/', query = ''] = url.split('?')
  return { kind: 'inside', to, search: Object.fromEntries(new URLSearchParams(query)) }
}

function outside(url: string): BannerTarget {
  const address = URL.parse(url)
  return address && /^https?:$/.test(address.protocol) ? { kind: 'outside', href: address.href } : none
}
