import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network that an address stands for wherever tries and calls are counted: an IPv4 address by itself, also in IPv6
 * clothes, and of an IPv6 address its first 64 bits, of which one subscriber has at least that many addresses.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return address
  const groups = groupsOf(plain)
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap(group => [group >> 8, group & 0xff])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of a valid IPv6 address. The URL parser writes it in hexadecimal and in its shortest form. */
function groupsOf(address: string): number[] {
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = shortest.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':').map(group => Number.parseInt(group, 16)))
  if (tail === undefined) return groups(head)
  const [left, right] = [groups(head), groups(tail)]
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
}
