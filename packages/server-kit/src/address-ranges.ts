import { BlockList, isIP } from 'node:net'

const parse = (range: string) => {
  const [address = '', bits, ...rest] = range.split('/')
  const version = isIP(address)
  const longest = version === 4 ? 32 : 128
  const prefix = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN
  const holds = version !== 0 && rest.length === 0 && prefix <= longest
  return holds ? { address, prefix, family: version === 4 ? ('ipv4' as const) : ('ipv6' as const) } : null
}

/** Lists made of settings, for as long as these are kept. */
const lists = new WeakMap<readonly string[], BlockList>()

/** True when an address lies in one of the ranges; IPv4 in IPv6 clothes counts as IPv4. */
export function inRanges(address: string, ranges: readonly string[]): boolean {
  if (ranges.length === 0) return false
  const list = lists.get(ranges) ?? listOf(ranges)
  lists.set(ranges, list)
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 4 ? 'ipv4' : 'ipv6')
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const parsed = parse(range)
    if (parsed) list.addSubnet(parsed.address, parsed.prefix, parsed.family)
  }
  return list
}
