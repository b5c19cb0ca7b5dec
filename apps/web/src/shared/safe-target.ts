/** Where an address from configuration leads: a page of this site, a page elsewhere, or nowhere. */
export type Target =
  | { kind: 'none' }
  | { kind: 'inside'; to: string; search: Record<string, string>; hash?: string }
  | { kind: 'outside'; href: string }

/** Only paths of this site and http(s) addresses lead anywhere. */
export function targetOf(url: string): Target {
  if (/^\/(?![/\\])/.test(url)) {
    const [address = '/', hash] = url.split('#')
    const [to = '/', query = ''] = address.split('?')
    return { kind: 'inside', to, search: Object.fromEntries(new URLSearchParams(query)), ...(hash ? { hash } : {}) }
  }
  const address = URL.parse(url)
  return address && /^https?:$/.test(address.protocol) ? { kind: 'outside', href: address.href } : { kind: 'none' }
}
