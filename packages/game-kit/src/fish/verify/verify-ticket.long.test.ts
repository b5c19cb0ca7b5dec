import { expect, test } from 'vitest'
import * as node from '../../node/crypto.ts'
import { playTicket } from '../testing/play-ticket.ts'
import { openRange, reef } from '../testing/range.ts'
import { ticketKey } from '../testing/seeds.ts'
import { verifyTicket } from './verify-ticket.ts'

test('[FISHG-033] 10,000 stored tickets verify, and words of returned shots catch as often as others', () => {
  const wrong: unknown[] = []
  let [tickets, returned, lucky] = [0, 0, 0]
  for (let nonce = 0; tickets < 10_000; nonce++) {
    const key = { ...ticketKey(reef), nonce }
    const record = playTicket(openRange({ keys: [key] }), key, { startMs: 5_000 + 3_000 * (nonce % 20), shots: 20 })
    if (record.shots.every(row => row.length === 2)) continue
    tickets++
    const verdict = verifyTicket(record, node)
    if (verdict.ok) {
      returned += verdict.returned
      lucky += verdict.luckyReturned
    } else wrong.push(verdict.difference)
  }
  expect(wrong).toEqual([])
  expect(returned).toBeGreaterThan(10_000)
  const deviation = Math.sqrt(returned * 0.48 * 0.52)
  expect(Math.abs(lucky - 0.48 * returned)).toBeLessThan(3 * deviation)
})
