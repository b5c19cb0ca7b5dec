import type { lookup } from 'node:dns'
import { expect, test } from 'vitest'
import { publicLookup } from './ask-provider.ts'

/** What the look-up of a name comes to that leads to an address. */
function lookedUp(address: string): Promise<string> {
  const family = address.includes(':') ? 6 : 4
  const resolve = ((_name: string, _options: object, done: (error: null, all: object[]) => void) =>
    done(null, [{ address, family }])) as unknown as typeof lookup
  return new Promise(answer => {
    publicLookup(resolve)('games.example', {}, (error, found) => answer(error ? 'refused' : String(found)))
  })
}

const inside = [
  ...['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['::1', '::', 'fc00::1', 'fd12::1', 'fe80::1', 'ff02::1'],
  // Site-local, of old.
  'fec0::1',
  // IPv4 in other clothes: mapped as text and as numbers, compatible, translated, 6to4, Teredo.
  ...['::ffff:10.0.0.1', '::ffff:a00:1', '::10.0.0.1', '::a00:1'],
  ...['64:ff9b::10.0.0.1', '64:ff9b::a00:1', '64:ff9b:1::a00:1', '2002:a00:1::', '2002:7f00:1::1', '2001:0:a00:1::1'],
  // For documents, and for nothing.
  ...['2001:db8::1', '100::1', '5f00::1'],
]
const outside = ['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e', '::ffff:8.8.8.8']

test.each(inside)('[MEND-028] a public name that leads to %s is refused', async address => {
  expect(await lookedUp(address)).toBe('refused')
})

test.each(outside)('[MEND-028] one that leads to %s is followed', async address => {
  expect(await lookedUp(address)).toBe(address)
})
