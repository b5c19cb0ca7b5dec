import { expect, test } from 'vitest'
import * as browser from '../../browser/crypto.ts'
import * as node from '../../node/crypto.ts'
import { playTicket } from '../testing/play-ticket.ts'
import { keyThat, openRange, reef, sceneWith, shootAt } from '../testing/range.ts'
import { ticketKey } from '../testing/seeds.ts'
import type { VerifiableTicket } from './ticket-record.ts'
import { TICKET_CHECKS, verifyTicket } from './verify-ticket.ts'

const played = (): VerifiableTicket => {
  const key = ticketKey(reef)
  return playTicket(openRange({ keys: [key] }), key, { startMs: 5_000, shots: 60 })
}

test('a ticket as it comes out of storage verifies, in node and in the browser', () => {
  const record = played()
  const decided = record.shots.filter(row => row.length > 2).length
  expect(decided).toBeGreaterThan(10)
  for (const crypto of [node, browser])
    expect(verifyTicket(record, crypto)).toMatchObject({
      ok: true,
      passed: TICKET_CHECKS,
      returned: record.shots.length - decided,
    })
})

test.each<[string, string, (record: VerifiableTicket) => void]>([
  [
    'a seed that is not revealed',
    'commitment',
    record => {
      record.serverSeed = null
    },
  ],
  [
    'a seed that was not committed to',
    'commitment',
    record => {
      record.serverSeed = '00'.repeat(32)
    },
  ],
  [
    'a seed that was not promised',
    'promise',
    record => {
      record.promise!.commitment = 'ab'
    },
  ],
  [
    'a definition that nobody published',
    'definition',
    record => {
      record.definitionHash = 'ab'
    },
  ],
  [
    'another nonce',
    'shots',
    record => {
      record.nonce++
    },
  ],
  [
    'a shot that is missing',
    'shots',
    record => {
      record.shots.splice(1, 1)
    },
  ],
  [
    'another integer',
    'shots',
    record => {
      record.shots.find(row => row.length > 2)![5]! += 1
    },
  ],
  [
    'another prize',
    'shots',
    record => {
      record.shots.find(row => row.length > 2)![6]! += 1
    },
  ],
  [
    'another sum',
    'sums',
    record => {
      record.won += 100
    },
  ],
  [
    'another scene',
    'places',
    record => {
      record.scenes[0]!.seed = '00'.repeat(32)
    },
  ],
  [
    'prey that was elsewhere',
    'places',
    record => {
      record.shots.find(row => row.length > 2)![4] = 89_999
    },
  ],
])('%s is the first difference', (_, check, edit) => {
  const record = played()
  edit(record)
  expect(verifyTicket(record, node)).toMatchObject({ ok: false, difference: { check } })
})

test('weapons are drawn and placed again', () => {
  const { number, atMs, fish } = sceneWith('bomb-crab', 5_000, 60_000)
  const key = keyThat([[0, 'bomb-crab', true]])
  const weaponsOf = (edit: (record: VerifiableTicket) => void) => {
    const range = openRange({ keys: [key], number })
    shootAt(range, fish, { k: 0, tMs: atMs })
    const record = playTicket(range, key, { startMs: atMs + 9_000, shots: 1 })
    edit(record)
    const verdict = verifyTicket(record, node)
    return verdict.ok ? null : verdict.difference.check
  }
  expect(weaponsOf(() => {})).toBe(null)
  expect(
    weaponsOf(record => {
      record.weapons = []
    }),
  ).toBe('weapons')
  expect(
    weaponsOf(record => {
      record.weapons[0]!.pearls++
    }),
  ).toBe('weapons')
  expect(
    weaponsOf(record => {
      record.weapons[0]!.atMs += 30_000
    }),
  ).toBe('places')
})
