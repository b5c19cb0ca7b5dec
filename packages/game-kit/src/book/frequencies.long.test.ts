import { createCipheriv } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Claim } from '../claims.ts'
import { football } from './model.ts'
import { SAMPLE_RATINGS } from './samples.ts'

const matches = 1_000_000
const most = 3

const block = Buffer.alloc(2 ** 16)

/** Words for counting, the same in every run; no match is decided by them. */
function countingWords(): () => number {
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16, 7), Buffer.alloc(16))
  let bytes = cipher.update(block)
  let at = 0
  return () => {
    if (at === bytes.length) {
      bytes = cipher.update(block)
      at = 0
    }
    at += 4
    return bytes.readUInt32LE(at - 4)
  }
}

const watched: Claim[] = [
  ...['home', 'draw', 'away'].map(selection => ({ market: '1X2', selection, line4: 0 })),
  ...['0-0', '1-0', '1-1', '2-1', 'other'].map(selection => ({ market: 'CS', selection, line4: 0 })),
  ...['1/1', 'X/X', '2/1'].map(selection => ({ market: 'HTFT', selection, line4: 0 })),
  { market: 'BTTS', selection: 'yes', line4: 0 },
  { market: 'FTS', selection: 'away', line4: 0 },
  { market: 'HSH', selection: '2nd', line4: 0 },
  { market: 'CR1X2', selection: 'home', line4: 0 },
  { market: 'INT', selection: 'yes', line4: 4 },
]

test('a million matches come out as often as their chances say', () => {
  const tables = football.prepare(SAMPLE_RATINGS)
  const start = football.start()
  const chances = football.claims(tables, start, 'before')
  const word = countingWords()
  const won = watched.map(() => 0)
  for (let match = 0; match < matches; match++) {
    let state = start
    for (let played = 1; played <= football.blocks; played++) state = football.play(tables, state, played, word)
    for (const [at, claim] of watched.entries()) if (football.settle(claim, start, state)!.kind === 'won') won[at]!++
  }
  for (const [at, { market, selection, line4 }] of watched.entries()) {
    const { parts } = chances.find(
      claim => claim.market === market && claim.selection === selection && claim.line4 === line4,
    )!
    const sigma = Math.sqrt(matches * parts.won * (1 - parts.won))
    expect(Math.abs(won[at]! - matches * parts.won) / sigma, `${market} ${selection}`).toBeLessThan(most)
  }
})
