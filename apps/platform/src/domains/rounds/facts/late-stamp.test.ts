import { countFacts, knownMember, startTestPlatform, type TestPlatform, writeBets } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

const isComplete = async (cutoff: Date, at: Date) =>
  (await site.database.pool.query<{ complete: boolean }>('select rounds.is_complete($1, $2) as complete', [cutoff, at]))
    .rows[0]!.complete

test('[MON-014] a fact that a stalled process stamped before the cut-off and writes after it is waited for', async () => {
  const { id } = await knownMember(site)
  const cutoff = new Date()
  // Stamped before the cut-off, by a process that stalls before its transaction begins.
  const stamped = new Date(cutoff.getTime() - 1_000)
  const completeAtOnce = await isComplete(cutoff, new Date(cutoff.getTime() + 500))
  const bet = { gameType: 'RNG' as const, stake: '1.00', payout: '0.00', validBet: '1.00', status: 'LOST' as const }
  await writeBets(site, id, [{ ...bet, at: stamped.toISOString() }])
  expect(completeAtOnce).toBe(false)
  await countFacts(site, 'rounds-rollup')
  const settled = () => isComplete(cutoff, new Date(cutoff.getTime() + 60_000))
  await expect.poll(settled, { timeout: 20_000 }).toBe(true)
})
