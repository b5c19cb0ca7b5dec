import { finishedMatch } from '@baize/game-kit/pvp/testing/records'
import { verifyExport } from '@baize/testing'
import { expect, test } from 'vitest'

test('one command plays exported matches again, and names what an edited one differs in', async () => {
  const { record } = finishedMatch('DUO-TIENLEN', { hand: 1, seats: 4 })
  const lines = [record, finishedMatch('DUO-DICE', { hand: 2, seats: 2 }).record].map(one => JSON.stringify(one))
  const good = await verifyExport(lines.join('\n'))
  expect([good.stdout, good.status]).toEqual(['0 rounds and 2 matches verified, 0 failed.', 0])
  const edited = JSON.stringify({ ...record, dealt: record.dealt.toReversed() })
  const bad = await verifyExport(edited)
  expect([bad.status, bad.stderr]).toEqual([
    1,
    expect.stringContaining('DUO-TIENLEN match m-DUO-TIENLEN-1: deal differs'),
  ])
})
