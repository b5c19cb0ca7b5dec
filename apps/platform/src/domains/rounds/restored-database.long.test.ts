import { countFacts, restoreElsewhere, SampleProvider, startTestPlatform, testKey } from '@baize/testing'
import { expect, test } from 'vitest'
import { adoptDatabase } from '../../adopt-database.ts'
import type { EveryDatabase } from '../../domains/every-table.ts'
import { connectOwner } from '../../kernel/database/open-database.ts'

/** The key of keys lies in no database: whoever restores one brings it along. */
const keys = { BAIZE_KEY: testKey }

/** What members were counted for, by reader. */
async function sums({ pool }: EveryDatabase) {
  const of = async (query: string) => (await pool.query<{ sum: string | null }>(query)).rows[0]!.sum
  return {
    bets: await of('select sum(bets)::text from rounds.rollup'),
    valid: await of('select sum(valid_units)::text from rounds.rollup'),
    games: await of('select sum(rounds)::text from rounds.game_total'),
  }
}

test('[MON-003] a dump restored into a fresh server hands no fact out twice, and what is played then once', async () => {
  const first = await startTestPlatform(keys)
  // The first server has run for a while: it counts far above a fresh one.
  await first.database.pool.query(
    'do $$ begin for i in 1..20000 loop perform pg_current_xact_id(); commit; end loop; end $$',
  )
  const provider = await SampleProvider.start(first)
  const member = await (await first.visitor()).register('restored1')
  await provider.lose(await provider.play(member), 'before-dump', 50_000)
  for (const job of ['rounds-rollup', 'rounds-game-totals']) await countFacts(first, job)
  expect(await sums(first.database)).toEqual({ bets: '1', valid: '50000', games: '1' })

  const database = await restoreElsewhere(first.database)
  await provider.stop()
  await first.stop()

  await expect(startTestPlatform(keys, { database })).rejects.toMatchObject({
    code: 'database_moved',
    message: expect.stringContaining('npm run adopt-database'),
  })
  const owner = connectOwner(database)
  expect([await adoptDatabase(owner), await adoptDatabase(owner)]).toEqual([true, false])
  await owner.stop()
  const second = await startTestPlatform(keys, { database })
  const again = await SampleProvider.start(second)
  const back = await (await second.visitor()).signIn('restored1', 'Tables#2026')
  await again.lose(await again.play(back), 'after-restore', 20_000)
  for (const job of ['rounds-rollup', 'rounds-game-totals']) await countFacts(second, job)
  expect(await sums(database)).toEqual({ bets: '2', valid: '70000', games: '2' })
  await again.stop()
  await second.stop()
}, 120_000)
